import type { Refusal } from '$lib/domain/box';
import { tidyName } from '$lib/domain/names';
import { isMoment, type Fact } from '$lib/domain/rows';
import type { Recorded } from '$lib/session/preview';
import { redrawn, type FairRules } from './fair';
import { protocol, type ToOwner } from './messages';
import { isOver, personCalled, type OwnerTable, type Phone } from './phones';
import { isOwn, type PhoneRefusal, type SeatRules, type Stands } from './seat';

/** What a player has in the hand, or has sent into the half-typed input of a round. */
export interface Held {
	readonly player: string;
	readonly what: readonly string[];
	readonly round?: number;
}

/** What decides what a phone may say. */
export interface Court {
	readonly table: OwnerTable | undefined;
	readonly seat: SeatRules | undefined;
	readonly fair: FairRules | undefined;
	/** Phones may say what their own player does, or whatever is done at the table. */
	readonly may: 'own' | 'all';
	/** What players have in their hands, by the phone that said so. */
	readonly held: Map<string, Held>;
	/** What players put into the half-typed input, by table and player, as long as it may be waved off. */
	readonly asked: Map<string, unknown>;
}

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
	{ said, fill }: Extract<ToOwner, { t: 'propose' }>
): Recorded {
	const { table, seat } = court;
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
	if (held) return { ok: false, refusal: { why: 'held', ...held } };
	const filled = phone.player === null ? undefined : seat?.fill?.(table, phone.player, fill);
	// What was said stands, whatever becomes of what is half typed.
	if (filled === undefined)
		return said.length > 0 ? { ok: true } : { ok: false, refusal: { why: 'too-late' } };
	table.setDraft(filled);
	noteStanding(court, phone);
	if (seat?.asks && phone.player !== null) court.asked.set(`${table.id} ${phone.player}`, fill);
	return { ok: true };
}

/** Notes what stands of what a phone sent. Returns it. */
function noteStanding({ table, seat, held }: Court, { hello, player }: Phone): Stands | undefined {
	const stands = table && player !== null ? seat?.stands?.(table, player) : undefined;
	if (stands && player !== null && hello)
		held.set(hello.device, { player, round: stands.round, what: [stands.what] });
	return stands;
}

/** Returns whether the table has written otherwise by now, in the same round, what a phone sent: what stands then. */
function restated(court: Court, phone: Phone): Stands | undefined {
	const { player, hello } = phone;
	const before = court.held.get(hello?.device ?? '');
	if (before?.round === undefined || before.player !== player) return undefined;
	const now = court.table && court.seat?.stands?.(court.table, player);
	return now?.round !== before.round || now.what === before.what[0] ? undefined : noteStanding(court, phone);
}

/** Returns whether the table waved off what a phone asked. */
function isWavedOff({ table, seat, asked }: Court, { player }: Phone): boolean {
	const of = `${table?.id ?? ''} ${player ?? ''}`;
	if (!table || !asked.has(of)) return false;
	const asks = seat?.asks?.(table, asked.get(of));
	if (asks !== true) asked.delete(of);
	return asks === false;
}

/** Returns what a phone has to hear of what it sent and the table took, once each, as soon as it can hear it. */
export function answered(court: Court, phone: Phone): readonly PhoneRefusal[] {
	const { player, welcomed } = phone;
	if (!welcomed || player === null) return [];
	const now = restated(court, phone);
	return [
		...(now ? [{ why: 'held' as const, player, what: now.what }] : []),
		...(isWavedOff(court, phone) ? [{ why: 'waved-off' as const }] : [])
	];
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
export function takeBack(court: Court, phone: Phone, last: number): Recorded {
	const { table } = court;
	const why = whyNot(court, phone);
	if (!table || why) return { ok: false, refusal: why ?? { why: 'only-looking' } };
	const target = table.undoTarget;
	if (!target || target.did !== 'said' || target.row.seq !== last)
		return { ok: false, refusal: { why: 'nothing-to-undo' } };
	if (!isTheirs(court, phone, target.row.fact)) return { ok: false, refusal: { why: 'not-your-seat' } };
	return table.undo();
}
