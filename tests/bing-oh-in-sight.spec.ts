import { bingOhFacts, setUpBingOh, tell } from './support/bing-oh.ts';
import { Play } from './support/play.ts';
import { expect, long, test } from './support/test.ts';

test.setTimeout(120_000);

/** How the chips of a player lie: some with each of the others, in reserve and on the card. */
const lie = ({ counted }: ReturnType<typeof bingOhFacts>, owner: number) =>
	counted(
		owner,
		[0, 1, 2].map((seat) => (seat === owner ? [30, 10] : [3, 2]))
	);

test(
	'each pile from which a chip can be taken is in sight at once [B-4]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { ids } = await setUpBingOh(play, site, ['Ana', 'Ben', 'Cai'], { keeping: 'ledger' });
		const facts = bingOhFacts(ids);
		await tell(
			page,
			1,
			facts.dealt(0, 0, 0),
			facts.begins(0),
			...[0, 1, 2].map((seat) => lie(facts, seat)),
			facts.rolls(0, 'B', 6, 2)
		);
		await tell(page, 7, facts.placed([0, 1, 2], []));
		const piles = page.locator('#board [data-begin] button');
		for (const [width, height] of [
			[320, 568],
			[390, 844],
			[844, 390],
			[1180, 820]
		] as const) {
			await page.setViewportSize({ width, height });
			await expect(piles).toHaveCount(6);
			for (const pile of await piles.all()) await expect(pile).toBeInViewport({ ratio: 1 });
			await expect(play.button('bingoh_take_no_more')).toBeInViewport({ ratio: 1 });
		}
		await page.setViewportSize({ width: 320, height: 568 });
		await play.menu('bingoh_count');
		await expect(play.sheet().getByRole('status')).toBeInViewport({ ratio: 1 });
	}
);

test(
	'on a phone that lies both opponents of a new card are in sight, with chips of all colours [B-13]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { ids } = await setUpBingOh(play, site, ['Ana', 'Ben', 'Cai'], { keeping: 'ledger' });
		const facts = bingOhFacts(ids);
		await tell(page, 1, facts.dealt(0, 0, 0), facts.begins(0), ...[0, 1, 2].map((seat) => lie(facts, seat)));
		await tell(
			page,
			6,
			facts.rolls(0, 'I', 5, 0),
			facts.placed([0, 1, 2], [0]),
			facts.space(0, 'choose-new-card')
		);
		await page.setViewportSize({ width: 844, height: 390 });
		const opponents = page.locator('#board [data-begin] button');
		await expect(opponents).toHaveCount(2);
		for (const opponent of await opponents.all()) await expect(opponent).toBeInViewport({ ratio: 1 });
	}
);

test(
	'what each player has to win with is in sight, below chips of all colours [B-10]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { ids } = await setUpBingOh(play, site, ['Ana', 'Ben', 'Cai'], { keeping: 'ledger' });
		const facts = bingOhFacts(ids);
		await tell(page, 1, facts.dealt(0, 0, 0), facts.begins(0), ...[0, 1, 2].map((seat) => lie(facts, seat)));
		const spaces = [facts.space(0, 'must-l'), facts.space(1, 'others-vertical')];
		await tell(page, 6, facts.rolls(0, 'I', 5, 0), facts.placed([0, 1, 2], [0, 1]), ...spaces);
		const marks = page.locator('#board .marks');
		for (const [width, height] of [
			[390, 844],
			[768, 1024]
		] as const) {
			await page.setViewportSize({ width, height });
			await expect(marks).toHaveCount(2);
			for (const mark of await marks.all()) await expect(mark).toBeInViewport({ ratio: 1 });
		}
	}
);

test.describe('on a short phone', () => {
	test.use({ viewport: { width: 390, height: 664 } });

	test('the chips of all three players are in sight at once', { tag: long }, async ({ page, site }) => {
		const play = new Play(page);
		const { ids } = await setUpBingOh(play, site, ['Ana', 'Ben', 'Cai'], { keeping: 'ledger' });
		const facts = bingOhFacts(ids);
		const rows = page.locator('#board').getByText(/left · /);
		const inSight = async () => {
			await expect(rows).toHaveCount(3);
			for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
		};
		await inSight();
		await tell(page, 1, facts.dealt(1, 1, 1), facts.begins(0));
		await inSight();
		await tell(page, 3, facts.rolls(0, 'B', 6, 2));
		await inSight();
		await tell(page, 4, facts.placed([0, 1, 2], []));
		await expect(page.getByTestId('ask')).toContainText('1');
		await inSight();
		// With a shape that is asked of each of them, below rows and keys: the dice that were read give way.
		await tell(page, 5, { type: 'stars.left', player: ids[0] }, facts.rolls(1, 'I', 5, 0));
		const spaces = [facts.space(1, 'must-l'), facts.space(2, 'must-t'), facts.space(0, 'must-z')];
		await tell(page, 7, facts.placed([0, 1, 2], [0, 1, 2]), ...spaces);
		await expect(rows).toHaveCount(3);
		const marks = page.locator('#board .marks');
		await expect(marks).toHaveCount(3);
		for (const mark of await marks.all()) await expect(mark).toBeInViewport({ ratio: 1 });
	});
});
