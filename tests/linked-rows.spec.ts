import type { Page } from '@playwright/test';
import { doubleTap } from './support/hand.ts';
import { golden, openTold, type JournalFact } from './support/journal.ts';
import { closePhones, giveCamera, link, otherDevice, showPhones, phoneAt } from './support/link.ts';
import type { Site } from './support/site.ts';
import { expect, long, test } from './support/test.ts';
import { patternOf, wordsIn } from './support/words.ts';

const en = wordsIn('en');
/** Each wait of these tests is for what shows at once, or never. */
const soon = { timeout: 2000 };

/** A table of which these facts were told, and Ana's phone at it. */
async function anaAt(owner: Page, site: Site, facts: readonly JournalFact[]): Promise<Page> {
	const phone = await phoneAt(owner, site, facts, 'Ana');
	await closePhones(owner);
	return phone;
}

test(
	'Bing-Oh!: what comes from the table leaves the card of a linked phone as it is, and its undo',
	{ tag: long },
	async ({ page: owner, site }) => {
		const [opening] = golden('bing-oh', 'ledger-v2').facts as [JournalFact];
		const cards = { seed: 'puma-tuba', size: 60, mix: { free: 2, dead: 2, special: 10 } };
		const phone = await anaAt(owner, site, [
			{ ...opening, cards },
			{ type: 'cards.dealt', free: [] },
			{ type: 'start.named', player: 'ana' }
		]);
		await phone.getByRole('button', { name: en('link_bingoh_take') }).tap();
		const card = phone.getByRole('group', { name: en('link_bingoh_card', { name: 'Ana' }) });
		const chips = card.getByRole('button', { pressed: true });
		await expect(chips).toHaveCount(2);
		await card.getByRole('button', { name: /^B 1/ }).tap();
		await expect(chips).toHaveCount(3);
		await phone.getByTestId('roll').tap();
		await expect(phone.getByText(/place your chip|on your card/).first()).toBeVisible(soon);
		await phone.waitForTimeout(doubleTap);
		await phone.getByTestId('undo').tap();
		await expect(chips).toHaveCount(2, soon);
		await phone.context().close();
	}
);

test(
	'Card Bingo: before the app has dealt, a linked phone does not say that the cards are not the app’s',
	{ tag: long },
	async ({ page: owner, site }) => {
		const { facts } = golden('card-bingo', 'card-bingo-v1');
		const phone = await anaAt(owner, site, facts.slice(0, 1));
		await expect(phone.getByText(en('link_not_dealt'))).toBeVisible(soon);
		await phone.context().close();
	}
);

test(
	'what is said while devices link, or something is drawn, goes when it has happened',
	{ tag: long },
	async ({ page: owner, site }) => {
		await giveCamera(owner);
		await openTold(owner, site, golden('sino', 'sino-v1').facts.slice(0, 1));
		await showPhones(owner);
		const phone = await otherDevice(owner.context().browser(), { viewport: { width: 390, height: 844 } });
		await link(owner, phone, site.at);
		await expect(owner.getByTestId('toast')).toHaveText(patternOf('en', 'link_count'), soon);
		const first = phone.getByRole('button', { name: 'Ana', exact: true });
		await first.tap();
		await phone.getByRole('button', { name: en('sino_roll_all') }).tap();
		await expect(phone.getByText(en('sino_announce_now'))).toBeVisible();
		await phone.waitForTimeout(doubleTap);
		await expect(phone.getByTestId('toast')).toHaveCount(0, { timeout: 1000 });
		await phone.context().close();
	}
);
