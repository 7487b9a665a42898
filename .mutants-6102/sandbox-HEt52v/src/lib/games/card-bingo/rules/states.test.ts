// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { deck } from './cards';
import { facts, type CardsFact } from './facts';
import {
	anas,
	awarded,
	called,
	cardgo,
	claimed,
	closed,
	dealt,
	ended,
	entered,
	opened,
	people,
	ranksCalled,
	shouted,
	table,
	turned,
	whys,
	type Told
} from './testing';

const other = { app: 'cards', cards: 'app' } as const;

/** One fact of each kind, such that it fits where it can come, but for a card of a rank that was not called. */
const factsAt = ({ context, hand }: Told): readonly CardsFact[] => [
	{ type: 'card.drawn', player: 'ana', card: '9H' },
	dealt(context),
	entered('carla', ['2H', '4H', '6H', '8H', '10H']),
	{ type: 'card.called', card: '8C' },
	...(context.variant === 'cardgo' ? [turned(context) ?? ranksCalled('K')] : ranksCalled('K')).flat(),
	{ type: 'card.laid', player: 'ana', card: hand.layouts[0]?.cards[0] ?? '9H' },
	shouted('ben'),
	...claimed('ana', anas).slice(1),
	...cardgo('ana', hand.layouts.length > 0 ? undefined : ['9', '8', '7', '6', '5']).slice(1),
	awarded,
	closed,
	opened,
	{ type: 'caller.changed', player: null },
	{ type: 'drawing.changed', drawing: other[context.drawing] },
	{ type: 'dealing.changed', dealing: other[context.dealing] },
	{ type: 'decks.changed', decks: 3 },
	{ type: 'option.changed', option: 'callerPlays', on: false },
	{ type: 'player.joined', player: { id: 'zoe', name: 'Zoe' } },
	{ type: 'player.left', player: 'dora' },
	ended
];

type Answers = Readonly<Record<string, string>>;
/** What a table answers to each fact: why not, or in which state it is then; with the facts that it answers so. */
function answersOf(told: Told): Answers {
	const heard: Record<string, string[]> = {};
	for (const fact of factsAt(told)) {
		const after = told.tell(fact);
		(heard[whys(after.refused)[0] ?? `then ${after.state}`] ??= []).push(fact.type);
	}
	return Object.fromEntries(Object.entries(heard).map(([answer, types]) => [answer, types.join(' ')]));
}
const everyFact = Object.keys(facts);

it('asks about every fact of the box', () => {
	expect(
		factsAt(table())
			.map(({ type }) => type)
			.toSorted()
	).toEqual(everyFact.toSorted());
});

describe.each(['card-bingo', 'long-layout'] as const)('%s', (variant) => {
	/** Thirteen with two dealt decks; Mia calls. */
	const base = { variant, players: people(13), caller: 'mia', decks: 2 } as const;
	const calling = table(base);
	const tables = {
		drawingForCaller: table({ ...base, caller: null, drawForCaller: true }),
		dealing: table({ ...base, dealing: 'app' }),
		calling,
		exhausted: calling.tell(...called(...deck)),
		checkingClaim: calling.tell(shouted('ana')),
		bingoStands: calling.tell(...called(...anas), ...claimed('ana', anas)),
		betweenHands: calling.tell(closed)
	};
	const said: Readonly<Record<keyof typeof tables, Answers>> = {
		drawingForCaller: {
			'then calling': 'caller.changed',
			'then drawingForCaller':
				'card.drawn drawing.changed dealing.changed decks.changed option.changed player.joined player.left',
			'then over': 'evening.ended',
			'caller-is-drawn-for':
				'cards.dealt layout.entered card.called bingo.shouted bingo.awarded hand.closed hand.opened',
			'has-not-shouted': 'layout.claimed'
		},
		dealing: {
			'then calling': 'cards.dealt dealing.changed',
			'then dealing': 'caller.changed drawing.changed decks.changed option.changed player.joined player.left',
			'then over': 'evening.ended',
			'deal-first': 'card.called bingo.shouted hand.closed',
			'hand-is-open': 'hand.opened',
			'has-not-shouted': 'layout.claimed',
			'layout-is-dealt': 'layout.entered',
			'no-bingo-to-award': 'bingo.awarded',
			'no-draw-for-caller': 'card.drawn'
		},
		calling: {
			'then betweenHands': 'hand.closed',
			'then calling':
				'layout.entered card.called caller.changed drawing.changed decks.changed option.changed player.joined player.left',
			'then checkingClaim': 'bingo.shouted',
			'then dealing': 'dealing.changed',
			'then over': 'evening.ended',
			'already-dealt': 'cards.dealt',
			'hand-is-open': 'hand.opened',
			'has-not-shouted': 'layout.claimed',
			'no-bingo-to-award': 'bingo.awarded',
			'no-draw-for-caller': 'card.drawn'
		},
		exhausted: {
			'then betweenHands': 'hand.closed',
			'then checkingClaim': 'bingo.shouted',
			'then exhausted': 'layout.entered caller.changed drawing.changed',
			'then over': 'evening.ended',
			'already-dealt': 'cards.dealt',
			'deck-is-out': 'card.called',
			'hand-is-open': 'hand.opened dealing.changed decks.changed option.changed player.joined player.left',
			'has-not-shouted': 'layout.claimed',
			'no-bingo-to-award': 'bingo.awarded',
			'no-draw-for-caller': 'card.drawn'
		},
		checkingClaim: {
			'then calling': 'layout.claimed',
			'then checkingClaim': 'bingo.shouted',
			'already-dealt': 'cards.dealt',
			'claim-is-open':
				'layout.entered card.called bingo.awarded hand.closed hand.opened caller.changed drawing.changed dealing.changed decks.changed option.changed player.joined player.left evening.ended',
			'no-draw-for-caller': 'card.drawn'
		},
		bingoStands: {
			'then betweenHands': 'bingo.awarded',
			'then checkingClaim': 'bingo.shouted',
			'already-dealt': 'cards.dealt',
			'bingo-stands':
				'layout.entered card.called hand.closed hand.opened caller.changed drawing.changed dealing.changed decks.changed option.changed player.joined player.left evening.ended',
			'has-not-shouted': 'layout.claimed',
			'no-draw-for-caller': 'card.drawn'
		},
		betweenHands: {
			'then betweenHands':
				'caller.changed drawing.changed dealing.changed decks.changed option.changed player.joined player.left',
			'then calling': 'hand.opened',
			'then over': 'evening.ended',
			'hand-is-over':
				'cards.dealt layout.entered card.called bingo.shouted layout.claimed bingo.awarded hand.closed',
			'no-draw-for-caller': 'card.drawn'
		}
	};
	it.each(Object.keys(tables) as (keyof typeof tables)[])(
		'%s: what it takes, and why not the rest',
		(state) => {
			expect(tables[state].state).toBe(state);
			expect(answersOf(tables[state])).toEqual({
				...said[state],
				'not-in-this-variant': 'rank.called card.laid hand.claimed'
			});
		}
	);
	it('over: nothing', () => {
		expect(Object.keys(answersOf(calling.tell(ended)))).toEqual(['evening-is-over']);
	});
});

describe('cardgo', () => {
	/** Four with hands that the app dealt; Emil calls. */
	const base = { variant: 'cardgo', players: people(5), caller: 'emil', dealing: 'app' } as const;
	const dealing = table(base);
	const calling = dealing.tell(dealt(dealing.context));
	let exhausted = calling;
	for (let calls = 0; calls < 32; calls++)
		exhausted = exhausted.tell(...[turned(exhausted.context) ?? []].flat());
	const tables = {
		drawingForCaller: table({ ...base, caller: null, drawForCaller: true }),
		dealing,
		calling,
		exhausted,
		checkingClaim: calling.tell(shouted('ana')),
		betweenHands: calling.tell(closed)
	};
	const said: Readonly<Record<keyof typeof tables, Answers>> = {
		drawingForCaller: {
			'then dealing': 'caller.changed',
			'then drawingForCaller': 'card.drawn drawing.changed player.joined player.left',
			'then over': 'evening.ended',
			'caller-is-drawn-for': 'cards.dealt rank.called card.laid bingo.shouted hand.closed hand.opened',
			'has-not-shouted': 'hand.claimed'
		},
		dealing: {
			'then calling': 'cards.dealt drawing.changed',
			'then dealing': 'caller.changed player.joined player.left',
			'then over': 'evening.ended',
			'deal-first': 'rank.called card.laid bingo.shouted hand.closed',
			'hand-is-open': 'hand.opened',
			'has-not-shouted': 'hand.claimed',
			'no-draw-for-caller': 'card.drawn'
		},
		calling: {
			'then betweenHands': 'hand.closed',
			'then calling': 'rank.called caller.changed player.joined player.left',
			'then checkingClaim': 'bingo.shouted',
			'then over': 'evening.ended',
			'already-dealt': 'cards.dealt',
			'hand-is-open': 'hand.opened drawing.changed',
			'has-not-shouted': 'hand.claimed',
			'no-draw-for-caller': 'card.drawn',
			'rank-not-called': 'card.laid'
		},
		exhausted: {
			'then betweenHands': 'hand.closed',
			'then checkingClaim': 'bingo.shouted',
			'then exhausted': 'caller.changed',
			'then over': 'evening.ended',
			'already-dealt': 'cards.dealt',
			'hand-is-open': 'hand.opened drawing.changed player.joined player.left',
			'has-not-shouted': 'hand.claimed',
			'no-draw-for-caller': 'card.drawn',
			'rank-not-called': 'card.laid',
			'stock-is-out': 'rank.called'
		},
		checkingClaim: {
			'then calling': 'hand.claimed',
			'then checkingClaim': 'bingo.shouted',
			'already-dealt': 'cards.dealt',
			'claim-is-open':
				'rank.called card.laid hand.closed hand.opened caller.changed drawing.changed player.joined player.left evening.ended',
			'no-draw-for-caller': 'card.drawn'
		},
		betweenHands: {
			'then betweenHands': 'caller.changed drawing.changed player.joined player.left',
			'then dealing': 'hand.opened',
			'then over': 'evening.ended',
			'hand-is-over': 'cards.dealt rank.called card.laid bingo.shouted hand.claimed hand.closed',
			'no-draw-for-caller': 'card.drawn'
		}
	};
	it.each(Object.keys(tables) as (keyof typeof tables)[])(
		'%s: what it takes, and why not the rest',
		(state) => {
			expect(tables[state].state).toBe(state);
			expect(answersOf(tables[state])).toEqual({
				...said[state],
				'not-in-this-variant':
					'layout.entered card.called layout.claimed bingo.awarded dealing.changed decks.changed option.changed'
			});
		}
	);
	it('over: nothing', () => {
		expect(Object.keys(answersOf(calling.tell(ended)))).toEqual(['evening-is-over']);
	});
	it('with real cards: the app deals anew where it becomes the deck before the first call [C-8]', () => {
		const real = table({ ...base, drawing: 'cards', dealing: 'cards' });
		const told = real.tell({ type: 'drawing.changed', drawing: 'app' });
		expect([real.state, told.state]).toEqual(['calling', 'dealing']);
	});
});

it('blackout knows no caller who plays [C-6]', () => {
	const told = table({ variant: 'blackout', players: people(4) });
	expect(told.tell({ type: 'option.changed', option: 'callerPlays', on: false }).refused).toEqual([
		{ why: 'not-in-this-variant', variant: 'blackout' }
	]);
});

describe('a refusal names', () => {
	it('whose claim is open, the first shout first, and whose bingo stands [C-5] [C-6]', () => {
		const twelve = table({ players: people(12) }).tell(...called(...anas), shouted('ben'), shouted('ana'));
		expect(twelve.tell(closed).refused).toEqual([{ why: 'claim-is-open', player: 'ben' }]);
		const stands = table({ players: people(12) }).tell(...called(...anas), ...claimed('ben', anas), closed);
		expect(stands.refused).toEqual([{ why: 'bingo-stands', player: 'ben' }]);
	});
	it('who has not shouted', () => {
		expect(table().tell(...claimed('carla', anas).slice(1)).refused).toEqual([
			{ why: 'has-not-shouted', player: 'carla' }
		]);
	});
});
