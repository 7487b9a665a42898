import { inSight } from './support/claims.ts';
import type { Page } from '@playwright/test';
import { faults } from './support/axe.ts';
import { pressed } from './support/cards.ts';
import { golden, type JournalFact } from './support/journal.ts';
import { link, otherDevice, phoneAt } from './support/link.ts';
import { doubleTap } from './support/hand.ts';
import { allKept } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

test(
	'Parker: what a wrong claim cost is off the card of a linked phone, and cannot be covered there again [PB-10]',
	{ tag: long },
	async ({ page: owner, site }) => {
		const [opening] = golden('parker-bingo', 'cards-v2').facts as [JournalFact];
		const { players } = opening as unknown as { players: { id: string; name: string }[] };
		const me = players[0]?.id;
		// Of the third row of card 17, the last has not been called.
		const third = { line: 'row-3', numbers: [12, 22, 34, 47, 69] };
		const phone = await phoneAt(
			owner,
			site,
			[
				{ ...opening, variant: 'normal', caller: null, cards: { seed: 'puma-tuba', size: 60 } },
				...[12, 22, 34, 47, 3].map((number) => ({ type: 'ball.called', number })),
				{ type: 'bingo.shouted', player: me },
				{ type: 'line.claimed', player: me, card: 17, lines: [third] }
			],
			players[0]?.name ?? ''
		);
		await phone.getByRole('textbox', { name: en('link_which_card') }).fill('17');
		await phone.getByRole('button', { name: en('link_take_card') }).tap();
		await phone.getByText(en('link_cover_self')).tap();
		await expect(pressed(phone)).toHaveCount(1);
		await phone.getByRole('button', { name: /^I 22/ }).tap();
		await expect(phone.getByTestId('toast')).toHaveText(
			en('parker_cards_no_lost_this_round', { tile: 'I 22' })
		);
		await expect(pressed(phone)).toHaveCount(1);
		// What is laid after the claim, before its call, stays: also when the page is loaded anew.
		await phone.getByRole('button', { name: /^O 69/ }).tap();
		await expect(pressed(phone)).toHaveCount(2);
		await allKept(phone);
		await phone.reload();
		await expect(phone.getByRole('button', { name: /^O 69/ })).toBeVisible();
		await expect(pressed(phone)).toHaveCount(2);
		await phone.context().close();
	}
);

test(
	'Parker: a card whose number was typed and entered is whole in sight on a low phone',
	{ tag: long },
	async ({ page: owner, site }) => {
		const [opening] = golden('parker-bingo', 'cards-v2').facts as [JournalFact];
		const { players } = opening as unknown as { players: { name: string }[] };
		const cards = { seed: 'puma-tuba', size: 60 };
		const calls = [12, 22, 34, 47].map((number) => ({ type: 'ball.called', number }));
		const told = [{ ...opening, variant: 'normal', caller: null, cards }, ...calls];
		const phone = await phoneAt(owner, site, told, players[0]?.name ?? '');
		await phone.setViewportSize({ width: 390, height: 664 });
		const field = phone.getByRole('textbox', { name: en('link_which_card') });
		await field.tap();
		await field.fill('17');
		await phone.keyboard.down('Enter');
		const corner = phone.getByRole('button', { name: /^B 3/ });
		await expect(corner).toBeVisible();
		await expect(field).toHaveCount(0);
		await phone.keyboard.up('Enter');
		await phone.evaluate(
			() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
		);
		await expect(corner).toBeInViewport({ ratio: 1 });
		// And beside another app on a tablet.
		await phone.setViewportSize({ width: 694, height: 700 });
		await expect.poll(() => inSight(phone.getByRole('button', { name: /^O 71/ }))).toBe(true);
		await phone.context().close();
	}
);

test(
	'Parker: several cards on one’s own phone, one away where the table allows it, and Bingo! with the card that has it [PB-28]',
	{ tag: long },
	async ({ page: owner, site }) => {
		const [opening] = golden('parker-bingo', 'cards-v2').facts as [JournalFact];
		const options = { freeCentre: false, winnerCalls: false, hints: true };
		const cards = { seed: 'puma-tuba', size: 60 };
		const { players } = opening as unknown as { players: { id: string; name: string }[] };
		// The third row of card 17 is complete, the first of card 18 but for one.
		const calls = [12, 22, 47, 69, 34, 15, 24, 44, 48].map((number) => ({ type: 'ball.called', number }));
		const phone = await phoneAt(
			owner,
			site,
			[{ ...opening, variant: 'normal', caller: null, options, cards }, ...calls],
			players[0]?.name ?? ''
		);
		for (const serial of ['17', '18']) {
			const more = phone.getByRole('button', { name: en('link_more_cards') });
			if (serial === '18') await more.tap();
			await phone.getByRole('textbox', { name: en('link_which_card') }).fill(serial);
			await phone.getByRole('button', { name: en('link_take_card') }).tap();
		}
		await expect(phone.getByText(en('link_one_away', { tiles: 'O 72' }))).toBeVisible();
		const tab = (serial: string) => phone.locator('.tabs').getByRole('button', { name: `no. ${serial}` });
		await expect(tab('18')).toHaveAttribute('aria-pressed', 'true');
		await expect(tab('17')).toHaveAccessibleName(new RegExp(en('link_has_call')));
		await phone.getByText(en('link_cover_self')).tap();
		const marked = phone.locator('.strip button[aria-pressed="true"]');
		await expect(marked).toHaveCount(12);
		expect(await faults(phone)).toEqual([]);
		// Card 18 is the one that is looked at: the table is told of the one that won.
		await phone.getByRole('button', { name: en('parker_bingo') }).tap();
		await owner
			.getByRole('dialog')
			.getByRole('button', { name: en('shell_close') })
			.click();
		await expect(owner.getByTestId('verdict')).toContainText(en('parker_all_called'));
		await phone.reload();
		await expect(marked).toHaveCount(12);
		await expect(phone.getByText(en('link_one_away', { tiles: 'O 72' }))).toBeVisible();
		await phone.context().close();
	}
);

test(
	'Parker: two phones never play on one card: who takes it later hears whose it is, and takes another one',
	{ tag: long },
	async ({ page: owner, site }) => {
		const [opening] = golden('parker-bingo', 'cards-v2').facts as [JournalFact];
		const { players } = opening as unknown as { players: { name: string }[] };
		const [one, other] = players.map(({ name }) => name) as [string, string];
		const told = [{ ...opening, variant: 'normal', caller: null, cards: { seed: 'puma-tuba', size: 60 } }];
		const first = await phoneAt(owner, site, told, one);
		const take = async (phone: Page, serial: string) => {
			await phone.getByRole('textbox', { name: en('link_which_card') }).fill(serial);
			// A person reads what was said before the same button is tapped again.
			await phone.waitForTimeout(doubleTap);
			await phone.getByRole('button', { name: en('link_take_card') }).tap();
		};
		await take(first, '17');
		const square = first.getByRole('button', { name: /^I 22/ });
		await square.tap();
		await expect(pressed(first)).toHaveCount(1);
		const second = await otherDevice(owner.context().browser(), { viewport: { width: 390, height: 664 } });
		await link(owner, second, site.at);
		await second.getByRole('button', { name: other, exact: true }).tap();
		await take(second, '17');
		const taken = en('link_card_taken', { card: '17', name: one });
		await expect(second.getByTestId('toast')).toHaveText(taken);
		// Nor is it in the hand again where the page is loaded anew.
		await allKept(second);
		await second.reload();
		await expect(second.getByRole('textbox', { name: en('link_which_card') })).toBeVisible();
		await expect(second.getByRole('button', { name: /17/ })).toHaveCount(0);
		await link(owner, second, site.at);
		await take(second, '18');
		await expect(second.getByRole('button', { name: en('link_lay_aside', { card: '18' }) })).toBeVisible();
		await expect(pressed(first)).toHaveCount(1);
		// What is laid aside is free.
		await first.getByRole('button', { name: en('link_lay_aside', { card: '17' }) }).tap();
		await second.getByRole('button', { name: en('link_more_cards') }).tap();
		await take(second, '17');
		await expect(second.getByRole('button', { name: en('link_lay_aside', { card: '17' }) })).toBeVisible();
		await expect(second.getByTestId('toast')).toHaveCount(0);
		await first.context().close();
		await second.context().close();
	}
);

test(
	'Parker: the markers of a linked phone outlive what a killed browser forgets of this round',
	{ tag: long },
	async ({ page: owner, site }) => {
		const [opening] = golden('parker-bingo', 'cards-v2').facts as [JournalFact];
		const { players } = opening as unknown as { players: { name: string }[] };
		const told = [{ ...opening, variant: 'normal', caller: null, cards: { seed: 'puma-tuba', size: 60 } }];
		const phone = await phoneAt(owner, site, told, players[0]?.name ?? '');
		await phone.getByRole('textbox', { name: en('link_which_card') }).fill('17');
		await phone.getByRole('button', { name: en('link_take_card') }).tap();
		await phone.getByRole('button', { name: /^I 22/ }).tap();
		await expect(pressed(phone)).toHaveCount(1);
		await allKept(phone);
		// The last seconds of localStorage are gone with a browser that is killed; what was written strictly is not.
		await phone.evaluate(() => {
			localStorage.removeItem('tablemate.link.round');
		});
		await phone.reload();
		await expect(phone.getByRole('button', { name: en('parker_bingo') })).toBeVisible();
		await expect(pressed(phone)).toHaveCount(1);
		await phone.context().close();
	}
);
