import { begin, bingoStates, cardTable } from './table.machine';

/** Blackout: five rows of five each, one dealt deck for two, and the caller has none. [C-6] */
export const blackoutMachine = cardTable.createMachine({
	id: 'card-bingo.blackout',
	...begin,
	states: bingoStates
});
