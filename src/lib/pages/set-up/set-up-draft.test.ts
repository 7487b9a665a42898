import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Player } from '$lib/domain/opening';
import type { BoxLog } from '$lib/games/box-ui';
import { BingOhSetUp } from '$lib/games/bing-oh/ui/set-up.svelte';
import { box as anyGame } from '$lib/games/any-game';
import { ended, joins, leaves, opening as openingOfAny } from '$lib/games/any-game/rules/testing';
import { box as parker } from '$lib/games/parker-bingo';
import type { ParkerOpening } from '$lib/games/parker-bingo/rules/facts';
import { opening } from '$lib/games/parker-bingo/rules/testing';
import { ParkerSetUp } from '$lib/games/parker-bingo/ui/set-up.svelte';
import { m } from '$lib/i18n';
import { said } from '$lib/session/journal.testing';
import { Roster } from '$lib/storage/roster';
import { appendRows } from '$lib/storage/rows';
import { saveLastSeating } from '$lib/storage/seating';
import { saveLastOpening, saveSetUp } from '$lib/storage/set-ups';
import { summarize } from '$lib/storage/summary';
import { loadBeginning, parts, playing, rematchLike, setUpDraftOf } from './set-up-draft';

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

const people = (...ids: readonly string[]): readonly Player[] =>
	ids.map((id) => ({ id, name: id.replace(/^./, (letter) => letter.toUpperCase()) }));
/** The roster after a table that was opened `at`. */
const playedAt = (at: number) => new Roster([{ id: 'dora', name: 'Dora', lastPlayedAt: at }]);

it.each<[string, begun: string, typed: string, now: string, players: string, caller: string | null]>([
	['nothing was put right', 'ana ben carla dora', '', 'ana ben carla dora', 'ana ben carla dora', 'ana'],
	['a seat is another person’s', 'ana ben carla dora', '', 'zoe ben carla dora', 'zoe ben carla dora', 'zoe'],
	['who left is gone', 'ana ben carla dora', 'Ev', 'ana carla dora', 'ana carla dora', 'ana'],
	[
		'who came has sat down',
		'ana ben carla dora',
		'',
		'ana ben carla dora eva',
		'ana ben carla dora eva',
		'ana'
	],
	[
		'two sat in each other’s places',
		'ana ben carla dora',
		'',
		'ben ana carla dora',
		'ben ana carla dora',
		'ana'
	],
	[
		'another order stays',
		'dora ben carla ana',
		'',
		'zoe ben carla dora eva',
		'dora ben carla zoe eva',
		'zoe'
	],
	[
		'who was seated by hand stays',
		'fe ana ben carla dora',
		'Ev',
		'zoe ben carla dora',
		'fe zoe ben carla dora',
		'zoe'
	],
	[
		'who was seated by hand has one seat, and all choices stay',
		'ana ben carla dora zoe',
		'',
		'zoe ben carla dora',
		'ben carla dora zoe',
		'ana'
	],
	['who was taken off does not come back', 'ben carla dora', '', 'zoe ben carla dora', 'ben carla dora', null]
])('a set-up that was begun follows its table: %s', async (_, begun, typed, now, players, caller) => {
	const table = opening({ caller: 'ana', variant: 'points' });
	await saveLastOpening(table);
	const first = await loadBeginning(parker, {}, playedAt(7));
	expect(first.players).toMatchObject(table.players);
	const setUp = new ParkerSetUp(table);
	setUp.typedGoal = '500';
	const draft = { ...setUpDraftOf(setUp, people(...begun.split(' ')), typed), last: first.last };
	await saveSetUp(parker.id, draft);
	await saveLastSeating(people(...now.split(' ')));
	const found = await loadBeginning(parker, {}, playedAt(7));
	expect(found.players).toMatchObject(people(...players.split(' ')));
	expect(found.typed).toBe(typed);
	expect(found.chosen).toMatchObject({ caller, goal: 500 });
	// After another table it is as it was.
	expect((await loadBeginning(parker, {}, playedAt(8))).players).toEqual(draft.players);
});

/** A set-up that is begun with Dora to call, and another one sitting first, as its table stands by then. */
async function begunWithDora(again?: ParkerOpening) {
	const table = again ?? opening({ caller: 'dora', variant: 'points' });
	await saveLastOpening(table);
	const { last } = await loadBeginning(parker, {}, playedAt(7), again);
	const draft = setUpDraftOf(new ParkerSetUp(table), people('carla', 'ana', 'ben', 'dora'), '');
	await saveSetUp(parker.id, { ...draft, last });
	return async (...seats: Parameters<typeof saveLastSeating>[0][]) => {
		for (const one of seats) await saveLastSeating(one);
		const { players, chosen } = await loadBeginning(parker, {}, playedAt(7));
		const caller = new ParkerSetUp(chosen as ParkerOpening).callerAmong(players)?.name;
		return [players.map(({ id }) => id).join(' '), caller];
	};
}
const left = (...ids: readonly string[]) => people(...ids).map((player) => ({ ...player, here: false }));

it('who comes after the chosen caller has left is not the caller of a set-up that was begun, and who it turned out to be is [PB-1]', async () => {
	const now = await begunWithDora();
	const others = people('ana', 'ben', 'carla');
	expect(await now([...others, ...left('dora')], [...others, ...left('dora'), ...people('eva')])).toEqual([
		'carla ana ben eva',
		undefined
	]);
	const again = await begunWithDora();
	expect(await again([...others, ...people('eva')])).toEqual(['carla ana ben eva', 'Eva']);
});

it('a set-up that was begun goes with a seat that is another person’s, also where two have swapped since [G-3]', async () => {
	const now = await begunWithDora();
	expect(await now(people('ana', 'ben', 'carla', 'zoe'), people('zoe', 'ben', 'carla', 'ana'))).toEqual([
		'carla ana ben zoe',
		'Zoe'
	]);
});

it('a rematch that was begun follows the table it is of, too', async () => {
	const now = await begunWithDora(opening({ caller: 'dora' }));
	expect(await now(people('ana', 'ben', 'carla', 'zoe'))).toEqual(['carla ana ben zoe', 'Zoe']);
	// One of a game with other people stays as it is.
	await saveLastSeating(people('ana', 'ben'));
	const other = await loadBeginning(parker, {}, playedAt(7), opening());
	expect(other.last).toBeUndefined();
});

it('a rematch that did not start begins as it was changed, until another one is asked for', async () => {
	const again = opening({ variant: 'points', caller: 'ana', goal: 500, seed: 'of-one-table' });
	await saveLastOpening(again);
	const { last, of, same } = await loadBeginning(parker, {}, playedAt(7), again);
	expect(same).toBe(true);
	const setUp = new ParkerSetUp(again);
	setUp.typedGoal = '300';
	const three = people('ana', 'ben', 'carla');
	await saveSetUp(parker.id, { ...setUpDraftOf(setUp, three, 'Ev'), last, of });
	const found = await loadBeginning(parker, {}, playedAt(7), again);
	expect(found).toMatchObject({ players: three, typed: 'Ev', chosen: { goal: 300, caller: 'ana' } });
	// It starts by itself no more.
	expect(found.same).toBeUndefined();
	const other = { ...again, seed: 'of-another-table' };
	expect(await loadBeginning(parker, {}, playedAt(7), other)).toMatchObject({
		...{ players: again.players, chosen: other, same: true }
	});
	await saveLastOpening(again);
	expect((await loadBeginning(parker, {}, playedAt(7), again)).same).toBe(true);
});

it('a set-up that was begun seats nobody whom its box has no seat for', async () => {
	await saveLastSeating(people('ana', 'ben'));
	const bingOh = { mostPlayers: 3 };
	const { last } = await loadBeginning(parker, bingOh, playedAt(7));
	await saveSetUp(parker.id, { players: people('fe', 'ana', 'ben'), typed: '', chosen: undefined, last });
	await saveLastSeating(people('ana', 'ben', 'carla'));
	const { players } = await loadBeginning(parker, bingOh, playedAt(7));
	expect(players).toEqual(people('fe', 'ana', 'ben'));
});

it('a rematch of partners who do not pair up any more begins with all that was chosen, and starts nothing [PB-22]', async () => {
	const again: ParkerOpening = {
		...opening({ variant: 'points', caller: 'ana', goal: 500 }),
		players: [...people('ana', 'ben', 'dora')],
		partners: [
			['ana', 'carla'],
			['ben', 'dora']
		]
	};
	const { players, chosen, same } = await loadBeginning(parker, {}, playedAt(7), again);
	const setUp = new ParkerSetUp(again);
	expect([players, chosen, same]).toEqual([again.players, again, true]);
	expect(setUp.opening(players, 'seed')).toEqual({ ok: false, sentence: m.parker_no_partners_pair_up() });
	expect(setUpDraftOf(setUp, players, '').chosen).toMatchObject({ caller: 'ana', goal: 500 });
});

const sixth = people('ana', 'ben', 'carla', 'dora', 'eva', 'fe');
const paired = (...ids: string[]) => {
	const players = sixth.filter(({ id }) => ids.includes(id));
	const result = new ParkerSetUp(opening({ variant: 'points', partners: [] })).opening(players, 'seed');
	if (!result.ok) throw new Error(result.sentence);
	return result.opening;
};

it('a rematch of partners parts none who both play on, unless all are there [PB-22]', () => {
	const all = paired('ana', 'ben', 'carla', 'dora', 'eva', 'fe');
	expect(playing(all)).toBe('Ana + Dora, Ben + Eva, and Carla + Fe');
	// Of ana and dora, ben and eva, the second have left; of two pairs one each.
	expect(parts(all, paired('ana', 'ben', 'dora', 'eva'))).toBe(false);
	expect(parts(all, paired('ana', 'ben', 'carla', 'fe'))).toBe(true);
	expect(parts({ ...all, partners: [['ana', 'ben']] }, all)).toBe(false);
	expect(playing(opening())).toBe('Ana, Ben, Carla, and Dora');
});

it('the same again is for those who sat there at the end, in their seats, as a rematch is', async () => {
	const { folded, rows } = said(
		anyGame,
		openingOfAny({ dealer: 'ana' }),
		leaves('ben'),
		joins('Dora'),
		{ type: 'ending.changed', ends: { how: 'rounds', rounds: 3 } },
		ended
	);
	const times = { openedAt: 0, changedAt: 0 };
	const outcome = folded.variant.outcome(folded.snapshot);
	const source = { id: 't', opening: folded.opening, outcome, times, journal: rows.length };
	await appendRows(rows, summarize(source));
	const loadLog = async () => (await import('$lib/games/any-game/text/log')).boxLog as unknown as BoxLog;
	const again = await rematchLike(anyGame, { loadLog }, 't');
	expect(again?.players).toEqual(people('ana', 'carla', 'dora'));
	expect(again).toMatchObject({ ends: { how: 'rounds', rounds: 3 } });
	expect(await rematchLike(anyGame, { loadLog }, 'no-such-table')).toBeUndefined();
});
