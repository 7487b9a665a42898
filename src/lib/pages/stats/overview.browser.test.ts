import '../../../app.css';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { sure } from '$lib/domain/sure';
import type { BoxTable } from '$lib/stats/overview';
import { statsOf } from '$lib/stats/stats';
import { Roster } from '$lib/storage/roster';
import { m } from '$lib/i18n';
import Overview from './Overview.svelte';
import PersonStats from './PersonStats.svelte';
import Poster from './Poster.svelte';

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

it('a win that is shared is said to count for all who share it, and counted apart on the page of one of them [G-6]', async () => {
	const tie = { ...game(2, 'Ana', 'Ben'), winners: ['Ana', 'Ben'] };
	const roster = new Roster([]);
	const alone = await render(Overview, { tables: [game(1, 'Ana', 'Ben')], roster });
	expect(alone.container.textContent).not.toContain(m.numbers_shared_wins());
	const tables = [game(1, 'Ana', 'Ben'), tie];
	const overview = await render(Overview, { tables, roster });
	expect(overview.container.textContent).toContain(m.numbers_shared_wins());
	const poster = await render(Poster, { tables, person: 'Ana', roster });
	expect(poster.container.textContent).toContain(m.numbers_shared_wins());
	const [ana] = statsOf(tables, (id) => id);
	const figures = await render(PersonStats, { numbers: sure(ana), against: [] });
	const apart = [...figures.container.querySelectorAll('dl div')].map(({ textContent }) => textContent);
	expect(apart[2]?.replace(/\s+/g, ' ').trim()).toBe(`${m.numbers_shared()} 1`);
});
