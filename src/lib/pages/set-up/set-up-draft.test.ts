import { expect, it } from 'vitest';
import { BingOhSetUp } from '$lib/games/bing-oh/ui/set-up.svelte';
import { setUpDraftOf } from './set-up-draft';

it('a field that is typed wrongly costs no other choice of the set-up', () => {
	const setUp = new BingOhSetUp(undefined, undefined);
	const chosen = (before?: unknown) => setUpDraftOf(setUp, [{ id: 'ana', name: 'Ana' }], '', before).chosen;
	setUp.keeping = 'ledger';
	const before = chosen();
	expect(before).toMatchObject({ keeping: 'ledger', chips: 50 });
	setUp.chips = 7;
	expect(chosen(before)).toBe(before);
	setUp.chips = 40;
	expect(chosen(before)).toMatchObject({ keeping: 'ledger', chips: 40 });
});

it('a player too many costs no choice of the set-up', () => {
	const setUp = new BingOhSetUp(undefined, undefined);
	setUp.keeping = 'ledger';
	const four = ['Ana', 'Ben', 'Cai', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));
	const { players, chosen } = setUpDraftOf(setUp, four, '');
	expect(players).toHaveLength(4);
	expect(chosen).toMatchObject({ keeping: 'ledger' });
});
