import type { Changes, FactOf } from '$lib/domain/box';
import { joined, left } from '$lib/domain/seats';
import { cardWith } from './deal';
import type { ParkerFact } from './facts';
import { currentRound, newRound, printedGoal, setOf, type Context, type Round } from './round';
import { nextCaller } from './winners';

const eachRound = (
	[first, ...others]: Context['rounds'],
	change: (round: Round) => Round
): Context['rounds'] => [change(first), ...others.map(change)];

/** Returns the rounds with the one on the table changed. */
function inRound(context: Context, change: Partial<Round>): Pick<Context, 'rounds'> {
	const current = currentRound(context);
	return {
		rounds: eachRound(context.rounds, (round) => (round === current ? { ...round, ...change } : round))
	};
}

/** Returns a round with one of its tiles put right. A closed round stands, with a note. [PB-6] */
function corrected(round: Round, { called, meant }: FactOf<ParkerFact, 'tile.corrected'>): Round {
	if (round.closed) return { ...round, notes: [...round.notes, { called, meant }] };
	// Only a tile of a line that was claimed changes what the table was asked. [PB-13]
	const claimed = round.claims.flatMap(({ lines }) => lines.flatMap(({ numbers }) => numbers));
	const first = claimed.some((number) => number === called || number === meant) ? undefined : round.first;
	if (meant !== null) {
		// Two tiles that changed places change back. [PB-6]
		const calls = round.calls.map((call) => (call === called ? meant : call === meant ? called : call));
		return { ...round, first, calls };
	}
	const index = round.calls.indexOf(called);
	return {
		...round,
		first,
		calls: round.calls.filter((call) => call !== called),
		claims: round.claims.map((claim) =>
			claim.atCall > index ? { ...claim, atCall: claim.atCall - 1 } : claim
		)
	};
}

/** What each fact changes. */
export const changes: Changes<Context, ParkerFact> = {
	'ball.called': (context, { number }) =>
		inRound(context, { calls: [...currentRound(context).calls, number] }),
	'tile.corrected': ({ rounds }, fact) => ({
		rounds: eachRound(rounds, (round) => (round.number === fact.round ? corrected(round, fact) : round))
	}),
	'bingo.shouted': (context, { player }) =>
		inRound(context, { shouts: [...currentRound(context).shouts, { player }], first: undefined }),
	'line.claimed': (context, { player, lines, card }) => {
		const { shouts, claims, calls, cards } = currentRound(context);
		const readFrom = cards ? cardWith(cards, lines, card) : card;
		return inRound(context, {
			shouts: shouts.filter((shout) => shout.player !== player),
			claims: [...claims, { player, lines, atCall: calls.length, card: readFrom }]
		});
	},
	'first.named': (context, { player }) => inRound(context, { first: player }),
	'bingo.awarded': (context) => inRound(context, { closed: 'awarded' }),
	'round.closed': (context) => inRound(context, { closed: 'without' }),
	'round.opened': (context) => {
		const { caller, seats } = nextCaller(context);
		const next = newRound({ ...context, caller });
		return { caller, callerNamed: false, seats, prize: undefined, rounds: [...context.rounds, next] };
	},
	'caller.changed': (context, { player }) => {
		const { closed, caller, relieved = caller } = currentRound(context);
		return closed
			? { caller: player, callerNamed: true }
			: { caller: player, ...inRound(context, { caller: player, relieved }) };
	},
	'drawing.changed': (_, { drawing }) => ({ drawing }),
	'cards.changed': (context, fact) => {
		const cards = setOf(fact.cards);
		return { cards, ...(currentRound(context).closed ? {} : inRound(context, { cards })) };
	},
	'pattern.changed': (context, fact) => {
		const pattern = fact.pattern ?? undefined;
		return { pattern, ...(currentRound(context).closed ? {} : inRound(context, { pattern })) };
	},
	'goal.changed': (_, { goal }) => ({ goal: goal ?? printedGoal }),
	'prize.named': (context, fact) => {
		const prize = fact.prize ?? undefined;
		return currentRound(context).closed ? { prize } : inRound(context, { prize });
	},
	'last.agreed': (_, { at }) => ({ last: at ?? undefined }),
	'option.changed': (context, { option, on }) => {
		const inOpenRound = option === 'freeCentre' && !currentRound(context).closed;
		return {
			options: { ...context.options, [option]: on },
			...(inOpenRound ? inRound(context, { freeCentre: on }) : {})
		};
	},
	'player.joined': ({ seats }, { player }) => ({
		seats: joined(seats, player, (player) => ({ ...player, here: true }))
	}),
	'player.left': ({ seats }, { player }) => ({ seats: left(seats, player) }),
	'evening.ended': (context) => (currentRound(context).closed ? {} : inRound(context, { closed: 'without' }))
};
