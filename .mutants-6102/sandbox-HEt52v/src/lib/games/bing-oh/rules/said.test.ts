// @ts-nocheck
import { expect, it } from 'vitest';
import { box } from '../index';
import { printedFaces } from './dice';
import { opening } from './testing';

const ids = (many: number) => Array.from({ length: many }, (_, i) => `p${String(i)}`);
const each = <T extends object>(many: number, more: T) => ids(many).map((player) => ({ player, ...more }));
const cards = { seed: 'puma-tuba', size: 60, mix: { free: 2, dead: 2, special: 10 } };
const withMix = (mix: object) => ({
	type: 'cards.changed',
	cards: { ...cards, mix: { ...cards.mix, ...mix } }
});
const roll = { type: 'dice.rolled', player: 'ana', letter: 'B', number: 6, stars: 2 };
const take = { type: 'space.named', player: 'ana', space: 'take-chips' };
const toLedger = { type: 'keeping.changed', keeping: 'ledger' };
const lies = (owner: string) => ({ owner, spread: each(24, { reserve: 1, card: 0 }) });

it.each([
	{ type: 'round.scored', callers: ids(24), foreign: each(24, { count: 999 }) },
	{ type: 'round.scored', callers: [], foreign: [], forgotten: true },
	{ type: 'start.rolled', player: 'ana', number: 1 },
	{ type: 'start.rolled', player: 'ana', number: 6 },
	roll,
	{ ...roll, letter: 'H', number: 1, stars: 0 },
	{ type: 'chips.placed', placed: ids(24), special: ids(24) },
	take,
	{ ...take, chips: 1 },
	{ ...take, chips: 50 },
	{ type: 'bingoh.called', calls: each(24, { shape: 'row' }) },
	{ type: 'bingoh.called', calls: [{ player: 'ana', shape: 'corners' }] },
	{ type: 'chips.counted', owner: 'ana', spread: each(24, { reserve: 0, card: 999 }) },
	toLedger,
	{ ...toLedger, chips: 12, lie: ['ana', 'ben', 'cai'].map(lies), roller: 'ana' },
	{ type: 'cards.changed', cards: null },
	{ type: 'cards.changed', cards },
	withMix({ free: 6, dead: 6, special: 24, weights: { reverse: 9 } }),
	withMix({ free: 0, dead: 0, special: 0, weights: { reverse: 0 } }),
	{ type: 'cards.changed', cards: { ...cards, size: 1 } },
	{ type: 'cards.changed', cards: { ...cards, size: 240 } },
	{ type: 'faces.changed', faces: printedFaces }
])('reads %j', (fact) => {
	expect(box.read(fact)).toMatchObject({ ok: true });
});

it.each([
	['25 callers', { type: 'round.scored', callers: ids(25), foreign: [] }],
	['foreign chips of 25', { type: 'round.scored', callers: [], foreign: each(25, { count: 1 }) }],
	['fewer than no chips', { type: 'round.scored', callers: [], foreign: each(1, { count: -1 }) }],
	['half a chip', { type: 'round.scored', callers: [], foreign: each(1, { count: 1.5 }) }],
	['a thousand chips', { type: 'round.scored', callers: [], foreign: each(1, { count: 1000 }) }],
	['a round that was not forgotten', { type: 'round.scored', callers: [], foreign: [], forgotten: false }],
	['a number die of 0 [B-1]', { type: 'start.rolled', player: 'ana', number: 0 }],
	['a number die of 7 [B-1]', { type: 'start.rolled', player: 'ana', number: 7 }],
	['a number die of 1.5 [B-1]', { type: 'start.rolled', player: 'ana', number: 1.5 }],
	['a roll of nobody', { type: 'start.rolled', number: 3 }],
	['a letter that is on no die', { ...roll, letter: 'A' }],
	['three stars [B-4]', { ...roll, stars: 3 }],
	['fewer than no stars', { ...roll, stars: -1 }],
	['half a star', { ...roll, stars: 0.5 }],
	['25 who place', { type: 'chips.placed', placed: ids(25), special: [] }],
	['a space that there is not', { ...take, space: 'take-all' }],
	['a space with no chips on it', { ...take, chips: 0 }],
	['a space with more chips than there are', { ...take, chips: 51 }],
	['a space with half a chip', { ...take, chips: 1.5 }],
	['a BING-OH! of nobody', { type: 'bingoh.called', calls: [] }],
	['25 calls', { type: 'bingoh.called', calls: each(25, { shape: 'row' }) }],
	['a call without a shape', { type: 'bingoh.called', calls: each(1, {}) }],
	['a shape that there is not', { type: 'bingoh.called', calls: each(1, { shape: 'x' }) }],
	['chips that lie nowhere', { type: 'chips.counted', owner: 'ana', spread: each(1, { reserve: 1 }) }],
	['chips before 25', { type: 'chips.counted', owner: 'ana', spread: each(25, { reserve: 1, card: 0 }) }],
	['a ledger of eleven chips', { ...toLedger, chips: 11 }],
	['a ledger of 51 chips', { ...toLedger, chips: 51 }],
	['a ledger of half a chip', { ...toLedger, chips: 12.5 }],
	['a ledger of four colours', { ...toLedger, lie: ids(4).map(lies) }],
	['chips of nobody', { ...toLedger, lie: [{ spread: [] }] }],
	['a chip that is taken from nowhere', { type: 'chip.taken', player: 'ana', owner: 'ben' }],
	['a roadblock on no card', { type: 'roadblock.laid', player: 'ana' }],
	['a chip that is removed from nowhere', { type: 'chip.removed', player: 'ana', owner: 'ben' }],
	['a swap with nobody', { type: 'cards.swapped', player: 'ana' }],
	['a new card without a count', { type: 'card.renewed', player: 'ana', holder: 'ana' }],
	['cards that are not said', { type: 'cards.changed' }],
	['a set without a name', { type: 'cards.changed', cards: { ...cards, seed: '' } }],
	['a set of no cards', { type: 'cards.changed', cards: { ...cards, size: 0 } }],
	['a set of 241 cards', { type: 'cards.changed', cards: { ...cards, size: 241 } }],
	['seven free spaces', withMix({ free: 7 })],
	['seven dead zones', withMix({ dead: 7 })],
	['25 special spaces', withMix({ special: 25 })],
	['half a special space', withMix({ special: 1.5 })],
	['fewer than no free spaces', withMix({ free: -1 })],
	['a space ten times as often', withMix({ weights: { reverse: 10 } })],
	['a space half as often', withMix({ weights: { reverse: 0.5 } })],
	['a weight of no space', withMix({ weights: { free: 1 } })],
	['dice of nobody', { type: 'dice.changed', dice: 'none' }],
	[
		'five faces',
		{ type: 'faces.changed', faces: { ...printedFaces, letters: printedFaces.letters.slice(1) } }
	],
	[
		'a colour that there is not',
		{ type: 'player.joined', player: { id: 'zoe', name: 'Zoe' }, colour: 'pink' }
	]
])('reads nothing of %s', (_, fact) => {
	expect(box.read(fact).ok).toBe(false);
});

it.each<[string, object, boolean]>([
	['as many chips as may be lost', { chips: 12 }, true],
	['one chip fewer', { chips: 11 }, false],
	['a tally', { keeping: 'tally' }, true],
	['real dice', { dice: 'real' }, true],
	['dice that there are not', { dice: 'cup' }, false],
	['the app’s cards', { cards }, true],
	['cards of no size', { cards: { ...cards, size: 0 } }, false],
	['a colour that there is not', { colours: ['red', 'yellow', 'pink'] }, false],
	['one colour twice', { colours: ['red', 'yellow', 'red'] }, false],
	['four colours for three', { colours: ['red', 'yellow', 'blue', 'green'] }, false],
	['a variant of another box', { variant: 'points' }, false]
])('opens a table with %s: %s', (_, change, ok) => {
	expect(box.read({ ...opening(), ...change }).ok).toBe(ok);
});
