import type { BoxTypes, Refusal } from '$lib/domain/box';
import type { Fact } from '$lib/domain/rows';

/** What a box says about its facts. Loaded when the first sentence is needed. */
export interface TableWords<C, F extends Fact> {
	/** Returns why this table, or any table, refused something, in one sentence. */
	readonly refusalSentence: (context: C, refusal: Refusal) => string;
	/**
	 * Returns a fact in the table's words, given the table before and after it; with `now`, what holds of it by then: a
	 * later fact may have made a wrong claim right.
	 */
	readonly logText: (fact: F, before: C, after: C, now?: C) => string;
	/** Returns a fact in as few words as the bar of a phone has room for, where `logText` needs many. */
	readonly briefText?: (fact: F, before: C, after: C, now?: C) => string;
	/** Returns which round is called next, counted from 1, and in one sentence by whom; left out where nobody calls. */
	readonly callsNext?: (context: C) => readonly [round: number, said: string];
	/** Returns what a change makes of the table that no fact tells, in sentences, given the table without it and with it. */
	readonly alsoChanges?: (before: C, after: C) => readonly string[];
	/** Returns a text that is the same for facts of one and the same deed: where a change moves it to another row, it is no other one. */
	readonly deedIn?: (fact: F) => string | undefined;
}

/** The words of a box. */
export type WordsOf<T extends BoxTypes> = TableWords<T['context'], T['fact']>;
