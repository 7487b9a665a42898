import { golden, openTold, openWritten, people, writeTables } from './support/journal.ts';
import { broken } from './support/letters.ts';
import { byTouch, Quingo } from './support/quingo.ts';
import {
	players,
	opening,
	bonuses,
	prepared,
	dice,
	pool,
	limits,
	crowd,
	sees
} from './support/quingo-told.ts';
import { expect, long, test } from './support/test.ts';

test.use({ hasTouch: true });

test('a full pool and the whole sheet are in sight on a phone; like dice lie on one pile, taken one by one [Q-5]', async ({
	page,
	site
}) => {
	const quingo = new Quingo(page, site, 'en', byTouch);
	await page.setViewportSize({ width: 390, height: 844 });
	await openTold(page, site, [opening('full'), ...prepared, pool, limits]);
	await sees(page, '.bx').toBe(25);
	await sees(page, '.pd').toBe(22);
	// For the keyboard the pool is one stop, as the sheet is (docs/taps.md).
	await expect(page.locator('.pd[tabindex="0"]')).toHaveCount(1);
	await expect(page.locator('.bx[tabindex="0"]')).toHaveCount(1);
	for (const size of [
		{ width: 390, height: 664 },
		{ width: 360, height: 640 }
	]) {
		await page.setViewportSize(size);
		await sees(page, '.pd').toBe(22);
	}
	for (const size of [
		{ width: 844, height: 390 },
		{ width: 932, height: 430 }
	]) {
		await page.setViewportSize(size);
		await sees(page, '.bx').toBe(25);
	}
	await page.setViewportSize({ width: 390, height: 844 });

	const sixes = page.locator('.pd').nth(6);
	const die = quingo.say('quingo_die', { sides: '6', shows: '6' });
	const pile = quingo.say('quingo_pile', { die, count: '3' });
	await expect(sixes).toHaveAccessibleName(pile);
	for (const taken of ['1', '2', '3']) {
		await byTouch(sixes);
		await expect(sixes).toHaveAccessibleName(quingo.say('quingo_pile_taken', { pile, taken }));
	}
	await expect(page.locator('.eq')).toContainText('6 + 6 + 6 = 18');
	await byTouch(sixes);
	await expect(sixes).toHaveAttribute('aria-pressed', 'false');
	await expect(page.locator('.eq')).not.toContainText('6');
	// Beside the last die of a row that is not full there is none.
	const last = page.locator('.pd').last();
	await last.focus();
	await last.press('ArrowRight');
	await expect(last).toBeFocused();
});

test(
	'of five players all boxes, all dice and each player die are in sight on a phone, as with four [Q-5] [Q-3]',
	{ tag: long },
	async ({ page, site }) => {
		const five = (...names: string[]) => {
			const [table, ...told] = crowd(5);
			const all = people('Ana', 'Ben', 'Carla', 'Dora', 'Eva').map((one, at) => ({
				...one,
				name: names[at]
			}));
			return [{ ...opening('full'), ...table, players: all }, ...told];
		};
		await writeTables(page, site, {
			long: five('Maximiliana', 'Benjamin', 'Ana Belén', 'Wilhelmina', 'María José'),
			shorter: five('Benjamin', 'Dorothea', 'Carla', 'Ana Belén', 'Emil')
		});
		await page.setViewportSize({ width: 390, height: 844 });
		await openWritten(page, site, 'long');
		await sees(page, '.bx').toBe(25);
		await sees(page, '.pd').toBe(21);
		await sees(page, '.tab .limit').toBe(5);
		await sees(page, '.tab .n').toBe(5);
		expect(await broken(page.locator('.tab .n'))).toEqual([]);
		// On the smallest phone shorter ones do as well.
		await page.setViewportSize({ width: 320, height: 568 });
		await openWritten(page, site, 'shorter');
		await expect(page.locator('.tab')).toHaveCount(5);
		const tabs = page.locator('.tab');
		const rows = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
		expect(new Set(rows).size).toBe(1);
		expect(await broken(page.locator('.tab .n'))).toEqual([]);
	}
);

test(
	'long names take no dice out of sight, and nothing moves when a tap is refused; nor on a tablet that lies [Q-5]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'es', byTouch);
		const long = [...players, { id: 'max', name: 'Maximiliana Fernández' }];
		const told = [
			...[{ ...opening('full'), players: long }, bonuses],
			...long.map(({ id }) => ({ type: 'wilds.made', player: id, wilds: [2, 15, 18, 7, 5] })),
			...[{ type: 'pool.rolled', dice: dice.toSpliced(9, 1) }],
			{ type: 'limits.rolled', limits: long.map(({ id }, at) => ({ player: id, limit: 3 - at })) }
		];
		await page.addInitScript(() => localStorage.setItem('tablemate.language', 'es'));
		await page.setViewportSize({ width: 390, height: 844 });
		await openTold(page, site, told);
		await expect(page.locator('.whose .who')).toHaveText('Maximiliana Fernández');
		await sees(page, '.pd').toBe(22);
		await sees(page, '.bx').toBe(25);
		const place = () => page.locator('.bx').first().boundingBox();
		const before = await place();
		await byTouch(page.locator('.bx').nth(13));
		await expect(page.getByTestId('toast')).toContainText('14');
		expect(await place()).toEqual(before);
		await byTouch(quingo.boxes('can').first());
		await byTouch(quingo.sheet().getByRole('list').getByRole('button').first());
		await byTouch(quingo.main());
		await expect(page.locator('.whose .who')).toHaveText('Ana');
		expect(await place()).toEqual(before);
		await page.setViewportSize({ width: 1180, height: 820 });
		await expect(page.locator('.pd')).toHaveCount(21);
		await sees(page, '.pd').toBe(21);
	}
);

test(
	'whose turn it is and who comes next is read whole on phones, however long the names [Q-5]',
	{ tag: long },
	async ({ page, site }) => {
		const names = [
			'Grandmother Wilhelmina',
			'Bartholomew-Maximilian',
			'Maximiliana Fernández',
			'Ferdinand Wolfgangsson'
		];
		const four = names.map((name, at) => ({ id: `p${String(at)}`, name }));
		await openTold(page, site, [
			...[{ ...opening('full'), players: four, youngest: 'p0' }, bonuses],
			...four.map(({ id }) => ({ type: 'wilds.made', player: id, wilds: [99, 98, 97, 96, 95] })),
			...[{ type: 'pool.rolled', dice: dice.toSpliced(8, 2) }],
			{ type: 'limits.rolled', limits: four.map(({ id }, at) => ({ player: id, limit: at + 1 })) }
		]);
		const whose = page.locator('.whose');
		const cut = () =>
			whose
				.locator('.name, .next')
				.evaluateAll((all) =>
					all
						.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2)
						.map((one) => one.textContent)
				);
		for (const name of names) {
			await expect(whose.locator('.who')).toHaveText(name);
			for (const width of [320, 390]) {
				await page.setViewportSize({ width, height: 664 });
				const at = `${name} at ${String(width)}`;
				expect(await cut(), at).toEqual([]);
				const [row, pill] = [await whose.boundingBox(), await whose.locator('.who').boundingBox()];
				expect(pill?.height, at).toBeLessThanOrEqual(row?.height ?? 0);
			}
			await byTouch(page.locator('.pd').first());
			await byTouch(page.locator('.main-act'));
		}
	}
);

test(
	'a long name that comes next makes the dock of the sheets alone no higher',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		const long = [...players, { id: 'max', name: 'Maximiliana Fernández' }];
		await openTold(page, site, [
			...[{ ...opening('sheets'), players: long }, bonuses],
			...long.map(({ id }) => ({ type: 'wilds.made', player: id, wilds: [2, 15, 18, 7, 5] }))
		]);
		const dock = async () => (await page.locator('.dock').boundingBox())?.height;
		const before = await dock();
		await byTouch(page.locator('.bx').first());
		await expect(page.locator('.dock .main-act')).toContainText('Maximiliana');
		expect(await dock()).toBe(before);
	}
);

test(
	'on the smallest phone most of a sheet is in sight, and its dock is one row [Q-5]',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 320, height: 568 });
		await openTold(page, site, [opening('sheets'), ...prepared]);
		await sees(page, '.bx').toBe(20);
		await byTouch(page.locator('.bx').nth(2));
		await expect(page.locator('.whose .who')).toHaveText('Ben');
		await sees(page, '.bx').toBe(15);
	}
);

test(
	'six and eight players: on phones the sheet has the room of what is said above it as well, and all totals are in sight [Q-5]',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await writeTables(page, site, { six: crowd(6), eight: crowd(8) });
		await openWritten(page, site, 'six');
		for (const [width, height, boxes, dice, tab] of [
			[390, 844, 25, 20, 57],
			[390, 664, 10, 20, 57],
			[360, 640, 5, 20, 56]
		] as const) {
			await page.setViewportSize({ width, height });
			await sees(page, '.bx').toBe(boxes);
			await sees(page, '.pd').toBe(dice);
			await sees(page, '.tab').toBe(6);
			const tabs = await page.locator('.tab').all();
			for (const one of tabs) expect((await one.boundingBox())?.width).toBeGreaterThanOrEqual(tab);
		}
		await openWritten(page, site, 'eight');
		await sees(page, '.bx').toBe(10);
		await sees(page, '.pd').toBe(18);
	}
);

test(
	'where dice go on below the edge, half a row of them and a shadow say so [Q-5]',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 320, height: 568 });
		await openTold(page, site, crowd(8));
		await sees(page, '.tab').toBe(8);
		await sees(page, '.pd').toBe(10);
		const pool = await page.locator('.pool').boundingBox();
		const half = await page.locator('.pd').nth(10).boundingBox();
		if (!pool || !half) throw new Error('there is no pool');
		const shows = pool.y + pool.height - half.y;
		expect(shows).toBeGreaterThan(half.height * 0.4);
		expect(shows).toBeLessThan(half.height * 0.8);
		// Beside the first die, where nothing else is drawn.
		const clip = { x: Math.ceil(pool.x), y: Math.floor(pool.y + pool.height) - 4, width: 2, height: 4 };
		const more = await page.screenshot({ clip });
		await page.locator('.pool').evaluate((one) => one.scrollTo(0, one.scrollHeight));
		expect((await page.screenshot({ clip })).equals(more)).toBe(false);
	}
);

test(
	'where a part of the sheet has room, it is one with a box that is open [Q-5]',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 390, height: 664 });
		const filled = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => ({
			type: 'box.checked',
			player: 'ana',
			box: number
		}));
		const full = { type: 'keeping.changed', keeping: 'full', youngest: 'ana' };
		await openTold(page, site, [opening('sheets'), ...prepared, ...filled, full, pool, limits]);
		await expect(page.getByRole('button', { name: /^13,/ })).toBeInViewport({ ratio: 0.99 });
	}
);

test(
	'four totals of up to three digits stand in one row on the smallest phone, each beside its player die',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 320, height: 568 });
		await openTold(page, site, golden('quingo', 'full-v2').facts.slice(0, 65));
		const sides = (what: string) =>
			page.locator(`.tab ${what}`).evaluateAll((all) =>
				all.map((one) => {
					const range = document.createRange();
					range.selectNodeContents(one);
					const { left, right, top } = range.getBoundingClientRect();
					return { left, right, top };
				})
			);
		await expect(page.locator('.tab .limit')).toHaveCount(4);
		await expect(page.locator('.tab .v').nth(2)).toHaveText('132');
		const [totals, dice] = [await sides('.v'), await sides('.limit')];
		expect(new Set(totals.map(({ top }) => top)).size).toBe(1);
		for (const [at, { right }] of totals.entries()) expect(right).toBeLessThan(dice[at]?.left ?? 0);
	}
);

test(
	'a watched table: what moves are made with does not look as if it could be taken',
	{ tag: long },
	async ({ page, context, site }) => {
		await openTold(page, site, [opening('full'), ...prepared, pool, limits]);
		await expect(page.locator('.bx').first()).toHaveCSS('filter', 'none');
		const second = await context.newPage();
		await second.goto(page.url());
		for (const what of ['.bx', '.pool']) {
			await expect(second.locator(what).first()).toHaveCSS('filter', 'grayscale(1)');
		}
		await expect(second.locator('.tab').first()).toHaveCSS('filter', 'none');
	}
);

test(
	'whose secret wilds are due is in sight on a short phone, four players too [Q-2]',
	{ tag: long },
	async ({ page, site }) => {
		const four = ['Ana', 'Ben', 'Cai', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));
		await openTold(page, site, [{ ...opening('full'), players: four, wilds: 'hidden' }, bonuses]);
		for (const [width, height] of [
			[390, 664],
			[320, 568]
		] as const) {
			await page.setViewportSize({ width, height });
			await sees(page, '.side li').toBe(4);
		}
	}
);

test(
	'on short phones the tab of who comes next says so where no line below the totals has room for it',
	{ tag: long },
	async ({ page, site }) => {
		await writeTables(page, site, { three: crowd(3), five: crowd(5), eight: crowd(8) });
		for (const [table, next] of [
			['five', 1],
			['eight', 1],
			['three', 0]
		] as const) {
			await openWritten(page, site, table);
			for (const [width, height] of [
				[320, 568],
				[390, 664]
			] as const) {
				await page.setViewportSize({ width, height });
				await expect(page.locator('.tab .next')).toHaveCount(next);
				await expect(page.locator('.whose .next:visible')).toHaveCount(1 - next);
				if (next === 0) continue;
				await expect(page.getByRole('button', { name: /^Ben 0 next/ })).toBeInViewport({ ratio: 1 });
			}
		}
	}
);
