import { describe, expect, it } from 'vitest';
import { golden } from './journal.ts';
import { Referee } from './quingo-referee.ts';

const { facts: told, scores } = golden('quingo', 'full-v1');

describe('the referee of Quingo', () => {
	it('finds the golden game played by the rules, and over, each total as the app has it [Q-12]', () => {
		const referee = new Referee(told);
		expect(referee.due()).toEqual({ what: 'over' });
		const totals = referee.sheets.map(({ id, name }) => [name, referee.totalOf(id)]);
		expect(totals).toEqual(Object.entries(scores));
	});

	it.each([
		['[Q-4] out of turn', { type: 'box.checked', player: 'ben', box: 1, dice: [[4, 1]] }],
		['[Q-5] a wrong sum', { type: 'box.checked', player: 'ana', box: 2, dice: [[4, 1]] }],
		['[Q-5] a die that is not there', { type: 'box.checked', player: 'ana', box: 3, dice: [[20, 3]] }],
		['[Q-7] crossing out what can be scored', { type: 'box.crossed', player: 'ana', box: 1, die: [4, 2] }],
		['[Q-7] passing', { type: 'turn.passed', player: 'ana' }],
		['[Q-8] a pool on a pool', { type: 'pool.rolled', dice: [[4, 1]] }]
	])('does not let pass: %s', (_, fact) => {
		// Up to Ana's first move.
		const referee = new Referee(told.slice(0, 9));
		expect(() => referee.hear(fact)).toThrow(/\[Q-/);
	});
});
