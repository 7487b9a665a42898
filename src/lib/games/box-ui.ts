import type { Component } from 'svelte';
import type { Player } from '$lib/domain/opening';
import type { Folded } from '$lib/domain/fold';
import type { Total } from '$lib/domain/total';
import type { BoxTypes, Refusal, Snapshot } from '$lib/domain/box';
import type { Chart } from '$lib/ui/charts/chart';
import type { Table } from '$lib/session/table.svelte';

/** What a table being set up has chosen, kept by the box and shown by its `SetUpPart`. */
export interface SetUp<T extends BoxTypes = BoxTypes> {
	/** The table's first fact, or one sentence that says what is missing. Names are already checked by the shell. */
	opening(
		players: readonly Player[],
		seed: string
	):
		| { readonly ok: true; readonly opening: T['opening'] }
		| { readonly ok: false; readonly sentence: string };
	/** What the start button says under its label, as in "4 players, the app calls". */
	summary(players: readonly Player[]): string;
	/** What is printed of it, as the address of the cards page says it in `set`; left out where that is the same for all. */
	readonly address?: string;
}

/** The set-up of a box: its choices, and the part of the page that shows them. */
export interface BoxSetUp<T extends BoxTypes = BoxTypes, S extends SetUp<T> = SetUp<T>> {
	/** A set-up with the print's defaults, or with what `last` (the last table of this box) chose. */
	newSetUp(last: T['opening'] | undefined): S;
	/** How many can play it, where that is fewer than sit at other boxes: no more sit down, named or not. */
	readonly mostPlayers?: number;
	/** The choices of this box between the players and the start button. */
	readonly SetUpPart: Component<{ setUp: S; players: readonly Player[] }>;
}

/** A box's journal in words, for a game that is over. */
export interface BoxLog<T extends BoxTypes = BoxTypes> {
	/** Returns a fact in the table's words, given the table before and after it; the opening comes with the open table twice. */
	logText(fact: T['fact'] | T['opening'], before: Snapshot<T>, after: Snapshot<T>): string;
	/** Returns why this table, or any table, refused something, in one sentence. */
	refusalSentence(snapshot: Snapshot<T>, refusal: Refusal): string;
	/** Returns the opening of a rematch: of those who sat there last. */
	rematch(opening: T['opening'], snapshot: Snapshot<T>): T['opening'] | Promise<T['opening']>;
	/** Returns every total in the order in which the end shows them, the best first. */
	ranked(snapshot: Snapshot<T>): readonly Total[];
}

/** A table that is over as plain data: what the stats need of its fold. Kept as a cache, so small: a few hundred numbers. */
export interface TableStats {
	/** Every total (a player, or partners) with what it had come to after each step of the game, the start left out; null where it took no part. */
	readonly course: readonly {
		readonly players: readonly string[];
		readonly totals: readonly (number | null)[];
	}[];
	/** Whatever else the box counts, by player ids where it is a player's. */
	readonly more?: unknown;
}

/** What a box can tell of its tables beyond who won. All of it comes from folds, nothing is counted by hand. */
export interface BoxStats<T extends BoxTypes = BoxTypes> {
	/** Counts up when `ofTable` comes out otherwise for the same fold: what was kept is then worked out anew. */
	readonly version: number;
	/** Pure; asked once a table that is over. */
	ofTable(folded: Folded<T>): TableStats;
	/** Returns what a step of its course is called; left out where it is a round. */
	step?(snapshot: Snapshot<T>): string;
	/**
	 * The box's own charts over many tables, the oldest first, in the current language; those that have nothing to
	 * show are left out. `mine` tells a person's ids from others', and is left out when everybody is meant.
	 */
	charts(tables: readonly TableStats[], mine?: (player: string) => boolean): readonly Chart[];
}

/** What stands for a game of a box among others (`ui/marker.ts` in its folder): its outline, 30 by 30 around the middle, and the colour of a win. */
export interface Marker {
	/** An SVG path. */
	readonly shape: string;
	readonly colour: string;
}

/**
 * What a box shows. In its folder are found, too: its lid (`ui/lid.ts` and `lid.svg`), and its rules in our own words
 * (`rules.en.md` and `rules.es.md`).
 */
export interface BoxUi<T extends BoxTypes = BoxTypes, S extends SetUp<T> = SetUp<T>> {
	/** The box's name in the current language. */
	name(): string;
	/** What the set-up needs of this box, fetched when a table is set up. */
	loadSetUp(): Promise<BoxSetUp<T, S>>;
	/** The table in play, fetched when one is opened. */
	loadTableScreen(): Promise<Component<{ table: Table<T> }>>;
	/** The table to be looked at only: on a second screen, on a phone that plays no part in it, and in a past game. */
	loadBoardScreen(): Promise<Component<{ table: Table<T> }>>;
	/** Its log in words, in a file of its own under `text/`: fetched for a past game, not with the table in play. */
	loadLog(): Promise<BoxLog<T>>;
	/** Its stats; a box without any of its own leaves this out. */
	loadStats?(): Promise<BoxStats<T>>;
	/**
	 * The page that prints cards and lost parts of the box, for a box that has something to print. `set` and `of`
	 * are what the address says of a set's name and size; the page itself finds out whether they can be.
	 */
	loadCardsPage?(): Promise<Component<{ set: string | null; of: string | null }>>;
	/**
	 * A player's own card on a phone, for a box whose cards the app knows. What the address says of the set's name,
	 * its size and the card's serial number comes as it stands there, or null.
	 */
	loadPlayerCard?(): Promise<Component<CardAsked>>;
}

/** A card as an address names it: not yet read, let alone found. */
export interface CardAsked {
	readonly set: string | null;
	readonly of: string | null;
	readonly card: string | null;
}

/**
 * Makes the screens of a box, typed by it, screens of any box. The registry finds rules and screens by one id, so a
 * table is only ever given to the screens of its own box: the one place where that has to be believed.
 */
export const defineUi = <T extends BoxTypes, S extends SetUp<T> = SetUp<T>>(ui: BoxUi<T, S>): BoxUi =>
	ui as unknown as BoxUi;
