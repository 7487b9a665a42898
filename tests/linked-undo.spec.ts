import { golden, openTold } from './support/journal.ts';
import { giveCamera, link, otherDevice, showPhones } from './support/link.ts';
import { doubleTap } from './support/hand.ts';
import { storedRows } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

test(
	'a linked phone does not say that it has undone what is the table’s to undo',
	{ tag: long },
	async ({ page: owner, site }) => {
		const facts = golden('quingo', 'full-v1').facts.slice(0, 3);
		const { players } = facts[0] as unknown as { players: { name: string }[] };
		await giveCamera(owner);
		await openTold(owner, site, facts);
		await showPhones(owner);
		const phone = await otherDevice(owner.context().browser(), { viewport: { width: 390, height: 844 } });
		await link(owner, phone, site.at);
		await phone.getByRole('button', { name: players[0]?.name ?? '', exact: true }).tap();
		await expect(phone.getByRole('button', { name: en('quingo_five_good') })).toBeVisible();
		const said = phone.getByTestId('toast');
		await phone.getByTestId('undo').tap();
		await expect(said).toHaveText(en('refused_not_your_seat'));
		await phone.waitForTimeout(2 * doubleTap);
		await expect(said).toHaveText(en('refused_not_your_seat'), { timeout: 500 });
		// What is the phone's own it takes back.
		await phone.getByRole('button', { name: en('quingo_five_good') }).tap();
		await phone.locator('.dock .main-act').tap();
		await expect.poll(async () => (await storedRows(owner, 'told')).length).toBe(4);
		await phone.waitForTimeout(doubleTap);
		await phone.getByTestId('undo').tap();
		await expect.poll(async () => (await storedRows(owner, 'told')).at(-1)?.strikes).toBe(3);
		await phone.context().close();
	}
);
