import type { LeafOf } from '$lib/domain/play';
import type { StateValueFrom } from 'xstate';
import type { bingOhMachine } from './bing-oh.machine';
import type { BingOhFact } from './facts';
import type { Context } from './game';
import type { BingOhRefusal } from './refusal';

/** The states of the chart. */
export type BingOhState = LeafOf<StateValueFrom<typeof bingOhMachine>>;

/** Returns whether BING-OH! can be called: everybody has placed, and the next roll has not been made. [B-3] */
export const callIsOpen = (state: BingOhState): boolean =>
	state === 'landing' || state === 'acting' || state === 'starring' || state === 'rolling';

type Reason = (context: Context, fact: BingOhFact) => BingOhRefusal;
/** Why facts cannot come in a state: some for reasons of their own, `other` for all the rest. */
type Reasons = { readonly [T in BingOhFact['type']]?: Reason } & { readonly other: Reason };

const because =
	(refusal: BingOhRefusal): Reason =>
	() =>
		refusal;
const firstIsKnown: Reason = ({ first, roll }) => ({
	why: 'first-is-known',
	player: first ?? roll?.player ?? ''
});
const spaceIsOpen: Reason = ({ act, queue }) => ({
	why: 'space-is-open',
	player: act?.player ?? queue[0] ?? ''
});
const noStars: Reason = ({ roll }, fact) => {
	const player = 'player' in fact && typeof fact.player === 'string' ? fact.player : '';
	const roller = roll?.player ?? player;
	return player === roller ? { why: 'no-stars', player } : { why: 'not-the-roller', player, roller };
};

/** In every state of a ledger. */
const inLedger = { 'round.scored': because({ why: 'chips-are-kept' }) };
const inRound = {
	...inLedger,
	'cards.dealt': because({ why: 'cards-are-dealt' }),
	'start.rolled': firstIsKnown,
	'start.named': firstIsKnown
};
const inMidRound = { ...inRound, 'player.joined': because({ why: 'round-is-open' }) };
const noSpaceAllows = because({ why: 'no-space-allows' });
/** What only a special space at work does. */
const ofSpaces = {
	'chip.added': noSpaceAllows,
	'chip.moved': noSpaceAllows,
	'roadblock.laid': noSpaceAllows,
	'roadblock.missed': noSpaceAllows,
	'chip.removed': noSpaceAllows,
	'cards.swapped': noSpaceAllows,
	'card.renewed': noSpaceAllows
};
const hasPlaced = { ...inMidRound, 'chips.placed': because({ why: 'already-so' }) };

const reasons: Record<BingOhState, Reasons> = {
	tallying: {
		// A table without chips writes each round that ends, with or without a caller.
		'round.lapsed': because({ why: 'nobody-called' }),
		other: because({ why: 'chips-are-not-kept' })
	},
	dealing: { ...inLedger, other: because({ why: 'cards-not-dealt' }) },
	starting: {
		...inLedger,
		'cards.dealt': because({ why: 'cards-are-dealt' }),
		other: because({ why: 'who-begins' })
	},
	beginning: {
		...inRound,
		...ofSpaces,
		'space.left': noSpaceAllows,
		other: because({ why: 'nothing-rolled' })
	},
	placing: { ...inMidRound, ...ofSpaces, other: because({ why: 'placing-is-open' }) },
	landing: { ...hasPlaced, ...ofSpaces, other: spaceIsOpen },
	acting: { ...inMidRound, other: spaceIsOpen },
	starring: {
		...hasPlaced,
		...ofSpaces,
		'space.left': noSpaceAllows,
		other: ({ roll }) => ({ why: 'stars-are-open', player: roll?.player ?? '' })
	},
	rolling: { ...hasPlaced, 'chip.taken': noStars, 'stars.left': noStars, other: noSpaceAllows },
	over: { other: because({ why: 'game-is-over' }) }
};

/** Returns why a fact cannot come in this state. */
export const notNow = (context: Context, state: BingOhState, fact: BingOhFact): BingOhRefusal =>
	(reasons[state][fact.type] ?? reasons[state].other)(context, fact);
