import type { Page } from '@playwright/test';
import { faults } from './support/axe.ts';
import { golden, type JournalFact } from './support/journal.ts';
import { chip, closePhones, link, phoneAt, showPhones } from './support/link.ts';
import { doubleTap } from './support/hand.ts';
import { storedRows } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { patternOf, wordsIn } from './support/words.ts';

const en = wordsIn('en');

const last = async (owner: Page) => (await storedRows(owner, 'told')).at(-1)?.fact;

test(
	'Quingo: wilds are made in secret on one’s own phone, and the sheet is there until one’s turn [Q-2]',
	{ tag: long },
	async ({ page: owner, site }) => {
		const { facts } = golden('quingo', 'full-v1');
		const [opening, set, bonuses] = facts as [JournalFact, JournalFact, JournalFact];
		const [first] = (opening as unknown as { players: { id: string; name: string }[] }).players;
		if (!first) throw new Error('nobody plays');
		const phone = await phoneAt(owner, site, [opening, set, bonuses], first.name);
		await expect(phone.getByRole('heading', { level: 1 })).toContainText(first.name);
		await phone.getByRole('button', { name: en('quingo_five_good') }).tap();
		expect(await faults(phone)).toEqual([]);
		await phone.locator('.dock .main-act').tap();
		await expect.poll(() => last(owner)).toMatchObject({ type: 'wilds.made', player: first.id });
		await expect(chip(phone)).toHaveText(en('link_chip_linked'));
		await expect(phone.locator('.quingo-sheet')).toBeVisible();
		expect(await faults(phone)).toEqual([]);

		await phone.context().close();
	}
);

test(
	'Sino: one’s turn is played on one’s own phone, and the table rolls the dice [S-3]',
	{ tag: long },
	async ({ page: owner, site }) => {
		const [opening] = golden('sino', 'sino-v1').facts as [JournalFact];
		const { players } = opening as unknown as { players: { name: string }[] };
		const phone = await phoneAt(owner, site, [opening], players[0]?.name ?? '');
		await phone.getByRole('button', { name: en('sino_roll_all') }).tap();
		await expect.poll(() => last(owner)).toMatchObject({ type: 'dice.rolled' });
		const rolled = (await last(owner)) as unknown as { dice: { number: number }[] };
		expect(rolled.dice).toHaveLength(5);
		await expect(phone.getByText(en('sino_announce_now'))).toBeVisible();
		expect(await faults(phone)).toEqual([]);
		// The table lies on the owner’s device: this one has no second screen of it to open.
		await phone.setViewportSize({ width: 1180, height: 820 });
		await expect(phone.getByRole('link', { name: en('table_board') })).toHaveCount(0);
		await phone.context().close();
	}
);

test(
	'Any game: one’s own points are typed on one’s own phone, and stand in the round that the table writes',
	{ tag: long },
	async ({ page: owner, site }) => {
		const [opening] = golden('any-game', 'any-game-v1-target').facts as [JournalFact];
		const { players } = opening as unknown as { players: { name: string }[] };
		const phone = await phoneAt(owner, site, [opening], players[0]?.name ?? '');
		const keys = phone.getByRole('group', { name: en('anygame_keys') });
		for (const key of ['2', '5']) await keys.getByRole('button', { name: key }).tap();
		expect(await faults(phone)).toEqual([]);
		await phone.getByRole('button', { name: en('link_send_points') }).tap();
		await expect(phone.getByText(en('link_points_sent', { points: '25' }))).toBeVisible();
		await owner
			.getByRole('dialog')
			.getByRole('button', { name: en('shell_close') })
			.click();
		const field = owner.getByRole('textbox').first();
		await expect(field).toHaveValue('25');
		await field.fill('30');
		const now = phone.getByText(en('link_points_now', { points: '30' }));
		await expect(now).toBeVisible();
		// Loaded anew and linked again it shows that, too.
		await phone.reload();
		await expect(chip(phone)).toHaveText(patternOf('en', 'link_chip_off_at'));
		await expect(now).toHaveCount(0);
		await expect(phone.getByText(en('link_points_had', { points: '30' }))).toBeVisible();
		await showPhones(owner);
		await link(owner, phone, site.at);
		await expect(now).toBeVisible();
		await phone.context().close();
	}
);

test(
	'Card Bingo: one’s layout lies on one’s own phone, and Bingo! stops the caller [C-5]',
	{ tag: long },
	async ({ page: owner, site }) => {
		const { facts } = golden('card-bingo', 'card-bingo-v1');
		const dealt = facts.findIndex(({ type }) => type === 'cards.dealt');
		const { players } = facts[0] as unknown as { players: { id: string; name: string }[] };
		const layouts = (facts[dealt] as unknown as { layouts: { player: string; cards: string[] }[] }).layouts;
		const [mine] = layouts;
		const me = players.find(({ id }) => id === mine?.player);
		const card = { type: 'card.called', card: mine?.cards[0] };
		const phone = await phoneAt(owner, site, [...facts.slice(0, dealt + 1), card], me?.name ?? '');
		await expect(phone.locator('.own ol li')).toHaveCount(mine?.cards.length ?? -1);
		await expect(phone.locator('.own ol li.turned')).toHaveCount(1);
		expect(await faults(phone)).toEqual([]);
		await phone.getByRole('button', { name: en('cardbingo_bingo') }).tap();
		await expect.poll(() => last(owner)).toMatchObject({ type: 'bingo.shouted', player: me?.id });
		await phone.context().close();
	}
);

test(
	'Bing-Oh!: one’s card and its chips are on one’s own phone, and one’s turn is rolled there [B-2] [B-3]',
	{ tag: long },
	async ({ page: owner, site }) => {
		const [opening] = golden('bing-oh', 'ledger-v2').facts as [JournalFact];
		const cards = { seed: 'puma-tuba', size: 60, mix: { free: 2, dead: 2, special: 10 } };
		const first = { type: 'start.named', player: 'ana' };
		const phone = await phoneAt(
			owner,
			site,
			[{ ...opening, cards }, { type: 'cards.dealt', free: [] }, first],
			'Ana'
		);
		await expect(phone.getByText(en('link_dealt_card', { number: '1' }))).toBeVisible();
		await phone.getByRole('button', { name: en('link_bingoh_take') }).tap();
		const card = phone.getByRole('group', { name: en('link_bingoh_card', { name: 'Ana' }) });
		// Two free spaces have a chip from the start.
		const chips = card.getByRole('button', { pressed: true });
		await expect(chips).toHaveCount(2);
		expect(await faults(phone)).toEqual([]);
		await phone.getByTestId('roll').tap();
		await expect.poll(() => last(owner)).toMatchObject({ type: 'dice.rolled', player: 'ana' });
		const { letter, number } = (await last(owner)) as unknown as { letter: string; number: number };
		const rolled = card.getByRole('button', { name: new RegExp(`^${letter} ${String(number)}`) });
		await expect(phone.getByText(en('link_place', { at: `${letter} ${String(number)}` }))).toBeVisible();
		await expect(rolled).toHaveCSS('outline-style', 'solid');
		await rolled.tap();
		await expect(rolled).toHaveAttribute('aria-pressed', 'true');
		await expect(rolled).toHaveAccessibleName(new RegExp(en('link_your_chip')));
		const lying = await chips.count();
		await phone.reload();
		await expect(chips).toHaveCount(lying);
		await phone.context().close();
	}
);

test(
	'Bing-Oh!: who calls it on one’s own phone is asked about at the table, which ends the round [B-7]',
	{ tag: long },
	async ({ page: owner, site }) => {
		const [opening] = golden('bing-oh', 'ledger-v2').facts as [JournalFact];
		const cards = { seed: 'puma-tuba', size: 60, mix: { free: 2, dead: 2, special: 10 } };
		const rolled = { type: 'dice.rolled', player: 'ana', letter: 'N', number: 3, stars: 0 };
		const facts = [
			{ ...opening, cards },
			{ type: 'cards.dealt', free: [] }
		];
		const phone = await phoneAt(
			owner,
			site,
			[
				...facts,
				{ type: 'start.named', player: 'ana' },
				rolled,
				{ type: 'chips.placed', placed: [], special: [] }
			],
			'Ana'
		);
		await closePhones(owner);
		// It is Ben who rolls next: beside the table that is looked at Ana is not told that it is her turn.
		await phone.getByRole('button', { name: en('link_show_table') }).tap();
		await expect(phone.getByRole('region', { name: en('link_chip_linked') })).toBeVisible();
		await phone.getByRole('button', { name: en('link_my_view') }).tap();
		await phone.getByRole('button', { name: en('link_bingoh_take') }).tap();
		await phone.waitForTimeout(doubleTap);
		await phone.getByTestId('bingoh').tap();
		await expect(phone.getByText(en('link_you_called'))).toBeVisible();
		const sheet = owner.getByRole('dialog');
		const asked = sheet.getByRole('button', { name: /^Ana/ });
		await expect(asked).toHaveAttribute('aria-pressed', 'true');
		// The table waves it off: the phone hears it at once, and can call again.
		await owner.keyboard.press('Escape');
		await expect(phone.getByTestId('toast')).toHaveText(en('link_no_bingoh'));
		await expect(phone.getByText(en('link_you_called'))).toBeHidden();
		await phone.waitForTimeout(doubleTap);
		await phone.getByTestId('bingoh').tap();
		await expect(phone.getByText(en('link_you_called'))).toBeVisible();
		await expect(asked).toHaveAttribute('aria-pressed', 'true');
		await sheet.getByTestId('end-round').click();
		await owner.waitForTimeout(doubleTap);
		await sheet.getByTestId('overrule').click();
		await expect.poll(() => last(owner)).toMatchObject({ type: 'bingoh.called', calls: [{ player: 'ana' }] });
		await expect(sheet).toBeHidden();
		await expect(phone.getByText(en('link_you_called'))).toBeHidden();
		await phone.context().close();
	}
);
