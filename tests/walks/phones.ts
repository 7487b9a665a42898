import { expect, type Browser, type Page } from '@playwright/test';
import { openTold, type JournalFact } from '../support/journal.ts';
import { chip, code, giveCamera, link, otherDevice, showPhones } from '../support/link.ts';
import type { Play } from '../support/play.ts';
import type { Look, Walk } from '../support/screens.ts';
import type { Site } from '../support/site.ts';

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
/** Ana has card 17 of a set that the app made. */
const withCards: readonly JournalFact[] = [
	...parker,
	{ type: 'cards.changed', cards: { seed: 'puma-tuba', size: 60 } },
	...[12, 22, 34, 47].map((number) => ({ type: 'ball.called', number }))
];
const scored = [
	[20, -5, 0],
	[30, 35, 10],
	[9, 10, 5]
].map((points, i) => ({
	type: 'round.scored',
	round: i + 1,
	scores: people.map(({ id }, n) => ({ side: id, points: points[n] }))
}));
const anyGame: readonly JournalFact[] = [
	opened('any-game', 'any-game', {
		title: 'Farkle',
		wins: 'highest',
		ends: { how: 'target', target: 100 },
		dealer: 'p1'
	}),
	...scored
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
async function withPhones(play: Play, site: Site, look: Look): Promise<void> {
	const { page, say } = play;
	const still = (name: string) => look({ name: `phones, ${name}`, inPlay: false });

	await openTold(page, site, parker);
	await play.menu('table_phones');
	await expect(code(page)).toBeVisible();
	await still('the code of a table');
	await page.goto(site.at('/linked'));
	await expect(page.getByText(say('link_scan_how'))).toBeVisible();
	await still('before joining');

	const inPlay = (name: string) => look({ name: `phones, ${name}`, inPlay: true });
	const seat = page.getByRole('button', { name: 'Ana', exact: true });
	/** Ana's phone at a table of which these facts were told, until `stop` has looked at it. */
	const seatedAt = async (facts: readonly JournalFact[], stop: () => Promise<void>) => {
		const owner = await askedAt(page.context().browser(), page, site, facts);
		await expect(seat).toBeVisible();
		await stop();
		await play.press('link_leave');
		await play.press('link_leave_sure');
		await expect(chip(page)).toBeHidden();
		await page.goto(site.home);
		await owner.context().close();
	};
	const sitDown = async () => {
		await play.hand.press(seat);
		await expect(chip(page)).toHaveText(say('link_chip_linked'));
	};
	await seatedAt(parker, async () => {
		await still('whose it is');
		await sitDown();
		await inPlay('seated');
	});
	await seatedAt(withCards, async () => {
		await sitDown();
		await page.getByLabel(say('link_which_card')).fill('17');
		await play.press('link_take_card');
		await expect(page.getByRole('button', { name: '22', exact: false }).first()).toBeVisible();
		await inPlay('a card');
	});
	await seatedAt(anyGame, async () => {
		await sitDown();
		await inPlay('Any game');
	});
	await seatedAt(anyGame, async () => {
		await play.press('link_only_look');
		await expect(page.getByText('Farkle').first()).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
		await still('a viewer');
		await play.press('link_my_view');
		await inPlay('a viewer, the totals');
	});
}

export const walk: Walk = { where: 'phones at a table', walk: withPhones, stops: 4, nightly: true };
