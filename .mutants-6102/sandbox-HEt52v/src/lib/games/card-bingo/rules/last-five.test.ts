// @ts-nocheck
import { describe, expect, it } from 'vitest';
import type { Card } from './cards';
import { winningCards } from './last-five';
import {
	anas,
	awarded,
	bens,
	called,
	cardgo,
	claimed,
	closed,
	entered,
	people,
	ranksCalled,
	table,
	type Told
} from './testing';

/** The cards, or the ranks where no card is known, each with its call. */
const shown = ({ hand }: Told) => winningCards(hand).map(({ card, rank, call }) => [card ?? rank, call]);

describe('the cards that won a hand [C-5]', () => {
	it('lie as they were read back, each with its call', () => {
		const told = table().tell(...called('9H', ...anas.toReversed()), ...claimed('ana', anas));
		expect(shown(told)).toEqual([
			['7H', 6],
			['KS', 5],
			['2C', 4],
			['10D', 3],
			['AS', 2]
		]);
	});
	it('are the five called last, where a layout has more [C-6]', () => {
		const layout: Card[] = ['2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S'];
		const order: Card[] = ['9S', '2S', '8S', '3S', '7S', '4S', '6S', '5S'];
		const told = table({ variant: 'long-layout' }).tell(...called(...order), ...claimed('ana', layout));
		expect(shown(told)).toEqual([
			['3S', 4],
			['4S', 6],
			['5S', 8],
			['6S', 7],
			['7S', 5]
		]);
	});
	it('are those of the layout that the app knows', () => {
		const told = table().tell(entered('ana', anas), ...called(...anas), ...claimed('ana'));
		expect(shown(told).map(([card]) => card)).toEqual(anas);
	});
	it('are the ranks that were read back in Cardgo, where nobody knows the cards [C-12]', () => {
		const real = table({ variant: 'cardgo', players: people(4), drawing: 'cards', caller: 'dora' });
		const told = real.tell(...ranksCalled('9', '8', '7', '6'), ...cardgo('ana', ['6', '7', '8', '9', '9']));
		expect(shown(told)).toEqual([
			['6', 4],
			['7', 3],
			['8', 2],
			['9', 1],
			['9', 1]
		]);
	});
	it('are those of the right claim, not of a wrong one before it', () => {
		const told = table().tell(...called(...bens), ...claimed('ana', anas), ...claimed('ben', bens));
		expect(shown(told).map(([card]) => card)).toEqual(bens);
	});
	it('are those of the first shout, where two tied on a call [C-6]', () => {
		const carlas: Card[] = ['2H', '3S', '4C', '6D', 'AS'];
		const told = table({ players: people(12) }).tell(
			...called(...anas.slice(0, 4), ...carlas),
			...claimed('carla', carlas),
			...claimed('ana', anas),
			awarded
		);
		expect(shown(told).map(([card]) => card)).toEqual(carlas);
	});
	it('are none where nobody won [C-7]', () => {
		expect(shown(table().tell(...called('9H'), ...claimed('ana', anas), closed))).toEqual([]);
		expect(shown(table())).toEqual([]);
	});
});
