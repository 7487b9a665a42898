import { chip, openForPhones, linkAs, otherDevice } from './support/link.ts';
import { doubleTap } from './support/hand.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

test(
	'a phone on which a wrong name was tapped asks once more whose it is, and stays the player’s who is tapped again',
	{ tag: long },
	async ({ page: owner, browser, site }) => {
		await openForPhones(owner, site);
		const phone = await otherDevice(browser, { viewport: { width: 390, height: 664 } });
		await linkAs(owner, phone, site, 'Ben');
		const whose = (name: string) =>
			phone.getByRole('heading', { level: 1, name: en('link_whose_card', { name }) });
		const person = (name: string) => phone.getByRole('button', { name: new RegExp(`^${name}`) });
		await expect(whose('Ben')).toBeVisible();
		await phone.getByRole('button', { name: en('link_not_me') }).tap();
		await expect(phone.getByRole('heading', { level: 1, name: en('link_who') })).toBeVisible();
		await person('Ana').tap();
		await expect(whose('Ana')).toBeVisible();
		await expect(chip(phone)).toHaveText(en('link_chip_linked'));
		// The table knows it, too.
		await expect(owner.getByRole('dialog').getByText('Ana', { exact: true }).first()).toBeVisible();
		await phone.waitForTimeout(doubleTap);
		await phone.getByRole('button', { name: en('link_not_me') }).tap();
		await person('Ana').tap();
		await expect(whose('Ana')).toBeVisible();
		await phone.waitForTimeout(doubleTap);
		await phone.getByRole('button', { name: en('link_not_me') }).tap();
		await phone.getByRole('button', { name: en('link_only_look') }).tap();
		await expect(whose('Ana')).toHaveCount(0);
		await expect(person('Ben')).toHaveCount(0);
		await phone.context().close();
	}
);
