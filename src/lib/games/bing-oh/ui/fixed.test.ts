import { expect, test } from 'vitest';
import { openTable } from '../rules/game';
import { opening } from '../rules/testing';
import type { Correctable } from './desk.svelte';
import { cardsChosen, fixed, placedChosen, spaceChosen } from './fixed';
import type { Chosen } from './half';

const boxed = openTable(opening());
const ofTheApp = openTable(
	opening({ cards: { seed: 'puma-tuba', size: 60, mix: { free: 3, dead: 6, special: 6 } } })
);

const rolled: Correctable = { type: 'dice.rolled', player: 'ana', letter: 'N', number: 3, stars: 0 };
const laid: Correctable = {
	type: 'roadblock.laid',
	player: 'ana',
	on: 'ben',
	at: { letter: 'N', number: 3 }
};
const anywhere: Correctable = { type: 'roadblock.laid', player: 'ana', on: 'ben' };
const free: Correctable = { type: 'cards.dealt', free: [{ player: 'ben', count: 2 }] };
const cards: Correctable = { type: 'cards.dealt', free: [], cards: [{ player: 'ana', card: 4 }] };
const renewed: Correctable = { type: 'card.renewed', player: 'ana', holder: 'ben', free: 1 };
const another: Correctable = { type: 'card.renewed', player: 'ana', holder: 'ben', free: 0, card: 7 };
const joined: Correctable = {
	type: 'player.joined',
	player: { id: 'cai', name: 'Cai' },
	colour: 'blue',
	card: 5
};
const placed: Correctable = { type: 'chips.placed', placed: ['ana', 'ben'], special: ['ben'] };

/** Returns a fact as a test reads it: what was chosen instead, and nothing that stays as it was. */
const changed = (fact: Correctable, chosen: Omit<Chosen, 'after'>, then = boxed) => {
	const right = fixed(fact, chosen, then);
	return (
		right &&
		Object.fromEntries(Object.entries(right).filter(([key, value]) => Reflect.get(fact, key) !== value))
	);
};

test.each<[string, Correctable, Chosen, unknown]>([
	['another letter', rolled, { letter: 'G' }, { letter: 'G' }],
	['a space with its stars [B-2]', rolled, { letter: 'B', number: 6 }, { letter: 'B', number: 6, stars: 2 }],
	['the same space', rolled, { letter: 'N', number: 3 }, undefined],
	['nothing', rolled, {}, undefined],
	['a roadblock elsewhere [B-11]', laid, { number: 5 }, { at: { letter: 'N', number: 5 } }],
	['half of a space that was not told', anywhere, { letter: 'O' }, undefined],
	['a space that was not told', anywhere, { letter: 'O', number: 2 }, { at: { letter: 'O', number: 2 } }]
])('of a space: %s', (_, fact, chosen, right) => {
	expect(changed(fact, chosen)).toEqual(right);
});

test.each<[string, Correctable, Chosen, typeof boxed, unknown]>([
	[
		'chips on free spaces',
		free,
		{ counts: { ana: 3 } },
		boxed,
		{
			free: [
				{ player: 'ana', count: 3 },
				{ player: 'ben', count: 2 }
			]
		}
	],
	['none of them', free, { counts: { ben: 0 } }, boxed, { free: [] }],
	[
		'a card of the app',
		cards,
		{ counts: { ana: 5, ben: 9 } },
		ofTheApp,
		{
			cards: [
				{ player: 'ana', card: 5 },
				{ player: 'ben', card: 9 }
			]
		}
	],
	['a new card', renewed, { counts: { ben: 4 } }, boxed, { free: 4 }],
	['a new card without free spaces', renewed, { counts: { ben: 0 } }, boxed, { free: 0 }],
	['a card of who sat down after the deal', joined, { counts: { cai: 7 } }, ofTheApp, { card: 7 }],
	['a new card of the app', another, { counts: { ben: 8 } }, ofTheApp, { card: 8 }]
])('of cards: %s [B-1] [B-13]', (_, fact, chosen, then, right) => {
	expect(changed(fact, chosen, then)).toEqual(right);
});

test('a card for each player here, and one for who has a new one', () => {
	expect(cardsChosen(free, { counts: { cai: 1 } }, boxed).map(({ card }) => card)).toEqual([0, 2, 1]);
	expect(cardsChosen(cards, {}, ofTheApp).map(({ card }) => card)).toEqual([4, 0, 0]);
	expect(cardsChosen(another, {}, ofTheApp)).toEqual([{ player: 'ben', card: 7 }]);
	expect(cardsChosen(joined, {}, ofTheApp)).toEqual([{ player: 'cai', card: 5 }]);
	expect(cardsChosen(rolled, {}, boxed)).toEqual([]);
	expect(spaceChosen(free, { letter: 'B' })).toBeUndefined();
});

test('who placed, and who on a special space [B-2]', () => {
	const chosen: Chosen = { placed: { ben: 'placed', cai: 'special', ana: 'nothing' } };
	expect(fixed(placed, chosen, boxed)).toEqual({
		type: 'chips.placed',
		placed: ['ben', 'cai'],
		special: ['cai']
	});
	expect(fixed(placed, {}, boxed)).toEqual(placed);
	expect(placedChosen(placed, {}, 'cai')).toBe('nothing');
});
