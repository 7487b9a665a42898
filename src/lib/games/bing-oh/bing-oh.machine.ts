import { assign, setup } from 'xstate';
import { clearCard, foreignOf, move, newPiles, recall, sendHome, spreadOut, swapCards } from './chips';
import { chipsForStars } from './dice';
import type { BingOhFact, BingOhOpening, FactOf } from './facts';
import { currentRoll, openTable, opponentsOf, roundNumber, seatsHere, type Context } from './game';
import { whyRefused } from './rules';
import { situationOf, situations, type Situation } from './situation';
import { deedOf, movesOf } from './spaces';
import { rollerNow, rollForStart, turnOrder } from './turns';

type Change = Partial<Context>;

/** A round is over: what held for it is cleared, and the Roller will pass on clockwise. [B-8] */
const roundOver = (
	context: Context,
	callers: readonly string[],
	foreign: Record<string, number>
): Change => ({
	rounds: [...context.rounds, { number: roundNumber(context), callers, foreign }],
	dealt: false,
	direction: 1,
	skips: {},
	demands: {},
	queue: [],
	act: undefined,
	starChips: 0
});

/** One move of the special space at work is made; with the last one it is done. */
function moveMade({ act }: Context): Pick<Context, 'act'> {
	if (!act || act.left <= 1) return { act: undefined };
	return { act: { ...act, left: act.left - 1, thrown: undefined } };
}

/** What a special space does by itself as soon as it is named. */
function actAtOnce(context: Context, { player, space }: FactOf<'space.named'>): Change {
	const deed = deedOf(space);
	switch (deed.does) {
		case 'demand': {
			const asked = deed.of === 'player' ? [player] : opponentsOf(context, player).map(({ id }) => id);
			return {
				demands: { ...context.demands, ...Object.fromEntries(asked.map((id) => [id, deed.shape])) }
			};
		}
		case 'lose':
			return { skips: { ...context.skips, [player]: (context.skips[player] ?? 0) + 1 } };
		case 'reverse':
			return { direction: context.direction === 1 ? -1 : 1 };
		case 'recall':
			return { piles: recall(context.piles, player) };
		default:
			return {};
	}
}

function nameSpace(context: Context, fact: FactOf<'space.named'>): Change {
	const { player, space, chips = 0 } = fact;
	const left = movesOf(space, chips);
	return {
		...actAtOnce(context, fact),
		queue: context.queue[0] === player ? context.queue.slice(1) : context.queue,
		act: left === 0 ? undefined : { player, space, left, thrown: undefined }
	};
}

function rollDice(context: Context, { player, letter, number, stars }: FactOf<'dice.rolled'>): Change {
	const draws = context.draws + 1;
	// An extra roll changes neither the Roller nor the stars. [B-4] [B-5]
	if (context.act) return { draws, act: { ...context.act, thrown: { letter, number, stars } } };
	const turn = rollerNow(context);
	return {
		draws,
		skips: turn?.roller === player ? turn.skips : context.skips,
		roll: {
			player,
			letter,
			number,
			stars,
			order: turnOrder(context, player),
			placed: undefined,
			round: roundNumber(context)
		},
		starChips: context.keeping === 'ledger' ? chipsForStars(stars) : 0
	};
}

function placeChips(context: Context, { placed, special }: FactOf<'chips.placed'>): Change {
	const piles = placed.reduce(
		(now, player) => move(now, player, ['reserve', player], ['card', player]),
		context.piles
	);
	if (context.act) return { piles, act: undefined, queue: [...special, ...context.queue] };
	const roll = currentRoll(context);
	if (!roll) return { piles };
	return { piles, roll: { ...roll, placed }, queue: roll.order.filter((player) => special.includes(player)) };
}

function takeChip(context: Context, { player, from, owner }: FactOf<'chip.taken'>): Change {
	const piles = move(context.piles, owner, ['reserve', from], ['reserve', player]);
	return context.act ? { piles, ...moveMade(context) } : { piles, starChips: context.starChips - 1 };
}

function renewCard(context: Context, { holder, free }: FactOf<'card.renewed'>): Change {
	const home = clearCard(context.piles, holder);
	return { piles: move(home, holder, ['reserve', holder], ['card', holder], free), ...moveMade(context) };
}

function seat(context: Context, { player, colour }: FactOf<'player.joined'>): Change {
	const joined = { ...player, colour, here: true };
	if (context.seats.some(({ id }) => id === player.id))
		return { seats: context.seats.map((old) => (old.id === player.id ? joined : old)) };
	const fresh = newPiles([player.id], context.chips);
	return {
		seats: [...context.seats, joined],
		piles: {
			reserve: { ...context.piles.reserve, ...fresh.reserve },
			card: { ...context.piles.card, ...fresh.card }
		}
	};
}

function unseat(context: Context, { player }: FactOf<'player.left'>): Change {
	const { [player]: _, ...demands } = context.demands;
	return {
		seats: context.seats.map((seat) => (seat.id === player ? { ...seat, here: false } : seat)),
		piles: sendHome(context.piles, player),
		demands,
		startRolls: [],
		tied: []
	};
}

/** What each fact does to the table; whether it fits has been asked before. */
const changes: { [T in BingOhFact['type']]: (context: Context, fact: FactOf<T>) => Change } = {
	'round.scored': (context, { callers, foreign }) =>
		roundOver(context, callers, Object.fromEntries(foreign.map(({ player, count }) => [player, count]))),
	'cards.dealt': (context, { free }) => ({
		dealt: true,
		piles: free.reduce(
			(now, { player, count }) => move(now, player, ['reserve', player], ['card', player], count),
			context.piles
		)
	}),
	'start.rolled': (context, { player, number }) => ({
		draws: context.draws + 1,
		...rollForStart(context, player, number)
	}),
	'start.named': (_, { player }) => ({ first: player, startRolls: [], tied: [] }),
	'dice.rolled': rollDice,
	'chips.placed': placeChips,
	'space.named': nameSpace,
	'space.left': (context) => (context.act ? { act: undefined } : { queue: context.queue.slice(1) }),
	'chip.taken': takeChip,
	'stars.left': () => ({ starChips: 0 }),
	'chip.added': (context, { player }) => ({
		piles: move(context.piles, player, ['reserve', player], ['card', player]),
		...moveMade(context)
	}),
	'chip.moved': (context) => moveMade(context),
	'roadblock.laid': (context, { player, on }) => ({
		piles: move(context.piles, player, ['reserve', player], ['card', on]),
		...moveMade(context)
	}),
	'roadblock.missed': (context) => moveMade(context),
	'chip.removed': (context, { player, from, owner }) => ({
		piles: move(context.piles, owner, ['card', from], ['reserve', player]),
		...moveMade(context)
	}),
	'cards.swapped': (context, { player, with: other }) => ({
		piles: swapCards(context.piles, player, other),
		...moveMade(context)
	}),
	'card.renewed': renewCard,
	'bingoh.called': (context, { calls }) => ({
		...roundOver(
			context,
			calls.map(({ player }) => player),
			Object.fromEntries(seatsHere(context).map(({ id }) => [id, foreignOf(context.piles, id)]))
		),
		piles: context.seats.reduce((now, { id }) => clearCard(now, id), context.piles)
	}),
	'chips.counted': (context, { owner, spread }) => ({ piles: spreadOut(context.piles, owner, spread) }),
	'dice.changed': (_, { dice }) => ({ dice }),
	'faces.changed': (_, { faces }) => ({ faces }),
	'player.joined': seat,
	'player.left': unseat,
	'game.ended': () => ({ ended: true })
};

const bingOh = setup({
	types: { context: {} as Context, events: {} as BingOhFact, input: {} as BingOhOpening },
	guards: {
		fits: ({ context, event }) => whyRefused(context, event) === undefined,
		isNow: ({ context }, { situation }: { situation: Situation }) => situationOf(context) === situation
	},
	actions: {
		tell: assign(({ context, event }) =>
			(changes[event.type] as (context: Context, fact: BingOhFact) => Change)(context, event)
		)
	}
});

/** From one situation the table goes on by itself to the one that its facts make. */
const fromHere = (here: Situation) =>
	bingOh.createStateConfig({
		always: situations
			.filter((situation) => situation !== here)
			.map((situation) => ({
				guard: { type: 'isNow', params: { situation } } as const,
				target: situation
			}))
	});

/**
 * Bing-Oh!, with either way of keeping it. Every fact passes the one guard `fits`, which asks the rules; the
 * states are the situations that the rules read off the table, so that nothing can be pending in two of them.
 */
export const bingOhMachine = bingOh.createMachine({
	id: 'bing-oh',
	context: ({ input }) => openTable(input),
	initial: 'dealing',
	on: { '*': { guard: 'fits', actions: 'tell' } },
	states: {
		/** Only the score is kept: rounds are written as they end. */
		tallying: fromHere('tallying'),
		/** Cards go round, and free spaces get their chips. [B-1] */
		dealing: fromHere('dealing'),
		/** Who begins? [B-1] */
		starting: fromHere('starting'),
		/** The Roller rolls. [B-2] */
		rolling: fromHere('rolling'),
		/** Everybody places. [B-2] */
		placing: fromHere('placing'),
		/** Somebody's special space is to be named. [B-3] */
		landing: fromHere('landing'),
		/** A special space is at work. */
		acting: fromHere('acting'),
		/** The Roller takes chips by stars. [B-4] */
		starring: fromHere('starring'),
		over: { type: 'final' }
	}
});
