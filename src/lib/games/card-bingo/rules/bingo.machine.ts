import type { StateValueFrom } from 'xstate';
import type { LeafOf } from '$lib/domain/play';
import {
	begin,
	cards,
	claimIsSettled,
	deals,
	drawsCaller,
	handEnds,
	handOpens,
	inMidHand,
	isWon,
	over,
	peopleChange,
	runsOut,
	taken
} from './table.machine';

const drawingChanges = { 'drawing.changed': taken } as const;
/** Who plays, and with what. */
const tableChanges = {
	...peopleChange,
	...drawingChanges,
	'dealing.changed': taken,
	'decks.changed': taken
} as const;
/** The caller may hold a layout, or may not. [C-3] */
const callerMayHold = { ...tableChanges, 'option.changed': taken } as const;

const layoutIsEntered = { 'layout.entered': taken } as const;

/** Returns the states in which a second deck is called, given what can change before a hand and between two. */
const statesWith = <const C extends object>(changes: C) =>
	({
		/** Everybody draws a card for who calls the first hand. [C-2] */
		drawingForCaller: { ...drawsCaller, on: { ...changes, ...drawsCaller.on } },
		/** The app is about to deal; an extra hand can end before that. [C-6] */
		dealing: { ...deals, on: { ...changes, ...deals.on, 'hand.closed': handEnds['hand.closed'] } },
		/** Cards of the second deck are turned and called. [C-4] */
		calling: {
			always: [isWon, runsOut],
			on: {
				...changes,
				...handEnds,
				...layoutIsEntered,
				'card.called': taken,
				'dealing.changed': { ...taken, target: 'dealing' }
			}
		},
		/** All 52 are out: claims still count until the table closes the hand. [C-7] */
		exhausted: { on: { ...inMidHand, ...drawingChanges, ...handEnds, ...layoutIsEntered } },
		/** A player shouted, and the layout is read back. [C-5] */
		checkingClaim: {
			always: [isWon, { guard: 'othersMayTie', target: 'bingoStands' }, claimIsSettled[1]],
			on: { 'bingo.shouted': taken, 'layout.claimed': taken }
		},
		/** With several dealt decks a right claim stands, and any other on the same call is asked for. [C-6] */
		bingoStands: {
			on: {
				'bingo.shouted': { ...taken, target: 'checkingClaim' },
				'bingo.awarded': { ...taken, target: 'betweenHands' }
			}
		},
		/** The hand is over and the cards are gathered. */
		betweenHands: { on: { ...changes, ...handOpens } },
		over
	}) as const;

/** Card Bingo: five cards each, one dealt deck for ten layouts. [C-6] */
export const cardBingoMachine = cards.createMachine({
	id: 'card-bingo',
	...begin,
	states: statesWith(callerMayHold)
});

/** Long layout: the fewer play, the more cards lie before each. [C-6] */
export const longLayoutMachine = cards.createMachine({
	id: 'long-layout',
	...begin,
	states: statesWith(callerMayHold)
});

/** Blackout: five rows of five, all of which must be face down; the caller has none. [C-6] */
export const blackoutMachine = cards.createMachine({
	id: 'blackout',
	...begin,
	states: statesWith(tableChanges)
});

/** What a table of cards can be in; Cardgo has one state fewer. */
export type CardsState = LeafOf<StateValueFrom<typeof cardBingoMachine>>;
