import { type JournalFact, openTold, parkerOpening } from './support/journal.ts';
import { finger } from './support/hand.ts';
import { Play, tileName } from './support/play.ts';
import { loadAnew } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const called: readonly JournalFact[] = [4, 17, 32, 50].map((number) => ({ type: 'ball.called', number }));

test.beforeEach(async ({ page, site }, { title }) => {
	if (!title.includes('PB-6')) await openTold(page, site, [parkerOpening(), ...called]);
});

test(
	'one number that was not called is enough: the table need not read back the others [PB-9]',
	{ tag: long },
	async ({ page }) => {
		const play = new Play(page, 'en', finger);
		const verdict = page.getByTestId('verdict');
		const key = (number: number) => page.getByRole('button', { name: tileName(number), exact: true });
		await page.setViewportSize({ width: 390, height: 664 });
		await play.shout('Ben');
		await play.pickLine('B');
		await play.readNumber(4);
		await expect(verdict).toHaveCount(0);
		await play.press('parker_not_called_yet');
		await expect(verdict).toBeVisible();
		const place = await key(13).boundingBox();
		await play.hand.press(key(13));
		await expect(verdict).toContainText(play.say('parker_was_not_called', { numbers: 'B 13' }));
		// What is read moves nothing, and the five are in sight above it.
		await expect(key(13)).toHaveAttribute('aria-pressed', 'true');
		expect(await key(13).boundingBox()).toEqual(place);
		const first = { letter: 'B', number: 4 };
		await expect(play.button('parker_square_found', first)).toBeInViewport({ ratio: 1 });
		// A second tap takes it back from the square on which it lies.
		await play.hand.press(key(4));
		await expect(play.button('parker_square_found', first)).toHaveCount(0);
		await play.hand.press(key(4));
		await expect(verdict).toBeVisible();
		await play.press('parker_go_on_calling');
		await expect(play.button('parker_call')).toBeVisible();
		await play.menu('log_title');
		const entry = play.sheet().getByRole('listitem').first();
		await expect(entry).toContainText('claimed B column (B 4, B 13)');
	}
);

test(
	'on the smallest phone the way to put a tile right stays in sight when the number is named [PB-6]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const key = (number: number) => page.getByRole('button', { name: tileName(number), exact: true });
		await page.setViewportSize({ width: 320, height: 568 });
		const more = [31, 33, 34, 35, 36, 37, 38, 39, 40].map((number) => ({ type: 'ball.called', number }));
		await openTold(page, site, [parkerOpening(), ...called, ...more]);
		await play.shout('Ben');
		await play.pickLine(1);
		await play.readNumber(4);
		await play.press('parker_not_called_yet');
		await play.hand.press(key(16));
		await expect(page.getByTestId('verdict')).toContainText(
			play.say('parker_was_not_called', { numbers: 'I 16' })
		);
		await expect(play.button('parker_was_called_after_all')).toBeInViewport({ ratio: 0.9 });
	}
);

test(
	'a correction that opens by itself after a reload has no ring of the keyboard until a key is pressed',
	{ tag: long },
	async ({ page }) => {
		const play = new Play(page, 'en', finger);
		await play.menu('parker_correct_title');
		await play.hand.press(play.sheet().getByRole('button', { name: tileName(17), exact: true }));
		// What a test looks up in a page counts as a touch of it: the page itself tells where its focus came to lie.
		const told: unknown[] = [];
		await page.exposeFunction('tell', (name: unknown) => told.push(name));
		await page.addInitScript(() => {
			const tell = Reflect.get(globalThis, 'tell') as (name: unknown) => void;
			addEventListener('focusin', () =>
				requestAnimationFrame(() => tell(document.querySelector(':focus-visible')?.tagName))
			);
		});
		await loadAnew(page);
		await expect.poll(() => told[0]).toBe('DIALOG');
		const ring = page.locator(':focus-visible:not(dialog)');
		await expect(ring).toHaveCount(0);
		await page.keyboard.press('Tab');
		await expect(ring).toHaveCount(1);
	}
);

test(
	'what is asked of a slip is asked again after the phone was locked, until it is answered [G-3]',
	{ tag: long },
	async ({ page }) => {
		const play = new Play(page, 'en', finger);
		await play.shout('Ben');
		await play.menu('log_title');
		const said = play.say('parker_log_shouted', { name: 'Ben' });
		await play.press('table_meant_what', { what: said });
		const carla = play.sheet().getByRole('button', { name: 'Carla', exact: true });
		for (let i = 0; i < 2; i++) {
			await expect(carla).toBeVisible();
			await loadAnew(page);
		}
		await play.hand.press(carla);
		// The history comes back, where it was asked.
		const list = play.sheet().getByRole('list');
		await expect(list.getByText(play.say('parker_log_shouted', { name: 'Carla' }))).toBeVisible();
		await loadAnew(page);
		await expect(play.heading()).toHaveText(play.say('parker_bingo_says', { name: 'Carla' }));
		await expect(play.sheet()).toHaveCount(0);
	}
);

test(
	'a tile that was put right while a line is read is undone before what was read, also after a reload [G-3]',
	{ tag: long },
	async ({ page }) => {
		const play = new Play(page, 'en', finger);
		await play.shout('Ben');
		await play.pickLine('B');
		await play.readNumber(4);
		await play.menu('parker_correct_title');
		const tile = (number: number) =>
			play.sheet().getByRole('button', { name: new RegExp(`^${tileName(number)}`) });
		await play.hand.press(tile(17));
		await play.hand.press(tile(18));
		await expect(play.sheet()).toHaveCount(0);
		await loadAnew(page);
		const read = play.button('parker_square_found', { letter: 'B', number: 4 });
		await play.press('shell_undo');
		const put = play.say('parker_log_corrected', { called: tileName(17), meant: tileName(18) });
		await expect(play.toast()).toHaveText(play.say('shell_undone_what', { what: put }));
		await expect(read).toBeVisible();
		await play.press('shell_undo');
		await expect(read).toHaveCount(0);
	}
);

test(
	'a table that does not know which number it was says so in one tap, and takes it back [PB-10]',
	{ tag: long },
	async ({ page }) => {
		const play = new Play(page, 'en', finger);
		await play.shout('Ben');
		await play.pickLine(1);
		await play.press('parker_not_called_yet');
		await expect(page.getByTestId('verdict')).toBeVisible();
		await play.press('shell_undo');
		await expect(page.getByTestId('verdict')).toHaveCount(0);
		await play.press('parker_not_called_yet');
		await expect(page.getByTestId('verdict')).toBeVisible();
		// The phone was locked before the table carried on: the verdict stands.
		await loadAnew(page);
		await expect(page.getByTestId('verdict')).toBeVisible();
		await play.press('parker_go_on_calling');
		await play.menu('log_title');
		await expect(play.sheet().getByRole('listitem').first()).toContainText(
			play.say('parker_log_claim_wrong', { name: 'Ben', lines: play.lineName(1).toLowerCase() })
		);
	}
);

test(
	'“carry on” ends the shout at any tap before the verdict, whatever was put right meanwhile [PB-9]',
	{ tag: long },
	async ({ page }) => {
		const play = new Play(page, 'en', finger);
		await play.shout('Ben');
		await play.press('table_meant_other');
		await play.hand.press(play.sheet().getByRole('button', { name: 'Carla', exact: true }));
		await expect(play.heading()).toContainText('Carla');
		await play.press('parker_go_on_calling');
		await expect(play.button('parker_call')).toBeVisible();

		await play.shout('Ben');
		await play.pickLine(1);
		await play.readNumber(4);
		await play.press('parker_go_on_calling');
		await expect(play.button('parker_call')).toBeVisible();
		// Neither is a wrong claim: nobody loses a marker.
		await play.shout('Ben');
		await expect(play.heading()).toContainText('Ben');
		await play.menu('log_title');
		await expect(play.sheet().getByText(/wrong/)).toHaveCount(0);
	}
);

test(
	'a tile put right may make a line right that was read in part: the table is told to read it again [PB-6]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const wrong: readonly JournalFact[] = [
			{ type: 'bingo.shouted', player: 'ben' },
			{ type: 'line.claimed', player: 'ben', lines: [{ line: 'row-1', numbers: [4, 18] }] }
		];
		await openTold(page, site, [{ ...parkerOpening(), drawing: 'tiles' }, ...called, ...wrong]);
		await play.menu('parker_correct_title');
		for (const tile of ['I 17', 'I 18']) await play.sheet().getByRole('button', { name: tile }).click();
		await expect(play.toast()).toContainText(play.say('parker_read_on', { names: 'Ben' }));
	}
);
