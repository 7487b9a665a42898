import { tell, type Heard } from '$lib/domain/tell.testing';
import { deck, type Card, type Rank } from './cards';
import { drawnForCaller, nextCard, dealt as deal } from './draw';
import type { CardsFact, CardsOpening } from './facts';
import type { Hand } from './hand';
import { box, type Cards, type CardsSnapshot } from '..';
import type { CardsState } from './bingo.machine';
import { decksNeeded, layoutsAt, type CardVariant } from './needs';
import type { CardsRefusal } from './refusal';
import { currentHand, type Context } from './table';

const names = [
	'Ana',
	'Ben',
	'Carla',
	'Dora',
	'Emil',
	'Fina',
	'Gil',
	'Hana',
	'Ivo',
	'Jan',
	'Kim',
	'Lola',
	'Mia'
];

/** Returns so many players as tests know them: Ana, Ben, Carla and on. */
export const people = (many: number) =>
	names.slice(0, many).map((name) => ({ id: name.toLowerCase(), name }));

/** Returns a table as tests open it: six people, the app draws and calls, real cards are dealt. */
export function opening(change: Partial<CardsOpening> = {}): CardsOpening {
	const table = {
		type: 'table.opened',
		box: 'card-bingo',
		variant: 'card-bingo',
		edition: 1,
		seed: 'a-table-for-tests',
		players: people(6),
		drawing: 'app',
		dealing: 'cards',
		caller: null,
		drawForCaller: false,
		callerPlays: true,
		...change
	} as const;
	const layouts = layoutsAt({
		...table,
		people: table.players.length,
		hasCaller: table.caller !== null || table.drawForCaller
	});
	return {
		...table,
		decks: change.decks ?? (table.variant === 'cardgo' ? 1 : decksNeeded(table.variant, layouts))
	};
}

/** A table that facts are told to, as tests read it. */
export interface Told {
	readonly snapshot: CardsSnapshot;
	readonly context: Context;
	readonly hand: Hand;
	readonly state: CardsState;
	/** What was refused, in order. */
	readonly refused: readonly CardsRefusal[];
	/** The same table after more facts. */
	tell(...facts: readonly CardsFact[]): Told;
}

type Playing = NonNullable<(typeof box.variants)[string]>;
const variants = box.variants as Readonly<Record<CardVariant, Playing>>;

function told(heard: Heard<Cards>): Told {
	const { snapshot, refused } = heard;
	return {
		snapshot,
		context: snapshot.context,
		hand: currentHand(snapshot.context),
		state: snapshot.state,
		refused,
		tell: (...facts) => told(tell(variants[snapshot.context.variant], heard, facts))
	};
}

/** Returns a table just opened, or one that stands as `snapshot` says. */
export const table = (
	change?: Partial<CardsOpening>,
	snapshot = variants[change?.variant ?? 'card-bingo'].open(opening(change))
): Told => told({ snapshot, refused: [] });

export const called = (...cards: Card[]): CardsFact[] => cards.map((card) => ({ type: 'card.called', card }));
export const ranksCalled = (...said: Rank[]): CardsFact[] =>
	said.map((rank) => ({ type: 'rank.called', rank }));
export const shouted = (player: string): CardsFact => ({ type: 'bingo.shouted', player });
/** Returns a shout and the layout read back with it; without cards the app knows it. */
export const claimed = (player: string, cards?: Card[]): CardsFact[] => [
	shouted(player),
	{ type: 'layout.claimed', player, ...(cards ? { cards } : {}) }
];
/** Returns a shout of Cardgo and the ranks read back with it; without ranks the app keeps the hand. */
export const cardgo = (player: string, ranks?: Rank[]): CardsFact[] => [
	shouted(player),
	{ type: 'hand.claimed', player, ...(ranks ? { ranks } : {}) }
];
export const entered = (player: string, cards: Card[]): CardsFact => ({
	type: 'layout.entered',
	player,
	cards
});
export const awarded: CardsFact = { type: 'bingo.awarded' };
export const closed: CardsFact = { type: 'hand.closed' };
export const opened: CardsFact = { type: 'hand.opened' };
export const ended: CardsFact = { type: 'evening.ended' };

/** Returns what the app deals now, as a fact. */
export const dealt = (context: Context): CardsFact => ({ type: 'cards.dealt', layouts: deal(context) });
/** Returns the card that a player draws next for who calls, as a fact. */
export function drawnFact(context: Context): CardsFact | undefined {
	const drawn = drawnForCaller(context);
	return drawn && { type: 'card.drawn', ...drawn };
}
/** Returns what the app turns next, as a fact. */
export function turned(context: Context): CardsFact | undefined {
	const card = nextCard(context);
	if (!card) return undefined;
	return context.variant === 'cardgo'
		? { type: 'rank.called', rank: card.slice(0, -1) as Rank, card }
		: { type: 'card.called', card };
}

/** Two layouts that many tests claim, and a deck without them. */
export const anas: Card[] = ['7H', 'KS', '2C', '10D', 'AS'];
export const bens: Card[] = ['3H', 'QS', '5C', '9D', 'JS'];
export const others = deck.filter((card) => ![...anas, ...bens].includes(card));

export { whys } from '$lib/domain/tell.testing';
