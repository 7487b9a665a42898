import type { FactOf } from '$lib/domain/box';
import { placeOf } from '$lib/domain/place-of';
import type { FactRow } from '$lib/domain/rows';
import type { ParkerFact } from './facts';

type Rows = readonly FactRow[];
type Of<T extends ParkerFact['type']> = FactRow<FactOf<ParkerFact, T>>;
export type ClaimRow = Of<'line.claimed'>;

/** Returns whether a row is a fact of one of these types. */
const is =
	<T extends ParkerFact['type']>(...types: readonly T[]) =>
	(row: FactRow): row is Of<T> =>
		types.some((type) => type === row.fact.type);

const isCall = is('ball.called');
const isShout = is('bingo.shouted');
export const isClaim = is('line.claimed');
export const isOpening = is('round.opened');
export const isFirst = is('first.named');
const isClosing = is('round.closed', 'bingo.awarded', 'evening.ended');

/** Returns the row that first took the place of this player's last shout: it stays when another player is named in it. */
export const placeOfShout = (
	folded: Parameters<typeof placeOf>[0],
	player: string | undefined
): number | undefined => placeOf(folded, (row) => isShout(row) && row.fact.player === player);

/** Returns the rows of each round, in the order in which they count, as in `Context.rounds`. */
export function roundsWritten(rows: Rows): readonly Rows[] {
	const rounds: FactRow[][] = [[]];
	for (const row of rows) {
		if (row.fact.type === 'round.opened') rounds.push([]);
		else rounds.at(-1)?.push(row);
	}
	return rounds;
}

/** Returns the place of the round in which a row stands, counted from 0; -1 where there is none. */
export const roundOf = (rows: Rows, seq: number): number =>
	roundsWritten(rows).findIndex((round) => round.some((row) => row.seq === seq));

/** Returns the row that closed a round, given its place. */
export const closingOf = (rows: Rows, round: number) => roundsWritten(rows)[round]?.find(isClosing);

/** Returns the row in which a number was called in a round, counted from 1; none where it is there by a correction. */
export const callRow = (rows: Rows, round: number, number: number): FactRow | undefined =>
	roundsWritten(rows)[round - 1]?.find((row) => isCall(row) && row.fact.number === number);

/** A shout, and what came of it in its round. */
export interface Shouted {
	readonly shout: Of<'bingo.shouted'>;
	readonly claim: ClaimRow | undefined;
	/** Where the table said that this player was first. [PB-13] */
	readonly firsts: readonly Of<'first.named'>[];
	/** The row that gave the round away. */
	readonly award: FactRow | undefined;
}

/** Returns the shouts of a round with what came of each, given the rows of the round. */
export function shoutsIn(round: Rows): readonly Shouted[] {
	return round.filter(isShout).map((shout) => {
		const { player } = shout.fact;
		const after = round.slice(round.indexOf(shout) + 1);
		const again = after.findIndex((row) => isShout(row) && row.fact.player === player);
		const until = again < 0 ? after : after.slice(0, again);
		return {
			shout,
			claim: until.filter(isClaim).find(({ fact }) => fact.player === player),
			firsts: until.filter(isFirst).filter(({ fact }) => fact.player === player),
			award: after.find(({ fact }) => fact.type === 'bingo.awarded')
		};
	});
}

/** What is written instead of a row; a row without a fact is struck. */
export interface Instead {
	readonly seq: number;
	readonly fact: ParkerFact | undefined;
}

/** Returns what is written when a shout was another player's: the line that was read back stays. [PB-9] */
export const shoutedBy = ({ shout, claim, firsts }: Shouted, player: string): readonly Instead[] =>
	[shout, ...(claim ? [claim] : []), ...firsts].map(({ seq, fact }) => ({ seq, fact: { ...fact, player } }));

/** Returns what is written when nobody shouted; a round that others followed closes then as `closes` says. [PB-8] */
export const notShouted = (
	{ shout, claim, firsts, award }: Shouted,
	closes: 'round.closed' | 'bingo.awarded' | undefined
): readonly Instead[] => [
	...(award && closes ? [{ seq: award.seq, fact: { type: closes } }] : []),
	...[...firsts, ...(claim ? [claim] : []), shout].map(({ seq }) => ({ seq, fact: undefined }))
];
