/** One fact of a table's journal, in the table's words. */
// @ts-nocheck

export interface LogEntry {
	readonly seq: number;
	readonly text: string;
	/** ms since 1970. */
	readonly at: number;
	/** It counts, it was struck, or it does not fit and so does not count. */
	readonly state: 'stands' | 'struck' | 'refused';
	/** Why it does not fit, or what it put right. */
	readonly detail?: string;
	/** It cannot be struck: the table's opening. */
	readonly fixed?: boolean;
}

export type LogChange = 'strike' | 'restore';
