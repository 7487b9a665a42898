import type { Page } from '@playwright/test';
import { doubleTap } from './support/hand.ts';
import { golden, type JournalFact } from './support/journal.ts';
import { chip, closePhones, phoneAt } from './support/link.ts';
import type { Site } from './support/site.ts';
import { call } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');
/** Each wait of these tests is for what shows at once, or never. */
const soon = { timeout: 2000 };

/** A table of Normal at which these numbers were called, and Ana's phone with cards 17 and 18 of its set. */
async function handAt(owner: Page, site: Site, calls: readonly number[], more: object = {}): Promise<Page> {
	const [opening] = golden('parker-bingo', 'cards-v2').facts as [JournalFact];
	const cards = { seed: 'puma-tuba', size: 60 };
	const opened = { ...opening, variant: 'normal', caller: null, cards, ...more };
	const called = calls.map((number) => ({ type: 'ball.called', number }));
	const phone = await phoneAt(owner, site, [opened, ...called], 'Ana');
	for (const serial of ['17', '18']) {
		if (serial === '18') await phone.getByRole('button', { name: en('link_more_cards') }).tap();
		await phone.getByRole('textbox', { name: en('link_which_card') }).fill(serial);
		await phone.getByRole('button', { name: en('link_take_card') }).tap();
		await phone.waitForTimeout(doubleTap);
	}
	await closePhones(owner);
	return phone;
}
const marked = (phone: Page) => phone.locator('.strip button[aria-pressed="true"]');
const tab = (phone: Page, serial: string) =>
	phone.locator('.tabs').getByRole('button', { name: `no. ${serial}` });
const undo = (phone: Page) => phone.locator('.dock').getByRole('button', { name: en('shell_undo') });
const cover = (phone: Page, card: number, tile: string) =>
	phone
		.locator('.one')
		.nth(card)
		.getByRole('button', { name: new RegExp(`^${tile}`) })
		.tap();

test(
	'Parker: a call leaves the hand of a linked phone as it is: the card that is looked at, and the way back',
	{ tag: long },
	async ({ page: owner, site }) => {
		const phone = await handAt(owner, site, [15]);
		await expect(tab(phone, '18')).toHaveAccessibleName(new RegExp(en('link_has_call')));
		await cover(phone, 1, 'B 15');
		await expect(marked(phone)).toHaveCount(1);
		// What was called last has its ring, and does not lie open.
		await expect(tab(phone, '18')).not.toHaveAccessibleName(new RegExp(en('link_has_call')), soon);
		await tab(phone, '17').tap();
		const tile = await call(owner);
		await expect(phone.getByTestId('heard')).toHaveText(tile);
		await phone.waitForTimeout(doubleTap);
		await expect(tab(phone, '17')).toHaveAttribute('aria-pressed', 'true', soon);
		await undo(phone).tap();
		await expect(marked(phone)).toHaveCount(0, soon);
		// Nor does a shout: what is in the hand is not said again and again, until the link breaks.
		await phone.getByRole('button', { name: en('parker_bingo') }).tap();
		await expect(owner.getByRole('heading', { level: 1 })).toContainText(
			en('parker_bingo_says', { name: 'Ana' })
		);
		await phone.waitForTimeout(doubleTap);
		await expect(chip(phone)).toHaveText(en('link_chip_linked'), soon);
		await phone.context().close();
	}
);

test(
	'Parker: a call that the table takes back takes its marker off linked phones; a round’s markers stay in it [PB-6] [G-3]',
	{ tag: long },
	async ({ page: owner, site }) => {
		const phone = await handAt(owner, site, [15, 24]);
		await cover(phone, 1, 'B 15');
		await cover(phone, 1, 'I 24');
		await expect(marked(phone)).toHaveCount(2);
		await owner.getByTestId('undo').click();
		await expect(phone.getByTestId('toast')).toHaveText(en('link_call_gone', { tiles: 'I 24' }), soon);
		await expect(marked(phone)).toHaveCount(1, soon);

		await test.step('the next round begins without markers, and the hand’s undo brings none back', async () => {
			await owner.getByRole('button', { name: en('table_menu_label') }).click();
			await owner.getByRole('button', { name: en('parker_close_round') }).click();
			await owner.waitForTimeout(doubleTap);
			await owner.getByRole('button', { name: en('parker_new_round') }).click();
			await expect(marked(phone)).toHaveCount(0, soon);
			await undo(phone).tap({ force: true });
			await phone.waitForTimeout(doubleTap);
			await expect(marked(phone)).toHaveCount(0, soon);
		});

		await test.step('where the table takes that round back, the markers are there again', async () => {
			await owner.waitForTimeout(doubleTap);
			await owner.getByTestId('undo').click();
			await expect(marked(phone)).toHaveCount(1, soon);
			await owner.waitForTimeout(doubleTap);
			await owner.getByTestId('undo').click();
		});

		await test.step('markers that lie by themselves go by themselves, too', async () => {
			await phone.getByText(en('link_cover_self')).tap();
			await expect(undo(phone)).toHaveCount(0, soon);
			await owner.waitForTimeout(doubleTap);
			await owner.getByTestId('undo').click();
			await expect(marked(phone)).toHaveCount(0, soon);
		});
		await phone.context().close();
	}
);

test(
	'Parker: the phone of who calls, and of who has left, says that its cards count for nothing [PB-1]',
	{ tag: long },
	async ({ page: owner, site }) => {
		const phone = await handAt(owner, site, [15], { drawing: 'tiles', caller: 'ana' });
		await expect(phone.getByText(en('link_you_call'))).toBeVisible(soon);
		await owner.getByRole('button', { name: en('table_menu_label') }).click();
		await owner.getByRole('button', { name: new RegExp(`^${en('table_menu_people')}`) }).click();
		await owner.getByLabel(en('parker_who_calls')).selectOption({ label: 'Ben' });
		await expect(phone.getByText(en('link_you_call'))).toBeHidden(soon);
		await owner.getByRole('button', { name: en('table_leaves', { name: 'Ana' }) }).click();
		await expect(phone.getByText(en('link_you_left'))).toBeVisible(soon);
		await phone.context().close();
	}
);

test(
	'Parker: loaded anew, a phone shows the card of several that was looked at',
	{ tag: long },
	async ({ page: owner, site }) => {
		const phone = await handAt(owner, site, [15]);
		await phone.getByText(en('link_cover_self')).tap();
		await tab(phone, '17').tap();
		// The call is on card 18, which is saved with it.
		await expect(marked(phone)).toHaveCount(1, soon);
		await phone.reload();
		await expect(tab(phone, '17')).toHaveAttribute('aria-pressed', 'true', soon);
		await expect(tab(phone, '18')).toHaveAttribute('aria-pressed', 'false', soon);
		await phone.context().close();
	}
);

test(
	'Parker: a shout from a phone when the round is over hears that the next one begins at the table',
	{ tag: long },
	async ({ page: owner, site }) => {
		const phone = await handAt(owner, site, [15]);
		await owner.getByRole('button', { name: en('table_menu_label') }).click();
		await owner.getByRole('button', { name: en('parker_close_round') }).click();
		await expect(owner.getByRole('button', { name: en('parker_new_round') })).toBeVisible(soon);
		await phone.waitForTimeout(doubleTap);
		await phone.getByRole('button', { name: en('parker_bingo') }).tap();
		await expect(phone.getByTestId('toast')).toHaveText(en('link_round_over'), soon);
		await phone.context().close();
	}
);

test(
	'Parker: of several cards on a short phone all rows of the one that is played are in sight',
	{ tag: long },
	async ({ page: owner, site }) => {
		const phone = await handAt(owner, site, [15, 24]);
		// Until the messages of the beginning are gone.
		await expect(phone.getByTestId('toast')).toHaveCount(0);
		await phone.setViewportSize({ width: 360, height: 640 });
		const edgeOf = (selector: string, edge: 'top' | 'bottom') =>
			phone.locator(selector).evaluate((one, edge) => one.getBoundingClientRect()[edge], edge);
		await expect
			.poll(
				async () => (await edgeOf('.one:nth-child(2) .field', 'bottom')) <= (await edgeOf('.dock', 'top')),
				soon
			)
			.toBe(true);
		await phone.context().close();
	}
);
