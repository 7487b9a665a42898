import {
	opening,
	openTold,
	openWritten,
	parkerOpening,
	people,
	writeTables,
	type JournalFact
} from './support/journal.ts';
import { broken } from './support/letters.ts';
import { expect, long, test } from './support/test.ts';
import { place, tablets } from './support/told-tables.ts';

/** As long as a first name is, often enough. */
const players = people('Maximiliana', 'Bartholomew', 'Constantina', 'Guadalupe', 'Ana');
const lying = { width: 568, height: 320 };
const sino = (more: Readonly<Record<string, unknown>>, many = 4) =>
	opening('sino', {
		...{
			players: players.slice(0, many),
			keeping: 'boards',
			dice: 'app',
			options: { hints: false, odds: false }
		},
		...more
	});
const scored = [1, 2, 3].map((round) => ({
	...{ type: 'round.scored', round },
	scores: players.map(({ id }, i) => ({ side: id, points: 40 * i + round }))
}));
const anyGame = [
	opening('any-game', { players, wins: 'highest', ends: { how: 'open' }, dealer: null }),
	...scored
];
const parker = [
	parkerOpening({ variant: 'points', players }),
	...[17, 32].map((number): JournalFact => ({ type: 'ball.called', number }))
];

test(
	'names of eleven letters are smaller rather than broken on a small phone that lies, and Sino’s dice are as wide as a finger',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize(lying);
		await writeTables(page, site, {
			over: [...anyGame, { type: 'game.ended' }],
			scores: anyGame,
			three: [sino({}, 3)],
			four: [sino({})],
			real: [sino({ dice: 'real' })],
			pad: [sino({ keeping: 'pad' })]
		});
		for (const [table, names, many] of [
			['over', '.stand .name', 5],
			['scores', 'li .name:not(:has(.name))', 5],
			['three', '.players .name:not(:has(.name))', 3],
			['four', '.players .name:not(:has(.name))', 4],
			['pad', 'li .name', 4]
		] as const) {
			await openWritten(page, site, table);
			await expect(page.locator(names)).toHaveCount(many);
			expect(await broken(page.locator(names)), table).toEqual([]);
		}
		for (const [table, dice] of [
			['four', '.dice button'],
			['real', '.colours button']
		] as const) {
			await openWritten(page, site, table);
			for (let die = 0; die < 5; die += 1)
				expect((await place(page.locator(dice).nth(die))).width, table).toBeGreaterThanOrEqual(44);
		}
	}
);

test(
	'five names of eleven letters are not broken above Parker Bingo’s totals on tablets',
	{ tag: long },
	async ({ page, site }) => {
		await openTold(page, site, parker);
		for (const size of tablets) {
			await page.setViewportSize(size);
			await expect(page.locator('.totals .one')).toHaveCount(5);
			expect(await broken(page.locator('.totals .one'))).toEqual([]);
		}
	}
);
