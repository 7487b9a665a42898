import { expect, it } from 'vitest';
import { m } from '$lib/i18n';
import { box } from '../index';
import { AnyGameSetUp } from '../ui/set-up.svelte';
import type { AnyGameFact, AnyGameOpening } from './facts';
import { rematch } from './rematch';
import { ended, joins, leaves, opening, table } from './testing';

const four = ['Ana', 'Ben', 'Carla', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));
const pairs: AnyGameOpening['partners'] = [
	['ana', 'carla'],
	['ben', 'dora']
];

/** The rematch of a table that was opened so; the box has to be able to read it. */
function next(from: Partial<AnyGameOpening>, ...facts: readonly AnyGameFact[]) {
	const again = rematch(opening(from), table(from).tell(...facts, ended).context);
	expect(box.read(again)).toMatchObject({ ok: true });
	return again;
}

it('goes on with the end, the winning and the dealer that the table has by now [AG-4] [AG-5] [AG-6]', () => {
	expect(
		next(
			{ dealer: 'ana', ends: { how: 'target', target: 100 } },
			{ type: 'ending.changed', ends: { how: 'rounds', rounds: 3 } },
			{ type: 'winning.changed', wins: 'lowest' },
			{ type: 'dealer.changed', player: 'carla' }
		)
	).toEqual(opening({ wins: 'lowest', ends: { how: 'rounds', rounds: 3 }, dealer: 'carla' }));
});

it('is of those who are here, also where the one who dealt first has left [AG-1] [AG-6]', () => {
	const again = next({ dealer: 'ana' }, leaves('ana'), joins('Dora'));
	expect(again.players.map(({ id }) => id)).toEqual(['ben', 'carla', 'dora']);
	expect(again.dealer).toBe('ben');
});

it('pairs up who sits there, and asks where they do not pair up [AG-3]', () => {
	const paired = (...facts: readonly AnyGameFact[]) => {
		const from = { players: four, partners: pairs };
		const again = rematch(opening(from), table(from).tell(...facts, ended).context);
		const next = new AnyGameSetUp(again).opening(again.players, 'seed');
		return next.ok ? next.opening.partners : next.sentence;
	};
	expect(paired()).toEqual(pairs);
	expect(paired(leaves('carla'))).toBe(m.anygame_no_pair_up());
	expect(paired(leaves('carla'), leaves('ben'))).toBe(m.anygame_no_pair_up());
	expect(next({ players: four })).not.toHaveProperty('partners');
});
