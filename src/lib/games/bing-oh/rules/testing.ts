import { tell, type Heard } from '$lib/domain/tell.testing';
import { chipsAt, type Place } from './chips';
import { printedFaces, type Letter } from './dice';
import type { BingOhFact, BingOhOpening, CallShape } from './facts';
import type { Context } from './game';
import type { BingOhState } from './not-now';
import type { FactOf, Snapshot } from '$lib/domain/box';
import { box, type BingOh } from '../index';
import type { BingOhRefusal } from './refusal';
import { scores } from './scoring';
import type { Space } from './spaces';
import { rollerNow } from './turns';

const variant = box.variants['bing-oh'] as NonNullable<(typeof box.variants)[string]>;

/** Returns a table of Ana, Ben and Cai as tests open it: all chips kept, the app's dice. */
export function opening(change: Partial<BingOhOpening> = {}): BingOhOpening {
	const players = change.players ?? ['Ana', 'Ben', 'Cai'].map((name) => ({ id: name.toLowerCase(), name }));
	return {
		type: 'table.opened',
		box: 'bing-oh',
		variant: 'bing-oh',
		edition: 1,
		seed: 'a-table-for-tests',
		keeping: 'ledger',
		dice: 'app',
		faces: printedFaces,
		chips: 50,
		colours: (['red', 'yellow', 'blue'] as const).slice(0, players.length),
		...change,
		players
	};
}

export const twoPlayers = ['Ana', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }));

/** A table that facts are told to, as tests read it. */
export interface Told {
	readonly snapshot: Snapshot<BingOh>;
	readonly context: Context;
	readonly state: BingOhState;
	readonly roller: string | undefined;
	/** Points by player. */
	readonly points: Readonly<Record<string, number>>;
	/** What was refused, in order. */
	readonly refused: readonly BingOhRefusal[];
	/** The same table after more facts. */
	tell(...facts: readonly BingOhFact[]): Told;
	/** How many chips of `owner` lie somewhere. */
	at(place: Place, player: string, owner?: string): number;
}

function told(heard: Heard<BingOh>): Told {
	const { snapshot, refused } = heard;
	const { context, state } = snapshot;
	return {
		snapshot,
		context,
		state,
		roller: rollerNow(context)?.roller,
		points: Object.fromEntries(scores(context)),
		refused,
		at: (place, player, owner = player) => chipsAt(context.piles, place, player, owner),
		tell: (...facts) => told(tell(variant, heard, facts))
	};
}

/** Returns a table just opened. */
export const table = (change?: Partial<BingOhOpening>): Told =>
	told({ snapshot: variant.open(opening(change)), refused: [] });

/** Returns a ledger whose cards are dealt, with Ana to roll first. */
export const begun = (change?: Partial<BingOhOpening>): Told =>
	table(change).tell(dealt(), { type: 'start.named', player: 'ana' });

/** Returns the same table with chips of `owner` moved out of their reserve, as if counted. */
export const spread = (
	owner: string,
	...places: readonly (readonly [player: string, reserve: number, card: number])[]
): BingOhFact => ({
	type: 'chips.counted',
	owner,
	spread: places.map(([player, reserve, card]) => ({ player, reserve, card }))
});

export const dealt = (free: Readonly<Record<string, number>> = {}): BingOhFact => ({
	type: 'cards.dealt',
	free: Object.entries(free).map(([player, count]) => ({ player, count }))
});
export const rolled = (player: string, stars = 0, letter: Letter = 'N', number = 3): BingOhFact => ({
	type: 'dice.rolled',
	player,
	letter,
	number,
	stars
});
export const placed = (players: readonly string[], special: readonly string[] = []): BingOhFact => ({
	type: 'chips.placed',
	placed: players,
	special
});
/** Returns a roll that everybody places on, on a special space for some. */
export const turn = (
	player: string,
	special: readonly string[] = [],
	stars = 0,
	all = ['ana', 'ben', 'cai']
): BingOhFact[] => [rolled(player, stars), placed(all, special)];
export const named = (player: string, space: Space, chips?: number): BingOhFact =>
	chips === undefined
		? { type: 'space.named', player, space }
		: { type: 'space.named', player, space, chips };
export const left = (player: string): BingOhFact => ({ type: 'space.left', player });
export const taken = (player: string, from: string, owner = from): BingOhFact => ({
	type: 'chip.taken',
	player,
	from,
	owner
});
export const called = (...calls: readonly (readonly [player: string, shape?: CallShape])[]): BingOhFact => ({
	type: 'bingoh.called',
	calls: calls.map(([player, shape = 'row']) => ({ player, shape }))
});
export const scored = (
	callers: readonly string[],
	foreign: Readonly<Record<string, number>> = {}
): BingOhFact => ({
	type: 'round.scored',
	callers,
	foreign: Object.entries(foreign).map(([player, count]) => ({ player, count }))
});

/** Returns the reasons alone. */
export const whys = ({ refused }: Pick<Told, 'refused'>): string[] => refused.map(({ why }) => why);

export const added = (player: string): BingOhFact => ({ type: 'chip.added', player });
export const moved = (
	player: string,
	spaces?: Pick<FactOf<BingOhFact, 'chip.moved'>, 'from' | 'at'>
): BingOhFact => ({ type: 'chip.moved', player, ...spaces });
export const roadblock = (player: string, on: string): BingOhFact => ({ type: 'roadblock.laid', player, on });
export const missed = (player: string): BingOhFact => ({ type: 'roadblock.missed', player });
export const removed = (player: string, from: string, owner = from): BingOhFact => ({
	type: 'chip.removed',
	player,
	from,
	owner
});
export const swapped = (player: string, other: string): BingOhFact => ({
	type: 'cards.swapped',
	player,
	with: other
});
export const renewed = (player: string, holder: string, free = 0): BingOhFact => ({
	type: 'card.renewed',
	player,
	holder,
	free
});
/** Ana rolled, everybody placed, and Ana is on that special space. */
export const on = (space: Parameters<typeof named>[1], chips?: number) =>
	begun().tell(...turn('ana', ['ana']), named('ana', space, chips));
