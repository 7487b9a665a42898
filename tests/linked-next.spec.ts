import { golden, type JournalFact } from './support/journal.ts';
import { chip, closePhones, code, linkAs, openForPhones, otherDevice, phoneAt } from './support/link.ts';
import { doubleTap } from './support/hand.ts';
import { call, loadAnew } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');
const box = en('anygame_name');

test(
	'a phone stays linked when another game is played, at the next table of the same people and at one of another box',
	{ tag: long },
	async ({ page: owner, site }) => {
		const [opening] = golden('parker-bingo', 'cards-v2').facts as [JournalFact];
		const { players } = opening as unknown as { players: { id: string; name: string }[] };
		const name = players[0]?.name ?? '';
		// The rising diagonal of card 17.
		const line = { line: 'diagonal-up', numbers: [13, 21, 34, 51, 67] };
		const facts = [
			{ ...opening, variant: 'normal', caller: null, cards: { seed: 'puma-tuba', size: 60 } },
			...line.numbers.map((number) => ({ type: 'ball.called', number })),
			{ type: 'bingo.shouted', player: players[0]?.id },
			{ type: 'line.claimed', player: players[0]?.id, card: 17, lines: [line] },
			{ type: 'bingo.awarded' },
			{ type: 'evening.ended' }
		];
		const phone = await phoneAt(owner, site, facts, name);
		const heard = (count: number) =>
			expect(phone.getByText(en('link_called', { count })).first()).toBeVisible();
		await heard(5);
		await closePhones(owner);

		await test.step('the next game', async () => {
			await owner.getByRole('button', { name: en('table_rematch') }).click();
			await expect(chip(phone)).toHaveText(en('link_chip_linked'));
			await heard(0);
			// The bar says at each table who follows.
			await expect(owner.getByRole('button', { name: en('table_menu_label') })).toHaveAccessibleName(
				new RegExp(`${en('link_count', { count: 1 })}$`)
			);
			await owner.waitForTimeout(doubleTap);
			await call(owner);
			await heard(1);
			await phone.getByRole('button', { name: en('parker_bingo') }).tap();
			await expect(owner.getByRole('heading', { level: 1 })).toContainText(name);
		});
		await test.step('another box', async () => {
			await owner.getByRole('link', { name: en('table_menu_leave') }).click();
			await expect(chip(phone)).toHaveText(en('link_chip_away'));
			const lid = owner.getByRole('link', { name: new RegExp(`^${box}`) });
			await lid.first().click();
			await owner.getByRole('button', { name: new RegExp(`^${en('new_start')}`) }).click();
			await expect(phone.getByTestId('toast')).toHaveText(en('link_next_table', { box }));
			await expect(chip(phone)).toHaveText(en('link_chip_linked'));
			await phone.getByRole('button', { name: '7', exact: true }).tap();
			await phone.getByRole('button', { name: en('link_send_points') }).tap();
			await expect(owner.getByRole('textbox').first()).toHaveValue('7');
		});

		await test.step('the phone leaves the table', async () => {
			await phone.getByRole('button', { name: en('link_leave') }).tap();
			await phone.waitForTimeout(doubleTap);
			await phone.getByRole('button', { name: en('link_leave_sure') }).tap();
			await expect(owner.getByTestId('toast')).toHaveText(en('link_gone', { names: name }));
			await expect(owner.getByRole('button', { name: en('table_menu_label'), exact: true })).toBeVisible();
		});
		await phone.context().close();
	}
);

test(
	'a table that was loaded anew says that its phones are linked no more, once, and leads to the code',
	{ tag: long },
	async ({ page: owner, browser, site }) => {
		await openForPhones(owner, site);
		const phone = await otherDevice(browser, { viewport: { width: 390, height: 664 } });
		await linkAs(owner, phone, site, 'Ben');
		await closePhones(owner);
		await loadAnew(owner);
		const toast = owner.getByTestId('toast');
		await expect(toast).toContainText(en('link_phones_lost', { count: 1 }));
		await toast.getByRole('button', { name: en('link_show_code') }).click();
		await expect(code(owner).first()).toBeVisible();
		await loadAnew(owner);
		await owner.waitForTimeout(1500);
		await expect(toast).toBeHidden();
		await phone.context().close();
	}
);

test(
	'a bingo that a phone said while the table was left is no claim at the next game, and its player reads so',
	{ tag: long },
	async ({ page: owner, browser, site }) => {
		await openForPhones(owner, site);
		const phone = await otherDevice(browser, { viewport: { width: 320, height: 568 } });
		await linkAs(owner, phone, site, 'Ben');
		await closePhones(owner);
		await owner.getByRole('link', { name: en('table_menu_leave') }).click();
		await expect(chip(phone)).toHaveText(en('link_chip_away'));
		await phone.getByRole('button', { name: en('parker_bingo') }).tap();
		const lid = owner.getByRole('link', { name: new RegExp(`^${box}`) });
		await lid.first().click();
		await owner.getByRole('button', { name: new RegExp(`^${en('new_start')}`) }).click();
		await expect(phone.getByTestId('toast')).toHaveText(en('link_said_before'));
		await expect(chip(phone)).toHaveText(en('link_chip_linked'));
		await phone.context().close();
	}
);
