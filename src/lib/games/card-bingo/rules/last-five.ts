import { judge, layoutOf, resultOf, rightClaims, type Checked, type Hand } from './hand';

/** How many cards lie on a poster. */
const shown = 5;

/** Returns the cards that won a hand, those called last, in the order in which they lay; none where nobody won it. */
export function winningCards(hand: Hand): readonly Checked[] {
	const result = resultOf(hand);
	const [claim] = rightClaims(hand);
	const player = result?.how === 'won' ? result.player : claim?.player;
	const own = rightClaims(hand).find((one) => one.player === player);
	if (player === undefined || !own) return [];
	const cards = own.cards.length > 0 ? own.cards : (layoutOf(hand, player) ?? []);
	const { checked } = judge(hand, { player, cards: own.ranks.length > 0 ? [] : cards, ranks: own.ranks });
	const latest = checked.toSorted((a, b) => (b.call ?? 0) - (a.call ?? 0)).slice(0, shown);
	return checked.filter((card) => latest.includes(card)).slice(0, shown);
}
