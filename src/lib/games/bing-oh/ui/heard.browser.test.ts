import { afterEach, beforeEach, expect, it } from 'vitest';
import { m } from '$lib/i18n';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { BingOhFact } from '../rules/facts';
import * as b from '../rules/testing';
import { spaceTitle } from '../text/spaces';
import TableScreen from './TableScreen.svelte';

// What a screen reader hears at a ledger, and in which order.
beforeEach(begin);
afterEach(leave);

const heard = () => announcer.lines.map(({ text }) => text);
const begun: readonly BingOhFact[] = [b.dealt(), { type: 'start.named', player: 'ana' }];

it('says what a special space lets its player do, before it is done and between two chips [B-12]', async () => {
	const facts = [...b.turn('ana', ['ben']), b.named('ben', 'remove-two')];
	await shown(box, TableScreen, b.opening({ dice: 'real' }), ...begun, ...facts);
	const asked = (left: number) =>
		m.bingoh_ask_act({
			name: 'Ben',
			space: `${spaceTitle('remove-two', undefined)}, ${m.bingoh_stock({ count: left })}`
		});
	await expect.poll(heard).toContain(asked(2));
	await tap(button(/^Remove one of Ana’s chips from Ana’s card/).first());
	await expect.poll(heard).toContain(asked(1));
	// What was done comes first.
	expect(heard().findIndex((text) => text.startsWith('Ben removed'))).toBeLessThan(heard().indexOf(asked(1)));
	expect(heard().filter((text) => text === asked(1))).toHaveLength(1);
});

it('asks for the special space, and for the chip of a star [B-3] [B-4]', async () => {
	const roll = b.turn('ana', ['cai'], 1);
	const table = await shown(box, TableScreen, b.opening({ dice: 'real' }), ...begun, ...roll);
	await expect.poll(heard).toContain(m.bingoh_ask_space({ name: 'Cai' }));
	expect(table.record(b.left('cai'))).toEqual({ ok: true });
	await expect.poll(heard).toContain(m.bingoh_ask_star({ name: 'Ana', which: '1', all: '1' }));
});

it('says after the last of two equal rolls that they roll again [B-1]', async () => {
	const roll = (player: string, number: number): BingOhFact => ({ type: 'start.rolled', player, number });
	const opening = b.opening({ dice: 'real', players: b.twoPlayers });
	await shown(box, TableScreen, opening, b.dealt(), roll('ana', 4));
	await tap(button('4'));
	const tied = m.bingoh_tied({ names: 'Ana and Ben' });
	await expect.poll(heard).toContain(tied);
	expect(heard().indexOf(tied)).toBe(
		heard().indexOf(m.bingoh_log_start_rolled({ name: 'Ben', number: '4' })) + 1
	);
});
