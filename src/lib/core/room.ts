import type { Fact } from './journal';
import type { Opening } from './opening';
import type { Upcaster } from './upcast';

/** A refusal is a value: why a fact does not fit, with what a sentence about it needs to know. */
export interface Refusal {
	readonly why: string;
}

/** How a table stands, in terms that every box shares. */
export interface Outcome {
	readonly status: 'in-play' | 'over';
	/** One a player who ever sat down, in seating order; `score` in the box's own unit (Parker Normal: rounds won). */
	readonly scores: readonly { readonly player: string; readonly name: string; readonly score: number }[];
	/** The ids of all who share the win, empty while the table is in play or when nobody won. [G-6] */
	readonly winners: readonly string[];
}

/**
 * One way of playing a box: a machine, and the one function that knows why a fact is refused.
 * `step` gives the very same snapshot back exactly when `whyRefused` has an answer.
 */
export interface Variant<O extends Opening, F extends Fact, S> {
	open(opening: O): S;
	step(snapshot: S, fact: F): S;
	whyRefused(snapshot: S, fact: F): Refusal | undefined;
	outcome(snapshot: S): Outcome;
}

/** What was read of a value that should be a fact: the fact, or the place where it goes wrong. */
export type Reading<F> =
	{ readonly ok: true; readonly fact: F } | { readonly ok: false; readonly problem: string };

/** What a box has to offer so that the journal, the shelf and the replay can deal with it. */
export interface Room<O extends Opening = Opening, F extends Fact = Fact, S = unknown> {
	readonly box: string;
	/** Counts up when a rule changes its meaning; each table keeps the edition it was opened in. */
	readonly edition: number;
	/** One for each change of the facts' shape; the current version is their number plus one. */
	readonly upcasters: readonly Upcaster[];
	/** Reads a fact in its current shape, the opening included. */
	read(value: unknown): Reading<O | F>;
	readonly variants: Readonly<Record<string, Variant<O, F, S>>>;
}
