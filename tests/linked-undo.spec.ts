import { golden } from './support/journal.ts';
import { closePhones, phoneAt } from './support/link.ts';
import { doubleTap } from './support/hand.ts';
import { storedRows } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

test(
	'a linked phone does not say that it has undone what is the table’s to undo',
	{ tag: long },
	async ({ page: owner, site }) => {
		const facts = golden('quingo', 'full-v1').facts.slice(0, 3);
		const { players } = facts[0] as unknown as { players: { name: string }[] };
		const phone = await phoneAt(owner, site, facts, players[0]?.name ?? '');
		await expect(phone.getByRole('button', { name: en('quingo_five_good') })).toBeVisible();
		const said = phone.getByTestId('toast');
		await phone.getByTestId('undo').tap();
		await expect(said).toHaveText(en('refused_not_your_seat'));
		await phone.waitForTimeout(2 * doubleTap);
		await expect(said).toHaveText(en('refused_not_your_seat'), { timeout: 500 });
		// What is the phone's own it takes back.
		await phone.getByRole('button', { name: en('quingo_five_good') }).tap();
		await phone.locator('.dock .main-act').tap();
		await expect.poll(async () => (await storedRows(owner, 'told')).length).toBe(4);
		await phone.waitForTimeout(doubleTap);
		await phone.getByTestId('undo').tap();
		await expect.poll(async () => (await storedRows(owner, 'told')).at(-1)?.strikes).toBe(3);
		await phone.context().close();
	}
);

test(
	'Cardgo: a card that was laid by mistake goes back into the hand on its player’s phone [G-3]',
	{ tag: long },
	async ({ page: owner, site }) => {
		const { facts } = golden('card-bingo', 'cardgo-v1');
		const dealt = facts.findIndex(({ type }) => type === 'cards.dealt');
		const { players } = facts[0] as unknown as { players: { id: string; name: string }[] };
		const { layouts } = facts[dealt] as unknown as { layouts: { player: string; cards: string[] }[] };
		// The first that is called and laid.
		const { player, card } = facts[dealt + 2] as unknown as { player: string; card: string };
		const mine = layouts.find((one) => one.player === player);
		const me = players.find(({ id }) => id === player)?.name ?? '';
		const phone = await phoneAt(owner, site, facts.slice(0, dealt + 2), me);
		const cards = phone.locator('.own ol button');
		const count = mine?.cards.length ?? 0;
		await expect(cards).toHaveCount(count);
		await cards.nth(mine?.cards.indexOf(card) ?? -1).tap();
		await expect(cards).toHaveCount(count - 1);
		await phone.waitForTimeout(doubleTap);
		await phone.getByTestId('undo').tap();
		await expect(cards).toHaveCount(count);
		await phone.context().close();
	}
);

test(
	'a phone is told, and shows, what the table takes back of its player’s own [G-3]',
	{ tag: long },
	async ({ page: owner, site }) => {
		const facts = golden('quingo', 'full-v1').facts.slice(0, 3);
		const { players } = facts[0] as unknown as { players: { name: string }[] };
		const name = players[0]?.name ?? '';
		const phone = await phoneAt(owner, site, facts, name);
		await phone.getByRole('button', { name: en('quingo_five_good') }).tap();
		await phone.locator('.dock .main-act').tap();
		await expect.poll(async () => (await storedRows(owner, 'told')).length).toBe(4);
		await closePhones(owner);
		await owner.getByTestId('undo').click();
		const said = phone.getByTestId('toast');
		await expect(said).toHaveText(/^The table took back: /);
		await expect(said).toContainText(name);
		await expect(phone.locator('[aria-live]').filter({ hasText: 'The table took back' })).toHaveCount(1);
		// What the table has undone it does once more, and no phone.
		await expect(phone.getByTestId('redo')).toBeHidden();
		// It lies in the title's place, and on no control.
		const box = await said.boundingBox();
		for (const button of await phone.getByRole('button').all()) {
			const other = await button.boundingBox();
			if (!box || !other) continue;
			const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
			const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
			expect(Math.min(across, down)).toBeLessThanOrEqual(0);
		}
		await phone.context().close();
	}
);
