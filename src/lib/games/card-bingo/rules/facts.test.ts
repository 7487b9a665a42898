import { expect, it } from 'vitest';
import { box } from '..';
import { deck } from './cards';
import { facts } from './facts';
import cardgo from '../journals/cardgo-v1.json';
import evening from '../journals/card-bingo-v1.json';
import { opening, people } from './testing';

it('tells every kind of fact in its golden journals', () => {
	const told = [...evening.tables, ...cardgo.tables].flatMap(({ rows }) =>
		rows.flatMap((row) => ('fact' in row && row.fact ? [row.fact.type] : []))
	);
	expect(Object.keys(facts).filter((type) => !told.includes(type))).toEqual([]);
});

it.each([
	['a caller who is not there', { caller: 'zoe' }, /caller/],
	['a draw for a caller who is named', { caller: 'ana', drawForCaller: true }, /drawForCaller/],
	['one player', { players: people(1) }, /players/],
	[
		'Cardgo with two decks in one',
		{ variant: 'cardgo', players: people(4), dealing: 'app', drawing: 'cards' },
		/dealing/
	],
	['a variant of another box', { variant: 'points' as 'cardgo' }, /variant/],
	['no dealt deck', { decks: 0 }, /decks/],
	['a caller and one layout', { players: people(2), caller: 'ana', callerPlays: false }, /players/]
] as const)('opens no table with %s', (_, change, problem) => {
	expect(box.read(opening(change))).toMatchObject({
		ok: false,
		problem: expect.stringMatching(problem) as string
	});
});

it.each([
	{ type: 'card.called', card: '1H' },
	{ type: 'card.called', card: '9X' },
	{ type: 'rank.called', rank: '11' },
	{ type: 'hand.claimed', player: 'ana', ranks: [] },
	{ type: 'hand.claimed', player: 'ana', ranks: ['2', '3', '4', '5', '6', '7'] },
	{ type: 'cards.dealt', layouts: [{ player: 'ana', cards: ['9H'] }] },
	{ type: 'option.changed', option: 'freeCentre', on: true }
])('reads no %o [C-4] [C-8]', (fact) => {
	expect(box.read(fact).ok).toBe(false);
});

const cards = (many: number) => deck.slice(0, many);
it.each([
	{ type: 'layout.entered', player: 'ana', cards: cards(25) },
	{ type: 'layout.claimed', player: 'ana' },
	{ type: 'layout.claimed', player: 'ana', cards: cards(1) },
	{ type: 'layout.claimed', player: 'ana', lacks: cards(3) },
	{ type: 'layout.claimed', player: 'ana', lacks: [] },
	{ type: 'hand.claimed', player: 'ana', ranks: ['2', '2', '2', '2', '10'] },
	{ type: 'hand.claimed', player: 'ana' },
	{ type: 'rank.called', rank: '10' },
	{ type: 'rank.called', rank: '10', card: '10S' },
	{
		type: 'cards.dealt',
		layouts: [
			{ player: 'ana', cards: cards(1) },
			{ player: 'ben', cards: cards(2) }
		]
	},
	{ type: 'caller.changed', player: null },
	{ type: 'decks.changed', decks: 20 },
	{ type: 'decks.changed', decks: 1 },
	{ type: 'option.changed', option: 'callerPlays', on: false }
])('reads %o [C-5] [C-6]', (fact) => {
	expect(box.read(fact)).toMatchObject({ ok: true });
});

it.each([
	{ type: 'layout.entered', player: 'ana', cards: [] },
	{ type: 'layout.entered', player: 'ana', cards: cards(26) },
	{ type: 'layout.claimed', player: 'ana', cards: [] },
	{ type: 'layout.claimed', cards: cards(5) },
	{ type: 'layout.claimed', player: 'ana', lacks: ['1H'] },
	{ type: 'card.drawn', player: 'ana' },
	{ type: 'card.laid', card: '9H' },
	{ type: 'bingo.shouted' },
	{ type: 'caller.changed' },
	{ type: 'drawing.changed', drawing: 'deck' },
	{ type: 'dealing.changed', dealing: 'deck' },
	{ type: 'decks.changed', decks: 21 },
	{ type: 'decks.changed', decks: 0 },
	{ type: 'decks.changed', decks: 1.5 },
	{ type: 'option.changed', option: 'callerPlays' },
	{ type: 'cards.dealt', layouts: [{ player: 'ana' }, { player: 'ben' }] }
])('reads no %o', (fact) => {
	expect(box.read(fact).ok).toBe(false);
});

const two = { players: people(2), callerPlays: false } as const;
it.each([
	['two and a caller among them who does not play', { ...two, caller: 'ana' }, false],
	['two and a draw for who calls', { ...two, drawForCaller: true }, false],
	['two, and the app calls', two, true],
	['a caller who is there', { caller: 'ana' }, true],
	['a draw for who calls', { drawForCaller: true }, true],
	['layouts from elsewhere than calls', { drawing: 'cards', dealing: 'app' }, true],
	['Cardgo with one deck', { variant: 'cardgo', players: people(4), dealing: 'app' }, true]
] as const)('%s: a table or none [C-1] [C-3]', (_, change, ok) => {
	expect(box.read(opening({ decks: 1, ...change })).ok).toBe(ok);
});
