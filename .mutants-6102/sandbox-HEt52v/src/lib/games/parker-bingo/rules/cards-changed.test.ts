// @ts-nocheck
import { describe, expect, it } from 'vitest';
import type { ParkerFact } from './facts';
import type { NamedLine } from './lines';
import { rematch } from './next-game';
import { called, closed, opened, opening, shouted, table, whys } from './testing';

const cards = { seed: 'puma-tuba', size: 60 };
const app: ParkerFact = { type: 'cards.changed', cards };
const box: ParkerFact = { type: 'cards.changed', cards: null };
// Card 17, as the golden test of the sets holds it.
const row1: NamedLine = { line: 'row-1', numbers: [3, 29, 41, 52, 67] };
const calls = called(3, 29, 41, 52);
const read = (card?: number): ParkerFact[] => [
	shouted('ana'),
	{ type: 'line.claimed', player: 'ana', lines: [row1], ...(card === undefined ? {} : { card }) }
];

describe('cards of the app or of the box, changed in mid game [G-1] [PB-4]', () => {
	it('can be the app’s from an open round on: a claim is read from a card of the set', () => {
		const now = table().tell(...calls, { ...app, cards: { ...cards, seed: 'Puma-Tuba' } }, ...called(67));
		expect(now.round.cards).toEqual(cards);
		const right = now.tell(...read(17));
		expect([right.state, whys(right.refused)]).toEqual(['bingoStands', []]);
		expect(right.round.claims).toMatchObject([{ card: 17 }]);
	});
	it('can be the box’s again, where any line can be read back', () => {
		const now = table({ cards }).tell(box, ...calls, ...called(67));
		expect(now.round.cards).toBeUndefined();
		expect(whys(now.tell(...read(17)).refused)).toEqual(['no-such-card']);
		expect(now.tell(...read()).state).toBe('bingoStands');
	});
	it('wait for the next round once a claim was read from them', () => {
		const wrong = table({ cards }).tell(...calls, ...read(17));
		expect(whys(wrong.tell(box).refused)).toEqual(['cards-are-read']);
		const next = wrong.tell(closed, box);
		expect([next.round.cards, next.tell(opened).round.cards]).toEqual([cards, undefined]);
	});
	it('are not changed to the same, and not while a claim is open', () => {
		expect(whys(table().tell(box, app, app).refused)).toEqual(['already-so', 'already-so']);
		expect(whys(table().tell(shouted('ana'), app).refused)).toEqual(['claim-is-open']);
	});
	it('are those of the next game', () => {
		expect(rematch(opening({ cards }), table({ cards }).tell(box).context)).not.toHaveProperty('cards');
		expect(rematch(opening(), table().tell(app).context).cards).toEqual(cards);
	});
});
