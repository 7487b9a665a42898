import { readFileSync } from 'node:fs';
import { faults } from './support/axe.ts';
import { golden, opening, writeTables } from './support/journal.ts';
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
			'Any game. Ben and Dora won. Ben and Dora 18, Ana and Carla 28.'
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

test(
	'a past game says who left, to whom it is told and in its file',
	{ tag: long },
	async ({ page, site }) => {
		const say = wordsIn('en');
		const round = (round: number, scores: Record<string, number>) => ({
			...{ type: 'round.scored', round },
			scores: Object.entries(scores).map(([side, points]) => ({ side, points }))
		});
		const facts = [
			opening('any-game', { wins: 'lowest', ends: { how: 'open' }, dealer: null }),
			round(1, { ana: 4, ben: 6, carla: 1 }),
			{ type: 'player.left', player: 'carla' },
			round(2, { ana: 4, ben: 6 }),
			{ type: 'game.ended' }
		];
		await writeTables(page, site, { told: facts });
		await page.goto(site.at('/past/game?table=told'));
		const menu = page.getByRole('button', { name: say('past_menu') });
		await menu.click();
		await expect(page.getByRole('dialog').getByRole('row')).toHaveText(['Ana8', 'Ben12', 'Carla left1']);
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: say('past_csv') }).click()
		]);
		expect(readFileSync(await download.path(), 'utf8').split('\r\n')).toEqual([
			'\uFEFFRound,Ana,Ben,Carla (left),Ana +,Ben +,Carla (left) +',
			...['1,4,6,1,4,6,1', '2,8,12,,4,6,', '']
		]);
		await menu.click();
		await page.getByRole('button', { name: say('share_title') }).click();
		await expect(page.getByRole('dialog')).toContainText('Ana won. Ana 8, Ben 12, Carla (left) 1.');
		const link = page.getByRole('link', { name: say('share_bg_stats') });
		const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
		const play = JSON.parse(searchParams.get('data') ?? '') as { players: { name: string; role?: string }[] };
		expect(play.players.map(({ role }) => role)).toEqual([undefined, undefined, 'left']);
	}
);

test(
	'a game of one hand is a file with a line a player, as in the file of all games',
	{ tag: long },
	async ({ page, site }) => {
		const say = wordsIn('en');
		const cards = ['7H', '9C', 'QD', '2S', 'KS'];
		await writeTables(page, site, {
			told: [
				opening('card-bingo', {
					...{ drawing: 'app', dealing: 'cards', caller: null, drawForCaller: false },
					...{ callerPlays: false, decks: 1 }
				}),
				...cards.map((card) => ({ type: 'card.called', card })),
				{ type: 'bingo.shouted', player: 'ben' },
				{ type: 'layout.claimed', player: 'ben', cards },
				{ type: 'evening.ended' }
			]
		});
		await page.goto(site.at('/past/game?table=told'));
		await page.getByRole('button', { name: say('past_menu') }).click();
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: say('past_csv') }).click()
		]);
		const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
		expect(lines[0]).toBe('\uFEFFDate,Game,Player,Score,Won');
		expect(lines.slice(1).map((line) => line.replace(/^\d{4}-\d\d-\d\d,Card Bingo,/, ''))).toEqual([
			...['Ana,0,no', 'Ben,1,yes', 'Carla,0,no', '']
		]);
	}
);
