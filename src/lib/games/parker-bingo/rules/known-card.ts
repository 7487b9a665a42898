import { seatOf } from '$lib/domain/seats';
import { empty, type ClaimDraft } from './claim-draft';
import { cornersOf, linesOnCard, type Card } from './deal';
import { corners, judge, totalOf, type NamedLine } from './lines';
import { linesFor, shapeOf, type Pattern } from './patterns';
import type { Context, Round } from './round';
import { claimResult, lostOn, resultOf } from './scoring';
import { sideOf } from './winners';

/** Returns what can be claimed on a card: its twelve lines, and the corners where they win. [PB-11] [PB-23] */
export const linesClaimable = (card: Card, pattern: Pattern | undefined): readonly NamedLine[] =>
	pattern === corners ? [...linesOnCard(card), cornersOf(card)] : linesOnCard(card);

/** A line of a card that the app knows, held against the check-board. */
export interface KnownLine {
	readonly named: NamedLine;
	readonly missing: readonly number[];
}

/** Returns the lines of a known card, the nearest to being complete first. [PB-10] */
export function knownLines(round: Round, card: number, lines: readonly NamedLine[]): readonly KnownLine[] {
	const lost = lostOn(round, card);
	return lines
		.map((named) => ({
			named,
			missing: judge(named, round.calls, round.freeCentre, lost).missing.map(({ number }) => number)
		}))
		.toSorted((a, b) => a.missing.length - b.missing.length);
}

/** Returns whether a card wins with what was called: a line, or all that the house's pattern asks for. [PB-11] [PB-23] */
function wins(round: Round, card: Card): boolean {
	const { pattern } = round;
	const complete = knownLines(round, card.serial, linesClaimable(card, pattern))
		.filter(({ missing }) => missing.length === 0)
		.map(({ named }) => named.line);
	const shape = shapeOf(pattern);
	return shape.length > 0
		? shape.every((line) => complete.includes(line))
		: complete.length >= linesFor(pattern);
}

/** A card of the app's that another player has claimed with in the round. */
export interface CardTaken {
	readonly why: 'card-taken';
	readonly card: number;
	readonly player: string;
}

/**
 * Returns whose card it is by the claims of its round, where it is not this player's. A partner, or a player who has left,
 * may have played it before; but no card wins twice. [PB-4] [PB-22]
 */
export function cardTaken(
	heard: {
		readonly context: Pick<Context, 'partners' | 'seats'>;
		readonly round: Round;
		/** The round with the claims heard since. */
		readonly whole?: Round;
	},
	card: number,
	player: string
): CardTaken | undefined {
	const { context, round, whole = round } = heard;
	const mayShare = (other: string) =>
		sideOf(context, player).includes(other) || !seatOf(context.seats, other)?.here;
	const by = whole.claims.find(
		(claim) =>
			claim.card === card &&
			claim.player !== player &&
			(!mayShare(claim.player) || claimResult(whole, claim).right)
	);
	return by && { why: 'card-taken', card, player: by.player };
}

/** Returns the numbers of a card with which it wins if they are called next; none where it has won. [PB-28] */
export function awayFrom(round: Round, card: Card): readonly number[] {
	if (wins(round, card)) return [];
	const open = card.rows.flat().filter((number) => !round.calls.includes(number));
	return open.filter((number) => wins({ ...round, calls: [...round.calls, number] }, card));
}

/**
 * Returns the draft for a known card: with its best complete lines named at once, two for a double in Points, or as many
 * as the house's pattern has; without them the claimant still says which line was meant. [PB-23]
 */
export function withCard(
	round: Round,
	draft: ClaimDraft,
	card: number,
	lines: readonly NamedLine[]
): ClaimDraft {
	const known = { ...draft, ...empty, earlier: [], card };
	const shape = shapeOf(round.pattern);
	const complete = knownLines(round, card, lines).filter(({ missing }) => missing.length === 0);
	const named = complete.map((line) => line.named);
	const best = resultOf(named, round.calls, round, lostOn(round, card)).score;
	const highest = named.toSorted((a, b) => totalOf(b) - totalOf(a)).slice(0, linesFor(round.pattern));
	const parts = round.method === 'points' && best ? best.parts.map(({ line }) => line) : highest;
	// What the pattern is read back as is on the card, complete or not.
	const read = shape.length > 0 ? shape.flatMap((line) => lines.filter((one) => one.line === line)) : parts;
	// The line that is looked at last is one that lacks a number, where there is one.
	const last = read.findLast((one) => !named.includes(one)) ?? read.at(-1);
	if (!last || read.length < linesFor(round.pattern)) return known;
	return { ...known, earlier: read.filter((one) => one !== last), line: last.line, numbers: last.numbers };
}
