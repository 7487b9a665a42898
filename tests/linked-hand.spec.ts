import { doubleTap } from './support/hand.ts';
import { golden, openTold, type JournalFact } from './support/journal.ts';
import { chip, closePhones, giveCamera, link, otherDevice, showPhones } from './support/link.ts';
import { call } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

test(
	'Parker: a call leaves the hand of a linked phone as it is: the card that is looked at, and the way back',
	{ tag: long },
	async ({ page: owner, site }) => {
		await giveCamera(owner);
		const [opening] = golden('parker-bingo', 'cards-v2').facts as [JournalFact];
		const cards = { seed: 'puma-tuba', size: 60 };
		const { players } = opening as unknown as { players: { name: string }[] };
		await openTold(owner, site, [
			{ ...opening, variant: 'normal', caller: null, cards },
			{ type: 'ball.called', number: 15 }
		]);
		await showPhones(owner);
		const phone = await otherDevice(owner.context().browser(), { viewport: { width: 390, height: 844 } });
		await link(owner, phone, site.at);
		await phone.getByRole('button', { name: players[0]?.name ?? '', exact: true }).tap();
		for (const serial of ['17', '18']) {
			if (serial === '18') await phone.getByRole('button', { name: en('link_more_cards') }).tap();
			await phone.getByRole('textbox', { name: en('link_which_card') }).fill(serial);
			await phone.getByRole('button', { name: en('link_take_card') }).tap();
			await phone.waitForTimeout(doubleTap);
		}
		await phone.locator('.one').nth(1).getByRole('button', { name: /^B 15/ }).tap();
		const marked = phone.locator('.strip button[aria-pressed="true"]');
		await expect(marked).toHaveCount(1);
		const tab = phone.locator('.tabs').getByRole('button', { name: 'no. 17' });
		await tab.tap();
		await closePhones(owner);
		const tile = await call(owner);
		await expect(phone.getByTestId('heard')).toHaveText(tile);
		await phone.waitForTimeout(doubleTap);
		await expect(tab).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 });
		await phone
			.locator('.dock')
			.getByRole('button', { name: en('shell_undo') })
			.tap();
		await expect(marked).toHaveCount(0, { timeout: 2000 });
		// Nor does a shout: what is in the hand is not said again and again, until the link breaks.
		await phone.getByRole('button', { name: en('parker_bingo') }).tap();
		await expect(owner.getByRole('heading', { level: 1 })).toContainText(
			en('parker_bingo_says', { name: players[0]?.name ?? '' })
		);
		await phone.waitForTimeout(doubleTap);
		await expect(chip(phone)).toHaveText(en('link_chip_linked'), { timeout: 2000 });
		await phone.context().close();
	}
);
