import * as v from 'valibot';
import type { FactEntries, FactIn } from '$lib/domain/box';
import { countCharacters, tidyName } from '$lib/domain/names';
import { mostPlayers as mostAtATable, openingEntries, playersSchema } from '$lib/domain/opening';
import { playerId, seatFacts } from '$lib/domain/seats';

/** A game of one alone is scored too. [AG-1] */
export const fewestPlayers = 1;
export const mostPlayers = Math.min(20, mostAtATable);

/** The most that one round can bring or cost a total. [AG-2] */
export const mostPoints = 99_999;
/** The longest name of a game, in characters as a person counts them. */
export const longestTitle = 24;
export const mostRounds = 200;

/** Who wins: the highest total, or the lowest. [AG-4] */
export const winning = ['highest', 'lowest'] as const;
export type Winning = (typeof winning)[number];

const points = v.pipe(v.number(), v.integer(), v.minValue(-mostPoints), v.maxValue(mostPoints));

/** When the game ends by itself: at a target, after so many rounds, or only when the table says so. [AG-5] */
const ending = v.variant('how', [
	v.strictObject({
		how: v.literal('target'),
		target: v.pipe(
			points,
			v.check((target) => target !== 0, 'is 0')
		)
	}),
	v.strictObject({
		how: v.literal('rounds'),
		rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostRounds))
	}),
	v.strictObject({ how: v.literal('open') })
]);
export type Ending = v.InferOutput<typeof ending>;

const scores = v.pipe(
	v.array(v.strictObject({ side: playerId, points })),
	v.minLength(1),
	v.maxLength(mostPlayers),
	v.readonly()
);
export type RoundScores = v.InferOutput<typeof scores>;

const roundNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const opening = v.pipe(
	v.strictObject({
		...openingEntries,
		players: v.pipe(playersSchema, v.minLength(fewestPlayers), v.maxLength(mostPlayers)),
		box: v.literal('any-game'),
		variant: v.literal('any-game'),
		/** The game on the table, as the players call it. */
		title: v.optional(
			v.pipe(
				v.string(),
				v.check(
					(title) => title !== '' && title === tidyName(title) && countCharacters(title) <= longestTitle,
					`is not a title of 1 to ${String(longestTitle)} characters`
				)
			)
		),
		wins: v.picklist(winning),
		ends: ending,
		/** Who deals the first round, or null where nobody keeps track of it. [AG-6] */
		dealer: v.nullable(playerId),
		/** Who plays with whom, by ids: each pair has one total, under the id of its first. [AG-3] */
		partners: v.optional(v.pipe(v.array(v.tuple([playerId, playerId])), v.minLength(1), v.readonly()))
	}),
	v.forward(
		v.check(
			({ dealer, players }) => dealer === null || players.some(({ id }) => id === dealer),
			'is none of the players'
		),
		['dealer']
	),
	v.forward(
		v.check(({ partners = [], players }) => {
			const paired = partners.flat();
			return (
				new Set(paired).size === paired.length &&
				paired.every((id) => players.some((player) => player.id === id))
			);
		}, 'do not pair up'),
		['partners']
	)
);
export type AnyGameOpening = v.InferOutput<typeof opening>;

/** What can happen at the table of any game once it is open. */
export const facts = {
	/** A round is over: what each total gained or lost with it, and nobody left out. [AG-2] */
	'round.scored': { round: roundNumber, scores },
	/** From the next round on this player deals, or nobody keeps track of it. [AG-6] */
	'dealer.changed': { player: v.nullable(playerId) },
	/** From now on the game ends otherwise. [AG-5] */
	'ending.changed': { ends: ending },
	/** From now on the other end of the list wins. [AG-4] */
	'winning.changed': { wins: v.picklist(winning) },
	...seatFacts,
	/** The table ends the game as it stands. [AG-5] */
	'game.ended': {}
} as const satisfies FactEntries;

export type AnyGameFact = FactIn<typeof facts>;
