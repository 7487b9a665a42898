import { expect, it } from 'vitest';
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
