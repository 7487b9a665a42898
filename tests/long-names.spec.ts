import type { Page } from '@playwright/test';
import { setUp } from './support/any-game.ts';
import {
	opening,
	openTold,
	openWritten,
	parkerOpening,
	people,
	writeTables,
	type JournalFact
} from './support/journal.ts';
import { broken, enlarge, linesOf } from './support/letters.ts';
import { Play } from './support/play.ts';
import { sees } from './support/quingo-told.ts';
import { sinoOpening } from './support/sino.ts';
import { expect, long, test } from './support/test.ts';

const sizes = [
	{ width: 320, height: 568 },
	{ width: 390, height: 664 },
	{ width: 844, height: 390 },
	{ width: 820, height: 1180 },
	{ width: 1180, height: 820 }
] as const;

/** As long as a name may be, in one word and in several; each begins like another. [G-5] */
const players = [
	'Maximilianawilhelminabea',
	'Maximilianawilhelminaben',
	'María Fernández de la Vi',
	'María Fernández de la Vo'
].map((name, i) => ({ id: `p${String(i)}`, name }));

/** Names of which a part is cut off by what they lie in, and buttons that stick out of it, in words. */
const cut = (page: Page): Promise<string[]> =>
	page.evaluate(
		(names) => {
			const found: string[] = [];
			const within = (what: string, box: DOMRect, at: Element | null) => {
				for (; at; at = at.parentElement) {
					const { overflowX, overflowY, clipPath } = getComputedStyle(at);
					// For screen readers only.
					if (clipPath === 'inset(50%)') return;
					const seen = at.getBoundingClientRect();
					const sideways =
						overflowX !== 'visible' && (box.right > seen.right + 1 || box.left < seen.left - 1);
					// What scrolls can be reached; a line is a little higher than its letters.
					const down = /hidden|clip/.test(overflowY) && box.bottom > seen.bottom + 5;
					if (sideways || down) return found.push(`${what} by ${at.tagName} ${at.className}`);
				}
			};
			const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
			while (texts.nextNode()) {
				const text = texts.currentNode;
				if (!names.some((name) => text.textContent?.includes(name))) continue;
				if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
				const range = document.createRange();
				range.selectNodeContents(text);
				within(text.textContent ?? '', range.getBoundingClientRect(), text.parentElement);
			}
			for (const button of document.querySelectorAll('footer button'))
				if (button.checkVisibility({ visibilityProperty: true }))
					within(button.textContent, button.getBoundingClientRect(), button.parentElement);
			return found;
		},
		players.map(({ name }) => name)
	);

const set = { d4: 4, d6: 8, d8: 4, d10: 4, d12: 4, d20: 4 };
const quingo = (keeping: string, ...facts: readonly JournalFact[]): readonly JournalFact[] => [
	opening('quingo', { players, keeping, rolling: 'dice', wilds: 'open', set, youngest: 'p0' }),
	{ type: 'bonuses.rolled', bonuses: [2, 3, 4, 9], wild: 2 },
	...facts
];
const tables: Readonly<Record<string, readonly JournalFact[]>> = {
	parker: [
		parkerOpening({ variant: 'points', players }),
		...[17, 32, 50].map((number) => ({ type: 'ball.called', number }))
	],
	sino: [
		opening('sino', { players, keeping: 'boards', dice: 'app', options: { hints: false, odds: false } })
	],
	'quingo, wilds': quingo('sheets'),
	'quingo, sheets': quingo(
		'sheets',
		...players.map(({ id }) => ({ type: 'wilds.made', player: id, wilds: [7, 13, 15, 22, 24] }))
	)
};

test('no name is cut so that two look the same, and none pushes a button out of its place [G-5]', async ({
	page,
	site
}) => {
	await writeTables(page, site, tables);
	const wrong: string[] = [];
	for (const table of Object.keys(tables)) {
		await openWritten(page, site, table);
		for (const size of sizes) {
			await page.setViewportSize(size);
			await page.evaluate(() => new Promise(requestAnimationFrame));
			for (const fault of await cut(page)) wrong.push(`${table}, ${String(size.width)}: ${fault}`);
		}
	}
	expect(wrong).toEqual([]);
});

test(
	'with large letters Quingo’s button to the next sheet has a row of its own, and leaves the sheets in sight [G-5]',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 390, height: 664 });
		await writeTables(page, site, tables);
		await openWritten(page, site, 'quingo, sheets');
		await enlarge(page);
		const next = page.getByRole('button', { name: 'Maximilianawilhelminaben’s sheet' });
		await expect(next).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole('list', { name: 'Totals' })).toBeInViewport();
		expect((await next.boundingBox())?.height).toBeLessThan(200);
	}
);

test(
	'a name of twelve letters is smaller rather than broken on a phone',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		const names = ['Maximilianus', 'Constantina', 'Bartholomew', 'Ana'];
		await openTold(page, site, [sinoOpening('boards', ...names)]);
		expect(await linesOf(page.locator('.players .name:not(:has(.name))'))).toEqual([1, 1, 1, 1]);
		const play = new Play(page);
		await page.goto(site.at('/new?box=card-bingo'));
		for (const name of [...names, 'Ben', 'Cai', 'Dora', 'Eva']) await play.addPlayer(name);
		expect(await linesOf(page.locator('.seat:not(.add) > span:last-child'))).toEqual(Array(8).fill(1));
		await page.setViewportSize({ width: 320, height: 568 });
		await setUp(play, site, names);
		for (const _ of names) await page.keyboard.type('1000\n');
		await expect(page.locator('li b').first()).toHaveText('1000');
		expect(await linesOf(page.locator('li .name:not(:has(.name))'))).toEqual([1, 1, 1, 1]);
	}
);

test(
	'a name of twelve letters is smaller rather than broken on the score pad of the smallest phone, and takes no tap from its button',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 320, height: 568 });
		await openTold(page, site, [sinoOpening('pad', 'Maximiliana', 'Guadalupe', 'Bartholomäus')]);
		const names = page.getByTestId('pad').locator('.name');
		await expect(names).toHaveCount(3);
		expect(await broken(names)).toEqual([]);
		// The name and the badge lie on the button that gives a bonus.
		await page.locator('.badge').first().click({ force: true });
		await expect(page.getByRole('dialog')).toContainText('Maximiliana');
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'List' }).click();
		await expect(page.locator('.head .name')).toHaveCount(3);
		expect(await broken(names)).toEqual([]);
	}
);

test(
	'a long name in Quingo is smaller rather than broken on the smallest phone: in a tab, also where it is lit, and on the button to its sheet',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 320, height: 568 });
		const opened = (...names: readonly string[]) =>
			quingo('sheets').map((fact, at) =>
				at === 0 ? { ...fact, players: people(...names), youngest: null } : fact
			);
		const made = (...names: readonly string[]): JournalFact[] =>
			names.map((name) => ({ type: 'wilds.made', player: name.toLowerCase(), wilds: [7, 13, 15, 22, 24] }));
		const four = ['Guadalupe', 'Ana', 'Ben', 'Cai'];
		const long = ['Maximiliana', 'Bartholomäus', 'Constantina', 'Purificación'];
		const five = ['Bartholomäus', 'Guadalupe', 'Maximiliana', 'Ana', 'Ben'];
		await writeTables(page, site, {
			four: [...opened(...four), ...made(...four)],
			long: [...opened(...long), ...made(...long)],
			five: [...opened(...five), ...made(...five)]
		});
		for (const [table, tabs] of [
			['four', 4],
			['long', 4],
			['five', 5]
		] as const) {
			await openWritten(page, site, table);
			await expect(page.locator('.tab .n')).toHaveCount(tabs);
			expect(await broken(page.locator('.tab .n'))).toEqual([]);
		}
		const to = page.locator('.dock .main-act > span');
		for (const name of ['Guadalupe', 'Maximiliana']) {
			await expect(to).toContainText(name);
			expect(await broken(to)).toEqual([]);
			await to.click();
		}
	}
);

test(
	'Sino on the smallest phone, four long names: they stand two and two rather than broken, dice and board as a whole beside them, on a second screen too',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 320, height: 568 });
		const four = sinoOpening('boards', 'Maximiliana', 'Bartholomew', 'Constantina', 'Wilhelmina');
		const rolled = { type: 'dice.rolled', dice: [{ colour: 'blue', number: 1 }] };
		await writeTables(page, site, {
			app: [four, rolled],
			real: [{ ...four, dice: 'real' }, rolled],
			pad: [sinoOpening('pad', 'Maximiliana', 'Bartholomew', 'Constantina', 'Wilhelmina')]
		});
		for (const table of ['app', 'real']) {
			await openWritten(page, site, table);
			const tabs = page.locator('.players button');
			await expect(tabs).toHaveCount(4);
			expect(await broken(tabs.locator('.name'))).toEqual([]);
			const tops = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
			expect(new Set(tops).size).toBe(2);
			const turn = page.locator('.turn-place button');
			await expect(turn).toHaveCount(table === 'app' ? 5 : 6);
			for (const button of await turn.all()) await expect(button).toBeInViewport({ ratio: 1 });
		}
		for (const table of ['app', 'real', 'pad']) {
			await page.goto(site.at(`/board?table=${table}`));
			await expect(page.locator('.why-still')).toBeVisible();
			await expect(page.locator('.players .name')).toHaveCount(4);
			expect(await broken(page.locator('.players .name'))).toEqual([]);
			for (const total of await page.locator('.players b').all())
				await expect(total).toBeInViewport({ ratio: 1 });
			// Each white space lies on its board.
			const out = await page.locator('.sino.board').evaluate((place) => {
				const frame = place.getBoundingClientRect();
				return [...place.querySelectorAll('[data-line]')].filter((space) => {
					const { right, bottom } = space.getBoundingClientRect();
					return right > frame.right || bottom > frame.bottom;
				}).length;
			});
			expect(out).toBe(0);
		}
	}
);

for (const locale of ['en-GB', 'es-ES'])
	test.describe(locale, () => {
		test.use({ locale, viewport: { width: 320, height: 568 } });
		test(
			'Quingo on sheets alone on the smallest phone: whose sheet it is takes one line of the title, and four bands are in sight before the first mark',
			{ tag: long },
			async ({ page, site }) => {
				const names = people('Maximiliana', 'Bartholomew');
				const made = names.map(({ id }) => ({ type: 'wilds.made', player: id, wilds: [7, 13, 15, 22, 24] }));
				const told = quingo('sheets', ...made).map((fact, at) =>
					at === 0 ? { ...fact, players: names, youngest: null } : fact
				);
				await openTold(page, site, told);
				await expect(page.locator('.title')).toContainText('Maximiliana · 25');
				expect((await page.locator('.title > span').boundingBox())?.height).toBeLessThan(25);
				await expect(page.locator('.quingo-sheet .bx')).toHaveCount(25);
				await sees(page, '.quingo-sheet .bx').toBe(20);
				// Asked for by its button, the way to cross out is said.
				await page.locator('.cross').click();
				await expect(page.locator('.how')).toBeVisible();
			}
		);
	});
