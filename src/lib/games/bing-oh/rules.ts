import { sameName } from '$lib/core/opening';
import { chipsAt, countOf } from './chips';
import {
	fewestPlayers,
	mostPlayers,
	type BingOhFact,
	type BingOhFactType,
	type CallShape,
	type FactOf
} from './facts';
import { currentRoll, seatsHere, type Context } from './game';
import { moveRefusals } from './moves';
import type { BingOhRefusal, Why } from './refusal';
import { rollsAgain, situationOf } from './situation';
import { deedOf } from './spaces';
import { rollerNow, stillToStart } from './turns';
import { whyBusy, whyNoRound, whyNotAll, whyNotHere, whyNotThere } from './whys';

type Refuse<F> = (context: Context, fact: F) => Why;

const rowLength = 6;
const neededFor = (shape: CallShape): number =>
	shape === 'corners' ? 4 : shape === 't' || shape === 'l' || shape === 'z' ? 0 : rowLength;

function whyNoBingOh(context: Context, player: string, shape: CallShape): Why {
	const demand = context.demands[player];
	if (demand !== undefined && shape !== demand) return { why: 'wrong-shape', player, demand };
	if (demand === undefined && ['t', 'l', 'z', 'corners'].includes(shape))
		return { why: 'nothing-demanded', player };
	const count = chipsAt(context.piles, 'card', player, player);
	const needed = neededFor(shape);
	return count < needed ? { why: 'too-few-on-card', player, count, needed } : undefined;
}

/** Whoever sits down in mid round has no card: between rounds they do. */
const whyInMidRound = (context: Context): Why =>
	context.keeping === 'ledger' && currentRoll(context) ? { why: 'round-is-open' } : undefined;

const refusals: { [T in BingOhFactType]: Refuse<FactOf<T>> } = {
	...moveRefusals,
	'round.scored': (context, { callers, foreign }) => {
		if (context.keeping === 'ledger') return { why: 'chips-are-kept' };
		const who =
			whyNotAll(context, callers) ??
			whyNotAll(
				context,
				foreign.map(({ player }) => player)
			);
		if (who) return who;
		if (callers.length === 0) return { why: 'nobody-called' };
		const others = context.seats.length - 1;
		const most = others * context.chips;
		const over = foreign.find(({ count }) => count > most);
		if (over) return { why: 'too-many-foreign', player: over.player, count: over.count, most };
		const together = foreign.reduce((sum, { count }) => sum + count, 0);
		const all = (others + 1) * context.chips;
		return together > all ? { why: 'too-many-together', count: together, most: all } : undefined;
	},
	'cards.dealt': (context, { free }) => {
		if (context.keeping === 'tally') return { why: 'chips-are-not-kept' };
		if (context.dealt) return { why: 'cards-are-dealt' };
		return (
			whyNotAll(
				context,
				free.map(({ player }) => player)
			) ??
			free.map(({ player, count }) => whyNotThere(context, 'reserve', player, player, count)).find(Boolean)
		);
	},
	'start.rolled': (context, { player }) => {
		if (context.keeping === 'ledger' && !context.dealt) return { why: 'cards-not-dealt' };
		if (context.first !== undefined) return { why: 'first-is-known', player: context.first };
		if (context.roll) return { why: 'first-is-known', player: context.roll.player };
		const here = whyNotHere(context, player);
		if (here) return here;
		return stillToStart(context).includes(player) ? undefined : { why: 'not-to-roll', player };
	},
	'start.named': (context, { player }) => {
		if (context.keeping === 'ledger' && !context.dealt) return { why: 'cards-not-dealt' };
		if (context.first === player) return { why: 'already-so' };
		if (context.roll) return { why: 'first-is-known', player: context.first ?? context.roll.player };
		return whyNotHere(context, player);
	},
	'dice.rolled': (context, { player }) => {
		const here = whyNotHere(context, player);
		// Without a ledger the dice are only read out: whoever has them rolls them.
		if (context.keeping === 'tally' || here) return here;
		const { act } = context;
		if (act && rollsAgain(act.space)) {
			if (act.thrown) return { why: 'already-rolled' };
			return act.player === player ? undefined : { why: 'space-is-open', player: act.player };
		}
		const blocked = whyNoRound(context) ?? whyBusy(context);
		if (blocked) return blocked;
		const roller = rollerNow(context)?.roller ?? player;
		return roller === player ? undefined : { why: 'not-the-roller', player, roller };
	},
	'chips.placed': (context, { placed, special }) => {
		const blocked = whyNoRound(context) ?? whyNotAll(context, placed) ?? whyNotAll(context, special);
		if (blocked) return blocked;
		const idle = special.find((player) => !placed.includes(player));
		if (idle !== undefined) return { why: 'placed-nothing', player: idle };
		const { act } = context;
		if (act) {
			if (deedOf(act.space).does !== 'again') return { why: 'space-is-open', player: act.player };
			if (!act.thrown) return { why: 'roll-first' };
			const other = placed.find((player) => player !== act.player);
			if (other !== undefined) return { why: 'space-is-open', player: act.player };
		} else {
			const roll = currentRoll(context);
			if (!roll) return { why: 'nothing-rolled' };
			if (roll.placed) return { why: 'already-so' };
		}
		return placed.map((player) => whyNotThere(context, 'reserve', player, player)).find(Boolean);
	},
	'bingoh.called': (context, { calls }) => {
		const blocked =
			whyNoRound(context) ??
			whyNotAll(
				context,
				calls.map(({ player }) => player)
			);
		if (blocked) return blocked;
		const roll = currentRoll(context);
		if (!roll) return { why: 'nothing-rolled' };
		if (!roll.placed) return { why: 'placing-is-open' };
		return calls.map(({ player, shape }) => whyNoBingOh(context, player, shape)).find(Boolean);
	},
	'chips.counted': (context, { owner, spread }) => {
		if (context.keeping === 'tally') return { why: 'chips-are-not-kept' };
		if (!context.seats.some(({ id }) => id === owner)) return { why: 'no-such-player' };
		const who = whyNotAll(
			context,
			spread.map(({ player }) => player)
		);
		if (who) return who;
		const rest = context.seats.filter(({ id }) => !spread.some(({ player }) => player === id));
		const count =
			spread.reduce((sum, { reserve, card }) => sum + reserve + card, 0) +
			rest.reduce(
				(sum, { id }) =>
					sum + chipsAt(context.piles, 'reserve', id, owner) + chipsAt(context.piles, 'card', id, owner),
				0
			);
		const chips = countOf(context.piles, owner);
		return count === chips ? undefined : { why: 'does-not-add-up', owner, count, chips };
	},
	'dice.changed': (context, { dice }) => (dice === context.dice ? { why: 'already-so' } : undefined),
	'faces.changed': (context, { faces }) =>
		JSON.stringify(faces) === JSON.stringify(context.faces) ? { why: 'already-so' } : undefined,
	'player.joined': (context, { player, colour }) => {
		const others = seatsHere(context).filter(({ id }) => id !== player.id);
		const named = others.find(({ name }) => sameName(name, player.name));
		const seated = seatsHere(context).some(({ id }) => id === player.id);
		if (named || seated) return { why: 'already-at-the-table', name: player.name };
		if (others.length >= mostPlayers) return { why: 'too-many-players', most: mostPlayers };
		if (others.some((seat) => seat.colour === colour)) return { why: 'colour-is-taken' };
		return whyInMidRound(context);
	},
	'player.left': (context, { player }) => {
		const here = whyNotHere(context, player);
		if (here) return here;
		if (seatsHere(context).length <= fewestPlayers) return { why: 'too-few-players', fewest: fewestPlayers };
		return whyBusy(context);
	},
	'game.ended': () => undefined
};

/** Why the table cannot record this fact now, or nothing. The machine's guard asks this same function. */
export function whyRefused(context: Context, fact: BingOhFact): BingOhRefusal | undefined {
	if (situationOf(context) === 'over') return { why: 'game-is-over' };
	return (refusals[fact.type] as Refuse<BingOhFact>)(context, fact);
}
