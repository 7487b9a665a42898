import { begin, bingoStates, cardTable } from './table.machine';

/** Long layout: the fewer play, the more cards lie before each. [C-6] */
export const longLayoutMachine = cardTable.createMachine({
	id: 'card-bingo.long-layout',
	...begin,
	states: bingoStates
});
