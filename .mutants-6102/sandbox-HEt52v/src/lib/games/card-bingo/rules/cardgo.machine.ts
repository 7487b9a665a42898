// @ts-nocheck
import {
	begin,
	cards,
	claimIsSettled,
	deals,
	drawsCaller,
	handEnds,
	handOpens,
	inMidHand,
	over,
	peopleChange,
	runsOut,
	taken
} from './table.machine';

/** One deck is both hands and stock. [C-8] */
const tableChanges = { ...peopleChange, 'drawing.changed': taken } as const;
const cardIsLaid = { 'card.laid': taken } as const;

/** Cardgo: one deck, five cards in the hand, ranks are called and laid. Nobody ties, so no bingo waits. [C-8] [C-11] */
export const cardgoMachine = cards.createMachine({
	id: 'cardgo',
	...begin,
	states: {
		/** Everybody draws a card for who calls the first hand. [C-2] */
		drawingForCaller: { ...drawsCaller, on: { ...tableChanges, ...drawsCaller.on } },
		/** The app is about to deal hands. [C-12] */
		dealing: { ...deals, on: { ...tableChanges, ...deals.on } },
		/** Cards of the stock are turned and their ranks called; players lay theirs. [C-9] */
		calling: {
			always: runsOut,
			on: {
				...tableChanges,
				...handEnds,
				...cardIsLaid,
				'rank.called': taken,
				'drawing.changed': { ...taken, target: 'dealing' }
			}
		},
		/** The stock is out: its last rank is still laid, and a claim still counts. [C-11] */
		exhausted: { on: { ...inMidHand, ...handEnds, ...cardIsLaid } },
		/** A player shouted, and the hand is checked. [C-12] */
		checkingClaim: { always: claimIsSettled, on: { 'bingo.shouted': taken, 'hand.claimed': taken } },
		/** The hand is over and the cards are gathered. */
		betweenHands: { on: { ...tableChanges, ...handOpens } },
		over
	}
});
