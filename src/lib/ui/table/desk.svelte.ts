import { entryOf } from '$lib/domain/sure';
import { withDraft } from './drafts';
import type { BoxTypes, Refusal } from '$lib/domain/box';
import { seatChanges, seatsTaken } from '$lib/domain/reseat';
import type { Fact } from '$lib/domain/rows';
import { deedOf, stepsOf, type Deed } from '$lib/domain/steps';
import { feel } from '$lib/device/screen/haptics';
import { m } from '$lib/i18n';
import type { Change, Recorded, Table } from '$lib/session/table.svelte';
import { createContext, type Component, type Snippet } from 'svelte';
import { toasts } from '../feedback/toasts.svelte';
import { Correction } from './correction.svelte';
import type { LoadedWords } from './log-entries';
import type { Asked } from './meant';

/**
 * Returns what starts putting a fact of the history right, given the table after it and its row; with what its button is
 * called, where the history's own words don't say it. Undefined where it can only be struck.
 */
export type Fixes<T extends BoxTypes> = (
	fact: T['fact'],
	after: T['context'],
	seq: number
) => readonly [start: () => void, label?: string] | undefined;

/** The sheets that every table has, or every table at which players shout; a box adds its own. */
export type TableSheet = 'menu' | 'rules' | 'log' | 'people' | 'voice' | 'meant' | 'who';

/** A desk of any box, as the parts that every table has know it. */
export interface AnyDesk {
	readonly table: Table;
	readonly correction: Pick<Correction, 'doubted' | 'make' | 'confirm' | 'cancel'>;
	/** What is being put right in `MeantSheet`. */
	readonly asked: Asked | undefined;
	/** What is being put right, as it survives a reload. */
	half: unknown;
	/** What the undo button works on. */
	readonly undoing: {
		readonly canUndo: boolean;
		undo(): unknown;
		readonly canRedo: boolean;
		redo(): void;
		watched(): boolean;
	};
	open?: string | undefined;
	/** What stands in the bar of every view, beside its buttons. */
	beside?: Snippet;
	/** What is fetched with the table, so that it is there by the first tap: its sheets lie over any view. */
	readonly more?:
		| {
				readonly Sheets: Component;
				/** Returns which round is called next, and by whom. */
				callsNext?(context: unknown): readonly [round: number, said: string];
				/**
				 * Returns a change with which two sat in each other's places, and each keeps what is written of them, as this
				 * box makes it. Undefined where places mean nothing.
				 */
				placesKept?(table: unknown, change: Change): Change | undefined;
		  }
		| undefined;
	/**
	 * What is printed of the box at this table, as the address of the cards page says it, `&set=…`: a set that the app
	 * made, of which a phone can be a card. Empty where it is always the same, undefined where there is nothing.
	 */
	readonly printed?: string | undefined;
	/** A phone can be a card of that set. */
	readonly asCard?: boolean;
	record(...facts: readonly Fact[]): boolean;
	close(sheet: string): void;
	ask(asked: Asked): void;
	answered(): void;
	pause(): void;
	redo(): void;
	settled(result: Recorded): boolean;
}

/** Returns what is said of a deed that was undone, or done once more. */
const turned = (did: Deed['did'], again: boolean) => {
	if (did === 'struck' || did === 'restored')
		return (did === 'struck') === again ? m.shell_undone_restore : m.shell_undone_strike;
	if (again) return m.shell_redone;
	return did === 'replaced' ? m.shell_undone_replacement : m.shell_undone_what;
};

/** The desk of the table on the screen: `TableStage` sets it for all that lies in it. */
export const [getDesk, setDesk] = createContext<AnyDesk>();

/**
 * Where a player tells the table what happened: it records, and says in one sentence what it refuses. A box's own
 * desk extends it. `S` names the box's own sheets.
 */
export abstract class TableDesk<T extends BoxTypes, S extends string = never> {
	readonly table: Table<T>;
	beside?: Snippet;
	/** The sheet that lies over the table, if any. */
	open = $state<TableSheet | S>();
	readonly context: T['context'] = $derived.by(() => this.table.snapshot.context);
	/** What the chart is in: it picks the screen. */
	readonly state: T['state'] = $derived.by(() => this.table.snapshot.state);
	/** A correction that waits for a second tap, because later facts would be struck with it. */
	readonly correction: Correction<T>;

	constructor(table: Table<T>) {
		this.table = table;
		this.correction = new Correction<T>(this);
	}

	/** The box's words, loaded once and kept. */
	abstract words(): Promise<LoadedWords<T>>;

	get printed(): string | undefined {
		return '';
	}

	/** Stops what goes on by itself; the table stays as it is. */
	pause(): void {}

	/** Records facts, all or none. A refusal is said in one sentence, and nothing has changed. [G-4] */
	record(...facts: readonly T['fact'][]): boolean {
		return this.settled(this.table.record(...facts));
	}

	/** Returns whether the table is only watched, and says so. [G-4] */
	watched(): boolean {
		const { readOnly } = this.table;
		if (readOnly) this.refused(readOnly);
		return readOnly !== undefined;
	}

	/** Saves what is entered and not yet recorded; a table that is only watched says so instead. [G-4] */
	saveDraft(entered: unknown): void {
		if (!this.watched()) this.table.setDraft(entered);
	}

	/**
	 * What is being put right: its row and what is typed anew, as its box reads it. It stands in the draft beside what else
	 * is entered, so that a locked phone or a killed tab opens it again. A table that is only watched has none.
	 */
	get half(): unknown {
		return this.table.readOnly ? undefined : entryOf(this.table.draft, 'fix');
	}
	set half(fix: unknown) {
		const { half, table } = this;
		if (table.readOnly) return;
		if (fix) this.#since = this.#of(fix);
		// Once it is written it is not half put right any more.
		else if (half && !entryOf(half, 'meant'))
			this.#left = this.#since === this.#of(half) ? [this.#since, half] : undefined;
		table.setDraft(withDraft(table.draft, 'fix', fix));
	}

	/** Returns the fact that is half put right, as it stands; where that is new the journal, which it is to be the next of. */
	#of(half: unknown): unknown {
		const { rows, folded } = this.table;
		const row = folded.effective.rows.find(({ seq }) => seq === entryOf(half, 'seq'));
		return row ? JSON.stringify(row.fact) : rows;
	}

	/** What something was last typed of, as it stood then, and what was left half put right, with what it is of. */
	#since: unknown;
	#left: readonly [since: unknown, half: unknown] | undefined;

	/**
	 * Returns an entry of what was left half put right when its sheet was closed, where it is of this: it is there again when
	 * the sheet is, as long as its fact stands as it did.
	 */
	halfLeft(of: Readonly<Record<string, unknown>>, entry: string): unknown {
		const [since, half] = this.#left ?? [];
		const same = Object.entries(of).every(([name, value]) => entryOf(half, name) === value);
		return same && since === this.#of(half) ? entryOf(half, entry) : undefined;
	}

	/** Records what ends a round or the game; the menu it was asked for in closes with it. */
	end(fact: T['fact']): void {
		this.pause();
		if (this.record(fact)) this.open = undefined;
	}

	/** Returns whether something was recorded, and says why where it was not. */
	settled(result: Recorded): boolean {
		if (result.ok) {
			// What a sentence said about the table before is no longer so.
			toasts.clear();
			feel('taken');
			return true;
		}
		this.refused(result.refusal);
		return false;
	}

	/** Says in one sentence why the table refused something. */
	refused(refusal: Refusal): void {
		feel('refused');
		const { context } = this;
		void this.words().then(({ refusalSentence }) => toasts.show(refusalSentence(context, refusal)));
	}

	/** Stops at a shout, and asks who it was; at a table that is only watched says so instead. [PB-7] [G-4] */
	askWho(): void {
		this.pause();
		if (!this.watched()) this.open = 'who';
	}

	/** Closes a sheet, unless another one has taken its place meanwhile. */
	close(sheet: TableSheet | S): void {
		if (this.open === sheet) this.open = undefined;
	}

	/** What is being put right. */
	asked = $state.raw<Asked>();
	/** Where it was asked for, and what comes back when it is answered. */
	#askedIn: TableSheet | S | undefined;

	/** Asks what was meant instead of what was recorded. [G-3] */
	ask(asked: Asked): void {
		this.pause();
		this.asked = asked;
		this.openFix('meant');
	}

	/** Nothing is asked any more. */
	answered(): void {
		this.closeFix('meant');
		this.asked = undefined;
	}

	/** Opens a sheet in which something is put right; without one, that is done in the view. */
	openFix(sheet?: TableSheet | S): void {
		// What was asked first may lead on to a sheet of its own.
		if (this.open !== sheet && this.open !== 'meant') this.#askedIn = this.open === 'log' ? 'log' : undefined;
		this.open = sheet;
	}

	/** Closes it: the history comes back, where it was asked for there. */
	closeFix(sheet?: TableSheet | S): void {
		if (this.open === sheet) this.open = this.#askedIn;
	}

	/** What the undo button works on: what goes on by itself stops with it. */
	get undoing() {
		return {
			canUndo: true,
			undo: (): void => this.undo(),
			canRedo: this.table.canRedo,
			redo: (): void => this.redo(),
			watched: (): boolean => this.watched()
		};
	}

	/** Takes back what was done last and says what that was. [G-3] */
	undo(): void {
		this.pause();
		this.#turn(false);
	}

	/** Does once more what was undone, the last first, and says what that is. [G-3] */
	redo(): void {
		this.#turn(true);
	}

	#turn(again: boolean): void {
		const { context: before, table } = this;
		const { rows, undoTarget: undone, outcome } = table;
		const { places } = table.folded.effective;
		// A fact that never fitted comes back alone, and undo would take back another one.
		const redone = stepsOf(rows).undone.at(-1);
		const result = again ? table.redo() : table.undo();
		if (!result.ok) return this.refused(result.refusal);
		const now = table.folded.effective.places;
		const [change, back] = seatChanges(places, now);
		const names = [outcome, table.outcome].map(
			({ scores }, i) => scores.find(({ player }) => player === change?.[i])?.name
		);
		const [was, name] = again ? names : names.toReversed();
		if (was && name) {
			const alone = seatsTaken(places, now).size === 0;
			const says = back ? (alone ? m.new_seated : m.table_swapped) : m.table_sits_instead;
			return void toasts.show(turned('said', again)({ what: says({ was, name }) }));
		}
		const target = again ? redone && deedOf(redone, table.rows) : undone;
		if (!target) return;
		const after = this.context;
		void this.words().then(({ around, logText, briefText = logText }) => {
			const what = briefText(
				target.row.fact,
				...around(target, table, rows, again ? [before, after] : [after, before]),
				again ? after : before
			);
			toasts.show(turned(target.did, again)({ what }));
		});
	}
}
