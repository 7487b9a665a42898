import { chip, closePhones, giveCamera, linkAs, openForPhones, otherDevice } from './support/link.ts';
import { doubleTap } from './support/hand.ts';
import { call } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { patternOf, wordsIn } from './support/words.ts';

const en = wordsIn('en');

test(
	'a table that goes as codes: its phones hear that it moved, and the device it left says so, too; taken back, they follow it again',
	{ tag: long },
	async ({ page: owner, site }) => {
		await giveCamera(owner);
		await openForPhones(owner, site);
		const phone = await otherDevice(owner.context().browser(), { viewport: { width: 390, height: 844 } });
		await linkAs(owner, phone, site, 'Ana');
		// It was offered to the phone before, which did not want it.
		await owner.getByRole('button', { name: en('link_give') }).click();
		await owner.getByRole('button', { name: en('link_give_to', { name: 'Ana' }) }).click();
		await phone.getByRole('button', { name: en('link_take_no') }).click();
		await expect(owner.getByTestId('toast')).toHaveText(en('link_stayed_declined'));
		await closePhones(owner);
		const menu = () => owner.getByRole('button', { name: en('table_menu_label') }).click();
		await menu();
		await owner.getByRole('link', { name: en('hand_over_title') }).click();
		await owner.waitForTimeout(doubleTap);
		await owner.getByRole('button', { name: new RegExp(`^${en('hand_over_done')}`) }).click();
		await expect(owner.getByRole('button', { name: en('hand_over_take_back') })).toBeVisible();
		await expect(chip(phone)).toHaveText(en('link_moved_somewhere'));
		await owner.waitForTimeout(doubleTap);
		await menu();
		await owner.getByRole('button', { name: new RegExp(`^${en('table_phones')}`) }).click();
		const sheet = owner.getByRole('dialog');
		await expect(sheet.getByText(patternOf('en', 'hand_over_away'))).toBeVisible();
		await expect(sheet.getByRole('button', { name: en('link_read_answer') })).toHaveCount(0);
		await closePhones(owner);
		await owner.getByRole('button', { name: en('hand_over_take_back') }).click();
		await expect(chip(phone)).toHaveText(en('link_chip_linked'));
		const tile = await call(owner);
		await expect(phone.getByTestId('heard')).toHaveText(tile);
		await phone.context().close();
	}
);
