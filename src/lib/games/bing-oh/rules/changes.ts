import type { Changes, FactOf } from '$lib/domain/box';
import { joined, left, seatOf } from '$lib/domain/seats';
import { clearCard, move, newPiles, recall, sendHome, spreadOut, swapCards } from './chips';
import { chipsForStars } from './dice';
import type { BingOhFact } from './facts';
import { currentRoll, opponentsOf, roundNumber, type Context } from './game';
import { foreignHeld, pilesAfter } from './keeping';
import { deedOf, movesOf } from './spaces';
import { afterMove, afterRoll, spaceHit, squareOf, withCards, withChip } from './squares';
import { rollerNow, rollForStart, turnOrder } from './turns';
import { freeOnCard } from './view';

type Change = Partial<Context>;
type Fact<T extends BingOhFact['type']> = FactOf<BingOhFact, T>;

/** Ends a round: what held for it is cleared, and the Roller will pass on clockwise. [B-8] */
const roundOver = (
	context: Context,
	callers: readonly string[],
	foreign: Record<string, number>
): Change => ({
	rounds: [...context.rounds, { number: roundNumber(context), callers, foreign }],
	held: foreign,
	known: {},
	direction: 1,
	skips: {},
	demands: {},
	queue: [],
	act: undefined,
	starChips: 0
});

/** Makes one move of the special space at work; with the last one it is done. */
function moveMade({ act }: Context): Pick<Context, 'act'> {
	if (!act || act.left <= 1) return { act: undefined };
	return { act: { ...act, left: act.left - 1, begun: true, thrown: undefined } };
}

/** Returns what a special space changes by itself as soon as it is named. */
function actAtOnce(context: Context, { player, space }: Fact<'space.named'>): Change {
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

function nameSpace(context: Context, fact: Fact<'space.named'>): Change {
	const { player, space, chips = 0 } = fact;
	const left = movesOf(space, chips);
	return {
		...actAtOnce(context, fact),
		queue: context.queue[0] === player ? context.queue.slice(1) : context.queue,
		act: left === 0 ? undefined : { player, space, left, thrown: undefined }
	};
}

function rollDice(context: Context, { player, letter, number, stars }: Fact<'dice.rolled'>): Change {
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

function placeChips(context: Context, { placed, special }: Fact<'chips.placed'>): Change {
	const piles = placed.reduce(
		(now, player) => move(now, player, ['reserve', player], ['card', player]),
		context.piles
	);
	const { act } = context;
	const roll = currentRoll(context);
	const thrown = act?.thrown ?? roll;
	if (!thrown) return { piles };
	const told = {
		piles,
		known: afterRoll(context, act ? [act.player] : (roll?.order ?? []), thrown),
		// Someone else may have the card by the time its space acts. [B-3]
		hits: {
			...context.hits,
			...Object.fromEntries(special.map((player) => [player, spaceHit(context, player, thrown)]))
		}
	};
	if (act) return { ...told, act: undefined, queue: [...special, ...context.queue] };
	return {
		...told,
		roll: roll && { ...roll, placed },
		queue: roll?.order.filter((player) => special.includes(player)) ?? []
	};
}

function takeChip(context: Context, { player, from, owner }: Fact<'chip.taken'>): Change {
	const piles = move(context.piles, owner, ['reserve', from], ['reserve', player]);
	return context.act ? { piles, ...moveMade(context) } : { piles, starChips: context.starChips - 1 };
}

function layRoadblock(context: Context, { player, on, at }: Fact<'roadblock.laid'>): Change {
	const thrown = context.act?.thrown ?? at;
	return {
		piles: move(context.piles, player, ['reserve', player], ['card', on]),
		...(thrown && { known: withChip(context.known, on, squareOf(thrown)) }),
		...moveMade(context)
	};
}

function renewCard(context: Context, { holder, free, card }: Fact<'card.renewed'>): Change {
	const home = clearCard(context.piles, holder);
	return {
		piles: move(home, holder, ['reserve', holder], ['card', holder], free),
		...withCards(context, [{ player: holder, card }]),
		...moveMade(context)
	};
}

function seatPlayer(context: Context, { player, colour, card }: Fact<'player.joined'>): Change {
	const seats = joined(context.seats, player, (joiner) => ({ ...joiner, colour, here: true })).map((seat) =>
		seat.id === player.id ? { ...seat, colour } : seat
	);
	const fresh = seatOf(context.seats, player.id) ? undefined : newPiles([player.id], context.chips);
	const piles = {
		reserve: { ...context.piles.reserve, ...fresh?.reserve },
		card: { ...context.piles.card, ...fresh?.card }
	};
	if (card === undefined) return { seats, piles };
	// The others' free spaces are covered already. [B-1]
	const free = freeOnCard({ ...context, piles }, player.id) ?? 0;
	return {
		seats,
		piles: move(piles, player.id, ['reserve', player.id], ['card', player.id], free),
		...withCards(context, [{ player: player.id, card }])
	};
}

function unseatPlayer(context: Context, { player }: Fact<'player.left'>): Change {
	const { [player]: _, ...demands } = context.demands;
	return {
		seats: left(context.seats, player),
		piles: sendHome(context.piles, player),
		demands,
		startRolls: [],
		tied: [],
		// The stars of a Roller who is gone are nobody's.
		starChips: context.roll?.player === player ? 0 : context.starChips
	};
}

const clearCards = ({ seats, piles }: Context): Context['piles'] =>
	seats.reduce((now, { id }) => clearCard(now, id), piles);

/** Ends a round of a ledger: chips on the cards go home, and those in the reserves count. [B-8] */
const ledgerRoundOver = (context: Context, callers: readonly string[]): Change => ({
	...roundOver(context, callers, foreignHeld(context)),
	piles: clearCards(context)
});

/** Keeps the table otherwise from now on. What a special space was at is the table's affair then. [G-1] */
function keepOtherwise(context: Context, fact: Fact<'keeping.changed'>): Change {
	const { keeping, roller, chips = context.chips } = fact;
	const change = { keeping, chips, known: {}, queue: [], act: undefined, starChips: 0 };
	if (keeping === 'tally') return { ...change, held: foreignHeld(context) };
	const next = roller === undefined ? rollerNow(context) : { roller, skips: context.skips };
	return {
		...change,
		piles: pilesAfter(context, fact),
		roll: undefined,
		first: next?.roller,
		skips: next?.skips ?? context.skips
	};
}

/** What each fact changes, once it has been found to fit. */
export const changes: Changes<Context, BingOhFact> = {
	'round.scored': (context, { callers, foreign, forgotten }) => ({
		...roundOver(context, callers, Object.fromEntries(foreign.map(({ player, count }) => [player, count]))),
		piles: clearCards(context),
		forgotten: context.forgotten + (forgotten ? 1 : 0)
	}),
	'cards.dealt': (context, { free, cards = [] }) => ({
		piles: free.reduce(
			(now, { player, count }) => move(now, player, ['reserve', player], ['card', player], count),
			context.piles
		),
		...withCards(context, cards)
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
	'chip.added': (context, { player, at }) => ({
		piles: move(context.piles, player, ['reserve', player], ['card', player]),
		...(at && { known: withChip(context.known, player, squareOf(at)) }),
		...moveMade(context)
	}),
	'chip.moved': (context, { player, ...moved }) => ({
		known: { ...context.known, [player]: afterMove(context.known[player], moved) },
		...moveMade(context)
	}),
	'roadblock.laid': layRoadblock,
	'roadblock.missed': (context) => moveMade(context),
	'chip.removed': (context, { player, from, owner }) => ({
		piles: move(context.piles, owner, ['card', from], ['reserve', player]),
		...moveMade(context)
	}),
	'cards.swapped': (context, { player, with: other }) => ({
		piles: swapCards(context.piles, player, other),
		known: { ...context.known, [player]: context.known[other], [other]: context.known[player] },
		...moveMade(context)
	}),
	'card.renewed': renewCard,
	'bingoh.called': (context, { calls }) =>
		ledgerRoundOver(
			context,
			calls.map(({ player }) => player)
		),
	'round.lapsed': (context) => ledgerRoundOver(context, []),
	'keeping.changed': keepOtherwise,
	'cards.changed': (_, { cards }) => ({ cards: cards ?? undefined, known: {}, last: 0 }),
	'chips.counted': (context, { owner, spread }) => ({ piles: spreadOut(context.piles, owner, spread) }),
	'dice.changed': (_, { dice }) => ({ dice }),
	'faces.changed': (_, { faces }) => ({ faces }),
	'player.joined': seatPlayer,
	'player.left': unseatPlayer,
	'game.ended': () => ({})
};
