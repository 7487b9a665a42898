import { expect, type Locator, type Page } from '@playwright/test';
import { people, type JournalFact } from './journal.ts';

export const players = ['Ana', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }));

export const opening = (keeping: 'full' | 'sheets'): JournalFact => ({
	...{
		type: 'table.opened',
		box: 'quingo',
		variant: 'quingo',
		edition: 1,
		seed: 'told',
		players,
		youngest: 'ana'
	},
	...{ keeping, rolling: 'app', wilds: 'open', set: { d4: 4, d6: 8, d8: 4, d10: 4, d12: 4, d20: 4 } }
});

export const bonuses: JournalFact = { type: 'bonuses.rolled', bonuses: [11, 3, 14, 15], wild: 2 };

export const prepared = [
	bonuses,
	...players.map(({ id }) => ({ type: 'wilds.made', player: id, wilds: [2, 15, 18, 7, 5] }))
];

/** 26 dice, 22 of them unlike: more than a throw has on most days. */
// prettier-ignore
export const dice = [
	...[[4, 1], [4, 2], [4, 3], [4, 3], [6, 1], [6, 2], [6, 4], [6, 6], [6, 6], [6, 6]],
	...[[8, 1], [8, 3], [8, 5], [8, 8], [10, 2], [10, 5], [10, 9], [10, 10]],
	...[[12, 1], [12, 6], [12, 7], [12, 12], [20, 3], [20, 11], [20, 19], [20, 19]]
];

export const pool: JournalFact = { type: 'pool.rolled', dice };

export const limits: JournalFact = {
	type: 'limits.rolled',
	limits: players.map(({ id }, at) => ({ player: id, limit: at + 4 }))
};

/** The first turn of so many players, from five to eight: each d6 of the set is a player's or in the pool. */
export function crowd(count: number): readonly JournalFact[] {
	const all = people('Ana', 'Ben', 'Carla', 'Dora', 'Eva', 'Fritz', 'Gustav', 'Hanna').slice(0, count);
	const sixes = dice.filter(([sides]) => sides === 6).slice(0, 8 - count);
	return [
		...[{ ...opening('full'), players: all }, bonuses],
		...all.map(({ id }) => ({ type: 'wilds.made', player: id, wilds: [2, 15, 18, 7, 5] })),
		{ type: 'pool.rolled', dice: [...dice.filter(([sides]) => sides !== 6), ...sixes] },
		{ type: 'limits.rolled', limits: all.map(({ id }, at) => ({ player: id, limit: Math.min(6, at + 2) })) }
	];
}

/** How many of them lie wholly in sight, with nothing over them; their corners are round. */
const inSight = (all: Locator) =>
	all.evaluateAll(
		(elements) =>
			elements.filter((element) => {
				const { left, right, top, bottom } = element.getBoundingClientRect();
				return [
					[left + 5, top + 5],
					[right - 5, bottom - 4]
				].every(([x, y]) => element.contains(document.elementFromPoint(x ?? 0, y ?? 0)));
			}).length
	);

export const sees = (page: Page, selector: string) => expect.poll(() => inSight(page.locator(selector)));
