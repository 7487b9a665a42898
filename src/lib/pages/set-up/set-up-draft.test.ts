import { expect, it } from 'vitest';
import { BingOhSetUp } from '$lib/games/bing-oh/ui/set-up.svelte';
import { setUpDraftOf } from './set-up-draft';

it('a field that is typed wrongly costs no other choice of the set-up', () => {
	const setUp = new BingOhSetUp(undefined, undefined);
	const chosen = () => setUpDraftOf(setUp, [{ id: 'ana', name: 'Ana' }], '').chosen;
	setUp.keeping = 'ledger';
	expect(chosen()).toMatchObject({ keeping: 'ledger', chips: 50 });
	setUp.chips = 7;
	expect(chosen()).toMatchObject({ keeping: 'ledger', chips: 50 });
	setUp.chips = 40;
	expect(chosen()).toMatchObject({ keeping: 'ledger', chips: 40 });
});

it('a player too many costs no choice of the set-up', () => {
	const setUp = new BingOhSetUp(undefined, undefined);
	setUp.keeping = 'ledger';
	const four = ['Ana', 'Ben', 'Cai', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));
	const { players, chosen } = setUpDraftOf(setUp, four, '');
	expect(players).toHaveLength(4);
	expect(chosen).toMatchObject({ keeping: 'ledger' });
});
