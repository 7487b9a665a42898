import type { Page } from '@playwright/test';
import { faults } from './support/axe.ts';
import {
	chip,
	closePhones,
	code,
	giveCamera,
	linkAs,
	link,
	openForPhones,
	otherDevice,
	showPhones
} from './support/link.ts';
import { doubleTap } from './support/hand.ts';
import { call, endEvening, openTable, seedsOf, storedRows, tableIn } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

/** Gives the table on one device to another one, whose screen of phones is shown then. */
async function move(table: string, from: Page, to: Page, whom: string, whose?: string): Promise<void> {
	await from.getByRole('button', { name: en('link_give') }).click();
	await from.getByRole('button', { name: en('link_give_to', { name: whom }) }).click();
	await expect(to.getByRole('heading', { name: en('link_take_title') })).toBeVisible();
	expect(await faults(to)).toEqual([]);
	await to.waitForTimeout(doubleTap);
	await to.getByRole('button', { name: en('link_take_yes') }).click();
	await expect(to).toHaveURL(new RegExp(`/play\\?table=${table}`));
	await expect(code(to)).toBeVisible();
	await expect(from).toHaveURL(/\/linked$/);
	// Nothing lies over the question whose phone it is now, at once: it would go by itself. Whose it was is not asked.
	const title = whose === undefined ? en('link_who') : en('link_whose_card', { name: whose });
	await expect(from.getByRole('heading', { level: 1, name: title })).toBeVisible();
	expect(await from.getByTestId('toast').count()).toBe(0);
}

test(
	'a table goes to a linked phone and back: whole, with the others told where it is',
	{ tag: long },
	async ({ page: tablet, site }) => {
		test.setTimeout(120_000);
		await giveCamera(tablet);
		const address = await openTable(tablet, site, { names: ['Ana', 'Ben'] });
		const table = tableIn(address);
		for (let i = 0; i < 3; i++) await call(tablet);
		await showPhones(tablet);
		const [ana, ben] = [0, 1].map(() =>
			otherDevice(tablet.context().browser(), { viewport: { width: 390, height: 844 } })
		);
		const phones = { ana: await ana!, ben: await ben! };
		await giveCamera(phones.ana);
		for (const [name, phone] of [
			['Ana', phones.ana],
			['Ben', phones.ben]
		] as const) {
			await linkAs(tablet, phone, site, name);
		}
		const before = await storedRows(tablet, table);

		await move(table, tablet, phones.ana, 'Ana');
		expect(await storedRows(phones.ana, table)).toEqual(before);
		await expect(chip(phones.ben)).toHaveText(en('link_moved', { name: 'Ana' }));

		await test.step('the other phone finds it by one look, and the tablet is a phone of it', async () => {
			await link(phones.ana, phones.ben, site.at);
			await expect(chip(phones.ben)).toHaveText(en('link_chip_linked'));
			await tablet.getByRole('button', { name: en('link_only_look') }).click();
			await closePhones(phones.ana);
			const tile = await call(phones.ana);
			await expect(phones.ben.getByTestId('heard')).toHaveText(tile);
			await expect(tablet.getByText(tile).first()).toBeVisible();
		});

		await test.step('a reload of the tablet says where the game is; it takes nothing', async () => {
			const second = await tablet.context().newPage();
			await second.goto(address);
			await expect(second.getByRole('status').filter({ hasText: 'Ana’s device' })).toBeVisible();
			await second.close();
		});

		await test.step('and back', async () => {
			await showPhones(phones.ana);
			await phones.ana.waitForTimeout(doubleTap);
			await move(table, phones.ana, tablet, en('link_looking_on'), 'Ana');
			expect(await storedRows(tablet, table)).toEqual(await storedRows(phones.ana, table));
			await closePhones(tablet);
			const tile = await call(tablet);
			await expect.poll(async () => (await storedRows(tablet, table)).length).toBe(before.length + 2);
			// The tablet's line to the other phone is still there: it follows without another look.
			await expect(chip(phones.ben)).toHaveText(en('link_chip_linked'));
			await expect(phones.ben.getByTestId('heard')).toHaveText(tile);
		});
		for (const phone of Object.values(phones)) await phone.context().close();
	}
);

test(
	'a game that goes over after its end, and goes on there: what phones were told draws nothing more, and each can check it all',
	{ tag: long },
	async ({ page: tablet, site }) => {
		test.setTimeout(120_000);
		const table = tableIn(await openForPhones(tablet, site));
		const newPhone = () => otherDevice(tablet.context().browser(), { viewport: { width: 390, height: 844 } });
		const [ana, ben] = [await newPhone(), await newPhone()];
		await giveCamera(ana);
		for (const [name, phone] of [
			['Ana', ana],
			['Ben', ben]
		] as const) {
			await linkAs(tablet, phone, site, name);
		}
		await closePhones(tablet);
		await call(tablet);
		await endEvening(tablet);
		const fair = (phone: Page) => phone.getByTestId('fair');
		const nothingChanged = /all \d draws again, and they are as they were settled/;
		for (const phone of [ana, ben]) await expect(fair(phone)).toContainText(nothingChanged);
		await showPhones(tablet);
		await move(table, tablet, ana, 'Ana');

		await test.step('the end is taken back before any other phone is there', async () => {
			await closePhones(ana);
			await ana.getByTestId('undo').click();
			await expect.poll(async () => (await seedsOf(ana, table)).size).toBe(2);
			await showPhones(ana);
			await link(ana, ben, site.at);
			await expect(chip(ben)).toHaveText(en('link_chip_linked'));
			await expect(fair(ben)).toContainText(en('link_fair_settled'));
			await closePhones(ana);
			await call(ana);
			await endEvening(ana);
			await expect(fair(ben)).toContainText(/all 3 draws again, and they are as they were settled/);
		});

		await test.step('and back: the tablet knows what the other device told', async () => {
			await tablet.getByRole('button', { name: en('link_only_look') }).click();
			await showPhones(ana);
			await move(table, ana, tablet, en('link_looking_on'), 'Ana');
			await closePhones(tablet);
			await tablet.getByTestId('undo').click();
			await expect
				.poll(
					async () =>
						(await storedRows(tablet, table)).filter(({ fact }) => fact?.type === 'table.opened').length
				)
				.toBe(3);
			await call(tablet);
			await endEvening(tablet);
			await showPhones(tablet);
			await link(tablet, ben, site.at);
			await expect(fair(ben)).toContainText(/all 4 draws again, and they are as they were settled/);
		});
		for (const phone of [ana, ben]) await phone.context().close();
	}
);
