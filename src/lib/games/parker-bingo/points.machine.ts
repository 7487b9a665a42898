import { openTable } from './round';
import { always, bingoStands, calling, checkingClaim, exhausted, parker } from './table.machine';

/** Parker Bingo, Points: only the round's winner scores, and the first to reach or pass 1000 wins the game. [PB-15] */
export const pointsMachine = parker.createMachine({
	id: 'parker-bingo.points',
	context: ({ input }) => openTable(input),
	initial: 'calling',
	on: always,
	states: {
		calling,
		exhausted,
		checkingClaim,
		bingoStands,
		betweenRounds: {
			always: { guard: 'gameIsWon', target: 'over' },
			on: { 'round.opened': { guard: 'fits', actions: 'openRound', target: 'calling' } }
		},
		over: { type: 'final' }
	}
});
