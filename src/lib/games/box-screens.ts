import type { Component } from 'svelte';
import type { Opening, Player } from '$lib/core/opening';
import type { Rules } from '$lib/shell/rule-sheet';
import type { Table } from '$lib/table/table.svelte';

/** What a table being set up has chosen, kept by the room and shown by its `SetUpPart`. */
export interface SetUp {
	/** The table's first fact, or one sentence that says what is missing. Names are already checked by the shell. */
	opening(
		players: readonly Player[],
		seed: string
	): { readonly ok: true; readonly opening: Opening } | { readonly ok: false; readonly sentence: string };
	/** What the start button says under its label, as in "4 players, the app calls". */
	summary(players: readonly Player[]): string;
}

/** The set-up of a box: its choices, and the part of the page that shows them. */
export interface BoxSetUp {
	/** A set-up with the print's defaults, or with what `last` (the last table of this box) chose. */
	newSetUp(last: Opening | undefined): SetUp;
	/** The choices of this box between the players and the start button. */
	readonly SetUpPart: Component<{ setUp: SetUp; players: readonly Player[] }>;
}

/** What a box shows. Its lid is `Lid.svelte` in the box's folder, found by the shelf. */
export interface BoxScreens {
	/** The box's name in the current language. */
	name(): string;
	/** What the set-up needs of this box, fetched when somebody sets a table up. */
	loadSetUp(): Promise<BoxSetUp>;
	/** The table in play, fetched when one is opened. */
	loadTableScreen(): Promise<Component<{ table: Table }>>;
	/** The table for a second screen, on which it is only looked at; a box that has none leaves this out. */
	loadBoardScreen?(): Promise<Component<{ table: Table }>>;
	/** The rules of the box in our own words. */
	rules(language: 'en' | 'es'): Promise<Rules>;
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
