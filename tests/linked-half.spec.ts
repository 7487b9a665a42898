import type { Page } from '@playwright/test';
import { golden, type JournalFact } from './support/journal.ts';
import { closePhones, phoneAt } from './support/link.ts';
import { doubleTap } from './support/hand.ts';
import { storedRows } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

const last = async (owner: Page) => (await storedRows(owner, 'told')).at(-1)?.fact;

async function inMenu(page: Page, label: string): Promise<void> {
	await page.getByRole('button', { name: en('table_menu_label') }).click();
	await page.waitForTimeout(doubleTap);
	await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
}

test(
	'Bing-Oh!: what is half entered at the table stays while a phone rolls, over a reload and in a second tab [B-2] [G-3]',
	{ tag: long },
	async ({ page: owner, site }) => {
		test.setTimeout(120_000);
		const [opening] = golden('bing-oh', 'ledger-v2').facts as [JournalFact];
		const cards = { seed: 'puma-tuba', size: 60, mix: { free: 2, dead: 2, special: 10 } };
		const first = { type: 'start.named', player: 'ana' };
		const facts = [{ ...opening, cards }, { type: 'cards.dealt', free: [] }, first];
		const phone = await phoneAt(owner, site, facts, 'Ana');
		await closePhones(owner);
		await phone.getByRole('button', { name: en('link_bingoh_take') }).tap();

		const counted = (page: Page) =>
			page.getByRole('dialog').getByRole('textbox', { name: en('bingoh_in_reserve', { name: 'Ana' }) });
		await inMenu(owner, en('bingoh_count'));
		await counted(owner).fill('17');
		await phone.getByTestId('roll').tap();
		await expect.poll(() => last(owner)).toMatchObject({ type: 'dice.rolled', player: 'ana' });
		await expect(counted(owner)).toHaveValue('17');

		await test.step('until the roll is done, when it can be recorded', async () => {
			await owner.keyboard.press('Escape');
			for (const answer of await owner.locator('label', { hasText: en('bingoh_no') }).all())
				await answer.click();
			await owner.waitForTimeout(doubleTap);
			await owner.getByTestId('placed').click();
			await inMenu(owner, en('bingoh_count'));
			await expect(counted(owner)).toHaveValue('17');
		});

		await test.step('a second tab that takes the table over has it, too', async () => {
			const other = await owner.context().newPage();
			await other.goto(owner.url());
			await other.getByRole('button', { name: en('play_take_over') }).click();
			// The menu takes its place.
			await other.waitForTimeout(doubleTap);
			await inMenu(other, en('bingoh_count'));
			await expect(counted(other)).toHaveValue('17');
			await other.close();
		});
		await owner.reload();
		await inMenu(owner, en('bingoh_count'));
		await expect(counted(owner)).toHaveValue('17');
		await phone.context().close();
	}
);
