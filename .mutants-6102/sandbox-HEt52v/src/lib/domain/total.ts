/** Who plays for one total, and what it has come to, in the box's own unit. */
// @ts-nocheck

export interface Total {
	readonly id: string;
	/** One player, or partners. */
	readonly names: readonly string[];
	readonly score: number;
	/** At least one of them is at the table. */
	readonly here?: boolean;
	/** It is their turn, or they have a part of their own now, such as calling. */
	readonly now?: boolean;
}
