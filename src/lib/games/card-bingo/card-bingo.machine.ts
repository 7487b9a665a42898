import { begin, bingoStates, cardTable } from './table.machine';

/** Card Bingo: five cards each, one dealt deck for ten layouts. [C-6] */
export const cardBingoMachine = cardTable.createMachine({
	id: 'card-bingo.card-bingo',
	...begin,
	states: bingoStates
});
