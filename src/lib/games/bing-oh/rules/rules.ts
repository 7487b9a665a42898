import type { Rules } from '$lib/domain/box';
import { seatOf, seatsHere, whyNotHere, whyNotJoin, whyNotLeave } from '$lib/domain/seats';
import { cardsAreCovered, chipsAt } from './chips';
import { fewestPlayers, mostPlayers, type BingOhFact, type CallShape } from './facts';
import { currentRoll, type Context } from './game';
import { pilesAfter, whyNotLie, whyNotSpread } from './keeping';
import { moveRules, whyNotThere } from './moves';
import type { BingOhRefusal, Why } from './refusal';
import { deedOf, rollsAgain } from './spaces';
import { numbersOf, whyNoCard } from './squares';
import { rollerNow, stillToStart } from './turns';

/** Returns the first reason among several players: one of them is not here, or named twice. */
function whyNotAll({ seats }: Context, players: readonly string[]): Why {
	const twice = players.find((player, i) => players.indexOf(player) < i);
	if (twice !== undefined) return { why: 'counted-twice', player: twice };
	return players.map((player) => whyNotHere(seats, player)).find(Boolean);
}
const idsOf = (entries: readonly { readonly player: string }[]): readonly string[] =>
	entries.map(({ player }) => player);

const rowLength = 6;
const neededFor = (shape: CallShape): number =>
	shape === 'corners' ? 4 : shape === 't' || shape === 'l' || shape === 'z' ? 0 : rowLength;

/** Returns why a call is no BING-OH! by the shape that was asked and the chips that the ledger counts. [B-7] [B-10] */
export function whyNoBingOh(context: Context, player: string, shape: CallShape): Why {
	const demand = context.demands[player];
	if (demand !== undefined && shape !== demand) return { why: 'wrong-shape', player, demand };
	if (demand === undefined && ['t', 'l', 'z', 'corners'].includes(shape))
		return { why: 'nothing-demanded', player };
	const count = chipsAt(context.piles, 'card', player, player);
	const needed = neededFor(shape);
	return count < needed ? { why: 'too-few-on-card', player, count, needed } : undefined;
}

/** For each type of fact why it does not fit, in a state whose chart knows it. */
export const rules: Rules<Context, BingOhFact, BingOhRefusal> = {
	...moveRules,
	'round.scored': (context, { callers, foreign, forgotten }) => {
		// What was said in the round that is open would belong to this one.
		if (forgotten && (currentRoll(context) || Object.keys(context.demands).length > 0))
			return { why: 'round-has-begun' };
		const who = whyNotAll(context, callers) ?? whyNotAll(context, idsOf(foreign));
		if (who) return who;
		if (callers.length === 0) return { why: 'nobody-called' };
		// Who left took their chips along: only those here own any.
		const owners = seatsHere(context.seats).length;
		const most = (owners - 1) * context.chips;
		const over = foreign.find(({ count }) => count > most);
		if (over) return { why: 'too-many-foreign', player: over.player, count: over.count, most };
		const together = foreign.reduce((sum, { count }) => sum + count, 0);
		const all = owners * context.chips;
		return together > all ? { why: 'too-many-together', count: together, most: all } : undefined;
	},
	'cards.dealt': (context, { free, cards = [] }) =>
		whyNotAll(context, idsOf(free)) ??
		whyNotAll(context, idsOf(cards)) ??
		whyNoCard(context, cards) ??
		free.map(({ player, count }) => whyNotThere(context, 'reserve', player, player, count)).find(Boolean),
	'start.rolled': (context, { player }) => {
		const first = context.first ?? context.roll?.player;
		if (first !== undefined) return { why: 'first-is-known', player: first };
		const here = whyNotHere(context.seats, player);
		if (here) return here;
		return stillToStart(context).includes(player) ? undefined : { why: 'not-to-roll', player };
	},
	'start.named': ({ seats, first, roll }, { player }) => {
		if (first === player) return { why: 'already-so' };
		if (roll) return { why: 'first-is-known', player: first ?? roll.player };
		return whyNotHere(seats, player);
	},
	'dice.rolled': (context, { player, outOfTurn }) => {
		const here = whyNotHere(context.seats, player);
		// Without a ledger the dice are only read out: the player who has them rolls them.
		if (context.keeping === 'tally' || here) return here;
		const { act } = context;
		if (act) {
			if (rollsAgain(act.space) && act.thrown) return { why: 'already-rolled' };
			const acts = rollsAgain(act.space) && act.player === player;
			return acts ? undefined : { why: 'space-is-open', player: act.player };
		}
		const roller = rollerNow(context)?.roller ?? player;
		return roller === player || outOfTurn ? undefined : { why: 'not-the-roller', player, roller };
	},
	'chips.placed': (context, { placed, special }) => {
		const blocked = whyNotAll(context, placed) ?? whyNotAll(context, special);
		if (blocked) return blocked;
		const idle = special.find((player) => !placed.includes(player));
		if (idle !== undefined) return { why: 'placed-nothing', player: idle };
		const { act } = context;
		if (act) {
			if (deedOf(act.space).does !== 'again') return { why: 'space-is-open', player: act.player };
			if (!act.thrown) return { why: 'roll-first' };
			if (placed.some((player) => player !== act.player)) return { why: 'space-is-open', player: act.player };
		}
		return placed.map((player) => whyNotThere(context, 'reserve', player, player)).find(Boolean);
	},
	'bingoh.called': (context, { calls }) =>
		whyNotAll(context, idsOf(calls)) ??
		calls
			.map(({ player, shape, seen }) => (seen ? undefined : whyNoBingOh(context, player, shape)))
			.find(Boolean),
	'round.lapsed': () => undefined,
	'chips.counted': (context, { owner, spread }) => {
		if (!seatOf(context.seats, owner)) return { why: 'no-such-player' };
		return whyNotAll(context, idsOf(spread)) ?? whyNotSpread(context, owner, spread);
	},
	'keeping.changed': (context, fact) => {
		const { keeping, roller, lie = [] } = fact;
		if (keeping === context.keeping) return { why: 'already-so' };
		if (keeping === 'tally') return undefined;
		const owners = lie.map(({ owner }) => owner);
		return (
			whyNotAll(context, owners) ??
			lie.map(({ spread }) => whyNotAll(context, idsOf(spread))).find(Boolean) ??
			(roller === undefined ? undefined : whyNotHere(context.seats, roller)) ??
			whyNotLie(context, fact) ??
			// An open round has a Roller; before a round the table says which player begins.
			(cardsAreCovered(pilesAfter(context, fact)) && (roller ?? rollerNow(context)) === undefined
				? { why: 'who-begins' }
				: undefined)
		);
	},
	'cards.changed': (context, { cards }) =>
		JSON.stringify(cards ?? undefined) === JSON.stringify(context.cards) ? { why: 'already-so' } : undefined,
	'dice.changed': (context, { dice }) => (dice === context.dice ? { why: 'already-so' } : undefined),
	'faces.changed': (context, { faces }) =>
		JSON.stringify(faces) === JSON.stringify(context.faces) ? { why: 'already-so' } : undefined,
	'player.joined': (context, { player, colour, card }) => {
		// Only names of players here are taken. The screen brings an old seat back by its name, but journals hold
		// second seats of players who had left, and these are still played.
		const here = seatsHere(context.seats);
		const blocked = whyNotJoin(here, player, mostPlayers);
		if (blocked) return blocked;
		const taken = here.some((seat) => seat.id !== player.id && seat.colour === colour);
		if (taken) return { why: 'colour-is-taken' };
		if (card === undefined) return undefined;
		// One card alone would be the only one that the ledger knows.
		return numbersOf(context.known).length === 0
			? { why: 'no-such-card', card }
			: whyNoCard(context, [{ card }]);
	},
	'player.left': ({ seats }, { player }) => whyNotLeave(seats, player, fewestPlayers),
	'game.ended': () => undefined
};
