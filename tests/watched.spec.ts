import { golden, openTold, type JournalFact } from './support/journal.ts';
import { expect, long, test } from './support/test.ts';
import { calls, cards, parker } from './support/told-tables.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

test.use({ viewport: { width: 390, height: 844 } });

const begun = (box: string, name: string, count: number) => golden(box, name).facts.slice(0, count);
const shout: JournalFact = { type: 'bingo.shouted', player: 'ana' };

/** What a table waits for, and the controls that would answer it. */
const asked: readonly (readonly [what: string, facts: readonly JournalFact[], controls: string])[] = [
	['Quingo, the bonuses', begun('quingo', 'full-v2', 2), 'button.head'],
	['Quingo, wilds', begun('quingo', 'sheets-v1', 2), '.wild input'],
	['Quingo, the keys of wilds', begun('quingo', 'sheets-v1', 2), '.keys'],
	['Quingo, who is the youngest', begun('quingo', 'full-v2', 8), '.ask ul'],
	['Bing-Oh!, who begins', begun('bing-oh', 'ledger-v2', 2), '.choice button'],
	['Bing-Oh!, which special space', begun('bing-oh', 'ledger-v2', 14), '.ledger ul:has([data-space])'],
	['Card Bingo, who calls', begun('card-bingo', 'card-bingo-v1', 1), '.draw button'],
	['Card Bingo, real cards', [cards({ drawing: 'cards' })], '.board button'],
	['Parker, a wooden tile', [parker({ drawing: 'tiles', caller: 'ana' }), ...calls], '.numbers button'],
	['Parker, which line', [parker(), ...calls, shout], '[role=radiogroup]']
];

for (const [what, facts, controls] of asked)
	test(
		`a table that is only watched, ${what}: what would answer does not look as if it could be taken [G-4]`,
		{ tag: long },
		async ({ page, context, site }) => {
			await openTold(page, site, facts);
			const main = (tab: typeof page) => tab.locator('.main').locator(controls).first();
			await expect(main(page)).toHaveCSS('filter', 'none');
			const watcher = await context.newPage();
			await watcher.goto(page.url());
			await expect(main(watcher)).toHaveCSS('filter', 'grayscale(1)');
		}
	);

test(
	'Parker, a table that is only watched: calling by itself is not offered in the bar [G-4]',
	{ tag: long },
	async ({ page, context, site }) => {
		await openTold(page, site, [parker(), ...calls]);
		const start = (tab: typeof page) => tab.locator('.bar .ring');
		await expect(start(page)).toBeVisible();
		const watcher = await context.newPage();
		await watcher.goto(page.url());
		await expect(watcher.locator('.main.watched')).toBeAttached();
		await expect(watcher.getByRole('button', { name: en('table_menu_label') })).toBeVisible();
		await expect(start(watcher)).toHaveCount(0);
	}
);

test(
	'Sino, a score pad that is only watched: a tap says so and asks for nothing [G-4]',
	{ tag: long },
	async ({ page, context, site }) => {
		const players = ['Ana', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }));
		await openTold(page, site, [
			{
				...{ type: 'table.opened', box: 'sino', variant: 'sino', edition: 1, seed: 'told', players },
				...{ keeping: 'pad', dice: 'real', options: { hints: false, odds: false } }
			}
		]);
		const watcher = await context.newPage();
		await watcher.goto(page.url());
		await expect(watcher.locator('.main.watched')).toBeAttached();
		const told = watcher.getByTestId('toast');
		for (const one of ['[data-line="across-1"]', 'button.bonus']) {
			await watcher.locator('.main').locator(one).first().click();
			await expect(told).toHaveText(/./);
			await expect(watcher.getByRole('heading', { name: en('sino_pad_tap') })).toBeVisible();
			await expect(watcher.getByRole('dialog')).toHaveCount(0);
		}
	}
);
