import type { Locator, Page } from '@playwright/test';
import { faults } from './support/axe.ts';
import { doubleTap } from './support/hand.ts';
import { golden, type JournalFact } from './support/journal.ts';
import { closePhones, phoneAt, showPhones } from './support/link.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

const sizes = [
	'320x568',
	'360x640',
	'390x844',
	'844x390',
	'640x360',
	'820x1180',
	'1180x820',
	'1024x768'
] as const;
type Size = (typeof sizes)[number];

interface Own {
	readonly box: string;
	readonly facts: readonly JournalFact[];
	readonly who: string;
	/** What is theirs: a board, a card, a sheet or a pad. */
	readonly theirs: (phone: Page) => Locator;
	readonly before?: (phone: Page) => Promise<void>;
	/** Where it is longer than the screen: its squares are 56 px at least, and it is scrolled. */
	readonly longer?: readonly Size[];
}

const openingOf = (box: string, name: string) => golden(box, name).facts[0] as JournalFact;
const dealt = golden('card-bingo', 'card-bingo-v1').facts;
const owns: readonly Own[] = [
	{
		box: 'Any game',
		facts: [openingOf('any-game', 'any-game-v1-target')],
		who: 'Ana',
		theirs: (phone) => phone.getByRole('group', { name: en('anygame_keys') })
	},
	{
		box: 'Bing-Oh!',
		facts: [
			{
				...openingOf('bing-oh', 'ledger-v2'),
				cards: { seed: 'puma-tuba', size: 60, mix: { free: 2, dead: 2, special: 10 } }
			},
			{ type: 'cards.dealt', free: [] },
			{ type: 'start.named', player: 'ana' }
		],
		who: 'Ana',
		before: (phone) => phone.getByRole('button', { name: en('link_bingoh_take') }).tap(),
		theirs: (phone) => phone.getByRole('group', { name: en('link_bingoh_card', { name: 'Ana' }) })
	},
	{
		box: 'Card Bingo',
		facts: dealt.slice(0, dealt.findIndex(({ type }) => type === 'cards.dealt') + 1),
		who: 'Ana',
		theirs: (phone) => phone.locator('main ol')
	},
	{
		box: 'Quingo',
		facts: golden('quingo', 'full-v1').facts.slice(0, 8),
		who: 'Carla',
		theirs: (phone) => phone.locator('.quingo-sheet'),
		longer: ['320x568', '360x640', '640x360']
	},
	{
		box: 'Sino',
		facts: [openingOf('sino', 'sino-v1')],
		who: 'Ben',
		theirs: (phone) => phone.locator('.sino.board')
	},
	{
		box: 'Parker Bingo',
		facts: [
			{
				...openingOf('parker-bingo', 'cards-v2'),
				...{ variant: 'normal', caller: null, cards: { seed: 'puma-tuba', size: 60 } }
			},
			{ type: 'ball.called', number: 12 }
		],
		who: 'Ana',
		before: async (phone) => {
			await phone.getByRole('textbox', { name: en('link_which_card') }).fill('17');
			await phone.getByRole('button', { name: en('link_take_card') }).tap();
		},
		theirs: (phone) => phone.getByRole('group', { name: en('parker_cards_mine', { serial: '17' }) }),
		longer: ['320x568']
	}
];

/** What is wrong with where it lies, in words: it is not whole in sight, or lies on what is beside or below it. */
const faultsOf = (theirs: Locator) =>
	theirs.evaluate((one) => {
		const area = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
		// What a sheet is longer by sticks out of it.
		const parts = [one, ...one.querySelectorAll('button, [role=img]')]
			.map((part) => part.getBoundingClientRect())
			.filter((box) => box.width > 0);
		const [left, top] = [Math.min(...parts.map((box) => box.left)), Math.min(...parts.map((box) => box.top))];
		const right = Math.max(...parts.map((box) => box.right));
		const bottom = Math.max(...parts.map((box) => box.bottom));
		const out = [area.left - left, right - area.right, area.top - top, bottom - area.bottom];
		const place = one.closest('.own > *');
		const others = [...(place?.parentElement?.children ?? [])].filter((other) => other !== place);
		const on = others.map((other) => {
			const box = other.getBoundingClientRect();
			const across = Math.min(right, box.right) - Math.max(left, box.left);
			return Math.min(across, Math.min(bottom, box.bottom) - Math.max(top, box.top));
		});
		return {
			out: out.map(Math.round).filter((px) => px > 0),
			on: on.map(Math.round).filter((px) => px > 0)
		};
	});

for (const { box, facts, who, theirs, before, longer = [] } of owns)
	test(
		`${box}: what is one’s own lies whole between the bar and the dock of one’s phone, and nothing lies on it`,
		{ tag: long },
		async ({ page: owner, site }) => {
			const phone = await phoneAt(owner, site, facts, who);
			await closePhones(owner);
			await before?.(phone);
			await expect(theirs(phone)).toBeVisible();
			for (const size of sizes) {
				const [width = 0, height = 0] = size.split('x').map(Number);
				await phone.setViewportSize({ width, height });
				await phone.evaluate(
					() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
				);
				const { out, on } = await faultsOf(theirs(phone));
				expect.soft(on, `${size}: what lies on it`).toEqual([]);
				expect.soft(out.length > 0, `${size}: out of sight by ${String(out)} px`).toBe(longer.includes(size));
			}
			await phone.context().close();
		}
	);

for (const { box, facts, who, theirs, before } of owns)
	test(
		`${box}: a phone that plays for its own player alone shows the whole table to look at, and leads back from there`,
		{ tag: long },
		async ({ page: owner, site }) => {
			const phone = await phoneAt(owner, site, facts, who);
			await before?.(phone);
			await expect(theirs(phone)).toBeVisible();
			await phone.getByRole('button', { name: en('link_show_table') }).tap();
			const back = phone.getByRole('button', { name: en('link_my_view') });
			await expect(back).toBeInViewport({ ratio: 1 });
			await expect(phone.locator('main')).toContainText(who);
			// To fill the screen with it is nothing that the table could refuse.
			const full = en('table_menu_fullscreen');
			const others = phone.locator('button, a, input, select').filter({ visible: true });
			for (const one of await others.all()) {
				const name = (await one.getAttribute('aria-label')) ?? (await one.textContent());
				expect([full, en('link_my_view')]).toContain(name?.trim());
			}
			expect(await faults(phone)).toEqual([]);
			await back.tap();
			await expect(theirs(phone)).toBeVisible();
			await phone.context().close();
		}
	);

test(
	'a phone that may play for everyone has the table’s own screen, until the table takes that back',
	{ tag: long },
	async ({ page: owner, site }) => {
		const phone = await phoneAt(owner, site, [openingOf('any-game', 'any-game-v1-target')], 'Ana');
		const all = owner.getByText(en('link_may_all'));
		await all.click();
		await phone.getByRole('button', { name: en('link_play_here') }).tap();
		const menu = phone.getByRole('button', { name: en('table_menu_label') });
		await expect(menu).toBeVisible();
		// What is half typed at the table is not in the phone's fields: it says so.
		const half = phone.getByRole('region', { name: en('link_half_typed_of', { what: 'Ana 12' }) });
		await closePhones(owner);
		for (const digit of ['1', '2']) await owner.getByRole('button', { name: digit, exact: true }).click();
		await expect(half).toBeVisible();
		for (const viewport of [
			{ width: 320, height: 568 },
			{ width: 390, height: 844 }
		]) {
			await phone.setViewportSize(viewport);
			await expect(half).toBeInViewport({ ratio: 1 });
			expect(await faults(phone)).toEqual([]);
		}
		await showPhones(owner);
		// A second tap sooner is that of a hand that shook.
		await owner.waitForTimeout(doubleTap);
		await all.click();
		await expect(menu).toBeHidden();
		await expect(phone.locator('main')).toContainText('Ana');
		await phone.context().close();
	}
);
