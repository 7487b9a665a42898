import '../../../app.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { m } from '$lib/i18n';
import { Roster } from '$lib/storage/roster';
import { summaryVersion } from '$lib/storage/summary';
import { findLid } from './lids';
import OpenTables from './OpenTables.svelte';
import TableList from './TableList.svelte';

const lid = findLid('any-game');
if (!lid) throw new Error('the box is gone');

const tables = (count: number) =>
	Array.from({ length: count }, (_, nth) => ({
		lid,
		table: {
			...{
				id: `t${String(nth)}`,
				box: 'any-game',
				variant: 'any-game',
				edition: 1,
				status: 'in-play' as const
			},
			...{ title: `Game ${String(nth)}`, players: [], winners: [], seated: [] },
			...{ openedAt: nth, changedAt: nth, rows: 1, cache: summaryVersion }
		}
	}));

test.each([
	[6, 6],
	[7, 5],
	[20, 5]
])('of %i tables in play %i are there at once, and all when they are asked for', async (count, first) => {
	await render(OpenTables, {
		tables: tables(count),
		now: 100,
		roster: new Roster(),
		away: new Set<string>(),
		same: false
	});
	const links = page.getByRole('link');
	await expect.poll(() => links.elements().length).toBe(first);
	const more = page.getByRole('button', { name: m.past_more() });
	if (first < count) {
		await expect.element(more).toHaveTextContent(`+${String(count - first)}`);
		await more.click();
		await expect.poll(() => document.activeElement).toBe(links.elements()[first]);
	}
	expect(links.elements().length).toBe(count);
	await expect.element(more).not.toBeInTheDocument();
});

test('of twelve at a small lid four are named and the others counted, so that the boxes stay in sight', async () => {
	const players = Array.from({ length: 12 }, (_, i) => ({ id: String(i), name: `P${String(i)}`, score: 0 }));
	await render(OpenTables, {
		tables: tables(3).map(({ lid, table }) => ({ lid, table: { ...table, players } })),
		now: 100,
		roster: new Roster(),
		away: new Set<string>(),
		same: false
	});
	const small = page.getByRole('link').nth(2).getByText('P0, P1, P2, P3 +8');
	await expect.element(small).toBeVisible();
});

test.each([
	['100%', 2],
	['112.5%', 1]
])('small lids with letters of %s are %i side by side on a phone', async (size, columns) => {
	await page.viewport(390, 844);
	document.documentElement.style.fontSize = size;
	try {
		const { container } = await render(OpenTables, {
			tables: tables(6),
			now: 100,
			roster: new Roster(),
			away: new Set<string>(),
			same: false
		});
		await expect.poll(() => container.querySelectorAll('li').length).toBe(6);
		container.style.inlineSize = '358px';
		const tops = [...container.querySelectorAll('li:not(.large)')].map(
			(lid) => lid.getBoundingClientRect().top
		);
		expect(new Set(tops).size).toBe(4 / columns);
	} finally {
		document.documentElement.style.fontSize = '';
		await page.viewport(414, 896);
	}
});

test('of a past game the score stands behind a name that runs from right to left, too [G-5]', async () => {
	await page.viewport(390, 844);
	const [one] = tables(1);
	if (!one) throw new Error('no table');
	const players = [
		{ id: 'sara', name: 'שרה', score: 7 },
		{ id: 'ben', name: 'Ben', score: 3 }
	];
	await render(TableList, { tables: [{ ...one, table: { ...one.table, players } }], now: 0, past: true });
	const place = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect();
	await expect.poll(() => place('7').left).toBeGreaterThan(0);
	expect(place('שרה').right).toBeLessThan(place('7').left);
	expect(place('7').right).toBeLessThan(place('Ben').left);
});
