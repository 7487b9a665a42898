import type { Page } from '@playwright/test';
import { anas, CardPlay } from './support/card-table.ts';
import { golden, writeTables } from './support/journal.ts';
import { Play } from './support/play.ts';
import { expect, long, test } from './support/test.ts';

const phones = [
	{ width: 390, height: 844 },
	{ width: 360, height: 740 },
	{ width: 320, height: 568 }
] as const;
const tablet = { width: 1180, height: 820 };
/** A tablet's screen that two apps share. */
const shared = [
	{ width: 694, height: 768 },
	{ width: 747, height: 670 }
] as const;

test.describe('read from three metres', () => {
	test.use({ viewport: tablet });

	/** The height of a digit is .672 of its type's size in the app's typeface. */
	const digit = 0.672;

	test('the ball and the five before it, both ways of drawing', { tag: long }, async ({ page, site }) => {
		const play = new Play(page);
		await page.goto(site.home);
		await play.setUpTable(['Ana', 'Ben', 'Cleo', 'Dag'], { wooden: true });
		const tall = (id: string) =>
			page.getByTestId(id).evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));

		await play.lay(20, 30, 45, 60, 44, 59);
		for (const drawing of ['wooden', 'app'] as const) {
			await play.draw(drawing);
			const [ball = 0] = await tall('ball-digits');
			expect(ball * digit, 'height of the ball').toBeGreaterThanOrEqual(250);
			const five = await tall('before-digits');
			expect(five).toHaveLength(5);
			for (const one of five) expect(one * digit, 'height of the five').toBeGreaterThanOrEqual(110);
		}
	});

	test('the card and the five before it, both ways of turning', { tag: long }, async ({ page, site }) => {
		const cards = new CardPlay(new Play(page));
		for (const realBy of [undefined, 'Ana']) {
			await cards.open(site, realBy ? [] : ['Ana', 'Ben', 'Cleo'], realBy ? { realBy } : {});
			if (realBy) await cards.call(...anas, ['q', 's']);
			else await cards.turn(6);
			// The rank is drawn in the card's own measure.
			const rank = await page
				.locator('[data-testid=face] text')
				.filter({ visible: true })
				.evaluate(
					(text: SVGTextElement) => parseFloat(getComputedStyle(text).fontSize) * (text.getCTM()?.d ?? 0)
				);
			expect(rank * digit, 'height of the card').toBeGreaterThanOrEqual(250);
			const five = await page
				.getByRole('list')
				.locator('.mini')
				.evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
			expect(five).toHaveLength(5);
			for (const one of five) expect(one * digit, 'height of the five').toBeGreaterThanOrEqual(110);
			// A rank, a ten's too, does not lie on its suit.
			const apart = await page
				.getByRole('list')
				.locator('.mini')
				.evaluateAll((all) =>
					all.map((card) => {
						const [rank, suit] = [...card.children].map((part) => part.getBoundingClientRect());
						if (!rank || !suit) return undefined;
						// Beside it a digit's own white is set away, so that boxes which touch overlap.
						return Math.max(suit.left - rank.right - 2, suit.top - rank.bottom);
					})
				);
			for (const gap of apart) expect(gap, 'between rank and suit').toBeGreaterThanOrEqual(0);
		}
	});
});

/** Where the ink of the ball and of the five before it leaves its place or lies on its letter, in words. */
const ink = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const pen = document.createElement('canvas').getContext('2d');
		if (!pen) throw new Error('no canvas');
		const inkOf = (element: Element) => {
			const { fontWeight, fontSize, fontFamily, letterSpacing, scale } = getComputedStyle(element);
			// Digits may be drawn narrower than their font has them.
			const across = scale === 'none' ? 1 : parseFloat(scale);
			pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
			pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
			const text = document.createRange();
			text.selectNodeContents(element);
			const box = text.getBoundingClientRect();
			const drawn = pen.measureText((element.textContent ?? '').trim());
			const base = box.top + (box.height - drawn.fontBoundingBoxAscent - drawn.fontBoundingBoxDescent) / 2;
			const line = base + drawn.fontBoundingBoxAscent;
			return {
				left: box.left - drawn.actualBoundingBoxLeft * across,
				right: box.left + drawn.actualBoundingBoxRight * across,
				top: line - drawn.actualBoundingBoxAscent,
				bottom: line + drawn.actualBoundingBoxDescent
			};
		};
		const faults: string[] = [];
		for (const digits of document.querySelectorAll(
			'[data-testid=ball-digits], [data-testid=before-digits]'
		)) {
			const place = digits.parentElement?.getBoundingClientRect();
			const letter = digits.parentElement?.querySelector('.letter, i');
			if (!place || !letter) throw new Error('digits without a place');
			const [number, name] = [inkOf(digits), inkOf(letter)];
			const what = digits.textContent ?? '';
			const out = [place.left - number.left, number.right - place.right, place.top - number.top];
			if (Math.max(...out, number.bottom - place.bottom) > 0.5)
				faults.push(
					`${what} leaves its place: ${[...out, number.bottom - place.bottom].map((one) => one.toFixed(1)).join(', ')} of ${place.width.toFixed(0)}`
				);
			const apart = [name.left - number.right, number.left - name.right, name.top - number.bottom];
			if (Math.max(...apart, number.top - name.bottom) < 1) faults.push(`${what} lies on its letter`);
		}
		for (const list of document.querySelectorAll('ol.five')) {
			const over =
				list.getBoundingClientRect().bottom - (list.parentElement?.getBoundingClientRect().bottom ?? 0);
			if (over > 0.5) faults.push(`the five before it reach ${over.toFixed(0)} below their place`);
		}
		return faults;
	});

test('the widest tiles keep to their places', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(site.home);
	await play.setUpTable(['Ana', 'Ben'], { wooden: true });
	const fits = async (how: string) => {
		for (const size of [...phones, ...shared, tablet]) {
			await page.setViewportSize(size);
			expect(await ink(page), `${how} at ${String(size.width)}`).toEqual([]);
		}
	};
	// The last has the widest ink of all.
	for (const number of [30, 46, 50, 48, 60, 44, 40]) {
		await play.lay(number);
		await fits(`wooden, ${String(number)}`);
	}
	await play.draw('app');
	await fits('drawn by the app');
});

test(
	'a past round: the lines of its check-board do not lie over each other',
	{ tag: long },
	async ({ page, site }) => {
		const { facts } = golden('parker-bingo', 'points-v2');
		await writeTables(page, site, { over: facts });
		await page.goto(site.at('/past/game?table=over'));
		const back = page.getByRole('button', { name: 'Previous move' });
		for (let move = 0; move < 9; move++) await back.click();
		const squares = page.locator('.board .square');
		for (const size of [...phones, ...shared, { width: 844, height: 390 }, tablet]) {
			await page.setViewportSize(size);
			await expect(squares).toHaveCount(75);
			// A digit is .672 of its type's size high.
			const squeezed = () =>
				squares.evaluateAll((all) =>
					all.flatMap((square) => {
						const { height } = square.getBoundingClientRect();
						return height < 0.672 * parseFloat(getComputedStyle(square).fontSize) ? [square.textContent] : [];
					})
				);
			await expect.poll(squeezed, `at ${String(size.width)}`).toEqual([]);
		}
	}
);

test(
	'a second screen that stands shows the five before the ball as large as their place has room',
	{ tag: long },
	async ({ page, site }) => {
		const { facts } = golden('parker-bingo', 'points-v2');
		await writeTables(page, site, { told: facts.slice(0, 36) });
		await page.setViewportSize({ width: 820, height: 1180 });
		await page.goto(site.at('/board?table=told'));
		const one = page.getByTestId('before-digits').first();
		const high = () => one.evaluate((digits) => parseFloat(getComputedStyle(digits).fontSize));
		await expect.poll(high).toBeGreaterThanOrEqual(68);
	}
);
