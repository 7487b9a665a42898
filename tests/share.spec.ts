import { readFileSync } from 'node:fs';
import { faults } from './support/axe.ts';
import { golden, writeTables } from './support/journal.ts';
import { expect, long, test } from './support/test.ts';
import { call, endEvening, openTable, shownAsSaved } from './support/tabs.ts';
import { wordsIn } from './support/words.ts';

test(
	'a result is shared as text, as a picture, or handed to BG Stats',
	{ tag: long },
	async ({ page, context, site }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		// Without a share sheet: what is shared can be looked at.
		await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
		const names = ['Ana', 'W'.repeat(24), ...Array.from({ length: 10 }, (_, i) => `Player ${String(i + 3)}`)];
		await openTable(page, site, { names });
		await call(page);
		await endEvening(page);
		await shownAsSaved(page, 2);
		const share = page.getByRole('button', { name: 'Share' });

		await share.click();
		expect(await faults(page)).toEqual([]);
		await page.getByRole('button', { name: 'As text' }).click();
		await expect(page.getByTestId('toast')).toHaveText(wordsIn('en')('table_copied'));
		expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Parker Bingo');

		await share.click();
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'As a picture' }).click()
		]);
		const png = readFileSync(await download.path());
		expect(download.suggestedFilename()).toBe('tablemate-parker-bingo.png');
		expect(png.subarray(1, 4).toString()).toBe('PNG');
		expect(png.readUInt32BE(16)).toBe(1080);

		await share.click();
		const link = page.getByRole('link', { name: /Log it in BG Stats/ });
		const { origin, searchParams } = new URL((await link.getAttribute('href')) ?? '');
		expect(origin).toBe('https://app.bgstatsapp.com');
		const play = JSON.parse(searchParams.get('data') ?? '') as { players: { name: string }[] };
		expect(play.players.map(({ name }) => name)).toEqual(names);
		await expect(link).toHaveAttribute('rel', /noreferrer/);
	}
);

test(
	'a past game that the lowest won is told with the winners first, and its file says which it is [G-6]',
	{ tag: long },
	async ({ page, site }) => {
		const say = wordsIn('en');
		const { facts } = golden('any-game', 'any-game-v1-lowest');
		await writeTables(page, site, { told: facts });
		await page.goto(site.at('/past/game?table=told'));
		const menu = page.getByRole('button', { name: say('past_menu') });
		await menu.click();
		await page.getByRole('button', { name: say('share_title') }).click();
		await expect(page.getByRole('dialog')).toContainText(
			'Any game: Ben and Dora won. Ben 18, Dora 18, Ana 28, Carla 28.'
		);
		await page.keyboard.press('Escape');

		await menu.click();
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: say('past_csv') }).click()
		]);
		expect(download.suggestedFilename()).toMatch(/^Any game \d+ [A-Z][a-z]+ \d+\.csv$/);
		const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
		expect(lines[1]).toBe('1,26,0,26,0');
		expect(lines.slice(2)).toEqual(['2,23,13,-3,13', '3,28,18,5,5', '']);
	}
);
