// @ts-nocheck
import { rightClaims, verdictOf, type Checked, type Hand } from './hand';

/** How many cards lie on a poster. */
const shown = 5;

/** Returns the cards of the first right claim, those called last, in the order in which they lay; none where nobody won. */
export function winningCards(hand: Hand): readonly Checked[] {
	const [claim] = rightClaims(hand);
	if (!claim) return [];
	const { checked } = verdictOf(hand, claim);
	const latest = checked.toSorted((a, b) => (b.call ?? 0) - (a.call ?? 0)).slice(0, shown);
	return checked.filter((card) => latest.includes(card));
}
