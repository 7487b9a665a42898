import { openTable } from './round';
import { always, bingoStands, calling, checkingClaim, exhausted, parker } from './table.machine';

/** Parker Bingo, Normal method: the first right claim wins the round, and the evening goes on until the table ends it. [PB-14] */
export const normalMachine = parker.createMachine({
	id: 'parker-bingo.normal',
	context: ({ input }) => openTable(input),
	initial: 'calling',
	on: always,
	states: {
		calling,
		exhausted,
		checkingClaim,
		bingoStands,
		betweenRounds: {
			on: { 'round.opened': { guard: 'fits', actions: 'openRound', target: 'calling' } }
		},
		over: { type: 'final' }
	}
});
