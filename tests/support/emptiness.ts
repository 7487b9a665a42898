import type { Page } from '@playwright/test';

/**
 * So much of the screen between bar and dock may show nothing but its ground, on a tablet, at every stop. What covers
 * the screen, a sheet, is not measured.
 */
export const mostEmpty = 0.35;

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
			const [left, top] = [Math.ceil(main.left), Math.ceil(main.top)];
			const [across, down] = [Math.floor((main.right - left) / cell), Math.floor((main.bottom - top) / cell)];
			const width = across * cell;
			if (across * down === 0) return undefined;
			const { data } = pen.getImageData(left, top, width, down * cell);
			/** Whether a pixel shows something. */
			const shows = (x: number, y: number) => {
				const at = 4 * (y * width + x);
				for (let i = 0; i < 3; i += 1) if (Math.abs((data[at + i] ?? 0) - (ground[i] ?? 0)) > 4) return true;
				return false;
			};
			const isEmpty = (left: number, top: number) => {
				for (let y = top; y < top + cell; y += 1)
					for (let x = left; x < left + cell; x += 1) if (shows(x, y)) return false;
				return true;
			};
			let empty = 0;
			const all = across * down;
			for (let i = 0; i < all; i += 1)
				if (isEmpty((i % across) * cell, Math.floor(i / across) * cell)) empty += 1;
			return empty / all;
		},
		{ picture, cell }
	);
}
