// @ts-nocheck
import { describe, expect, it } from 'vitest';
import type { QuingoFact } from './facts';
import { aScore } from './rules';
import {
	bonuses,
	checked,
	crossed,
	joined,
	left,
	limits,
	nearTheEnd,
	pool,
	prepared,
	table,
	whys,
	wilds,
	youngest
} from './testing';

const ready = table().tell(...prepared);
const pooled = ready.tell(pool(4, 3, 6, 3, 12));
const toSheets: QuingoFact = { type: 'keeping.changed', keeping: 'sheets', youngest: null };

describe('what a die can show [Q-3]', () => {
	it('begins at 1', () => {
		expect(ready.tell(pool(0, 1, 1, 1, 1)).refused).toEqual([{ why: 'not-on-a-die', sides: 4, shows: 0 }]);
		expect(ready.tell(pool(1, 1, 1, 1, 1)).refused).toEqual([]);
	});
	it('is said once for each player', () => {
		const once = limits({ ana: 1, ben: 2, carla: 3 });
		const twice = { ...once, limits: [...once.limits, { player: 'ben', limit: 4 }] };
		expect(pooled.tell(twice).refused).toEqual([{ why: 'player-die-twice', player: 'ben' }]);
	});
});

describe('wilds [Q-2]', () => {
	it('are other ones where any is another', () => {
		expect(ready.tell(wilds('ana', 2, 1, 1, 1, 1)).context.sheets.ana?.wilds).toEqual([2, 1, 1, 1, 1]);
	});
	it('stay once a pool was rolled, or a box was marked', () => {
		const made = [{ why: 'wilds-are-made', player: 'ana' }];
		expect(pooled.tell(toSheets, wilds('ana', 1, 1, 1, 1, 1)).refused).toEqual(made);
		const sheets = table({ keeping: 'sheets' }).tell(...prepared);
		expect(sheets.tell(wilds('ana', 1, 1, 1, 1, 1)).refused).toEqual([]);
		expect(sheets.tell(checked('ben', 3), wilds('ana', 1, 1, 1, 1, 1)).refused).toEqual(made);
	});
	it('are made up by who sits down later, even then', () => {
		const sheets = table({ keeping: 'sheets' }).tell(...prepared, checked('ben', 3), joined('Dora'));
		expect([sheets.state, sheets.tell(wilds('dora')).state]).toEqual(['preparing', 'marking']);
	});
});

describe('the bonuses [Q-1]', () => {
	it('are rolled once, before the wilds too', () => {
		expect(table().tell(bonuses, bonuses).refused).toEqual([{ why: 'bonuses-are-rolled' }]);
	});
});

describe('who starts [Q-4]', () => {
	const tie = pooled.tell(limits({ ana: 2, ben: 3, carla: 2 }));
	it('can be put right among those tied, and is not said again', () => {
		expect(tie.round.turn).toBe('carla');
		expect(tie.tell(youngest('carla')).refused).toEqual([{ why: 'already-so' }]);
		expect(tie.tell(youngest('zoe')).refused).toEqual([{ why: 'no-such-player' }]);
		expect(tie.tell(youngest('ana'), youngest('ana')).refused).toEqual([{ why: 'already-so' }]);
	});
});

describe('a box that must be crossed out [Q-7]', () => {
	const crossing = nearTheEnd({ ana: [1, 2], ben: [3, 4] }).tell(
		pool(4, 4, 4, 4, 4),
		limits({ ana: 1, ben: 2, carla: 3 })
	);
	it('is crossed by whose turn it is, with a die of the pool', () => {
		expect(crossing.tell(crossed('ben', 3, [4, 4])).refused).toEqual([
			{ why: 'not-your-turn', player: 'ben', turn: 'ana' }
		]);
		expect(crossing.tell(crossed('ana', 1, [4, 3])).refused).toEqual([
			{ why: 'die-not-in-the-pool', sides: 4, shows: 3 }
		]);
		expect(crossing.tell(crossed('ana', 3, [4, 4])).refused).toEqual([{ why: 'box-is-closed', number: 3 }]);
	});
	it('is one because nothing can be scored', () => {
		expect(aScore(crossing.context, 'ana')).toBeUndefined();
		expect(aScore(crossing.context, 'ben')).toEqual({ number: 4, dice: [[4, 4]] });
		expect(aScore(ready.context, 'ana')).toBeUndefined();
	});
});

describe('people', () => {
	it('mark sheets of those who are there', () => {
		const sheets = table({ keeping: 'sheets' }).tell(...prepared, left('carla'));
		const told = sheets.tell(checked('zoe', 3), crossed('carla', 3));
		expect(whys(told.refused)).toEqual(['no-such-player', 'player-has-left']);
	});
	it('are as many as there are seats, those of who left counted', () => {
		const many = Array.from({ length: 40 }, (_, i) => ({ id: `p${String(i)}`, name: `P ${String(i)}` }));
		const set = { d4: 1, d6: 50, d8: 0, d10: 0, d12: 0, d20: 0 };
		const full = table({ players: many, set, youngest: null });
		expect(full.tell(left('p0'), joined('Dora')).refused).toEqual([{ why: 'too-many-players', most: 40 }]);
	});
	it('name one of them as the youngest, where the table is kept in full again', () => {
		const sheets = ready.tell(toSheets);
		const toFull = (player: string): QuingoFact => ({
			type: 'keeping.changed',
			keeping: 'full',
			youngest: player
		});
		expect(whys(sheets.tell(toFull('zoe')).refused)).toEqual(['no-such-player']);
		expect(sheets.tell(toFull('ben')).context.youngest.at(-1)).toEqual({
			player: 'ben',
			of: ['ana', 'ben', 'carla']
		});
	});
});
