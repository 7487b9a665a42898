import { isCovered } from '../rules/covers';
import type { Round } from '../rules/round';
import type { Hand } from '../ui/cards/hand.svelte';
import type { MyCard } from '../ui/cards/my-card.svelte';
import { afterClaims, claimsWith } from './after-claims';

// What the table does to the markers on the cards in a player's hand. By the hand's undo none of it is taken back: no
// marker comes from another round, nor from a call that was taken back. [G-3]

/** The covered numbers of each card, by its serial number. */
type Covered = Readonly<Record<string, readonly number[]>>;

const serialOf = ({ card }: MyCard): string => String(card.serial);
const settle = (mine: MyCard): void => mine.lay(mine.covers);

export const coveredIn = (hand: Hand): Record<string, number[]> =>
	Object.fromEntries(hand.cards.map((mine) => [serialOf(mine), [...mine.covers.covered]]));

/** Clears the cards for another round, and lays on them what was covered there before. */
export function turnTo(hand: Hand, covered: Covered): void {
	hand.all((mine) => {
		if (mine.covers.covered.length + mine.covers.lost.length > 0) mine.newRound();
		for (const number of covered[serialOf(mine)] ?? []) mine.tap(number);
		settle(mine);
	});
}

/**
 * Takes the markers of calls off that the table took back or put right. Returns the numbers whose markers it were.
 * [PB-6]
 */
export function takeOff(hand: Hand, gone: readonly number[]): readonly number[] {
	const off = new Set<number>();
	hand.all((mine) => {
		const lying = gone.filter((number) => mine.covers.covered.includes(number));
		for (const number of lying) {
			mine.tap(number);
			off.add(number);
		}
		if (lying.length > 0) settle(mine);
	});
	return gone.filter((number) => off.has(number));
}

/**
 * Takes off what wrong claims cost by now; one that is put right gives it back. Returns how many claims each card has
 * been through, by its serial number, where `before` is what it was. [PB-6] [PB-10]
 */
export function charge(
	hand: Hand,
	round: Round,
	before: Readonly<Record<string, number>>
): Record<string, number> {
	const claims = { ...before };
	for (const mine of hand.cards) {
		const serial = serialOf(mine);
		const count = claimsWith(mine.card, round).length;
		claims[serial] = count;
		const after = afterClaims(mine, round, count > (before[serial] ?? 0));
		const { pattern } = round;
		const covers = after.pattern === pattern ? after : { ...after, pattern };
		if (covers !== mine.covers) mine.lay(covers);
	}
	return claims;
}

/** Covers what was called. */
export function coverAll(hand: Hand, calls: readonly number[]): void {
	hand.all((mine) => {
		const onCard = mine.card.rows.flat();
		for (const called of calls)
			if (onCard.includes(called) && !isCovered(mine.card, mine.covers, called)) mine.tap(called);
	});
}
