import { faults } from './support/axe.ts';
import { pressed } from './support/cards.ts';
import { chip, closePhones, giveCamera, linkAs, link, otherDevice, showPhones } from './support/link.ts';
import { doubleTap } from './support/hand.ts';
import { call, endEvening, openTable, seedsOf, storedRows, tableIn } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

test(
	'a phone follows the table, its Bingo stops the caller, and it finds back when the owner was away',
	{ tag: long },
	async ({ page: first, site }) => {
		test.setTimeout(90_000);
		let owner = first;
		await giveCamera(owner);
		const address = await openTable(owner, site, { names: ['Ana', '<b>Ben</b>'] });
		const table = tableIn(address);
		await call(owner);
		await showPhones(owner);
		expect(await faults(owner)).toEqual([]);

		const phone = await otherDevice(owner.context().browser(), {
			viewport: { width: 390, height: 844 },
			permissions: ['camera']
		});
		await linkAs(owner, phone, site, 'Ana');
		expect(await faults(phone)).toEqual([]);
		await expect(owner.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Ana' })).toContainText(
			en('link_linked')
		);
		await closePhones(owner);

		const tile = await call(owner);
		await expect(phone.getByTestId('heard')).toHaveText(tile);
		await phone.getByRole('button', { name: en('parker_bingo') }).tap();
		await expect(owner.getByRole('heading', { level: 1 })).toContainText(
			en('parker_bingo_says', { name: 'Ana' })
		);
		await expect(phone.getByText(en('link_shouted'))).toBeVisible();
		await expect.poll(async () => (await storedRows(owner, table)).at(-1)?.fact?.type).toBe('bingo.shouted');

		await test.step('the phone’s browser was killed: the shelf leads back to the table', async () => {
			const again = await phone.context().newPage();
			await again.goto(site.home);
			await again.getByRole('link', { name: en('shelf_linked') }).tap();
			await expect(again.getByRole('heading', { level: 1 })).toContainText(
				en('link_whose_card', { name: 'Ana' })
			);
			await again.close();
		});

		await test.step('the owner is gone, and comes back: so does the phone, by one code', async () => {
			const context = owner.context();
			await owner.close();
			await expect(chip(phone)).not.toHaveText(en('link_chip_linked'), { timeout: 20_000 });
			owner = await context.newPage();
			await giveCamera(owner);
			await owner.goto(address);
			await owner.getByTestId('undo').click();
			await showPhones(owner);
			await link(owner, phone, site.at);
			await expect(chip(phone)).toHaveText(en('link_chip_linked'));
			await closePhones(owner);
			const next = await call(owner);
			await expect(phone.getByTestId('heard')).toHaveText(next);
		});

		await test.step('the words of the seal are the same on both; at the end the phone draws all calls again [G-7]', async () => {
			await expect(phone.getByTestId('fair')).toContainText(en('link_fair_settled'));
			const said = await phone.getByTestId('fair').locator('.words').textContent();
			await showPhones(owner);
			await expect(owner.getByTestId('fair').locator('.words')).toHaveText(said ?? '-');
			const board = await owner.context().newPage();
			await board.goto(site.at(`/board?table=${table}`));
			await expect(board.getByTestId('seal').locator('b')).toHaveText(said ?? '-');
			await board.close();
			await closePhones(owner);
			await endEvening(owner);
			await expect(phone.getByTestId('fair')).toContainText('this phone drew all 3 draws again');
		});

		await test.step('an end that is taken back: what was told draws nothing more, and the words are others', async () => {
			const words = phone.getByTestId('fair').locator('.words');
			const before = (await words.textContent()) ?? '-';
			await owner.waitForTimeout(doubleTap);
			await owner.getByTestId('undo').click();
			await expect(phone.getByTestId('fair')).toContainText(en('link_fair_settled'));
			await expect(words).not.toHaveText(before);
			await call(owner);
			await owner.waitForTimeout(doubleTap);
			await endEvening(owner);
			await expect(phone.getByTestId('fair')).toContainText('this phone drew all 4 draws again');
		});

		await test.step('who leaves the table finds nothing of it on the phone', async () => {
			await phone.getByRole('button', { name: en('link_leave') }).tap();
			await phone.waitForTimeout(doubleTap);
			await phone.getByRole('button', { name: en('link_leave_sure') }).tap();
			await expect(chip(phone)).toBeHidden();
			await phone.reload();
			await expect(phone.getByText(en('link_scan_how'))).toBeVisible();
		});

		await test.step('what phones were told is known after a death, too, which takes the last seconds of localStorage', async () => {
			await owner.evaluate(() => {
				localStorage.clear();
			});
			await owner.reload();
			await owner.getByTestId('undo').click();
			await expect.poll(async () => (await seedsOf(owner, table)).size).toBe(3);
		});
		await phone.context().close();
	}
);

test('what is no code of a table is said in a sentence', async ({ page, site }) => {
	for (const [text, sentence] of [
		['TL1.AAAA', 'link_garbled'],
		['TL2.AAAA', 'link_other_version']
	] as const) {
		await page.goto(site.at(`/linked#${text}`));
		await expect(page.getByText(en(sentence))).toBeVisible();
	}
	expect(await faults(page)).toEqual([]);
});

test(
	'a card without a link catches up from the code of the table’s set, opened as an address',
	{ tag: long },
	async ({ page, site }) => {
		const card = '/card?box=parker-bingo&set=puma-tuba&of=60&card=17';
		// Round 1: 12, 22, 34, 47 and, last, 75.
		await page.goto(site.at(`${card}#TC1.YuyojwFLAAggAAJAAAAABKny`));
		const sheet = page.getByRole('dialog');
		await expect(sheet.getByText(en('link_last_call', { tile: 'O 75' }))).toBeVisible();
		await expect(sheet.getByText(/B\s12, I\s22, N\s34,? and G\s47/)).toBeVisible();
		expect(await faults(page)).toEqual([]);
		await sheet.getByRole('button', { name: en('link_cover_missed') }).click();
		await expect(pressed(page)).toHaveCount(4);
		// Of another set: nothing opens, and nothing is covered.
		await page.goto(
			site.at('/card?box=parker-bingo&set=puma-tuba&of=60&card=18#TC1.FeuYGQEMAAgAAAAAAAAAAKZB')
		);
		await expect(page.getByRole('button', { name: en('link_catch_up') })).toBeVisible();
		await expect(sheet).toBeHidden();
		await expect(pressed(page)).toHaveCount(0);
	}
);
