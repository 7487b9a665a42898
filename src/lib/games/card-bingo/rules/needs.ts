import { mostPlayers } from '$lib/domain/opening';
import { deck } from './cards';

/** The ways of playing, a machine each. */
export const variants = ['card-bingo', 'long-layout', 'blackout', 'cardgo'] as const;
export type CardVariant = (typeof variants)[number];

/** The cards of a hand of Cardgo, and of a layout that is not a longer one. [C-6] [C-8] */
export const five = 5;
/** Rows and columns of five: a layout of Blackout. */
export const blackoutSize = 25;
/** With fewer people than this in all, the caller may hold a layout too. [C-3] */
export const callerStopsPlaying = 5;
/** How often a rank can be called: as often as there are suits. [C-9] */
export const oftenestRank = 4;

/** How many layouts one dealt deck serves. [C-6] */
const layoutsADeck = { 'card-bingo': 10, 'long-layout': 10, blackout: 2, cardgo: five } as const;

/** The most dealt decks a table can have: what Blackout takes for all who can sit down. */
export const mostDecks = mostPlayers / layoutsADeck.blackout;

/** Cards each by the number of layouts, dealt from one deck. For two, which the print leaves to Blackout, as many as there. */
const longSizes: Readonly<Record<number, number>> = {
	2: blackoutSize,
	3: 17,
	4: 13,
	5: 10,
	6: 8,
	7: 7,
	8: 6
};

/** Returns how many cards each layout has when so many are dealt. [C-6] [C-8] */
export function cardsEach(variant: CardVariant, layouts: number): number {
	if (variant === 'blackout') return blackoutSize;
	return variant === 'long-layout' ? (longSizes[layouts] ?? five) : five;
}

/** Returns how many cards each has in an extra hand among so many, which is dealt from one deck. [C-6] */
export const cardsEachExtra = (variant: CardVariant, layouts: number): number =>
	Math.min(cardsEach(variant, layouts), Math.floor(deck.length / layouts));

/** Returns how many dealt decks so many layouts need, beside the deck that is called. [C-6] */
export const decksNeeded = (variant: CardVariant, layouts: number): number =>
	Math.max(1, Math.ceil(layouts / layoutsADeck[variant]));

/** Returns how many calls a hand can have: the whole second deck, or what Cardgo's hands leave of the one deck. [C-1] [C-9] */
export const mostCalls = (variant: CardVariant, layouts: number): number =>
	variant === 'cardgo' ? deck.length - five * layouts : deck.length;

/** What decides how many layouts a table needs. */
export interface Seating {
	readonly variant: CardVariant;
	/** Everybody at the table, the caller among them. */
	readonly people: number;
	/** One of the people calls; else the app does. */
	readonly hasCaller: boolean;
	/** The table lets its caller hold a layout, where that is possible. */
	readonly callerPlays: boolean;
	/** Dealt decks on the table. */
	readonly decks: number;
	/** Where called cards come from. */
	readonly drawing: 'app' | 'cards';
}

/** Returns whether the caller holds a layout at such a table. [C-3] */
export const callerHolds = ({
	variant,
	people,
	callerPlays
}: Omit<Seating, 'hasCaller' | 'decks' | 'drawing'>) =>
	callerPlays && people < callerStopsPlaying && (variant === 'card-bingo' || variant === 'long-layout');

/** Returns how many layouts, or hands, are dealt at such a table. [C-3] */
export const layoutsAt = (seating: Omit<Seating, 'decks' | 'drawing'>): number =>
	seating.people - (seating.hasCaller && !callerHolds(seating) ? 1 : 0);

/** Why such a table cannot play. */
export type SeatingRefusal =
	| { readonly why: 'one-layout-alone' | 'one-hand-alone' }
	| { readonly why: 'too-many-at-cardgo'; readonly most: number }
	| { readonly why: 'far-too-many-at-cardgo'; readonly most: number }
	| { readonly why: 'stock-needs-a-caller' }
	| {
			readonly why: 'too-few-decks';
			readonly layouts: number;
			readonly decks: number;
			readonly needed: number;
	  };

/** Returns why so many people cannot play so. [C-3] [C-6] [C-8] */
export function whyNoSeating(seating: Seating): SeatingRefusal | undefined {
	const { variant, decks } = seating;
	const layouts = layoutsAt(seating);
	if (layouts < 2) return { why: variant === 'cardgo' ? 'one-hand-alone' : 'one-layout-alone' };
	if (variant === 'cardgo') {
		if (layouts > five) {
			// With one of them calling there is room only where it is one too many, and nobody calls yet.
			const far = seating.hasCaller || layouts > five + 1;
			return { why: far ? 'far-too-many-at-cardgo' : 'too-many-at-cardgo', most: five };
		}
		// Who turns a real stock sees what is left in it, so it cannot be one of those who play.
		return seating.drawing === 'cards' && !seating.hasCaller ? { why: 'stock-needs-a-caller' } : undefined;
	}
	const needed = decksNeeded(variant, layouts);
	return needed > decks ? { why: 'too-few-decks', layouts, decks, needed } : undefined;
}
