import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { namelessId } from '$lib/domain/nameless';
import type { Opening, Player } from '$lib/domain/opening';
import { loadLastOpening, loadLastSeating, saveLastOpening } from './set-ups';

const opening = (box: string, players: readonly Player[]): Opening => ({
	...{ type: 'table.opened', box, variant: box, edition: 1, seed: 'of-a-test' },
	players
});
const friends = ['Ana', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }));
const nobody = [1, 2].map((number) => ({ id: namelessId(number), name: `Player ${String(number)}` }));

it('a table without names leaves the seats to the people who sat there last', async () => {
	await saveLastOpening(opening('sino', friends));
	await saveLastOpening(opening('quingo', nobody));
	expect(await loadLastSeating()).toMatchObject(friends);
	// The box itself begins as it did, for who plays on without names.
	expect(await loadLastOpening('quingo')).toMatchObject({ players: nobody });
});

it('a table with one name among players without takes the seats', async () => {
	const mixed = [...friends.slice(0, 1), ...nobody];
	await saveLastOpening(opening('sino', mixed));
	expect(await loadLastSeating()).toMatchObject(mixed);
});
