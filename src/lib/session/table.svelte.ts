import { isAddition, isFactRow, type Fact, type NewRow, type Row } from '$lib/domain/rows';
import type { Opening } from '$lib/domain/opening';
import { inSeatsNow, successors } from '$lib/domain/reseat';
import { extended, judge, type DamagedRow, type Folded } from '$lib/domain/fold';
import type { Box, BoxTypes, Outcome, Refusal, Snapshot } from '$lib/domain/box';
import type { FindBox } from '$lib/storage/summaries';
import type { Trouble } from '$lib/storage/trouble';
import { deedOf, stepsOf, type Deed } from '$lib/domain/steps';
import { numbered, planChange, planRedo, planUndo, readFact, saidAt, undoable } from './preview';
import type { Change, Grown, Journal, Place, Preview, Recorded, TableRefusal } from './preview';
import { keepWithSeats } from './draft-saver.svelte';
import { Ledger } from './ledger.svelte';
import { begun, load, type NoTable } from './load';
import type { TableLedger } from './table-ledger';
import type { LostRow } from './rebase';

export type { Change, Preview, Recorded, TableRefusal } from './preview';
export type { NoTable } from './load';

/** What is found under a table's id: a table, or why there is none. */
export type Opened = { readonly what: 'table'; readonly table: Table } | NoTable;

const refuse = (refusal: TableRefusal | Refusal): Recorded => ({ ok: false, refusal });

/** Works out what facts add that are said in one step, all or none: each is judged once by the box. */
function planSaid<T extends BoxTypes>(journal: Journal<T>, facts: readonly Fact[], place: Place): Preview<T> {
	let after: Grown<T> = journal;
	const said: NewRow[] = [];
	for (const fact of facts) {
		const reading = readFact(journal.box, fact);
		if (!reading.ok) return reading;
		const { folded } = after;
		const row = saidAt(reading.fact, folded.variant.moment(folded.snapshot, reading.fact));
		const judged = judge(folded, row);
		if (!judged.ok) return judged;
		said.push(row);
		for (const row of numbered(journal, said, place).slice(-1).filter(isFactRow))
			after = { rows: [...after.rows, row], folded: extended(folded, row, judged) };
	}
	return { ok: true, unfit: [], rows: after.rows.slice(journal.rows.length), after };
}

/**
 * A table in play: its journal, folded, and the one way to add to it. What is recorded shows at once and
 * is saved in the background; `saving` tells when it is on the disk. Call `close` when the screen is left.
 */
export class Table<T extends BoxTypes = BoxTypes> {
	readonly #ledger: TableLedger<T>;
	/** A table just created, waiting for its screen to open it. */
	static #fresh: Table | undefined;

	private constructor(ledger: TableLedger<T>) {
		this.#ledger = ledger;
	}

	/** Returns a table of another ledger than its own in play: a past game's, or another device's. */
	static shown(ledger: TableLedger): Table {
		return new Table(ledger);
	}

	/**
	 * Opens a new table with `opening` as its first fact. Answers once that is saved, or storage refused
	 * (`trouble`); `open` with its id then gives this same table. Throws a TypeError for an opening that is none.
	 */
	static async create(box: Box, opening: Opening): Promise<Table> {
		const loaded = begun(box, opening);
		const ledger = new Ledger(loaded);
		await ledger.start(loaded);
		await ledger.saver.run();
		const table = new Table(ledger);
		void Table.#fresh?.close();
		Table.#fresh = table;
		return table;
	}

	/**
	 * Opens the table of that id, as the writer or, when another tab writes, as its live mirror (`watching`).
	 * With `onlyWatch`, or `away` at another device since then (ms since 1970), it stays a mirror even when nobody writes any more (`writerless`), and takes nothing over.
	 */
	static async open(
		id: string,
		findBox: FindBox,
		{
			away,
			onlyWatch = away !== undefined
		}: { readonly onlyWatch?: boolean; readonly away?: number | undefined } = {}
	): Promise<Opened> {
		const fresh = Table.#fresh;
		if (fresh?.id === id && !onlyWatch) {
			Table.#fresh = undefined;
			return { what: 'table', table: fresh };
		}
		const loaded = await load(id, findBox, onlyWatch);
		if (loaded.what !== 'loaded') return loaded;
		const ledger = new Ledger(loaded, onlyWatch, away);
		await ledger.start(loaded);
		return { what: 'table', table: new Table(ledger) };
	}

	get id(): string {
		return this.#ledger.id;
	}

	get box(): Box<T> {
		return this.#ledger.box;
	}

	/** The journal, rows that cannot be read left out. */
	get rows(): readonly Row[] {
		return this.#ledger.rows;
	}

	/** The journal folded: what stands, what is struck, what is refused. */
	get folded(): Folded<T> {
		return this.#ledger.folded;
	}

	get opening(): T['opening'] {
		return this.folded.opening;
	}

	/** What the chart is in now, and what it knows. */
	get snapshot(): Snapshot<T> {
		return this.folded.snapshot;
	}

	get outcome(): Outcome {
		return this.#ledger.outcome;
	}

	/** Rows that cannot be read: set aside, and exported with the rest. */
	get damaged(): readonly DamagedRow[] {
		return this.#ledger.damaged;
	}

	/** Written by a newer app: shown as far as it can be read, and never written to. */
	get newer(): boolean {
		return this.#ledger.newer;
	}

	get away(): number | undefined {
		return this.#ledger.away;
	}

	/** Another tab writes to this table; here it is shown live, and can be taken over. */
	get watching(): boolean {
		return !this.#ledger.writer;
	}

	/** Another device owns this table, and what is done here is proposed to it. */
	get remote(): boolean {
		return this.#ledger.remote === true;
	}

	/** The player of whose own moves alone this device may tell the table; null: of none. Undefined where it may tell all. */
	get guest(): string | null | undefined {
		return this.#ledger.guest;
	}

	/** Nobody writes to this table now; known only to who opened it to watch, and only where the browser tells. */
	get writerless(): boolean {
		return this.#ledger.writerless;
	}

	/** `saved`: all that was said is on the disk. `unsaved`: storage refused, see `trouble`; play goes on. */
	get saving(): 'saved' | 'saving' | 'unsaved' {
		return this.#ledger.saver.state;
	}

	/** The `seq` up to which the journal is on the disk; -1 when nothing is. Rows that cannot be read do not count. */
	get savedTo(): number {
		const [first] = this.#ledger.saver.pending;
		return first ? first.seq - 1 : (this.rows.at(-1)?.seq ?? -1);
	}

	/** Something has been unsaved for 250 ms: time for a small mark. */
	get late(): boolean {
		return this.#ledger.saver.late;
	}

	/** Why storage does not do what is asked of it, until it does again. */
	get trouble(): Trouble | undefined {
		return this.#ledger.saver.trouble;
	}

	/** What this tab said and could not keep because another tab wrote first; `dismissLost` once it was shown. */
	get lost(): readonly LostRow[] {
		return this.#ledger.lost;
	}

	dismissLost(): void {
		this.#ledger.dismissLost();
	}

	/** The half-typed input of this table, any plain value. */
	readonly draft: unknown = $derived.by(() =>
		inSeatsNow(this.#ledger.drafts.value, successors(this.folded.effective))
	);

	/** Keeps half-typed input across a reload; `undefined` when it was said or given up. */
	setDraft(value: unknown): void {
		this.#ledger.drafts.set(value);
	}

	/** Records facts, all or none: each is judged once by the box; what fits shows at once, and saving goes on by itself. */
	record(...facts: readonly T['fact'][]): Recorded {
		return this.write((journal, at) => planSaid(journal, facts, at));
	}

	readonly #steps = $derived.by(() => stepsOf(this.rows));
	readonly #last = $derived.by(() => undoable(this.folded, this.#steps));

	/** What `undo` would take back: the last thing done. The opening never is. */
	get undoTarget(): Deed | undefined {
		return this.#last && deedOf(this.#last, this.rows);
	}

	/** The row that began what `undo` would take back, and nothing else; 0 where that is nothing. */
	get lastDone(): number {
		return this.#last?.[0].seq ?? 0;
	}

	get canUndo(): boolean {
		return this.#last !== undefined && this.readOnly === undefined;
	}

	get canRedo(): boolean {
		return this.#steps.undone.length > 0 && this.readOnly === undefined && !this.remote;
	}

	/** Takes back the last thing done, whatever it was: a fact, a strike, a correction with all that fell with it. [G-3] */
	undo(): Recorded {
		return this.write(planUndo);
	}

	/** Does once more what was undone last, unless something else was done since. */
	redo(): Recorded {
		return this.write(planRedo);
	}

	/** What a change would do to the facts after it. Writes nothing. */
	preview(change: Change): Preview<T> {
		return planChange(this, change);
	}

	/** Makes a change, and takes back with it the later facts that no longer fit. It is one step of undo. */
	change(change: Change): Recorded {
		return this.write((journal, at) => planChange(journal, change, at));
	}

	/** Writes rows that are worked out elsewhere. */
	write(plan: (journal: Journal<T>, at: Place) => Preview<T>): Recorded {
		if (this.readOnly) return refuse(this.readOnly);
		// Where and when the next row would be written.
		const planned = plan(this, { seq: this.#ledger.next, at: Math.max(0, Date.now()) });
		if (!planned.ok) return planned;
		const { places } = this.folded.effective;
		const refusal = this.#ledger.add(planned.rows, planned.after);
		if (!planned.rows.every(isAddition))
			keepWithSeats(this.#ledger.drafts, places, this.folded.effective.places, this.draft);
		return refusal ? refuse(refusal) : { ok: true };
	}

	/** Makes this tab the writer, even when the tab that was is frozen. False when the browser would not, and for who only watches. */
	takeOver(): Promise<boolean> {
		return this.#ledger.takeOver();
	}

	/** Tries again to save what storage refused. */
	retry(): Promise<void> {
		return this.#ledger.saver.run();
	}

	/** The whole table as a journal file, with what is not saved yet and what cannot be read. */
	exportText(): string {
		return this.#ledger.exportText();
	}

	/** Leaves the table: other tabs may write to it. What is not saved stays known to this page. */
	close(): Promise<void> {
		if (Table.#fresh === this) Table.#fresh = undefined;
		return this.#ledger.close();
	}

	/** Why nothing can be recorded here: the journal is a newer app's, or another tab or device writes it. */
	get readOnly(): TableRefusal | undefined {
		if (this.newer) return { why: 'newer' };
		return this.watching ? { why: 'watching', away: this.away } : undefined;
	}
}
