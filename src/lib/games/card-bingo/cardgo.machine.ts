import {
	begin,
	betweenHands,
	callingRanks,
	cardTable,
	checkingClaim,
	dealing,
	drawingForCaller,
	over,
	stockOut
} from './table.machine';

/** Cardgo: one deck, five cards in the hand, ranks are called and laid. Nobody ties, so no bingo waits. [C-8] [C-11] */
export const cardgoMachine = cardTable.createMachine({
	id: 'card-bingo.cardgo',
	...begin,
	states: {
		drawingForCaller,
		dealing,
		calling: callingRanks,
		exhausted: stockOut,
		checkingClaim,
		betweenHands,
		over
	}
});
