import type { Fact } from '$lib/core/journal';
import type { Refusal } from '$lib/core/room';
import { feel } from '$lib/device/haptics';
import { m } from '$lib/i18n';
import type { Table } from '$lib/table/table.svelte';
import { toasts } from '../toasts.svelte';

/** What a box says about its facts. Fetched when the first sentence is needed. */
export interface TableWords<C, F extends Fact> {
	/** Why this table, or any table, refused something, in one sentence. */
	readonly refusalSentence: (context: C, refusal: Refusal) => string;
	/** A fact in the table's words, given the table before and after it. */
	readonly logText: (fact: F, before: C, after: C) => string;
}

/** The sheets that every table has; a room adds its own. */
export type TableSheet = 'menu' | 'rules' | 'log' | 'people' | 'voice';

/** A desk of any box, as the sheets that every table has know it. */
export interface AnyDesk {
	readonly table: Table;
	open?: string | undefined;
	close(sheet: string): void;
	redo(): void;
	refused(refusal: Refusal): void;
}

/**
 * Where the table is told what happened: it records, and says in one sentence what it refuses. A room's own desk
 * extends it. `C` is the context of the room's machines, `S` names the room's own sheets.
 */
export abstract class TableDesk<C, F extends Fact, S extends string = never> {
	readonly table: Table;
	/** The sheet that lies over the table, if any. */
	open = $state<TableSheet | S>();
	/** The table as it stands. */
	readonly context: C = $derived.by(() => (this.table.snapshot as { readonly context: C }).context);

	constructor(table: Table) {
		this.table = table;
	}

	/** The room's words, fetched once and kept. */
	abstract words(): Promise<TableWords<C, F>>;

	/** Stops what goes on by itself; the table stays as it is. */
	pause(): void {}

	/** Tells the table something: all facts or none. What it refuses is said in one sentence, and nothing has changed. [G-4] */
	record(...facts: readonly F[]): boolean {
		const result = this.table.record(...facts);
		if (result.ok) {
			// What a sentence said about the table before is no longer so.
			toasts.clear();
			feel('taken');
			return true;
		}
		this.refused(result.refusal);
		return false;
	}

	/** Says in one sentence why the table did not take something. */
	refused(refusal: Refusal): void {
		feel('refused');
		const { context } = this;
		void this.words().then(({ refusalSentence }) => toasts.show(refusalSentence(context, refusal)));
	}

	/** Closes a sheet, unless another one has taken its place meanwhile. */
	close(sheet: TableSheet | S): void {
		if (this.open === sheet) this.open = undefined;
	}

	/** What the undo button works on: what goes on by itself stops with it. */
	readonly undoing = {
		canUndo: true,
		undo: (): void => this.undo()
	};

	/** Takes back what was told last, says what that was, and offers it again. [G-3] */
	undo(): void {
		this.pause();
		const before = this.context;
		const target = this.table.undoTarget;
		const result = this.table.undo();
		if (!result.ok || !target) return this.refused(result.ok ? { why: 'nothing-to-undo' } : result.refusal);
		void this.words().then(({ logText }) => {
			const what = logText(target as F, before, before);
			toasts.show(m.shell_undone_what({ what }), { label: m.shell_redo(), run: () => this.redo() });
		});
	}

	/** Brings back what undo took; where more was taken back, it is offered on. */
	redo(): void {
		const result = this.table.redo();
		if (!result.ok) return this.refused(result.refusal);
		if (this.table.canRedo) toasts.show(m.shell_redone(), { label: m.shell_redo(), run: () => this.redo() });
		else toasts.clear();
	}
}
