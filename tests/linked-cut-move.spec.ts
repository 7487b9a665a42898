import { expect, test } from '@playwright/test';
import { closePhones, code, linkAs, openForPhones, otherDevice } from './support/link.ts';
import { ownNetwork, whyNoNetwork } from './support/own-network.ts';
import { doubleTap } from './support/hand.ts';
import { call } from './support/tabs.ts';
import { long } from './support/test.ts';
import { patternOf, wordsIn } from './support/words.ts';

const en = wordsIn('en');

test(
	'a device that gave its table away, and then leaves the network for a while, finds its new owner by itself',
	{ tag: long },
	async () => {
		test.setTimeout(180_000);
		const why = whyNoNetwork();
		// eslint-disable-next-line no-console -- a test that is left out says so, and why
		if (why !== undefined) console.info(`linked: no network was cut, for ${why}`);
		test.skip(why !== undefined, why);
		const network = await ownNetwork(2);
		try {
			const [tablet, phone] = await Promise.all(
				network.devices.map(({ browser }) => otherDevice(browser, { viewport: { width: 390, height: 844 } }))
			);
			if (!tablet || !phone) throw new Error('two devices are needed');
			const { site } = network;
			await openForPhones(tablet, site);
			await linkAs(tablet, phone, site, 'Ana');
			await tablet.getByRole('button', { name: en('link_give') }).click();
			await tablet.getByRole('button', { name: en('link_give_to', { name: 'Ana' }) }).click();
			await expect(phone.getByRole('heading', { name: en('link_take_title') })).toBeVisible();
			await phone.waitForTimeout(doubleTap);
			await phone.getByRole('button', { name: en('link_take_yes') }).click();
			await expect(code(phone)).toBeVisible();
			await closePhones(phone);
			await tablet.getByRole('button', { name: en('link_only_look') }).click();
			// Who only looks sees the whole table, and above it how it stands with the link.
			const says = (key: string) => tablet.getByRole('region').getByText(en(key), { exact: true });
			await expect(says('link_chip_linked')).toBeVisible();
			// The spares of their line are agreed on by then.
			await phone.waitForTimeout(2 * doubleTap);

			network.devices[0]?.unplug();
			const tile = await call(phone);
			const looks = tablet.getByRole('region').getByText(patternOf('en', 'link_chip_looking_at'));
			await expect(looks).toBeVisible({ timeout: 40_000 });
			network.devices[0]?.plug();
			await expect(says('link_chip_linked')).toBeVisible({ timeout: 30_000 });
			await expect(tablet.getByText(tile).first()).toBeVisible();
		} finally {
			await network.close();
		}
	}
);
