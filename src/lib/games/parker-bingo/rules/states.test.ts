import { describe, expect, it } from 'vitest';
import { facts, type ParkerFact } from './facts';
import type { State } from './not-now';
import {
	awarded,
	called,
	claimed,
	closed,
	ended,
	firstRow,
	named,
	nColumn,
	opened,
	shouted,
	table,
	whys,
	type Told
} from './testing';
import { tiles } from './tiles';

/** One fact of each kind, such that it fits where it can come. */
const factsOf = ({ context }: Told): readonly ParkerFact[] => [
	...called(75),
	{ type: 'tile.corrected', round: 1, called: 4, meant: null },
	shouted('ben'),
	named('ana', 'column-N', nColumn),
	{ type: 'first.named', player: null },
	awarded,
	closed,
	opened,
	{ type: 'caller.changed', player: 'dora' },
	{ type: 'drawing.changed', drawing: 'tiles' },
	{ type: 'cards.changed', cards: { seed: 'puma-tuba', size: 60 } },
	{ type: 'pattern.changed', pattern: 'full' },
	{ type: 'goal.changed', goal: 500 },
	{ type: 'prize.named', prize: 'a song' },
	{ type: 'last.agreed', at: 7 },
	{
		type: 'option.changed',
		option: context.method === 'points' ? 'callerEachRound' : 'winnerCalls',
		on: true
	},
	{ type: 'player.joined', player: { id: 'emil', name: 'Emil' } },
	{ type: 'player.left', player: 'dora' },
	ended
];

type Answers = Readonly<Record<string, string>>;
/** What a table answers to each fact: why not, or in which state it is then; with the facts that it answers so. */
function answersOf(told: Told): Answers {
	const heard: Record<string, string[]> = {};
	for (const fact of factsOf(told)) {
		const after = told.tell(fact);
		(heard[whys(after.refused)[0] ?? `then ${after.state}`] ??= []).push(fact.type);
	}
	return Object.fromEntries(Object.entries(heard).map(([answer, types]) => [answer, types.join(' ')]));
}

it('asks about every fact of the box', () => {
	expect(
		factsOf(table())
			.map(({ type }) => type)
			.toSorted()
	).toEqual(Object.keys(facts).toSorted());
});

describe.each(['normal', 'points'] as const)('%s', (variant) => {
	const open = table({ variant });
	const played = open.tell(...called(...firstRow));
	const stands = played.tell(...claimed('ana', 'row-1', firstRow));
	const tables: Readonly<Record<State, Told>> = {
		calling: played,
		exhausted: open.tell(...called(...tiles)),
		checkingClaim: played.tell(shouted('ana')),
		bingoStands: stands,
		betweenRounds: stands.tell(awarded),
		over: played.tell(ended)
	};
	/** The house's pattern is for Normal, another goal for Points; a pattern is not changed under a round that has begun. */
	const [mine, others] =
		variant === 'normal' ? ['pattern.changed', 'goal.changed'] : ['goal.changed', 'pattern.changed'];
	const begun: Answers = variant === 'normal' ? { 'round-has-begun': mine } : {};
	const anyTime = (agreed: string) =>
		`caller.changed drawing.changed cards.changed ${agreed}prize.named last.agreed option.changed player.joined player.left`;
	const inRound = anyTime(variant === 'normal' ? '' : `${mine} `);
	const everyChange = anyTime('pattern.changed goal.changed ');
	const said: Readonly<Record<State, Answers>> = {
		calling: {
			...{ 'then betweenRounds': 'round.closed', 'then over': 'evening.ended' },
			'then calling': `ball.called tile.corrected ${inRound}`,
			'then checkingClaim': 'bingo.shouted',
			'has-not-shouted': 'line.claimed',
			'no-bingo-to-award': 'bingo.awarded',
			'nobody-to-choose-from': 'first.named',
			'not-in-this-method': others,
			'round-is-open': 'round.opened',
			...begun
		},
		// A tile that was never turned goes back into the cage. [PB-8] [PB-6]
		exhausted: {
			...{ 'then betweenRounds': 'round.closed', 'then over': 'evening.ended' },
			'then calling': 'tile.corrected',
			'then exhausted': inRound,
			'then checkingClaim': 'bingo.shouted',
			'all-tiles-called': 'ball.called',
			'has-not-shouted': 'line.claimed',
			'no-bingo-to-award': 'bingo.awarded',
			'nobody-to-choose-from': 'first.named',
			'not-in-this-method': others,
			'round-is-open': 'round.opened',
			...begun
		},
		// What waits here is a line that is wrong.
		checkingClaim: {
			'then calling': 'line.claimed',
			'then checkingClaim': 'tile.corrected bingo.shouted',
			'claim-is-open': `ball.called first.named bingo.awarded round.closed round.opened ${everyChange} evening.ended`
		},
		// The corrected tile is one of the line that stands.
		bingoStands: {
			'then betweenRounds': 'bingo.awarded',
			'then calling': 'tile.corrected',
			'then checkingClaim': 'bingo.shouted',
			'bingo-stands': `ball.called round.closed round.opened ${everyChange} evening.ended`,
			'has-not-shouted': 'line.claimed',
			'nobody-to-choose-from': 'first.named'
		},
		betweenRounds: {
			'then betweenRounds': `tile.corrected ${anyTime(`${mine} `)}`,
			'then calling': 'round.opened',
			'then over': 'evening.ended',
			'not-in-this-method': others,
			'round-is-closed': 'ball.called bingo.shouted line.claimed first.named bingo.awarded round.closed'
		},
		over: { 'evening-is-over': Object.keys(facts).join(' ') }
	};
	it.each(Object.keys(tables) as State[])('%s: what it takes, and why not the rest', (state) => {
		expect([tables[state].state, tables[state].refused]).toEqual([state, []]);
		expect(answersOf(tables[state])).toEqual(said[state]);
	});
});
