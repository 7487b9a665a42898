import { expect, offline, test, whenKept } from './support/test.ts';

test('the zero is open, narrower than the letter O, and as wide as every digit in a column', async ({
	page,
	site
}) => {
	await page.goto(site.home);
	const seen = await page.evaluate(async () => {
		const family = getComputedStyle(document.body).fontFamily;
		const found: string[] = [];
		for (const weight of [400, 600, 700, 800]) {
			const font = `${String(weight)} 200px ${family}`;
			await document.fonts.load(font, '0');
			const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
			if (!pen) throw new Error('no canvas');
			pen.canvas.width = 300;
			pen.canvas.height = 300;
			pen.font = font;
			const zero = pen.measureText('0');
			const ink = (text: string) => {
				const { actualBoundingBoxLeft, actualBoundingBoxRight } = pen.measureText(text);
				return actualBoundingBoxLeft + actualBoundingBoxRight;
			};
			if (ink('0') > ink('O') * 0.85) found.push(`${font}: as wide as O`);
			pen.fillText('0', 50, 200);
			const middle = 50 + (zero.actualBoundingBoxRight - zero.actualBoundingBoxLeft) / 2;
			const column = pen.getImageData(middle, 200 - 110, 1, 80).data;
			if (column.some((value, i) => i % 4 === 3 && value > 0))
				found.push(`${font}: something is in the zero`);
		}
		// In a column: tabular figures.
		const line = document.createElement('span');
		line.style.cssText = 'position:absolute;font-variant-numeric:tabular-nums;font-size:100px';
		document.body.append(line);
		const widths = Array.from('0123456789', (digit) => {
			line.textContent = digit;
			return line.getBoundingClientRect().width;
		});
		line.remove();
		if (Math.max(...widths) - Math.min(...widths) > 0.01) found.push(`tabular widths: ${widths.join(', ')}`);
		return found;
	});
	expect(seen).toEqual([]);
});

test(
	'without a network the font comes with the page, once',
	{ tag: offline },
	async ({ page, context, site }) => {
		await page.goto(site.home);
		await whenKept(page);
		await context.setOffline(true);
		await page.goto(site.at('/people'));
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		// A page that asks for it only where it is written in lays its words out twice.
		const askedBy = await page.evaluate(async () => {
			await document.fonts.ready;
			return performance
				.getEntriesByType('resource')
				.flatMap((one) =>
					one instanceof PerformanceResourceTiming && one.name.endsWith('.woff2') ? [one.initiatorType] : []
				);
		});
		expect(askedBy).toEqual(['link']);
	}
);
