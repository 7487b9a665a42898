import type { Box, BoxTypes, Outcome } from '$lib/domain/box';
import { outcomeOf, readRows, type DamagedRow, type Folded } from '$lib/domain/fold';
import type { Row } from '$lib/domain/rows';
import type { Roster } from '$lib/storage/roster';
import { timesOf } from '$lib/storage/summaries';
import { summarize, type TableSummary } from '$lib/storage/summary';
import { foldWithNames, writtenNames } from './fold-with-names';
import { exportText, seqOf, type Loaded } from './load';
import type { Grown } from './preview';

/** A table's journal as this tab holds it: all its rows, those that can be read, and what they come to. */
export class HeldJournal<T extends BoxTypes = BoxTypes> {
	readonly id: string;
	readonly box: Box<T>;
	/** As it lies in storage, rows that cannot be read included. */
	#all: readonly unknown[];
	#rows: readonly Row[];
	#folded: Folded<T>;
	#damaged: readonly DamagedRow[];
	#newer: boolean;
	#roster: Roster;

	constructor(loaded: Loaded<T>) {
		this.id = loaded.id;
		this.box = loaded.box;
		this.#all = loaded.journal;
		this.#rows = $state.raw(loaded.rows);
		this.#folded = $state.raw(loaded.folded);
		this.#damaged = $state.raw(loaded.damaged);
		this.#newer = $state.raw(loaded.newer);
		this.#roster = loaded.roster;
	}

	get all(): readonly unknown[] {
		return this.#all;
	}

	get rows(): readonly Row[] {
		return this.#rows;
	}

	get folded(): Folded<T> {
		return this.#folded;
	}

	get damaged(): readonly DamagedRow[] {
		return this.#damaged;
	}

	get newer(): boolean {
		return this.#newer;
	}

	readonly outcome: Outcome = $derived.by(() => outcomeOf(this.#folded));

	/** The first free place in it. */
	get next(): number {
		return this.#all.reduce<number>((next, row) => Math.max(next, (seqOf(row) ?? -1) + 1), 0);
	}

	/** Its rows before a place. */
	before(seq: number): readonly unknown[] {
		return this.#all.filter((row) => (seqOf(row) ?? -1) < seq);
	}

	/** Returns rows as they are to be written: where a player sits down who fits by the names of today alone, with these. */
	withNames(judged: readonly Row[], after: Grown<T>) {
		return writtenNames(this, this.#all, judged, after);
	}

	/** Adds rows that were judged, with the journal that they make. */
	add(added: readonly Row[], { rows, folded }: Grown<T>): void {
		this.#all = [...this.#all, ...added];
		this.#rows = rows;
		this.#folded = folded;
	}

	/** Reads it anew, by the names of today. Its opening was read before and is never struck; should it be gone, what is held stays. */
	read(all: readonly unknown[], roster = this.#roster): void {
		this.#roster = roster;
		const read = readRows(this.box, all);
		const { rows, folded } = foldWithNames(this.box, read.rows, this.#roster);
		if (!folded.ok) return;
		this.#all = all;
		this.#rows = rows;
		this.#folded = folded;
		this.#damaged = read.damaged;
		this.#newer = read.newer;
	}

	get summary(): TableSummary {
		const { id, outcome } = this;
		const times = timesOf(this.#all, outcome.status === 'over');
		return summarize({ id, opening: this.#folded.opening, outcome, times, journal: this.#all.length });
	}

	/** Who plays at the table, and since when. */
	get players() {
		const players = this.outcome.scores.map(({ player, name }) => ({ id: player, name }));
		return { players, openedAt: timesOf(this.#all, false).openedAt };
	}

	get text(): string {
		return exportText(this.id, this.#all, this.#damaged);
	}
}
