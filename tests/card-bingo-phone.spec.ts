import type { Locator } from '@playwright/test';
import { anas, CardPlay } from './support/card-table.ts';
import { type JournalFact, opening, openTold, people } from './support/journal.ts';
import { enlarge } from './support/letters.ts';
import { measure } from './support/measure.ts';
import { finger } from './support/hand.ts';
import { Play } from './support/play.ts';
import { loadAnew } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';

/** A table with names as long as families have, on a phone; the app calls from its deck, and real cards were dealt. */
const cards = (more: Readonly<Record<string, unknown>> = {}) =>
	opening('card-bingo', {
		players: people('Ana', 'Benjamín', 'Guadalupe', 'Nico'),
		drawing: 'app',
		dealing: 'cards',
		caller: null,
		drawForCaller: false,
		callerPlays: false,
		decks: 1,
		...more
	});
const called = ['7H', 'KS', '2C', '10D', 'AS', 'JD', 'JH', '3C'].map((card) => ({
	type: 'card.called',
	card
}));
const shouted = { type: 'bingo.shouted', player: 'guadalupe' };
const phones = [
	{ width: 320, height: 568 },
	{ width: 390, height: 664 },
	{ width: 844, height: 390 }
] as const;

/** Where something begins and ends, from the top of the screen in px. */
async function place(target: Locator) {
	const box = await target.boundingBox();
	if (!box) throw new Error('it is not on the screen');
	return { top: box.y, bottom: box.y + box.height };
}

/** Waits until something lies below the bar and above the keys that a card is tapped with, and none of them is cut off. */
async function expectAboveTheKeys(what: Locator, keys: Locator, bar: Locator) {
	await expect(keys).toBeInViewport({ ratio: 0.99 });
	await expect(async () => {
		const { top, bottom } = await place(what);
		expect(top).toBeGreaterThanOrEqual((await place(bar)).bottom - 1);
		expect(bottom).toBeLessThanOrEqual((await place(keys)).top + 1);
	}).toPass({ timeout: 2000 });
}

for (const size of phones)
	test.describe(
		`a phone of ${String(size.width)} x ${String(size.height)}, in Spanish`,
		{ tag: size.width === 320 ? [] : [long] },
		() => {
			test.use({ hasTouch: true, viewport: size });

			/** The table, its keys and its bar, and a tap on a card: one where the check-board is wide enough for it. */
			const table = async (play: Play) => {
				await play.speak();
				const main = play.page.locator('main');
				const keys = main.locator('.picker');
				const named = new CardPlay(play);
				const tap = async (card: (typeof anas)[number]) => {
					const key = keys.getByRole('button', { name: new RegExp(`^${named.name(card)}`) });
					const rank = keys.getByRole('button', { name: play.say(`cardbingo_rank_${card[0]}`), exact: true });
					if (await rank.isVisible()) await play.hand.press(rank);
					await play.hand.press(key.filter({ visible: true }));
				};
				return { main, keys, tap, named, bar: play.page.locator('header').first() };
			};

			for (const variant of ['card-bingo', 'blackout'])
				test(
					`what is read back of ${variant} is in sight above all the keys [C-5]`,
					{ tag: long },
					async ({ page, site }) => {
						const play = new Play(page, 'es', finger);
						const { main, keys, tap, named, bar } = await table(play);
						await openTold(page, site, [cards({ variant, decks: 2 }), ...called, shouted]);
						await expect(keys).toBeInViewport({ ratio: 0.99 });
						const read = variant === 'blackout' ? [...anas, ['j', 'd'] as const] : anas.slice(0, 4);
						for (const card of [...read, ['3', 'h'] as const]) {
							await tap(card);
							const slot = main.getByRole('button', {
								name: new RegExp(`^${play.say('cardbingo_remove', { card: named.name(card) })}`)
							});
							await expectAboveTheKeys(slot, keys, bar);
						}
						const verdict = main.getByText(play.say('cardbingo_claim_missing', { count: '1' }));
						await expectAboveTheKeys(verdict, keys, bar);
					}
				);

			test(
				'whoever draws for the caller is in sight above all the keys [C-2]',
				{ tag: long },
				async ({ page, site }) => {
					const play = new Play(page, 'es', finger);
					const { main, keys, tap, bar } = await table(play);
					await openTold(page, site, [cards({ drawing: 'cards', drawForCaller: true })]);
					for (const card of anas.slice(0, 4)) {
						const next = main.locator('li').filter({ hasText: play.say('cardbingo_draw_yours') });
						await expectAboveTheKeys(next, keys, bar);
						await tap(card);
					}
					await expect(play.toast()).toContainText('Benjamín');
				}
			);
		}
	);

test(
	'two who finished on the same card each have a button of their own, not in touch with the other [C-6]',
	{ tag: long },
	async ({ page, site }) => {
		const claim = (player: string): readonly JournalFact[] => [
			{ type: 'bingo.shouted', player },
			{ type: 'layout.claimed', player, cards: ['7H', 'KS', '2C', '10D', '3C'] }
		];
		await page.setViewportSize({ width: 390, height: 844 });
		await openTold(page, site, [cards({ decks: 2 }), ...called, ...claim('ana'), ...claim('guadalupe')]);
		const say = new Play(page).say;
		await expect(
			page.getByRole('button', { name: say('table_meant_whose', { name: 'Guadalupe' }) })
		).toBeVisible();
		expect(await measure(page, { least: 56, gap: 8 })).toEqual([]);
	}
);

test(
	'a layout that is half typed in is there again after the page was killed [C-5]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const named = new CardPlay(play);
		const read = play
			.sheet()
			.getByRole('button', { name: new RegExp(`^${play.say('cardbingo_remove', { card: '' })}`) });
		await page.setViewportSize({ width: 390, height: 664 });
		await openTold(page, site, [cards(), ...called]);
		await play.press('cardbingo_layouts');
		for (const card of anas.slice(0, 3)) await named.tap(card, play.sheet());
		await expect(read).toHaveCount(3);
		await loadAnew(page);
		await play.press('cardbingo_layouts');
		await expect(read).toHaveCount(3);
	}
);

for (const [width, height] of [
	[568, 320],
	[667, 375]
] as const)
	test(`a caller of real cards has all keys of a card in sight on ${String(width)} x ${String(height)} [C-4]`, async ({
		page,
		site
	}) => {
		await page.setViewportSize({ width, height });
		await openTold(page, site, [cards({ drawing: 'cards', caller: 'ana' }), ...called.slice(0, 3)]);
		const keys = page.locator('main .pad .pad button');
		await expect(keys).toHaveCount(17);
		for (const key of await keys.all()) await expect(key).toBeInViewport({ ratio: 0.99 });
		expect(await measure(page, { least: 44, gap: 8 })).toEqual([]);
	});

test.describe('in letters twice as large', { tag: long }, () => {
	test.use({ viewport: { width: 390, height: 664 } });

	/** The small cards whose rank and suit do not lie within their faces. */
	const cutOff = (where: Locator) =>
		where.locator('.mini:visible').evaluateAll((cards) =>
			cards.flatMap((card) => {
				const face = card.getBoundingClientRect();
				const over = [...card.children].some((part) => {
					const { left, right, top, bottom } = part.getBoundingClientRect();
					return left < face.left || right > face.right || top < face.top || bottom > face.bottom;
				});
				return over ? [card.textContent] : [];
			})
		);

	test('rank and suit of a card stay on its face: in a layout, a claim and all calls [C-5]', async ({
		page,
		site
	}) => {
		const play = new Play(page);
		const named = new CardPlay(play);
		const layout = ['7H', 'KS', '2C', '10D', 'QH', '10C', '10H', '10S', '9H', 'AD', '3C', '4C', '5D'];
		const entered = { type: 'layout.entered', player: 'ana', cards: layout };
		await openTold(page, site, [cards({ variant: 'long-layout' }), entered, ...called]);
		await enlarge(page);
		expect(await cutOff(page.locator('main'))).toEqual([]);
		await play.menu('cardbingo_layouts');
		await expect(play.sheet().locator('.mini')).toHaveCount(13);
		expect(await cutOff(play.sheet())).toEqual([]);
		await play.closeSheet();
		await play.press('cardbingo_calls_all');
		expect(await cutOff(play.sheet())).toEqual([]);
		await play.closeSheet();
		await named.shout('cardbingo_bingo', 'Benjamín');
		for (const card of anas) await named.tap(card);
		await expect(page.locator('main .mini:visible')).toHaveCount(5);
		expect(await cutOff(page.locator('main'))).toEqual([]);
	});

	test('and in a hand of Cardgo [C-12]', async ({ page, site }) => {
		const play = new Play(page);
		const layouts = ['ana', 'benjamín', 'guadalupe', 'nico'].map((player, i) => ({
			player,
			cards: ['10', '9', 'Q', '2', 'A'].map((rank) => rank + 'HDCS'.charAt(i))
		}));
		const table = cards({ variant: 'cardgo', dealing: 'app' });
		await openTold(page, site, [table, { type: 'cards.dealt', layouts }]);
		await enlarge(page);
		await play.page.getByRole('button', { name: /^Ana/ }).click();
		await page.getByRole('button', { name: play.say('cardbingo_hold_to_see') }).click();
		await expect(play.sheet().locator('.mini')).toHaveCount(5);
		expect(await cutOff(play.sheet())).toEqual([]);
	});
});

test(
	'on narrow cards of a claim no suit lies over the next card [C-5]',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 640, height: 360 });
		await openTold(page, site, [cards(), ...called, shouted]);
		const table = new CardPlay(new Play(page));
		for (const card of anas) await table.tap(card);
		const faces = page.locator('.claim > ol .mini');
		await expect(faces).toHaveCount(5);
		const boxes = await faces.evaluateAll((all) =>
			all.map((face) => {
				const { left, right } = face.getBoundingClientRect();
				return { left, right };
			})
		);
		for (const [i, { left }] of boxes.slice(1).entries())
			expect(left).toBeGreaterThan((boxes[i]?.right ?? 0) + 4);
	}
);
