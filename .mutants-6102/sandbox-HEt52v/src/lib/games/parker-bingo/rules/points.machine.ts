// @ts-nocheck
import { openTable } from './round';
import { betweenRounds, parker, roundStates } from './table.machine';

/** Parker Bingo, Points: only the round's winner scores, and the first to reach or pass 1000 wins the game. [PB-15] */
export const pointsMachine = parker.createMachine({
	id: 'parker-bingo.points',
	context: ({ input }) => openTable(input),
	initial: 'calling',
	states: {
		...roundStates,
		betweenRounds: { ...betweenRounds, always: { guard: 'gameIsWon', target: 'over' } },
		over: { type: 'final' }
	}
});
