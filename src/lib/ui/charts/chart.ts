/** One line or one colour of bars: a value at each place of the foot, or null where there is none. */
export interface Series {
	readonly name: string;
	readonly values: readonly (number | null)[];
	/** What was to be expected, drawn apart from what was played. */
	readonly expected?: boolean;
	/** It stands out, as of who won; where it is said of none, the highest does. */
	readonly leads?: boolean;
}

/** A picture of figures: the plot draws it, and the same figures stand beside it as a table. All texts are said already. */
export interface Chart {
	/** Names it among the others of its page: lower case, hyphens. */
	readonly id: string;
	readonly title: string;
	readonly kind: 'lines' | 'bars';
	/** What goes along the foot, and the name of each place, in order. */
	readonly foot: { readonly title: string; readonly labels: readonly string[] };
	/** What goes up the side, as in "points"; with `share` the values are 0 to 1 and read as per cent. */
	readonly side: { readonly title: string; readonly share?: boolean };
	readonly series: readonly Series[];
}
