import type { Page } from '@playwright/test';

/** So much of the screen between bar and dock may show nothing but its ground, on a tablet. */
export const mostEmpty = 0.35;

/**
 * Stops that are emptier than that for now. A line goes when its screen is filled; none is added without its figure.
 * What covers the screen, a sheet, is not measured.
 */
export const emptier: ReadonlySet<string> = new Set([
	'past games, none',
	'deleted games, none',
	'missing game',
	'people, nobody',
	'numbers, none',
	'settings',
	'rules, which box',
	'rules of an unknown box',
	'unknown address',
	'missing table',
	'take a table over',
	'a missing table goes nowhere',
	'rules page',
	'set-up',
	'set-up, a name missing',
	'set-up, four players',
	'set-up, a seat picked out',
	'set-up, somebody removed',
	'shelf with a table',
	'past games',
	'past game, at its end',
	'past game, two moves before',
	'people',
	'numbers',
	'numbers of somebody',
	'bing-oh, set-up',
	// 53 %: two choices beside the page that will be printed.
	'Quingo, on paper',
	// 61, 59 and 56 %, as the set-up and the rules of the other boxes.
	'sino, set-up, the board',
	'sino, set-up, a score that is none',
	'sino, rules page'
]);

/** px of a cell's side: about a thumb's print on a tablet. */
const cell = 25;

/**
 * Returns the share of cells between bar and dock in which there is nothing to see: every pixel has the colour of the
 * ground, or one so near to it that nobody tells them apart. Undefined where a sheet lies over the screen.
 */
export async function emptiness(page: Page): Promise<number | undefined> {
	if ((await page.locator('dialog[open]').count()) > 0) return undefined;
	const picture = (await page.screenshot({ scale: 'css' })).toString('base64');
	return page.evaluate(
		async ({ picture, cell }) => {
			const main = document.querySelector('.screen > .main')?.getBoundingClientRect();
			if (!main) return undefined;
			const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
			const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
			const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
			if (!pen) throw new Error('no canvas');
			pen.fillStyle = getComputedStyle(document.body).backgroundColor;
			pen.fillRect(0, 0, 1, 1);
			const ground = [...pen.getImageData(0, 0, 1, 1).data];
			pen.drawImage(image, 0, 0);
			let [empty, all] = [0, 0];
			for (let y = Math.ceil(main.top); y + cell <= main.bottom; y += cell) {
				for (let x = Math.ceil(main.left); x + cell <= main.right; x += cell) {
					const { data } = pen.getImageData(x, y, cell, cell);
					all += 1;
					if (data.every((value, i) => Math.abs(value - (ground[i % 4] ?? 0)) <= 4)) empty += 1;
				}
			}
			return all === 0 ? undefined : empty / all;
		},
		{ picture, cell }
	);
}
