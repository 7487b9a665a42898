// @ts-nocheck
import '../../../app.css';
import '$lib/games/any-game/ui/livery.css';
import { boxes, findUi } from '$lib/games/registry';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import Lines from './Lines.svelte';

/** A colour as the screen has it: red, green and blue from 0 to 255. */
function shown(colour: string): readonly number[] {
	const context = new OffscreenCanvas(1, 1).getContext('2d');
	if (!context) throw new Error('no canvas');
	context.fillStyle = colour;
	context.fillRect(0, 0, 1, 1);
	return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}
function luminance(colour: string): number {
	const [r = 0, g = 0, b = 0] = shown(colour).map((part) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

const liveries = ['parker', 'quingo', 'sino', 'bing-oh', 'cards', 'any-game', undefined] as const;
const looks = ['light', 'dark'].flatMap((theme) => ['', 'more'].map((more) => [theme, more] as const));

test.each(liveries.flatMap((box) => looks.map(([theme, more]) => [box, theme, more] as const)))(
	'the line of whoever wins stands out in %s, %s %s',
	async (box, theme, more) => {
		expect(boxes).toHaveLength(liveries.length - 1);
		expect(await findUi('parker-bingo')).toBeDefined();
		document.documentElement.dataset.theme = theme;
		document.documentElement.dataset.contrast = more;
		const place = document.createElement('div');
		place.className = 'screen';
		if (box) place.dataset.box = box;
		document.body.append(place);
		const { container } = await render(Lines, {
			target: place,
			props: {
				label: (result: string) => result,
				totals: ['Ana', 'Ben'],
				marks: [
					{ letter: 'A', colour: 'red' },
					{ letter: 'B', colour: 'blue' }
				],
				values: [
					[0, 5, 9],
					[0, 7, 8]
				],
				labels: ['', '1', '2'],
				from: 0
			}
		});
		const path = container.querySelector('[data-testid=lead] path');
		if (!path) throw new Error('nobody leads');
		const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(path);
		const ground = getComputedStyle(place).getPropertyValue('--ground');
		expect(contrast(stroke, ground)).toBeGreaterThanOrEqual(3);
		expect([strokeWidth, strokeDasharray]).toEqual(['6px', 'none']);
		place.remove();
	}
);
