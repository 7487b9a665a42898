import { expect, it } from 'vitest';
import { box } from '..';
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
	['no dealt deck', { decks: 0 }, /decks/]
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
