import type { Refusal } from '$lib/domain/box';
import { tidyName } from '$lib/domain/names';
import { isMoment, type Fact } from '$lib/domain/rows';
import type { Recorded } from '$lib/session/preview';
import { redrawn, type FairRules } from './fair';
import { protocol, type Asked, type ToOwner } from './messages';
import { isOver, lastSeq, personCalled, scoresAt, type OwnerTable, type Phone } from './phones';
import { isOwn, type Held, type PhoneRefusal, type SeatRules } from './seat';
import { saidNow, seatsSince } from './seats-since';

/** What decides what a phone may say. */
export interface Court {
	readonly table: OwnerTable | undefined;
	readonly seat: SeatRules | undefined;
	readonly fair: FairRules | undefined;
	/** Phones may say what their own player does, or whatever is done at the table. */
	readonly may: 'own' | 'all';
	/** What players have in their hands, or half typed at the table, by the phone that said so or was told. */
	readonly held: Map<string, Held>;
	/** The phones that are linked. */
	readonly phones: readonly Pick<Phone, 'player'>[];
}

/** The owner is at no table. */
export const nowhere = { table: undefined, seat: undefined, fair: undefined };

/** Returns why this phone may not say anything at all. */
function whyNot({ may }: Court, phone: Phone): PhoneRefusal | undefined {
	if (phone.hello?.p !== protocol) return { why: 'only-looking' };
	return phone.player === null && may === 'own' ? { why: 'only-looking' } : undefined;
}

function isTheirs({ table, seat, may }: Court, { player }: Phone, fact: Fact): boolean {
	if (may === 'all') return true;
	if (!table || !seat || player === null) return false;
	const { variant, snapshot } = table.folded;
	return isOwn(seat, fact, player, variant.moment(snapshot));
}

/** Takes down what a player has in the hand, but for what another one has: of that the last is refused. */
function hold(
	{ held, seat, table }: Court,
	device: string,
	player: string,
	wanted: readonly string[]
): Recorded {
	for (const [other, theirs] of held) {
		// A player who has another phone by now, and a phone that is another player's by now, are nobody else.
		if (other === device || theirs.player === player) held.delete(other);
		// Who left the table has again, back at it, what nobody took meanwhile.
		else if (table && seat?.left?.(table.folded.snapshot, theirs.player))
			held.set(other, { player: theirs.player, what: theirs.what.filter((one) => !wanted.includes(one)) });
	}
	const holderOf = (what: string) => [...held.values()].find((theirs) => theirs.what.includes(what))?.player;
	const theirs = wanted.filter((what) => holderOf(what) !== undefined);
	// The card that was taken last is refused first: it can be laid aside, and one that was played on stays.
	const what = theirs.at(-1);
	const refusal: PhoneRefusal = { why: 'held', player: holderOf(what ?? '') ?? '', what: what ?? '' };
	held.set(device, { player, what: wanted.filter((one) => !theirs.includes(one)) });
	return what === undefined ? { ok: true } : { ok: false, refusal };
}

/** Takes what a phone proposes, or refuses it: its seat is asked first, then the table’s own judge. */
export function take(
	court: Court,
	phone: Phone,
	{ said: sent, fill, since }: Extract<ToOwner, { t: 'propose' }>
): Recorded {
	const { table, seat } = court;
	const said = since === undefined || !table ? sent : saidNow(sent, seatsSince(table, since));
	if (!said) return { ok: false, refusal: { why: 'not-your-seat' } };
	const why = whyNot(court, phone);
	if (!table || why) return { ok: false, refusal: why ?? { why: 'only-looking' } };
	const holds = said.length === 0 ? seat?.holds?.(fill) : undefined;
	if (holds && phone.hello && phone.player !== null)
		return hold(court, phone.hello.device, phone.player, holds);
	const { snapshot, variant } = table.folded;
	if (!said.every(({ fact }) => isTheirs(court, phone, fact)))
		return { ok: false, refusal: { why: 'not-your-seat' } };
	const [first] = said;
	// What was said of one round is not said of another, which was begun meanwhile.
	if (first?.moment && !isMoment(first.moment, variant.moment(snapshot, first.fact)))
		return { ok: false, refusal: { why: 'said-elsewhere', moment: first.moment } };
	if (said.some(({ fact }) => seat?.isTooSoon?.(table, fact)))
		return { ok: false, refusal: { why: 'table-is-asked' } };
	if (said.length > 0) {
		const facts = redrawn(
			table,
			court.fair,
			said.map(({ fact }) => fact)
		);
		const recorded = table.record(...facts);
		if (!recorded.ok) return recorded;
	}
	if (fill === undefined) return { ok: true };
	const held = phone.player === null ? undefined : seat?.saidBefore?.(table, phone.player, fill);
	// Who has no phone any more, or had another one's by mistake, sends no others.
	if (held && court.phones.some((one) => one.player === held.player))
		return { ok: false, refusal: { why: 'held', ...held } };
	const filled = phone.player === null ? undefined : seat?.fill?.(table, phone.player, fill);
	// What was said stands, whatever becomes of what is half typed.
	if (filled === undefined && said.length === 0) {
		const sits = scoresAt(table).some(({ player }) => player === phone.player);
		return { ok: false, refusal: { why: sits ? 'too-late' : 'no-seat' } };
	}
	if (filled === undefined) return { ok: true };
	table.setDraft(filled);
	return { ok: true };
}

/**
 * Returns what a phone has to hear of what the table has of its player's: whatever is otherwise than the phone was told
 * last, and what stands when the line is new or the phone has become this player's. What stands no more may have been
 * waved off.
 */
export function restated({ table, seat, held }: Court, phone: Phone): readonly PhoneRefusal[] {
	const { player, hello, stood } = phone;
	// What stands is of a round that the phone has by now.
	const whole = table && phone.welcomed && phone.next > lastSeq(table.rows);
	if (!whole || !hello || player === null) return [];
	const before = held.get(hello.device);
	const known = before?.player === player ? before : undefined;
	const now = seat?.stands?.(table, player, known);
	const round = (now ?? known)?.round;
	if (round === undefined) return [];
	const what = now?.what ?? '';
	const last = known?.round === round ? known.what[0] : '';
	phone.stood = player;
	if (what === last && (stood === player || what === '')) return [];
	held.set(hello.device, { player, round, what: [what] });
	const told = { why: 'held', player, what, round } as const;
	return now && seat?.wavesOff && what === '' ? [told, { why: 'waved-off' }] : [told];
}

/** Lets a person sit down who is not at the table. Returns whose the phone is then, or why it is nobody's. */
export function takeIn(
	{ table }: Court,
	phone: Phone,
	typed: string,
	around: Parameters<typeof personCalled>[2]
): string | Refusal {
	if (phone.hello?.p !== protocol || !table) return { why: table ? 'other-version' : 'away' };
	if (isOver(table)) return { why: 'over' };
	const fact = { type: 'player.joined', player: personCalled(tidyName(typed), table, around) };
	const recorded = table.record(fact);
	return recorded.ok ? fact.player.id : recorded.refusal;
}

/** Takes back what was done last, if it stands in that row and is this phone’s to say. */
function takeBack(court: Court, phone: Phone, last: number): Recorded {
	const { table } = court;
	const why = whyNot(court, phone);
	if (!table || why) return { ok: false, refusal: why ?? { why: 'only-looking' } };
	const target = table.undoTarget;
	if (!target || target.did !== 'said' || target.row.seq !== last)
		return { ok: false, refusal: { why: 'nothing-to-undo' } };
	if (!isTheirs(court, phone, target.row.fact)) return { ok: false, refusal: { why: 'not-your-seat' } };
	return table.undo();
}

/** Answers what a phone proposes, or would take back. */
export const answer = (court: Court, phone: Phone, message: Asked): Recorded =>
	message.t === 'undo' ? takeBack(court, phone, message.last) : take(court, phone, message);
