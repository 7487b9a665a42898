import { afterEach, beforeEach, expect, it } from 'vitest';
import { m } from '$lib/i18n';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import type { Table } from '$lib/session/table.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box, type Cards } from '..';
import type { CardsFact } from '../rules/facts';
import * as c from '../rules/testing';
import { cardName } from '../text/names';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

it('the last card drawn for who calls is said with the one that decides, since the deal takes its place [C-2]', async () => {
	const drawn = (player: string, card: 'AS' | '2C'): CardsFact => ({ type: 'card.drawn', player, card });
	const opening = c.opening({ players: c.people(3), drawForCaller: true });
	const table = (await shown(
		box,
		TableScreen,
		opening,
		drawn('ana', 'AS'),
		drawn('ben', '2C')
	)) as Table<Cards>;
	await tap(button(m.cardbingo_draw_back({ name: 'Carla' })));
	await expect.poll(() => table.snapshot.context.drawn.length).toBe(3);
	const last = table.snapshot.context.drawn[2];
	const said = [
		m.cardbingo_log_drawn({ name: 'Carla', card: cardName(last?.card ?? 'AS') }),
		m.cardbingo_log_drawn({ name: 'Ana', card: cardName('AS') }),
		m.cardbingo_log_caller({ name: 'Ana' })
	];
	expect(toasts.current?.text).toBe(`${said.join('. ')}.`);
});

it('how a hand ended is heard as one sentence', async () => {
	await shown(box, TableScreen, c.opening(), ...c.called(...c.anas), ...c.claimed('ana', c.anas));
	await expect.poll(() => announcer.lines.at(-1)?.text).toBe('Ana wins the hand after 5 calls');
});
