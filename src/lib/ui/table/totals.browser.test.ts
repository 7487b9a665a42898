import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Total } from '$lib/domain/total';
import { m } from '$lib/i18n';
import '../../../app.css';
import Totals from './Totals.svelte';

const total = (name: string, rest: Partial<Total>): Total => ({ id: name, names: [name], score: 3, ...rest });

it.each([
	['two', 2],
	['eight', 8]
])(
	'says who calls and who has left, to a screen reader too where %s names leave no room for it',
	async (_, count) => {
		await page.viewport(390, 664);
		const others = Array.from({ length: count - 2 }, (_, i) => total(`Eva ${String(i)}`, {}));
		const players = [total('Ana', { now: true }), total('Ben', { here: false }), ...others];
		await render(Totals, { label: 'Points', players, role: 'calls' });
		// What is in the tree of the page, however little room there is.
		const said = [...document.querySelectorAll('li')].map((item) => item.innerText.replaceAll(/\s+/g, ''));
		expect(said.slice(0, 2)).toEqual(['Ana,calls3', `Ben,${m.table_left()}3`]);
	}
);

/** Returns how bright a colour is on the screen, 0 to 255. */
function brightness(colour: string): number {
	const pen = document.createElement('canvas').getContext('2d')!;
	pen.fillStyle = colour;
	pen.fillRect(0, 0, 1, 1);
	const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
	return 0.21 * red + 0.72 * green + 0.07 * blue;
}

it.each(['light', 'dark'])(
	'shows an empty way to the goal as empty in high contrast too (%s)',
	async (theme) => {
		Object.assign(document.documentElement.dataset, { contrast: 'more', theme });
		onTestFinished(() => {
			delete document.documentElement.dataset.contrast;
			delete document.documentElement.dataset.theme;
		});
		await render(Totals, { label: 'Points', players: [total('Ana', { score: 0 })], goal: 300 });
		const bar = document.querySelector('progress')!;
		const { backgroundColor } = getComputedStyle(bar);
		const full = getComputedStyle(bar).getPropertyValue('--frame');
		expect(Math.abs(brightness(backgroundColor) - brightness(full))).toBeGreaterThan(90);
	}
);
