// @ts-nocheck
import { describe, expect, it } from 'vitest';
import {
	added,
	begun,
	left,
	missed,
	moved,
	named,
	on,
	removed,
	renewed,
	roadblock,
	rolled,
	spread,
	swapped,
	taken,
	turn,
	whys
} from './testing';

describe('chips on cards', () => {
	it('place one anywhere: one more from the reserve [B-11]', () => {
		expect(on('place-one').tell(added('ana')).at('card', 'ana')).toBe(2);
	});

	it('move one chip: no count changes [B-11]', () => {
		const told = on('move-one').tell(moved('ana'));
		expect([told.refused, told.at('card', 'ana'), told.state]).toEqual([[], 1, 'rolling']);
	});

	it.each([
		['roadblock-wild', [roadblock('ana', 'ben')], [1, 0]],
		['roadblock-wild-2', [roadblock('ana', 'ben'), roadblock('ana', 'cai')], [1, 1]],
		['roadblock-roll', [rolled('ana'), roadblock('ana', 'cai')], [0, 1]],
		[
			'roadblock-roll-2',
			[rolled('ana'), roadblock('ana', 'ben'), rolled('ana', 2), roadblock('ana', 'ben')],
			[2, 0]
		],
		['roadblock-roll-2', [rolled('ana'), missed('ana'), rolled('ana'), roadblock('ana', 'cai')], [0, 1]]
	] as const)('%s: own chips on opponents’ cards [B-11]', (space, facts, [ben, cai]) => {
		const told = on(space).tell(...facts);
		expect([told.refused, told.state]).toEqual([[], 'rolling']);
		expect([told.at('card', 'ben', 'ana'), told.at('card', 'cai', 'ana')]).toEqual([ben, cai]);
	});

	it.each([
		['a roadblock by roll without a roll', 'roadblock-roll', [roadblock('ana', 'ben')], 'roll-first'],
		['a roadblock on the own card', 'roadblock-wild', [roadblock('ana', 'ana')], 'from-oneself'],
		['a miss without dice', 'roadblock-wild', [missed('ana')], 'no-space-allows'],
		['a roadblock left undone', 'roadblock-wild', [left('ana')], 'must-be-done'],
		['a chip placed by another player', 'place-one', [added('ben')], 'space-is-open'],
		['a roadblock from a space that allows none', 'place-one', [roadblock('ana', 'ben')], 'no-space-allows']
	] as const)('refuse %s [B-11]', (_, space, facts, why) => {
		expect(whys(on(space).tell(...facts))).toEqual([why]);
	});

	it('do nothing without an own chip [B-11]', () => {
		const told = on('roadblock-wild').tell(spread('ana', ['ana', 0, 50]), left('ana'));
		expect([told.refused, told.state]).toEqual([[], 'rolling']);
	});
});

describe('chips to the reserve', () => {
	it('take as many as the space says, in any mix [B-12]', () => {
		const told = on('take-chips', 3).tell(taken('ana', 'ben'), taken('ana', 'cai'), taken('ana', 'ben'));
		expect([told.at('reserve', 'ana', 'ben'), told.at('reserve', 'ana', 'cai'), told.state]).toEqual([
			2,
			1,
			'rolling'
		]);
	});

	it('may be left, like all taking and moving [B-12]', () => {
		for (const [space, chips] of [['take-chips', 3], ['remove-two'], ['move-one']] as const)
			expect(on(space, chips).tell(left('ana')).state).toBe('rolling');
	});

	it('need the number on the space [B-12]', () => {
		expect(whys(begun().tell(...turn('ana', ['ana']), named('ana', 'take-chips')))).toEqual([
			'how-many-chips'
		]);
	});

	it('take back: all own chips from the opponents’ reserves [B-12]', () => {
		const told = begun().tell(
			spread('ana', ['ana', 30, 0], ['ben', 12, 0], ['cai', 8, 0]),
			...turn('ana', ['ana']),
			named('ana', 'take-back')
		);
		expect([told.at('reserve', 'ana'), told.at('reserve', 'ben', 'ana'), told.state]).toEqual([
			49,
			0,
			'rolling'
		]);
	});

	it('remove: from an opponent’s card, or one each from two, into the own reserve [B-12]', () => {
		const told = on('remove-two').tell(removed('ana', 'ben'), removed('ana', 'cai'));
		expect([told.refused, told.at('reserve', 'ana', 'ben'), told.at('card', 'cai')]).toEqual([[], 1, 0]);
		expect(on('remove-one').tell(removed('ana', 'ben', 'cai')).refused).toEqual([
			{ why: 'chips-not-there', place: 'card', player: 'ben', owner: 'cai', count: 0, wanted: 1 }
		]);
	});
});

describe('cards', () => {
	it('swap, chips and all: an own chip on the card one gets counts as one’s own [B-13]', () => {
		const told = begun().tell(
			spread('ana', ['ana', 40, 7], ['ben', 0, 3]),
			...turn('ana', ['ana']),
			named('ana', 'swap-cards'),
			swapped('ana', 'ben')
		);
		expect(told.at('card', 'ben', 'ana')).toBe(8);
		expect(told.at('card', 'ana')).toBe(3);
		expect(told.at('card', 'ana', 'ben')).toBe(1);
	});

	it.each([
		['new-card', 'ana'],
		['choose-new-card', 'ben']
	] as const)('%s: chips go home first, free spaces are chipped [B-13]', (space, holder) => {
		const told = begun().tell(
			spread('cai', ['cai', 48, 0], [holder, 0, 2]),
			...turn('ana', ['ana']),
			named('ana', space),
			renewed('ana', holder, 2)
		);
		expect(told.refused).toEqual([]);
		expect([told.at('card', holder), told.at('card', holder, 'cai'), told.at('reserve', 'cai')]).toEqual([
			2, 0, 49
		]);
	});

	it.each([
		['the own card for another’s', 'new-card', renewed('ana', 'ben'), 'whose-card'],
		['another’s card for the own', 'choose-new-card', renewed('ana', 'ana'), 'whose-card'],
		['more free spaces than chips', 'new-card', renewed('ana', 'ana', 51), 'chips-not-there'],
		['a swap with oneself', 'swap-cards', swapped('ana', 'ana'), 'from-oneself'],
		['a swap with somebody unknown', 'swap-cards', swapped('ana', 'zoe'), 'no-such-player']
	] as const)('refuse %s [B-13]', (_, space, fact, why) => {
		expect(whys(on(space).tell(fact))).toEqual([why]);
	});
});

describe('counting chips', () => {
	it('is refused when the colour does not add up, with the count', () => {
		expect(begun().tell(spread('ana', ['ana', 48, 3])).refused).toEqual([
			{ why: 'does-not-add-up', owner: 'ana', count: 51, chips: 50 }
		]);
	});
});
