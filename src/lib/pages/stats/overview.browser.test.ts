import '../../../app.css';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { BoxTable } from '$lib/stats/overview';
import { Roster } from '$lib/storage/roster';
import Overview from './Overview.svelte';

const game = (id: number, ...[winner, other]: readonly [string, string]): BoxTable => ({
	...{ id: String(id), box: 'sino', changedAt: id, winners: [winner] },
	players: [winner, other].map((name) => ({ id: name, name, score: 1 }))
});

it('who won two of five games has no full bar: all bars go by the most games that one person played', async () => {
	const won = (winner: string, other: string, ...ids: readonly number[]) =>
		ids.map((id) => game(id, winner, other));
	const tables = [...won('Ana', 'Ben', 1, 2), ...won('Ben', 'Ana', 3), ...won('Cleo', 'Ana', 4, 5)];
	const { container } = await render(Overview, { tables, roster: new Roster([]) });
	const bars = [...container.querySelectorAll<HTMLElement>('[data-testid=standing] i')];
	expect(bars.map(({ style }) => style.inlineSize)).toEqual(['40%', '40%', '20%']);
	expect(bars.map(({ classList }) => classList.contains('lead'))).toEqual([true, true, false]);
});
