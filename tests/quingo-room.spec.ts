import type { Locator, Page } from '@playwright/test';
import type { JournalFact } from './support/journal.ts';
import { golden, openTold } from './support/journal.ts';
import { byTouch, Quingo } from './support/quingo.ts';
import { loadAnew } from './support/tabs.ts';
import { middle, quickly } from './support/taps.ts';
import { expect, long, test } from './support/test.ts';

test.use({ hasTouch: true });

const players = ['Ana', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }));
const opening = (keeping: 'full' | 'sheets'): JournalFact => ({
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
const bonuses: JournalFact = { type: 'bonuses.rolled', bonuses: [11, 3, 14, 15], wild: 2 };
const prepared = [
	bonuses,
	...players.map(({ id }) => ({ type: 'wilds.made', player: id, wilds: [2, 15, 18, 7, 5] }))
];
/** 26 dice, 22 of them unlike: more than a throw has on most days. */
// prettier-ignore
const dice = [
	...[[4, 1], [4, 2], [4, 3], [4, 3], [6, 1], [6, 2], [6, 4], [6, 6], [6, 6], [6, 6]],
	...[[8, 1], [8, 3], [8, 5], [8, 8], [10, 2], [10, 5], [10, 9], [10, 10]],
	...[[12, 1], [12, 6], [12, 7], [12, 12], [20, 3], [20, 11], [20, 19], [20, 19]]
];
const pool: JournalFact = { type: 'pool.rolled', dice };
const limits: JournalFact = {
	type: 'limits.rolled',
	limits: players.map(({ id }, at) => ({ player: id, limit: at + 4 }))
};

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
const sees = (page: Page, selector: string) => expect.poll(() => inSight(page.locator(selector)));

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
	await page.setViewportSize({ width: 390, height: 664 });
	await sees(page, '.pd').toBe(22);

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
		await sees(page, '.bx').toBe(15);
		await byTouch(page.locator('.bx').nth(2));
		await expect(page.locator('.whose .who')).toHaveText('Ben');
		await sees(page, '.bx').toBe(15);
	}
);

test(
	'wilds: the keys are in sight on the smallest phone, and undo takes back a key before it takes back the bonuses [Q-2]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		await page.setViewportSize({ width: 320, height: 568 });
		await openTold(page, site, [opening('full'), bonuses]);
		await sees(page, '.keys button').toBe(12);
		await sees(page, '.head').toBe(5);
		const typed = () =>
			page.locator('.wild input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
		const undo = page.getByTestId('undo');
		const key = (name: string) => byTouch(page.locator('.keys').getByRole('button', { name, exact: true }));
		await key('1');
		await key('8');
		await expect.poll(typed).toEqual(['18', '', '', '', '']);
		// The last field is full with its first digit, and the key of the second has not moved.
		const place = () => page.locator('.keys').boundingBox();
		for (const at of [1, 2, 3]) await page.locator(`#wild-${at}`).fill('9');
		await page.locator('#wild-4').focus();
		const before = await place();
		await key('1');
		await expect(quingo.button('quingo_five_good')).toBeHidden();
		expect(await place()).toEqual(before);
		for (let keys = 0; keys < 4; keys += 1) await byTouch(undo);
		await page.locator('#wild-0').focus();
		await byTouch(quingo.button('quingo_five_good'));
		await expect.poll(typed).not.toContain('');
		for (const left of ['18', '1', '']) {
			await byTouch(undo);
			await expect.poll(typed).toEqual([left, '', '', '', '']);
		}
		await byTouch(undo);
		await expect(quingo.button('quingo_roll_bonuses')).toBeVisible();
	}
);

test(
	'real dice on a short phone: the bonuses and their keys are in sight, and whose wilds they are [Q-1] [Q-2]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		await openTold(page, site, [{ ...opening('sheets'), rolling: 'dice' }]);
		for (const [width, height] of [
			[320, 568],
			[390, 664],
			[844, 390]
		] as const) {
			await page.setViewportSize({ width, height });
			await sees(page, '.head input').toBe(5);
			await sees(page, '.keys button').toBe(12);
		}
		// A number leads on with its last digit; one that no d20 shows is refused where it is typed; Delete leads back.
		const keys = async (...names: string[]) => {
			for (const name of names)
				await byTouch(page.locator('.keys').getByRole('button', { name, exact: true }));
		};
		const typed = () =>
			page.locator('.head input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
		await keys('1', '4');
		// So it does after the phone was locked.
		await loadAnew(page);
		await keys('2', '5');
		await expect(page.getByTestId('toast')).toContainText(
			quingo.say('quingo_no_not_on_a_die', { sides: '20', shows: '25' })
		);
		expect(await typed()).toEqual(['14', '2', '', '', '']);
		await keys('0', 'Delete', 'Delete', '0', '7', '5', '4');
		expect(await typed()).toEqual(['14', '20', '7', '5', '4']);
		await byTouch(quingo.button('quingo_tell_bonuses'));
		const whose = page.getByRole('heading').getByText(quingo.say('quingo_wilds_of', { name: 'Ana' }));
		await expect(whose).toHaveCSS('clip-path', 'none');
		await sees(page, '.wild input').toBe(5);
		await keys('9', quingo.say('quingo_key_next'));
		await loadAnew(page);
		await keys('8');
		await expect(page.locator('#wild-1')).toHaveValue('8');
	}
);

test(
	'real dice: while their keys come and go, the button that lets the app roll stays where it is [Q-3]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		await page.setViewportSize({ width: 390, height: 844 });
		await openTold(page, site, [{ ...opening('full'), rolling: 'dice' }, ...prepared]);
		const place = () => quingo.button('quingo_app_instead').boundingBox();
		const before = await place();
		await page.keyboard.type('4321654321');
		await expect(page.getByRole('list', { name: quingo.say('quingo_entered') }).locator('li')).toHaveCount(
			10
		);
		expect(await place()).toEqual(before);
	}
);

test(
	'real dice on phones: all faces of a d20 are in sight, and like dice are tapped as fast as a finger can [Q-3]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		await page.setViewportSize({ width: 320, height: 568 });
		await openTold(page, site, [{ ...opening('full'), rolling: 'dice' }, ...prepared]);
		const size = (sides: string, count: string, of = '4') =>
			quingo.button('quingo_size_count', { sides, count, of });
		await byTouch(size('20', '0'));
		for (const [width, height] of [
			[320, 568],
			[844, 390],
			[390, 664]
		] as const) {
			await page.setViewportSize({ width, height });
			// The last row may touch the dock: a thumb finds it there.
			await expect(page.locator('.face').last()).toBeInViewport({ ratio: 0.7 });
		}
		await byTouch(size('4', '0'));
		const three = await middle(quingo.button('quingo_die', { sides: '4', shows: '3' }));
		await quickly(page, true, three, three, three);
		await expect(size('4', '3')).toBeVisible();
		// The last one brings the keys of the next size: a hand that shakes enters none of those.
		await quickly(page, true, three, three);
		await expect(size('4', '4')).toBeVisible();
		await expect(size('6', '0', '6')).toHaveAttribute('aria-pressed', 'true');
	}
);

test(
	'with larger letters, too, the figure of a die is not covered by how many lie on its pile',
	{ tag: long },
	async ({ page, site }) => {
		await page.addInitScript(() => localStorage.setItem('tablemate.text', 'larger'));
		await openTold(page, site, [opening('full'), ...prepared, pool, limits]);
		await expect(page.locator('html[data-text="larger"]')).toBeAttached();
		for (const [width, height] of [
			[390, 664],
			[320, 568],
			[1180, 820]
		] as const) {
			await page.setViewportSize({ width, height });
			await expect(page.locator('.count')).toHaveCount(3);
			const covered = await page.locator('.pd:has(.count)').evaluateAll((piles) =>
				piles.map((pile) => {
					const [figure, count] = ['text', '.count'].map((part) =>
						pile.querySelector(part)?.getBoundingClientRect()
					);
					if (!figure || !count) return 1;
					const wide = Math.min(figure.right, count.right) - Math.max(figure.left, count.left);
					const high = Math.min(figure.bottom, count.bottom) - Math.max(figure.top, count.top);
					return (Math.max(0, wide) * Math.max(0, high)) / (figure.width * figure.height);
				})
			);
			expect(Math.max(...covered), `${String(width)} wide`).toBeLessThan(0.15);
		}
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
