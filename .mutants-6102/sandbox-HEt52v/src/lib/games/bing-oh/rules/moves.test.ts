// @ts-nocheck
import { describe, expect, it } from 'vitest';
import type { BingOhFact } from './facts';
import {
	begun,
	called,
	named,
	on,
	placed,
	rolled,
	spread,
	swapped,
	taken,
	turn,
	twoPlayers,
	whys
} from './testing';

describe('placing', () => {
	it('takes one own chip of each who places [B-2]', () => {
		const told = begun().tell(rolled('ana'), placed(['ana', 'cai']));
		expect([told.at('reserve', 'ana'), told.at('reserve', 'ben'), told.at('card', 'cai')]).toEqual([
			49, 50, 1
		]);
	});

	it('is refused to a player without own chips, who plays on [B-2] [B-6]', () => {
		const bare = begun().tell(spread('ben', ['ana', 50, 0], ['ben', 0, 0]), rolled('ana'));
		expect(bare.tell(placed(['ana', 'ben', 'cai'])).refused).toEqual([
			{ why: 'chips-not-there', place: 'reserve', player: 'ben', owner: 'ben', count: 0, wanted: 1 }
		]);
		const told = bare.tell(placed(['ana', 'cai']));
		expect([told.refused, told.roller]).toEqual([[], 'ben']);
	});

	it('never lays a foreign chip on the own card [B-6]', () => {
		const told = begun().tell(spread('ana', ['ana', 45, 0], ['ben', 5, 0]), ...turn('ana'));
		expect(told.at('card', 'ben', 'ana')).toBe(0);
		expect(told.at('reserve', 'ben', 'ana')).toBe(5);
	});
});

describe('stars', () => {
	it.each([
		[1, [taken('ana', 'ben')]],
		[2, [taken('ana', 'ben'), taken('ana', 'cai'), taken('ana', 'cai')]]
	])('%d: so many chips, in any mix, and then the next roll [B-4]', (stars, takes) => {
		const told = begun().tell(...turn('ana', [], stars));
		expect(told.state).toBe('starring');
		const after = told.tell(...takes);
		expect([after.refused, after.state]).toEqual([[], 'rolling']);
		expect(whys(after.tell(taken('ana', 'ben')))).toEqual(['no-stars']);
	});

	it('bring own chips back [B-4] [B-6]', () => {
		const told = begun().tell(
			spread('ana', ['ana', 40, 0], ['ben', 10, 0]),
			...turn('ana', [], 1),
			taken('ana', 'ben', 'ana')
		);
		expect(told.at('reserve', 'ana')).toBe(40);
		expect(told.at('reserve', 'ben', 'ana')).toBe(9);
	});

	it('can be left [B-4]', () => {
		const told = begun().tell(...turn('ana', [], 2), taken('ana', 'ben'), {
			type: 'stars.left',
			player: 'ana'
		});
		expect([told.refused, told.state]).toEqual([[], 'rolling']);
	});

	it('take what there is: nothing, when the opponents have nothing [B-4]', () => {
		const told = begun({ players: twoPlayers }).tell(
			spread('ben', ['ana', 49, 0], ['ben', 1, 0]),
			...turn('ana', [], 2, ['ana', 'ben'])
		);
		expect(told.state).toBe('rolling');
	});

	it.each([
		[
			'by one who is not the Roller',
			taken('ben', 'cai'),
			{ why: 'not-the-roller', player: 'ben', roller: 'ana' }
		],
		['from oneself', taken('ana', 'ana', 'ana'), { why: 'from-oneself', player: 'ana' }],
		[
			'of chips that are not there',
			taken('ana', 'ben', 'cai'),
			{ why: 'chips-not-there', place: 'reserve', player: 'ben', owner: 'cai', count: 0, wanted: 1 }
		]
	])('are refused %s [B-4]', (_, fact, refusal) => {
		expect(begun().tell(...turn('ana', [], 1), fact).refused).toEqual([refusal]);
	});
});

describe('demands', () => {
	it.each([
		['must-t', { ana: 't' }],
		['must-l', { ana: 'l' }],
		['must-z', { ana: 'z' }],
		['must-horizontal', { ana: 'horizontal' }],
		['must-vertical', { ana: 'vertical' }],
		['must-diagonal', { ana: 'diagonal' }],
		['must-corners', { ana: 'corners' }],
		['others-horizontal', { ben: 'horizontal', cai: 'horizontal' }],
		['others-vertical', { ben: 'vertical', cai: 'vertical' }]
	] as const)('%s is asked of the right players [B-10]', (space, demands) => {
		expect(on(space).context.demands).toEqual(demands);
	});

	it('give way to newer ones, and stay with the player through a change of card [B-10]', () => {
		const told = begun().tell(
			...turn('ana', ['ana', 'ben', 'cai']),
			named('ana', 'must-t'),
			named('ben', 'others-vertical'),
			named('cai', 'swap-cards'),
			swapped('cai', 'ana')
		);
		expect(told.context.demands).toEqual({ ana: 'vertical', cai: 'vertical' });
	});

	const six = (space: Parameters<typeof named>[1]) => on(space).tell(spread('ana', ['ana', 44, 6]));
	it.each([
		['a row under the demand of a T', 'must-t', 'row', 'wrong-shape'],
		['a row down under the demand of one across', 'must-horizontal', 'vertical', 'wrong-shape'],
		['four corners that nobody asked for', 'reverse', 'corners', 'nothing-demanded']
	] as const)('make no BING-OH! of %s, and the round goes on [B-10]', (_, space, shape, why) => {
		const told = six(space).tell(called(['ana', shape]));
		expect(whys(told)).toEqual([why]);
		expect(told.context.rounds).toEqual([]);
	});

	it.each([
		['must-t', 't', 5],
		['must-corners', 'corners', 4],
		['must-vertical', 'vertical', 6]
	] as const)('are met by what they ask: %s [B-10]', (space, shape, chips) => {
		const told = on(space).tell(spread('ana', ['ana', 50 - chips, chips]), called(['ana', shape]));
		expect([told.refused, told.points]).toEqual([[], { ana: 5, ben: 0, cai: 0 }]);
	});
});

describe('BING-OH!', () => {
	it('needs six own chips on the card, and says how many there are [B-7]', () => {
		expect(begun().tell(...turn('ana'), called(['ben'])).refused).toEqual([
			{ why: 'too-few-on-card', player: 'ben', count: 1, needed: 6 }
		]);
	});

	it('is one with fewer, where the table sees it [B-7]', () => {
		const told = begun().tell(...turn('ana'), {
			type: 'bingoh.called',
			calls: [{ player: 'ben', shape: 'row', seen: true }]
		});
		expect([told.refused, told.points.ben]).toEqual([[], 5]);
	});

	it('ends the round at once: what is pending lapses [B-3]', () => {
		const told = begun().tell(...turn('ana', ['ben'], 2), spread('cai', ['cai', 44, 6]), called(['cai']));
		expect([told.state, told.points.cai]).toEqual(['dealing', 5]);
	});

	it.each([
		['before anything is rolled', [], 'nothing-rolled'],
		['before all have placed', [rolled('ana')], 'placing-is-open']
	])('is refused %s [B-3]', (_, facts, why) => {
		expect(whys(begun().tell(...facts, called(['ana'])))).toEqual([why]);
	});
});

describe('people', () => {
	const zoe: BingOhFact = { type: 'player.joined', player: { id: 'zoe', name: 'Zoe' }, colour: 'green' };

	it('are three at most: a fourth is refused', () => {
		expect(begun().tell(zoe).refused).toEqual([{ why: 'too-many-players', most: 3 }]);
	});

	it('join between rounds with chips of their own', () => {
		const told = begun({ players: twoPlayers }).tell(zoe);
		expect([told.refused, told.at('reserve', 'zoe')]).toEqual([[], 50]);
		const late = begun({ players: twoPlayers }).tell(...turn('ana', [], 0, ['ana', 'ben']), zoe);
		expect(whys(late)).toEqual(['round-is-open']);
		expect(whys(begun({ players: twoPlayers }).tell({ ...zoe, colour: 'red' }))).toEqual(['colour-is-taken']);
	});

	it('are refused a name of a player here; a name of one who left is free, as journals have it', () => {
		const ana: BingOhFact = { type: 'player.joined', player: { id: 'other', name: 'ana' }, colour: 'green' };
		const two = begun({ players: twoPlayers });
		expect(two.tell(ana).refused).toEqual([{ why: 'already-at-the-table', name: 'ana' }]);
		const without = begun().tell({ type: 'player.left', player: 'ana' });
		expect(without.tell(ana).context.seats.map(({ id, here }) => [id, here])).toEqual([
			['ana', false],
			['ben', true],
			['cai', true],
			['other', true]
		]);
		const back = without.tell({
			type: 'player.joined',
			player: { id: 'ana', name: 'ana' },
			colour: 'white'
		});
		expect(back.context.seats[0]).toEqual({ id: 'ana', name: 'ana', colour: 'white', here: true });
	});

	it('whose Roller leaves leave no stars to take [B-4]', () => {
		const told = begun().tell(
			spread('ben', ['ana', 49, 0], ['ben', 1, 0]),
			spread('cai', ['ana', 49, 0], ['cai', 1, 0]),
			...turn('ana', [], 1)
		);
		expect(told.state).toBe('rolling');
		const gone = told.tell({ type: 'player.left', player: 'ana' });
		expect([gone.refused, gone.state, gone.roller]).toEqual([[], 'rolling', 'ben']);
		expect(gone.tell(rolled('ben')).state).toBe('placing');
	});

	it('leave with their chips, give the others theirs, and the Roller goes on', () => {
		const told = begun().tell(
			spread('ana', ['ana', 40, 0], ['ben', 10, 0]),
			spread('ben', ['ben', 44, 0], ['ana', 0, 6]),
			...turn('ana', [], 0, ['ana', 'cai']),
			{ type: 'player.left', player: 'ben' }
		);
		expect(told.refused).toEqual([]);
		expect([told.at('reserve', 'ana'), told.at('reserve', 'ben'), told.roller]).toEqual([49, 50, 'cai']);
		expect(whys(told.tell({ type: 'player.left', player: 'cai' }))).toEqual(['too-few-players']);
		expect(told.tell(...turn('cai', [], 0, ['ana', 'cai'])).roller).toBe('ana');
	});
});
