import { expect, type Browser, type Page } from '@playwright/test';
import { openTold, type JournalFact } from './journal.ts';
import { chip, code, giveCamera, link, otherDevice, showPhones } from './link.ts';
import type { Play } from './play.ts';
import type { Look } from './screens.ts';
import type { Site } from './site.ts';

const people = ['Ana', 'Ben', 'Maximiliana Fernández'].map((name, i) => ({ id: `p${String(i)}`, name }));
const opened = (box: string, variant: string, more: object): JournalFact => ({
	type: 'table.opened',
	box,
	variant,
	edition: 1,
	seed: 'a-table-for-tests',
	players: people,
	...more
});
const parker: readonly JournalFact[] = [
	opened('parker-bingo', 'points', {
		drawing: 'app',
		caller: null,
		options: { freeCentre: false, winnerCalls: false }
	}),
	...[11, 17, 63, 4, 42].map((number) => ({ type: 'ball.called', number }))
];
/** Another device with a table that shows its code, and this phone asked who it is. */
async function askedAt(
	browser: Browser | null,
	phone: Page,
	site: Site,
	facts: readonly JournalFact[]
): Promise<Page> {
	const owner = await otherDevice(browser);
	await giveCamera(owner);
	await openTold(owner, site, facts);
	await showPhones(owner);
	await link(owner, phone, site.at);
	return owner;
}

/** Phones at a table: its code, where another's is read, whose phone it is, and what it shows then. */
export async function withPhones(play: Play, site: Site, look: Look): Promise<void> {
	const { page, say } = play;
	const still = (name: string) => look({ name: `phones, ${name}`, inPlay: false });

	await openTold(page, site, parker);
	await play.menu('table_phones');
	await expect(code(page)).toBeVisible();
	await still('the code of a table');
	await page.goto(site.at('/linked'));
	await expect(page.getByText(say('link_scan_how'))).toBeVisible();
	await still('before joining');

	const owner = await askedAt(page.context().browser(), page, site, parker);
	const ana = page.getByRole('button', { name: 'Ana', exact: true });
	await expect(ana).toBeVisible();
	await still('whose it is');
	await play.hand.press(ana);
	await expect(chip(page)).toHaveText(say('link_chip_linked'));
	await look({ name: 'phones, seated', inPlay: true });
	await owner.context().close();
}
