import { Play } from './support/play.ts';
import { sizes } from './support/claims.ts';
import { opening, openWritten, parkerOpening, people, writeTables } from './support/journal.ts';
import { broken } from './support/letters.ts';
import { sinoOpening } from './support/sino.ts';
import { expect, long, test } from './support/test.ts';

const set = { d4: 4, d6: 8, d8: 4, d10: 4, d12: 4, d20: 4 };

test(
	'long names on a phone that lies: whole in the places of Sino, each total in sight, and beside the sheet of Quingo',
	{ tag: long },
	async ({ page, site }) => {
		const names = ['Maximiliana', 'Bartholomäus', 'Constantina', 'Purificación'];
		const players = people(...names);
		const made = players.map(({ id }) => ({ type: 'wilds.made', player: id, wilds: [7, 13, 15, 22, 24] }));
		const sheets = [
			opening('quingo', { players, keeping: 'sheets', rolling: 'dice', wilds: 'open', set, youngest: null }),
			{ type: 'bonuses.rolled', bonuses: [2, 3, 4, 9], wild: 2 }
		];
		await writeTables(page, site, {
			sino: [sinoOpening('boards', ...names), { type: 'dice.rolled', dice: [{ colour: 'blue', number: 1 }] }],
			sheets: [...sheets, ...made]
		});
		await page.setViewportSize({ width: 844, height: 390 });
		await openWritten(page, site, 'sino');
		const places = page.locator('.players');
		await expect(places.locator('button')).toHaveCount(4);
		expect(await broken(places.locator('.name'))).toEqual([]);
		for (const total of await places.locator('.points').all())
			await expect(total).toBeInViewport({ ratio: 1 });
		await openWritten(page, site, 'sheets');
		await expect(page.locator('.dock .main-act')).toContainText('Bartholomäus');
		expect(await broken(page.locator('.dock .main-act > span'))).toEqual([]);
		await page.setViewportSize({ width: 568, height: 320 });
		expect(await broken(page.locator('.whose .name, .whose .next, .note p'))).toEqual([]);
	}
);

test(
	'Parker Bingo with long names: whole on the cards of which one was first, and in the course of the evening',
	{ tag: long },
	async ({ page, site }) => {
		const [a, b] = ['maximiliana', 'bartholomäus'];
		const players = people('Maximiliana', 'Bartholomäus', 'Constantina', 'Purificación');
		const lines = [{ line: 'row-1', numbers: [4, 17, 32, 50, 63] }];
		const said = (type: string, more: object = {}) => [a, b].map((player) => ({ type, player, ...more }));
		const asked = [
			...[17, 32, 50, 63, 4].map((number) => ({ type: 'ball.called', number })),
			...[...said('bingo.shouted'), ...said('line.claimed', { lines })]
		];
		const over = [{ type: 'first.named', player: a }, { type: 'bingo.awarded' }, { type: 'evening.ended' }];
		await writeTables(page, site, {
			points: [parkerOpening({ variant: 'points', players }), ...asked],
			over: [parkerOpening({ players }), ...asked, ...over]
		});
		await openWritten(page, site, 'points');
		for (const [width, height] of [
			[320, 568],
			[844, 390]
		] as const) {
			await page.setViewportSize({ width, height });
			await expect(page.locator('.head b')).toHaveCount(2);
			expect(await broken(page.locator('.head b')), String(width)).toEqual([]);
		}
		await openWritten(page, site, 'over');
		for (const { width, height } of sizes) {
			await page.setViewportSize({ width, height });
			await expect(page.locator('.markers b').first()).toBeAttached();
			expect(await broken(page.locator('.markers b')), String(width)).toEqual([]);
		}
	}
);

test(
	'four and five long names on a second screen: whole, each total in its own place, in Sino and in Parker Bingo',
	{ tag: long },
	async ({ page, site }) => {
		const names = ['Maximiliana', 'Bartholomew', 'Constantina', 'Wilhelmina'];
		const five = people(...names, 'Guadalupe');
		const ball = { type: 'ball.called', number: 44 };
		await writeTables(page, site, {
			boards: [sinoOpening('boards', ...names)],
			pad: [sinoOpening('pad', ...names)],
			points: [parkerOpening({ variant: 'points', players: people(...names) }), ball],
			'points, five': [parkerOpening({ variant: 'points', players: five }), ball],
			'normal, five': [parkerOpening({ players: five }), ball]
		});
		for (const table of ['boards', 'pad', 'points', 'points, five', 'normal, five']) {
			await page.goto(site.at(`/board?table=${table}`));
			await expect(page.locator('.why-still')).toBeVisible();
			const places = page.locator('.players li, .totals li');
			await expect(places).toHaveCount(table.endsWith('five') ? 5 : 4);
			for (const [width, height] of [
				[390, 844],
				[568, 320],
				[640, 360],
				[844, 390],
				[1180, 820]
			] as const) {
				await page.setViewportSize({ width, height });
				expect(await broken(places.locator('.name, .one')), `${table} ${String(width)}`).toEqual([]);
				const out = await places.evaluateAll(
					(all) =>
						all.filter((place) => {
							const { bottom } = place.getBoundingClientRect();
							const total = place.querySelector('b, .v');
							return !total || total.getBoundingClientRect().bottom > bottom + 1;
						}).length
				);
				expect(out, `${table} ${String(width)}`).toBe(0);
			}
		}
	}
);

const manyNames = [
	...['Maximiliana Fernández', 'Bartholomew Featherston', 'Konstantinopolitanskaya', 'Ana'],
	...['Wolfeschlegelsteinhausen', 'Ben', 'María de los Ángeles', 'Christopher-Alexander', 'Cai'],
	...['Großmutter Annegret', 'José Antonio Rodríguez', 'Wilhelmina Katharina']
];

for (const [width, height, many] of [
	[1180, 820, 12],
	[844, 390, 9],
	[320, 568, 9]
] as const)
	test(
		`the names of ${many} who sit close together lie on none of the others at ${width} × ${height} [G-5]`,
		{ tag: long },
		async ({ page, site }) => {
			await page.setViewportSize({ width, height });
			const play = new Play(page);
			await page.goto(site.at('/new?box=any-game'));
			await play.nameField().fill(manyNames.slice(0, many).join(', '));
			await play.nameField().press('Enter');
			await expect(play.seats()).toHaveCount(many);
			const on = await page.locator('.seat > span:last-child').evaluateAll((names) => {
				const places = names.map((name) => name.getBoundingClientRect());
				return names.flatMap((name, i) =>
					places.some(
						(other, j) =>
							j > i &&
							Math.min(places[i]!.right, other.right) - Math.max(places[i]!.left, other.left) > 2 &&
							Math.min(places[i]!.bottom, other.bottom) - Math.max(places[i]!.top, other.top) > 2
					)
						? [name.textContent]
						: []
				);
			});
			expect(on).toEqual([]);
		}
	);
