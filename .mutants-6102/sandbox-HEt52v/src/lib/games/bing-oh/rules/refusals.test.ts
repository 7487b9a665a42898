// @ts-nocheck
import { describe, expect, it } from 'vitest';
import type { BingOhFact, CallShape } from './facts';
import {
	added,
	begun,
	called,
	dealt,
	left,
	missed,
	moved,
	named,
	on,
	placed,
	removed,
	renewed,
	roadblock,
	rolled,
	scored,
	spread,
	swapped,
	table,
	taken,
	turn,
	twoPlayers,
	whys,
	type Told
} from './testing';

const starLeft = (player: string): BingOhFact => ({ type: 'stars.left', player });
const startRolled = (player: string): BingOhFact => ({ type: 'start.rolled', player, number: 3 });
const startNamed = (player: string): BingOhFact => ({ type: 'start.named', player });
const tally = table({ keeping: 'tally' });
const landing = begun().tell(...turn('ana', ['ana']));
const starring = begun().tell(...turn('ana', [], 2));

describe('a stranger', () => {
	it.each<[string, Told, BingOhFact]>([
		['calls no BING-OH!, as the tally writes it', tally, scored(['zoe'])],
		['holds no foreign chips', tally, scored(['ana'], { zoe: 1 })],
		['has no free spaces', table(), dealt({ zoe: 1 })],
		['does not roll for who begins', table().tell(dealt()), startRolled('zoe')],
		['does not begin', table().tell(dealt()), startNamed('zoe')],
		['does not roll', begun(), rolled('zoe')],
		['does not roll beside a tally', tally, rolled('zoe')],
		['does not place', begun().tell(rolled('ana')), placed(['zoe'])],
		['is on no special space', begun().tell(rolled('ana')), placed(['ana'], ['zoe'])],
		['names no space', landing, named('zoe', 'reverse')],
		['names none beside a tally', tally, named('zoe', 'reverse')],
		['leaves no space', landing, left('zoe')],
		['takes no chip by stars', starring, taken('zoe', 'ben')],
		['has no chip that stars take', starring, taken('ana', 'zoe', 'ben')],
		['owns no chip that stars take', starring, taken('ana', 'ben', 'zoe')],
		['leaves no stars', starring, starLeft('zoe')],
		['takes no chip', on('take-chips', 2), taken('zoe', 'ben')],
		['adds no chip', on('place-one'), added('zoe')],
		['moves no chip', on('move-one'), moved('zoe')],
		['lays no roadblock', on('roadblock-wild'), roadblock('zoe', 'ben')],
		['has no card for a roadblock', on('roadblock-wild'), roadblock('ana', 'zoe')],
		['misses no roadblock', on('roadblock-roll'), missed('zoe')],
		['removes no chip', on('remove-one'), removed('zoe', 'ben')],
		['has no card to remove from', on('remove-one'), removed('ana', 'zoe', 'ben')],
		['owns no chip to remove', on('remove-one'), removed('ana', 'ben', 'zoe')],
		['swaps no card', on('swap-cards'), swapped('zoe', 'ben')],
		['has no new card', on('new-card'), renewed('zoe', 'zoe')],
		['is given none', on('choose-new-card'), renewed('ana', 'zoe')],
		['calls no BING-OH!', landing, called(['zoe'])],
		['has no chips to count', begun(), spread('zoe', ['ana', 50, 0])],
		['has no place for chips', begun(), spread('ana', ['zoe', 50, 0])],
		['does not leave', begun(), { type: 'player.left', player: 'zoe' }]
	])('%s', (_, told, fact) => {
		expect(told.tell(fact).refused).toEqual([{ why: 'no-such-player' }]);
	});
});

describe('who is named twice', () => {
	it.each<[string, Told, BingOhFact]>([
		['as a caller', tally, scored(['ana', 'ben', 'ana'])],
		['placing', begun().tell(rolled('ana')), placed(['ana', 'ana'])],
		['on a special space', begun().tell(rolled('ana')), placed(['ana'], ['ana', 'ana'])],
		['calling', landing, called(['ana'], ['ana'])],
		['in a count', begun(), spread('ana', ['ana', 49, 0], ['ana', 1, 0])]
	])('is counted once: %s', (_, told, fact) => {
		expect(told.tell(fact).refused).toEqual([{ why: 'counted-twice', player: 'ana' }]);
	});
});

describe('a special space of Ana’s', () => {
	it.each<[string, Told, BingOhFact]>([
		['a chip added', on('place-one'), added('ben')],
		['a chip moved', on('move-one'), moved('ben')],
		['a roadblock', on('roadblock-wild'), roadblock('ben', 'cai')],
		['a roadblock missed', on('roadblock-roll').tell(rolled('ana')), missed('ben')],
		['a chip removed', on('remove-one'), removed('ben', 'cai')],
		['a swap', on('swap-cards'), swapped('ben', 'cai')],
		['a new card', on('new-card'), renewed('ben', 'ben')],
		['a chip taken', on('take-chips', 2), taken('ben', 'cai')],
		['a space left', on('place-one'), left('ben')],
		['an extra roll', on('roll-again'), rolled('ben')],
		['a roll that it does not give', on('place-one'), rolled('ana')],
		['a chip that it does not take', on('place-one'), taken('ana', 'ben')],
		['a chip placed that it does not give', on('place-one'), placed(['ana'])],
		['others who place on her extra roll', on('roll-again').tell(rolled('ana')), placed(['ana', 'ben'])],
		['another who is next', landing, named('ben', 'reverse')],
		['another who leaves hers', landing, left('ben')]
	])('is open to no other: %s [B-3]', (_, told, fact) => {
		expect(told.tell(fact).refused).toEqual([{ why: 'space-is-open', player: 'ana' }]);
	});
	it.each<[string, Told, BingOhFact, string]>([
		['a miss before the roll', on('roadblock-roll'), missed('ana'), 'roll-first'],
		[
			'a second roll before the first is used',
			on('roll-again').tell(rolled('ana')),
			rolled('ana'),
			'already-rolled'
		],
		['a chip placed before the extra roll', on('roll-again'), placed(['ana']), 'roll-first'],
		['a removal from the own card', on('remove-one'), removed('ana', 'ana'), 'from-oneself'],
		['a chip taken from oneself', on('take-chips', 1), taken('ana', 'ana', 'ben'), 'from-oneself'],
		['what must be done', on('swap-cards'), left('ana'), 'must-be-done'],
		['a chip to place that is there', on('place-one'), left('ana'), 'must-be-done']
	])('does not let pass: %s [B-5] [B-11] [B-12]', (_, told, fact, why) => {
		expect(whys(told.tell(fact))).toEqual([why]);
	});
	it('places on the card of its player alone, where another special space acts too [B-5]', () => {
		const again = on('roll-again').tell(rolled('ana'), placed(['ana'], ['ana']));
		expect([again.refused, again.state, again.at('card', 'ana')]).toEqual([[], 'landing', 2]);
		expect(again.context.queue).toEqual(['ana']);
	});
	it('has nothing to place without an own chip, and may be left [B-11]', () => {
		const bare = on('place-one').tell(spread('ana', ['ana', 0, 50]));
		expect(whys(bare.tell(added('ana')))).toEqual(['chips-not-there']);
		expect(bare.tell(left('ana')).state).toBe('rolling');
	});
	it('moves any chip of the own card, whoever’s it is, if there is one [B-11]', () => {
		const bare = on('move-one').tell(spread('ana', ['ana', 50, 0]));
		expect(bare.tell(moved('ana')).refused).toEqual([
			{ why: 'chips-not-there', place: 'card', player: 'ana', owner: 'ana', count: 0, wanted: 1 }
		]);
		const foreign = bare.tell(spread('ben', ['ana', 0, 1], ['ben', 49, 0]), moved('ana'));
		expect(foreign.refused).toEqual([]);
	});
	it('lays all chips of a new card that come home first, and no more [B-13]', () => {
		const few = on('new-card').tell(spread('ana', ['ana', 1, 2], ['ben', 47, 0]));
		expect(few.tell(renewed('ana', 'ana', 3)).refused).toEqual([]);
		expect(few.tell(renewed('ana', 'ana', 4)).refused).toEqual([
			{ why: 'chips-not-there', place: 'reserve', player: 'ana', owner: 'ana', count: 3, wanted: 4 }
		]);
	});
});

describe('BING-OH! [B-7] [B-10]', () => {
	const chips = (count: number, told = landing) => told.tell(spread('ana', ['ana', 50 - count, count]));
	it.each<[string, Told, CallShape, object | undefined]>([
		['six in a row', chips(6), 'row', undefined],
		['a row that is said to lie across', chips(6), 'horizontal', undefined],
		['five', chips(5), 'row', { why: 'too-few-on-card', player: 'ana', count: 5, needed: 6 }],
		['a T of any size, where one is asked', chips(1, on('must-t')), 't', undefined],
		['an L of any size, where one is asked', chips(1, on('must-l')), 'l', undefined],
		['a Z of any size, where one is asked', chips(1, on('must-z')), 'z', undefined],
		[
			'three corners',
			chips(3, on('must-corners')),
			'corners',
			{ why: 'too-few-on-card', player: 'ana', count: 3, needed: 4 }
		],
		['another shape', chips(6, on('must-l')), 'z', { why: 'wrong-shape', player: 'ana', demand: 'l' }],
		['a T that nobody asks', chips(6), 't', { why: 'nothing-demanded', player: 'ana' }],
		['an L that nobody asks', chips(6), 'l', { why: 'nothing-demanded', player: 'ana' }],
		['a Z that nobody asks', chips(6), 'z', { why: 'nothing-demanded', player: 'ana' }]
	])('%s', (_, told, shape, why) => {
		expect(told.tell(called(['ana', shape])).refused).toEqual(why ? [why] : []);
	});
});

describe('a round of the tally [B-8]', () => {
	it('can have all chips in foreign reserves, and no more', () => {
		expect(tally.tell(scored(['ana'], { ana: 100 })).refused).toEqual([]);
		expect(tally.tell(scored(['ana'], { ana: 50, ben: 50, cai: 50 })).refused).toEqual([]);
	});
	it('that was forgotten is not put into a round that has begun', () => {
		const forgotten = { ...scored(['ana']), forgotten: true } as BingOhFact;
		const begunBy = (fact: BingOhFact) => whys(tally.tell(fact, forgotten));
		expect(begunBy(rolled('ana'))).toEqual(['round-has-begun']);
		expect(begunBy(named('ana', 'must-t'))).toEqual(['round-has-begun']);
		expect(begunBy(startNamed('ana'))).toEqual([]);
	});
	it('names special spaces that move no chip', () => {
		expect(whys(tally.tell(named('ana', 'reverse'), named('ana', 'swap-cards')))).toEqual([
			'chips-are-not-kept'
		]);
	});
});

describe('who begins [B-1]', () => {
	it('is not said again, and not once the dice were rolled', () => {
		const ben = tally.tell(startNamed('ben'));
		expect(ben.tell(startNamed('ben')).refused).toEqual([{ why: 'already-so' }]);
		expect(ben.tell(startRolled('ana')).refused).toEqual([{ why: 'first-is-known', player: 'ben' }]);
		const rolling = tally.tell(rolled('cai'));
		expect(rolling.tell(startNamed('ana'), startRolled('ana')).refused).toEqual([
			{ why: 'first-is-known', player: 'cai' },
			{ why: 'first-is-known', player: 'cai' }
		]);
	});
});

describe('a colour', () => {
	const joins = (id: string, colour: 'red' | 'yellow' | 'blue'): BingOhFact => ({
		type: 'player.joined',
		player: { id, name: id },
		colour
	});
	it('is free when nobody here has it', () => {
		const two = begun({ players: twoPlayers });
		expect(whys(two.tell(joins('zoe', 'yellow')))).toEqual(['colour-is-taken']);
		const three = begun().tell({ type: 'player.left', player: 'ben' });
		expect(three.tell(joins('zoe', 'yellow')).refused).toEqual([]);
		expect(three.tell(joins('ben', 'yellow')).context.seats[1]).toMatchObject({
			here: true,
			colour: 'yellow'
		});
	});
});
