import { expect, it } from 'vitest';
import type { Player } from '$lib/domain/opening';
import { m } from '$lib/i18n';
import type { ParkerFact } from '../rules/facts';
import { rematch } from '../rules/next-game';
import { called, ended, opening, table } from '../rules/testing';
import { ParkerSetUp } from './set-up.svelte';

const six = [...opening().players, { id: 'eva', name: 'Eva' }, { id: 'fe', name: 'Fe' }];
const left = (player: string): ParkerFact => ({ type: 'player.left', player });

/** Returns the pairs of a next game as its set-up starts it, or why it starts none. */
function pairs(players: readonly Player[], caller: string | null, ...facts: ParkerFact[]) {
	const begun = new ParkerSetUp(undefined);
	Object.assign(begun, { method: 'points', partners: true, caller });
	const first = begun.opening(players, 'seed');
	if (!first.ok) throw new Error(first.sentence);
	const again = rematch(first.opening, table(first.opening).tell(...called(1), ...facts, ended).context);
	const next = new ParkerSetUp(again).opening(again.players, 'seed');
	return next.ok ? next.opening.partners?.map((pair) => pair.join(' ')).join(', ') : next.sentence;
}

it.each<[string, many: number, caller: string | null, facts: ParkerFact[], now: string]>([
	['nobody left', 4, null, [], 'ana carla, ben dora'],
	['of four one left', 4, null, [left('carla')], m.parker_no_partners_pair_up()],
	['one of either pair', 4, null, [left('carla'), left('ben')], m.parker_no_partners_pair_up()],
	['of five the caller stays beside', 5, 'eva', [], 'ben dora, carla eva'],
	['of five one left', 5, 'eva', [left('carla')], 'ana dora, ben eva'],
	['of six one left', 6, null, [left('fe')], m.parker_no_partners_pair_up()],
	['of six one left, and one calls', 6, 'ana', [left('fe')], 'ana dora, carla eva']
])('PB-22 %s: who sits there pairs up again, or the set-up asks', (_, many, caller, facts, now) => {
	const players = six.slice(0, many);
	expect(pairs(players, caller, ...facts)).toBe(now);
});
