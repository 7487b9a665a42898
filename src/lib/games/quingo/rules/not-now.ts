import { byFact } from '$lib/domain/by-kind';
import type { FactOf } from '$lib/domain/box';
import type { LeafOf } from '$lib/domain/play';
import { mostPlayers } from '$lib/domain/opening';
import { whyNotHere, whyNotJoin } from '$lib/domain/seats';
import type { StateValueFrom } from 'xstate';
import { isSameSet } from './dice';
import type { QuingoFact } from './facts';
import type { quingoMachine } from './quingo.machine';
import type { QuingoRefusal } from './refusal';
import { aScore, rules, whyNotTheirTurn } from './rules';
import { withoutWilds, type Context } from './table';

/** The states a Quingo table can be in. */
export type QuingoState = LeafOf<StateValueFrom<typeof quingoMachine>>;

type Reasons = {
	readonly [T in QuingoFact['type']]?: (context: Context, fact: FactOf<QuingoFact, T>) => QuingoRefusal;
};

const because = (refusal: QuingoRefusal) => () => refusal;

/** Returns the reasons for moves at a full table where nobody has a turn: strangers are told that first. */
const noMoves = (refusal: QuingoRefusal) => {
	const reason = ({ seats }: Context, { player }: { readonly player: string }): QuingoRefusal =>
		whyNotHere(seats, player) ?? refusal;
	return { 'box.checked': reason, 'box.crossed': reason, 'turn.passed': reason } satisfies Reasons;
};

const onlyFull: QuingoRefusal = { why: 'only-at-a-full-table' };

/** Returns what is still to be prepared; before that, whether a fact is one of a full table alone. */
const unprepared = (context: Context, fullTableOnly: boolean): QuingoRefusal => {
	if (fullTableOnly && context.keeping === 'sheets') return onlyFull;
	return context.values ? { why: 'wilds-first', players: withoutWilds(context) } : { why: 'bonuses-first' };
};

const poolFirst: Reasons = {
	'limits.rolled': because({ why: 'pool-first' }),
	...noMoves({ why: 'pool-first' })
};
const playerDiceFirst: Reasons = noMoves({ why: 'player-dice-first' });

const whyNotJoinNow = (refusal: QuingoRefusal): Reasons => ({
	'player.joined': ({ seats }, { player }) => whyNotJoin(seats, player, mostPlayers, 'all') ?? refusal
});
const lastLapIsOn = whyNotJoinNow({ why: 'last-lap-is-on' });

const marking: Reasons = {
	'pool.rolled': because(onlyFull),
	'limits.rolled': because(onlyFull),
	'turn.passed': because(onlyFull)
};

/** The reasons of a table in play that no state below has another one for. */
const otherwise: Reasons = {
	'bonuses.rolled': because({ why: 'bonuses-are-rolled' }),
	'wilds.made': ({ seats }, { player }) => whyNotHere(seats, player) ?? { why: 'wilds-are-made', player },
	'pool.rolled': because({ why: 'pool-is-on-the-table' }),
	'limits.rolled': because({ why: 'player-dice-are-rolled' }),
	'youngest.named': because({ why: 'nobody-is-tied' }),
	'box.cleared': because({ why: 'only-on-sheets' }),
	'set.changed': (context, { set }) => ({
		why: isSameSet(set, context.set) ? 'already-so' : 'pool-is-on-the-table'
	}),
	...whyNotJoinNow({ why: 'pool-is-on-the-table' })
};

const reasons: Readonly<Record<Exclude<QuingoState, 'over'>, Reasons>> = {
	preparing: {
		'pool.rolled': (context) => unprepared(context, true),
		'limits.rolled': (context) => unprepared(context, true),
		'turn.passed': (context) => unprepared(context, true),
		'box.checked': (context, { dice }) => unprepared(context, !!dice),
		'box.crossed': (context, { die }) => unprepared(context, !!die),
		'box.cleared': (context) =>
			context.keeping === 'full' ? { why: 'only-on-sheets' } : unprepared(context, false)
	},
	rollingPool: poolFirst,
	rollingLimits: playerDiceFirst,
	namingYoungest: noMoves({ why: 'youngest-first' }),
	scoring: {
		'box.crossed': (context, { player }) => {
			const score = aScore(context, player) ?? { number: 0, dice: [] };
			return whyNotTheirTurn(context, player) ?? { why: 'can-score', player, ...score };
		},
		'turn.passed': (context, { player }) => whyNotTheirTurn(context, player) ?? { why: 'no-passing', player }
	},
	crossing: {
		// Nothing can be scored, so the rule of scoring always finds what is wrong with it.
		'box.checked': (context, fact) =>
			rules['box.checked'](context, fact) ?? { why: 'must-cross', player: fact.player },
		'turn.passed': (context, { player }) => whyNotTheirTurn(context, player) ?? { why: 'must-cross', player }
	},
	lastMove: {
		...lastLapIsOn,
		'box.crossed': (context, { player }) =>
			whyNotTheirTurn(context, player) ?? { why: 'no-crossing-in-the-last-lap' }
	},
	rollingPoolAgain: { ...lastLapIsOn, ...poolFirst },
	rollingLimitsAgain: { ...lastLapIsOn, ...playerDiceFirst },
	marking,
	markingLast: marking
};

/** Returns why a fact cannot come in this state. */
export function notNow(context: Context, state: QuingoState, fact: QuingoFact): QuingoRefusal {
	if (state === 'over') return { why: 'game-is-over' };
	const reason = (of: Reasons) => byFact<Context, QuingoFact, QuingoRefusal>(of, context, fact);
	// The facts that every state in play takes have no reason here.
	return reason(reasons[state]) ?? reason(otherwise) ?? { why: 'game-is-over' };
}
