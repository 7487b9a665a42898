import type { Page } from '@playwright/test';
import { faults } from './support/axe.ts';
import { golden, openTold, type JournalFact } from './support/journal.ts';
import { chip, giveCamera, link, otherDevice, showPhones } from './support/link.ts';
import type { Site } from './support/site.ts';
import { storedRows } from './support/tabs.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

/** A table of which these facts were told, and the phone of a player at it. */
async function phoneAt(owner: Page, site: Site, facts: readonly JournalFact[], name: string): Promise<Page> {
	await giveCamera(owner);
	await openTold(owner, site, facts);
	await showPhones(owner);
	const phone = await otherDevice(owner.context().browser(), { viewport: { width: 390, height: 844 } });
	await link(owner, phone, site.at);
	await phone.getByRole('button', { name, exact: true }).tap();
	return phone;
}
const last = async (owner: Page) => (await storedRows(owner, 'told')).at(-1)?.fact;

test('Quingo: wilds are made in secret on one’s own phone, and the sheet is there until one’s turn [Q-2]', async ({
	page: owner,
	site
}) => {
	const { facts } = golden('quingo', 'full-v1');
	const [opening, set, bonuses] = facts as [JournalFact, JournalFact, JournalFact];
	const [first] = (opening as unknown as { players: { id: string; name: string }[] }).players;
	if (!first) throw new Error('nobody plays');
	const phone = await phoneAt(owner, site, [opening, set, bonuses], first.name);
	await expect(phone.getByRole('heading', { level: 1 })).toContainText(first.name);
	await phone.getByRole('button', { name: en('quingo_five_good') }).tap();
	expect(await faults(phone)).toEqual([]);
	await phone.locator('.dock .main-act').tap();
	await expect.poll(() => last(owner)).toMatchObject({ type: 'wilds.made', player: first.id });
	await expect(chip(phone)).toHaveText(en('link_chip_linked'));
	await expect(phone.locator('.quingo-sheet')).toBeVisible();
	expect(await faults(phone)).toEqual([]);

	await phone.context().close();
});

test('Sino: one’s turn is played on one’s own phone, and the table rolls the dice [S-3]', async ({
	page: owner,
	site
}) => {
	const [opening] = golden('sino', 'sino-v1').facts as [JournalFact];
	const { players } = opening as unknown as { players: { name: string }[] };
	const phone = await phoneAt(owner, site, [opening], players[0]?.name ?? '');
	await phone.getByRole('button', { name: en('sino_roll_all') }).tap();
	await expect.poll(() => last(owner)).toMatchObject({ type: 'dice.rolled' });
	const rolled = (await last(owner)) as unknown as { dice: { number: number }[] };
	expect(rolled.dice).toHaveLength(5);
	await expect(phone.getByText(en('sino_announce_now'))).toBeVisible();
	expect(await faults(phone)).toEqual([]);
	await phone.context().close();
});
