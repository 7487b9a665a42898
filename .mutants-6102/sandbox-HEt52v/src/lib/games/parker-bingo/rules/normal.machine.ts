// @ts-nocheck
import { openTable } from './round';
import { betweenRounds, parker, roundStates } from './table.machine';

/** Parker Bingo, Normal method: the first right claim wins the round, and the evening goes on until the table ends it. [PB-14] */
export const normalMachine = parker.createMachine({
	id: 'parker-bingo.normal',
	context: ({ input }) => openTable(input),
	initial: 'calling',
	states: { ...roundStates, betweenRounds, over: { type: 'final' } }
});
