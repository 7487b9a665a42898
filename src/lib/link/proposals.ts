import type { Box, Refusal } from '$lib/domain/box';
import { fold, readRows } from '$lib/domain/fold';
import { isAddition, type FactRow, type Row } from '$lib/domain/rows';
import { grown, type Grown, type Journal } from '$lib/session/preview';
import { rebase } from '$lib/session/rebase';
import type { FairRules } from './fair';
import { mostUnanswered } from './flood';
import { protocol, type Besides, type ToOwner } from './messages';
import type { Parcel } from './giving';
import { journalMark } from './journal-mark';
import type { MirrorSeat } from './mirror-seat';
import { sameFact } from './same-fact';
import { saidNow, seatsSince } from './seats-since';
import type { Taker } from './taking';
import type { Wire } from './wire';

/** A fact as it was said here. */
export type Said = Pick<FactRow, 'fact' | 'moment'>;

/** Something that this phone said, and of which the owner's answer is not known yet. */
export interface Proposal {
	readonly said: readonly Said[];
	readonly fill?: unknown;
	/** The first row that the phone had not when it was said. */
	readonly since: number;
	readonly at: number;
	/** The owner's device draws what it says: nothing of it is shown before, and another line does not send it again. */
	readonly draws?: boolean;
	/** The first row that the phone had not when it was named as here who said it; left out by older apps. */
	readonly named?: number | undefined;
	/** Its number on this line; undefined for one that is still to be sent. */
	readonly n?: number;
}

/** What the owner would not take, and why. */
export interface Refused {
	readonly said: readonly Said[];
	readonly fill?: unknown;
	/** The first row that the phone had not when it was said; undefined where nothing was, but asked to take back. */
	readonly since?: number;
	readonly refusal: Refusal;
}

/** What a phone keeps of a table, so that a reload loses nothing. */
export interface KeptMirror {
	readonly table: string;
	readonly box: string;
	readonly rows: readonly unknown[];
	readonly proposals: readonly Proposal[];
	readonly player: string | null;
	/** What the table was drawn from, once the owner has told. */
	readonly seeds?: readonly string[] | undefined;
	/** What the table has of this player's, as it was known last. */
	readonly stands?: MirrorSeat['stands'];
	/** When that was so (ms since 1970). */
	readonly heard?: number | undefined;
	/** The colours of the owner's people. */
	readonly colours?: Besides['colours'] | undefined;
}

/** How it stands between the phone and the owner. */
export type LinkState =
	/** No line. */
	| 'off'
	/** A line, and no journal yet. */
	| 'greeting'
	| 'linked'
	/** The owner does not answer for the moment. */
	| 'faint'
	/** The owner has left the table; what is said waits. */
	| 'away';

/** What a mirror needs of the device. */
export interface Surroundings {
	readonly findBox: (id: string) => Promise<Box | undefined>;
	/** How that box draws; undefined for one that draws nothing. */
	readonly findFair: (id: string) => Promise<FairRules | undefined>;
	/** This phone's own id. */
	readonly device: string;
	/** Something is otherwise. */
	readonly changed: () => void;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** Runs this in a second, instead of what was to run by then. */
	readonly later?: (run: () => void) => void;
	/** What is done with a table that goes over to this device; its line is the new owner's. */
	readonly taker: Pick<Taker, 'read' | 'open'> & { readonly opened: (wire: Wire, parcel: Parcel) => void };
}

/** Returns a journal with proposals on top; what does not fit there any more is left out, and waits for the owner's word. */
export function onTop(journal: Journal, proposals: readonly Proposal[], next: number): Grown {
	let seq = next;
	const rows = proposals.flatMap(({ said, at, draws }) =>
		(draws ? [] : said).map((one): Row => ({ table: journal.id, seq: seq++, at, by: 'hand', v: 1, ...one }))
	);
	return rows.length === 0 ? journal : rebase(journal, rows, next);
}

/** Returns the proposals as another line, or another table, finds them: none is sent. */
export const unsent = (proposals: readonly Proposal[]): readonly Proposal[] =>
	proposals.map(({ n: _n, ...one }) => one);

/** Returns up to which proposal it is sent, with room for so many messages. */
export const sentTo = (proposals: readonly Proposal[], room: number): number =>
	Math.min(mostUnanswered, proposals.filter(({ n }) => n !== undefined).length + Math.floor(room));

/** Returns the proposals without those that the owner's device draws: they are not sent again. */
export const withoutDraws = (proposals: readonly Proposal[]): readonly Proposal[] =>
	proposals.filter(({ draws, n }) => !draws || n !== undefined);

/** Returns the first row that the phone had not when a proposal was named as it is. */
export const namedAt = ({ named, since }: Pick<Proposal, 'named' | 'since'>): number => named ?? since;

/** Returns a proposal as it is sent, with a `wider` owner saying when that was. */
export const proposed = (
	{ n, said, fill, ...one }: Proposal & { readonly n: number },
	wider: boolean
): ToOwner => ({
	...{ t: 'propose', n, said: [...said] },
	...(fill === undefined ? {} : { fill }),
	...(wider ? { since: namedAt(one) } : {})
});

/** Returns what makes of a proposal what was not taken, and why. */
export const refusedAs =
	(refusal: Refusal) =>
	({ said, fill, since }: Omit<Refused, 'refusal'>): Refused => ({
		...{ said, fill, refusal },
		...(since !== undefined && { since })
	});

/**
 * Returns the row that a phone wishes to take back by these rows, or why it cannot; `unsaid` where that is its last
 * proposal, of which nobody has heard. `first`: the first row that the owner has not sent.
 */
export function backOf(
	rows: readonly Row[],
	pending: Proposal | undefined,
	first: number
): number | 'unsaid' | Refusal {
	const struck = rows.map((row) => ('strikes' in row && row.by === 'undo' ? row.strikes : -1));
	if (rows.length === 0 || struck.includes(-1)) return { why: 'not-your-seat' };
	if (!pending) return Math.max(...struck);
	// What was sent may be at the table by now: only there it is taken back.
	if (pending.n !== undefined) return { why: 'unanswered' };
	return struck.every((seq) => seq >= first) ? 'unsaid' : { why: 'not-your-seat' };
}

/** Returns the proposals without those that the owner has taken, each of which ended in a row. */
export const withoutTaken = (
	proposals: readonly Proposal[],
	taken: readonly (readonly [n: number, seq: number])[]
): readonly Proposal[] =>
	taken.reduce((left, [n, seq]) => {
		const at = left.findIndex((one) => one.n === n);
		// What was said after it comes after it in the journal too.
		return left.flatMap((one, i) =>
			one.n === n ? [] : [i > at ? { ...one, since: Math.max(one.since, seq + 1) } : one]
		);
	}, proposals);

/**
 * Returns the proposals of an earlier line that are still to be answered: one that stands in the journal was taken,
 * though the answer was lost. Proposals come in their order, so a row answers one of them.
 */
export function unanswered(proposals: readonly Proposal[], journal: Grown): readonly Proposal[] {
	let from = 0;
	return proposals.filter(({ said: named, ...one }) => {
		const { since } = one;
		const said = saidNow(named, seatsSince(journal, namedAt(one))) ?? named;
		let next = Math.max(from, since);
		for (const { fact, moment } of said) {
			const row = journal.rows.find((row) => {
				if (!isAddition(row) || row.seq < next || row.fact.type !== fact.type) return false;
				// It was written for who had the seat then.
				const [now] = saidNow([row], seatsSince(journal, row.seq)) ?? [];
				return sameFact(now?.fact, fact) && (moment === undefined || sameFact(now?.moment, moment));
			});
			if (!row) return true;
			next = row.seq + 1;
		}
		if (said.length === 0) return true;
		from = next;
		return false;
	});
}

/** Returns a journal with rows that the owner has sent, and whether a newer app wrote any; or why they are none. */
export function withRows(
	{ id, box }: Pick<Journal, 'id' | 'box'>,
	confirmed: Grown | undefined,
	raw: readonly Row[]
): { readonly now: Grown; readonly newer: boolean } | string {
	let last = confirmed?.rows.at(-1)?.seq ?? -1;
	for (const { seq, table } of raw) {
		if (table !== id || seq <= last) return 'order';
		last = seq;
	}
	const { rows, newer } = readRows(box, raw);
	if (confirmed) return { now: grown({ box, ...confirmed }, rows), newer };
	const folded = fold(box, rows);
	return folded.ok ? { now: { rows, folded }, newer } : newer ? 'newer' : 'garbage';
}

/** Returns what is kept of a table that is followed; undefined before there is anything. */
export const keptOf = (
	{ id, box, proposals, at: { heard }, seat, sealed: { seeds } }: Followed,
	rows: readonly Row[] | undefined
): KeptMirror | undefined => {
	const { player, stands, besides } = seat;
	return id === undefined || !box || !rows
		? undefined
		: {
				...{ table: id, box: box.id, rows, proposals, player, seeds, stands, heard },
				colours: besides.colours
			};
};
interface Followed extends Pick<KeptMirror, 'proposals'> {
	readonly at: Pick<KeptMirror, 'heard'>;
	readonly seat: Pick<KeptMirror, 'player' | 'stands'> & { readonly besides: Besides };
	readonly id: string | undefined;
	readonly box: Box | undefined;
	readonly sealed: { readonly seeds: readonly string[] };
}

/** Reads what a phone has kept. Resolves with undefined where it can't be read. */
export async function readKept(
	kept: KeptMirror,
	find: (box: string) => Promise<readonly [Box | undefined, FairRules | undefined]>
) {
	const [box, fair] = await find(kept.box);
	if (!box) return undefined;
	const { rows, newer } = readRows(box, kept.rows);
	const folded = fold(box, rows);
	return folded.ok ? { box, fair, newer, now: { rows, folded } } : undefined;
}

/** Returns the first row that a journal has not. */
export const nextOf = (grown: Pick<Grown, 'rows'> | undefined): number => (grown?.rows.at(-1)?.seq ?? -1) + 1;

/** Returns the first message of a phone: up to which row it has which table, and whose it was. */
export const helloOf = (
	device: string,
	table: string | undefined,
	rows: readonly Row[],
	player: string | null
): ToOwner => ({
	...{ t: 'hello', p: protocol, device, table: table ?? null },
	...{ since: nextOf({ rows }), mark: journalMark(rows), player }
});
