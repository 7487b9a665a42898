/** A stretch of rule text: plain, or in a style. */
export type Run = string | { readonly text: string; readonly style: 'strong' | 'em' };

/**
 * A part of a rule: plain text, a decision of ours where the print is silent (`decided`), a list, or a table.
 * A table's cells are plain text; every row has as many cells as the head.
 */
export type Block =
	| { readonly kind: 'text' | 'decided'; readonly runs: readonly Run[] }
	| { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] }
	| {
			readonly kind: 'table';
			readonly head: readonly string[];
			readonly rows: readonly (readonly string[])[];
	  };

/** One numbered rule, as `[PB-9]` is cited in the code and in the log. */
export interface Rule {
	/** The box's letters and a number, `PB-9`; the same in every language. */
	readonly id: string;
	readonly title: string;
	/** The heading the rule stands under. */
	readonly section: string;
	/** Never empty. */
	readonly blocks: readonly Block[];
}

/** A box's rules in one language, in the order of the sheet. */
export type Rules = readonly Rule[];
