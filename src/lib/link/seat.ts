import type { BoxTypes, Snapshot } from '$lib/domain/box';
import type { Folded } from '$lib/domain/fold';
import type { Fact, Moment, Row } from '$lib/domain/rows';

/** A table, as a box reads what is half typed there. */
export interface SeatTable<T extends BoxTypes = BoxTypes> {
	readonly folded: {
		readonly snapshot: Snapshot<T>;
		readonly effective: Pick<Folded<T>['effective'], 'places'>;
	};
	readonly rows: readonly Row[];
	readonly draft: unknown;
	/** The row that was done last by now: what is done later is undone before what is written now. [G-3] */
	readonly lastDone: number;
}

/** What a player may do at a table from a phone of their own. A box says it in `link/seat.ts`. */
export interface SeatRules<T extends BoxTypes = BoxTypes> {
	/** Facts that are a player's own to say when they name the player, as a shout does. */
	readonly named: readonly T['fact']['type'][];
	/** Facts that are said by the player whose turn it is. */
	readonly inTurn?: readonly T['fact']['type'][];
	/** Returns whether what a phone says comes too soon: what is asked at the table is answered first. */
	isTooSoon?(table: SeatTable<T>, fact: T['fact']): boolean;
	/** Returns whom the table waits for, where that is another player than the moment names. */
	turn?(snapshot: Snapshot<T>): string | undefined;
	/**
	 * Returns the table's half-typed input with what this player adds to it, or undefined where the table waits
	 * for no such thing of theirs. The draft and `value` are any plain values.
	 */
	fill?(table: SeatTable<T>, player: string, value: unknown): object | undefined;
	/** Returns who said before, and how, what this player would say otherwise by `value`, where it is theirs as well. */
	saidBefore?(table: SeatTable<T>, player: string, value: unknown): HeldBy | undefined;
	/**
	 * Returns what stands by now where this player's phone sends by `fill`, and in which round: the table may have written
	 * it itself, write it otherwise, or take it out. Undefined while nothing can stand there. `before` is what the phone was
	 * told last. [AG-2] [B-7]
	 */
	stands?(table: SeatTable<T>, player: string, before?: Held): Stands | undefined;
	/** What stands no more in the same round was waved off: the table looked at it, and it is none. [B-7] */
	readonly wavesOff?: boolean;
	/**
	 * Returns all that this player has in the hand and nobody else can have too, each by a name, as a card has by its set
	 * and number. Undefined where the value is something else.
	 */
	holds?(value: unknown): readonly string[] | undefined;
	/** Returns whether a player has left the table, or never sat down after all. Others can then take what they had in the hand. */
	left?(snapshot: Snapshot<T>, player: string): boolean;
}

/** Makes the seat rules of a box, typed by it, those of any box: a table is only ever given those of its own. */
export const defineSeat = <T extends BoxTypes>(rules: SeatRules<T>): SeatRules => rules;

/** Whose it is by now, and what. */
export interface HeldBy {
	readonly player: string;
	readonly what: string;
}

/** What a player has in the hand, or in the half-typed input of a round, as far as their phone knows it. */
export interface Held {
	readonly player: string;
	readonly what: readonly string[];
	readonly round?: number;
}

/** What stands half typed of a player's; an empty text where nothing does. */
export interface Stands {
	readonly round: number;
	readonly what: string;
}

/** Why a phone may not say something. */
export type PhoneRefusal =
	/** It is another player's to say, or the table's. */
	| { readonly why: 'not-your-seat' }
	/** The table is asked something that comes first. */
	| { readonly why: 'table-is-asked' }
	/** The table has gone on, and waits for it no more. */
	| { readonly why: 'too-late' }
	/** The phone is nobody's who sits at the table: its player never sat down after all, or has another phone. */
	| { readonly why: 'no-seat' }
	/** The phone only looks. */
	| { readonly why: 'only-looking' }
	/** The table has looked at what this player shouted, and it is none. */
	| { readonly why: 'waved-off' }
	/**
	 * What this player took is in another one's hand, or what they said another one has said otherwise. Where it is this
	 * player, it is what stands of theirs at the table, in that round.
	 */
	| ({ readonly why: 'held'; readonly round?: number } & HeldBy);

/** Why a phone cannot have a seat. */
export type NoSeat =
	/** Another phone has it, and answers. */
	| { readonly why: 'seat-taken' }
	/** Another phone has it, and does not answer: this one gets it once its player is sure. */
	| { readonly why: 'seat-silent' }
	| { readonly why: 'no-such-player' }
	| { readonly why: 'other-version' };

/** Returns whether a fact is this player's own to say now. */
export const isOwn = (
	{ named, inTurn = [] }: SeatRules,
	fact: Fact,
	player: string,
	{ player: turn }: Moment
): boolean =>
	(named.includes(fact.type) && 'player' in fact && fact.player === player) ||
	(inTurn.includes(fact.type) && turn === player);
