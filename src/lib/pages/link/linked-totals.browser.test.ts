import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import { claimed, called, firstRow, opening } from '$lib/games/parker-bingo/rules/testing';
import { language, m } from '$lib/i18n';
import { closeAll, created } from '$lib/session/table.testing';
import LinkedTotals from './LinkedTotals.svelte';

beforeEach(() => language.set('en'));
afterEach(closeAll);

it('partners have one row on a phone, which is each one’s own [PB-22]', async () => {
	const partners: [string, string][] = [
		['ana', 'carla'],
		['ben', 'dora']
	];
	const table = await created(opening({ variant: 'points', partners }));
	const award = { type: 'bingo.awarded' } as const;
	for (const fact of [...called(...firstRow), ...claimed('carla', 'row-1', firstRow), award])
		expect(table.record(fact)).toEqual({ ok: true });
	await render(LinkedTotals, { table, player: 'carla' });
	const rows = () =>
		page
			.getByRole('listitem')
			.elements()
			.map((row) => [
				row.querySelector('span:not(.badge)')?.textContent,
				row.querySelector('b')?.textContent
			]);
	await expect.poll(rows).toEqual([
		[`Ana + Carla${m.link_you()}`, '166'],
		['Ben + Dora', '0']
	]);
	expect(document.querySelectorAll('li .badge')).toHaveLength(4);
});
