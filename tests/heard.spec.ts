import type { Page } from '@playwright/test';
import { golden, openWritten, writeTables, type JournalFact } from './support/journal.ts';
import { Play } from './support/play.ts';
import { expect, long, test } from './support/test.ts';

interface Heard {
	/** What live regions said that were there before, in its order. */
	readonly said: readonly string[];
	/** What came with its text in a live region of its own: some screen readers say it, so nothing else may. */
	readonly born: readonly string[];
}

/** Listens to all live regions and to headings that get the focus, as a screen reader does. */
async function listen(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const said: string[] = [];
		const born: string[] = [];
		Object.assign(window, { heard: { said, born } });
		const live = '[aria-live], [role=status], [role=alert], [role=log]';
		const textOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
		const known = new WeakSet<Element>();
		addEventListener('focusin', ({ target }) => {
			if (target instanceof HTMLHeadingElement) said.push(textOf(target));
		});
		new MutationObserver((changes) => {
			for (const { type, target, addedNodes } of changes) {
				const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
				if (region && known.has(region)) {
					// A line that goes, some seconds after it was said, says nothing.
					const texts = type === 'characterData' ? [textOf(target)] : [...addedNodes].map(textOf);
					for (const text of texts) if (text) said.push(text);
				}
				for (const node of addedNodes) {
					if (!(node instanceof Element)) continue;
					for (const inside of [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)])
						if (textOf(inside)) born.push(textOf(inside));
				}
			}
			for (const region of document.querySelectorAll(live)) known.add(region);
		}).observe(document, { subtree: true, childList: true, characterData: true });
	});
}
const heard = (page: Page): Promise<Heard> =>
	page.evaluate(() => (window as unknown as { heard: Heard }).heard);
const forget = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const { said, born } = (window as unknown as { heard: { said: string[]; born: string[] } }).heard;
		said.length = born.length = 0;
	});

/** How often a sentence was heard, and how often it may have been. */
async function times(page: Page, sentence: string): Promise<readonly [number, number]> {
	const { said, born } = await heard(page);
	const count = (texts: readonly string[]) => texts.filter((text) => text.includes(sentence)).length;
	return [count(said), count(born)];
}

test('who won is said once in each box', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	await listen(page);
	const ends = [
		['parker-bingo', 'points-v2', play.say('table_wins', { name: 'Ana' })],
		['quingo', 'full-v2', play.say('table_wins', { name: 'Ben' })],
		['sino', 'sino-v2-played', play.say('sino_unfinished')],
		['bing-oh', 'tally-v1', play.say('table_wins', { name: 'Cai' })],
		['card-bingo', 'card-bingo-v1', play.say('cardbingo_share_evening', { names: 'Ana and Ben' })],
		['any-game', 'any-game-v2-target', play.say('table_wins', { name: 'Ana' })]
	] as const;
	const factsOf = (box: string, name: string): readonly JournalFact[] => {
		const { facts } = golden(box, name);
		return box === 'sino' ? [...facts, { type: 'game.ended' }] : facts;
	};
	await writeTables(page, site, Object.fromEntries(ends.map(([box, name]) => [box, factsOf(box, name)])));
	for (const [box, , sentence] of ends) {
		await openWritten(page, site, box);
		await expect(play.button('table_share'), box).toBeVisible();
		// The end goes, and comes again.
		await page.getByTestId('undo').click();
		await expect(play.button('table_share')).toHaveCount(0);
		await forget(page);
		await play.press('shell_redo');
		await expect(play.button('table_share')).toBeVisible();
		await expect.poll(() => times(page, sentence), box).toEqual([1, 0]);
		await page.waitForTimeout(300);
		expect(await times(page, sentence), box).toEqual([1, 0]);
	}
});

test(
	'a claim is said once: its title, its verdict, and what came of it',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		await listen(page);
		await page.goto(site.home);
		await play.setUpTable(['Ana', 'Ben', 'Cleo'], { wooden: true });
		await play.lay(1, 16, 31, 46, 61);
		await forget(page);
		await play.shout('Ben');
		await expect.poll(() => times(page, say('parker_bingo_says', { name: 'Ben' }))).toEqual([1, 0]);
		await play.nameLine(1, [1, 16, 31, 46, 75]);
		await expect.poll(() => times(page, say('parker_was_not_called', { numbers: 'O 75' }))).toEqual([1, 0]);
		await play.press('parker_go_on_calling');
		await play.shout('Cleo');
		await play.nameLine(1, [1, 16, 31, 46, 61]);
		await expect.poll(() => times(page, say('parker_all_called'))).toEqual([1, 0]);
		await forget(page);
		await play.press('parker_award', { name: 'Cleo' });
		await expect.poll(() => times(page, say('parker_wins_round', { name: 'Cleo' }))).toEqual([1, 0]);
		// Opened from the shelf a table is said by its own name, and the shelf's is not said first.
		await page.goto(site.home);
		await page.locator('a[href*="/play?"]').first().click();
		await expect.poll(async () => (await times(page, say('parker_name')))[0]).toBeGreaterThan(0);
		expect((await heard(page)).said).not.toContain(say('app_name'));
	}
);

test('the page of a new game is said under one name', { tag: long }, async ({ page, site }) => {
	const { say } = new Play(page);
	await listen(page);
	await page.goto(site.home);
	await forget(page);
	await page.getByRole('link', { name: say('cardbingo_name') }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(say('cardbingo_name'));
	await page.waitForTimeout(500);
	const { said, born } = await heard(page);
	expect([...said, ...born].filter((text) => text.includes(say('new_title')))).toHaveLength(1);
});
