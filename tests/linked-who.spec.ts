import { chip, closePhones, link, linkAs, openForPhones, otherDevice } from './support/link.ts';
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

test(
	'who only looks on can be a player again: asked once more, they look on or sit down, and play',
	{ tag: long },
	async ({ page: owner, browser, site }) => {
		await openForPhones(owner, site);
		const phone = await otherDevice(browser, { viewport: { width: 390, height: 844 } });
		await link(owner, phone, site.at);
		const look = phone.getByRole('button', { name: en('link_only_look') });
		const asks = phone.getByRole('heading', { level: 1, name: en('link_who') });
		const ask = async () => {
			await phone.getByRole('button', { name: en('link_my_view') }).tap();
			await expect(phone.getByRole('heading', { level: 1, name: en('link_looking_on') })).toBeVisible();
			await phone.waitForTimeout(doubleTap);
			await phone.getByRole('button', { name: en('link_who') }).tap();
			await expect(asks).toBeVisible();
		};
		await look.tap();
		await expect(asks).toBeHidden();
		await ask();
		// They look on after all.
		await phone.waitForTimeout(doubleTap);
		await look.tap();
		await expect(asks).toBeHidden();
		await ask();
		await phone.getByRole('button', { name: 'Ana', exact: true }).tap();
		await expect(
			phone.getByRole('heading', { level: 1, name: en('link_whose_card', { name: 'Ana' }) })
		).toBeVisible();
		await expect(owner.getByRole('button', { name: en('link_end', { name: 'Ana' }) })).toBeVisible();
		await closePhones(owner);
		await phone.getByRole('button', { name: en('parker_bingo') }).tap();
		await expect(owner.getByRole('heading', { level: 1 })).toContainText('Ana');
		await phone.context().close();
	}
);
