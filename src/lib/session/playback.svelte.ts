import type { Fact, FactRow, Row } from '$lib/domain/rows';
import { fold, outcomeOf, type Folded } from '$lib/domain/fold';
import type { Outcome, Refusal, Snapshot } from '$lib/domain/box';
import type { FindBox } from '$lib/storage/summaries';
import { exportText, load, type Loaded, type NoTable } from './load';
import type { TableLedger } from './table-ledger';
import { Table } from './table.svelte';

/** One fact that stands, with the table on both sides of it; what was refused changed nothing. */
export interface Move {
	readonly fact: Fact;
	/** ms since 1970. */
	readonly at: number;
	readonly before: Snapshot;
	readonly after: Snapshot;
	readonly refusal: Refusal | undefined;
}

/** What is found under the id of a table to walk through. */
export type PlaybackFound = { readonly what: 'playback'; readonly playback: Playback } | NoTable;

/** Returns what a standing row says, in its place: what it once replaced is not there any more. */
const plain = ({ table, seq, at, v, fact }: FactRow): FactRow => ({ table, seq, at, v, fact });

/**
 * A game to walk through: its facts as they stand, and the table as it was after any number of them, on the box's
 * own screens. Nothing can be recorded at it, and it keeps nobody from writing.
 */
export class Playback {
	readonly moves: readonly Move[];
	/** The table as it was after `at` moves. */
	readonly table: Table;
	/** How the game ended, or stands. */
	readonly outcome: Outcome;
	readonly #rows: readonly FactRow[];
	readonly #folded: Folded;
	#at = $state(0);
	readonly #shown: Folded = $derived.by(() => this.#after(this.#at));
	readonly #outcome: Outcome = $derived.by(() => outcomeOf(this.#shown));

	/** The game under an id as it lies in storage, at its end; or why there is none. */
	static async open(id: string, findBox: FindBox): Promise<PlaybackFound> {
		const loaded = await load(id, findBox);
		return loaded.what === 'loaded' ? { what: 'playback', playback: new Playback(loaded) } : loaded;
	}

	private constructor(loaded: Loaded) {
		this.#folded = loaded.folded;
		// A game begins when it was opened, though its opening may have been put right since.
		this.#rows = loaded.folded.effective.rows.map((row, i) =>
			plain(i === 0 ? { ...row, at: loaded.rows[0]?.at ?? row.at } : row)
		);
		const moves: Move[] = [];
		fold(loaded.box, this.#rows, {
			witness: ({ fact, at }, before, after, refusal) => moves.push({ fact, at, before, after, refusal })
		});
		this.moves = moves;
		this.outcome = outcomeOf(loaded.folded);
		this.#at = moves.length;
		this.table = Table.shown(this.#ledger(loaded));
	}

	/** The game as it stands at its end, whatever is shown. */
	get whole(): Folded {
		return this.#folded;
	}

	/** How many moves the table shows, 0 for one that was just opened. */
	get at(): number {
		return this.#at;
	}

	/** Goes to a move; outside the game means its nearer end. */
	go(to: number): void {
		this.#at = Math.min(Math.max(0, Math.trunc(to) || 0), this.moves.length);
	}

	/** The move that was made last; undefined at the opening. */
	get move(): Move | undefined {
		return this.moves[this.#at - 1];
	}

	#after(count: number): Folded {
		const rows = this.#rows.slice(0, count + 1);
		return {
			...this.#folded,
			snapshot: this.moves[count - 1]?.after ?? this.moves[0]?.before ?? this.#folded.snapshot,
			effective: { rows, struck: [], places: [], refused: [] },
			refused: this.#folded.refused.filter(({ seq }) => rows.some((row) => row.seq === seq))
		};
	}

	/** Returns a ledger that nobody adds rows to. */
	#ledger({ id, box, journal, damaged }: Loaded): TableLedger {
		const shown = () => this.#shown;
		const outcome = () => this.#outcome;
		const nothing = () => undefined;
		return {
			id,
			box,
			damaged,
			get rows(): readonly Row[] {
				return shown().effective.rows;
			},
			get folded() {
				return shown();
			},
			get outcome() {
				return outcome();
			},
			newer: false,
			writer: false,
			writerless: false,
			lost: [],
			next: this.#rows.length,
			saver: { state: 'saved', late: false, trouble: undefined, pending: [], run: () => Promise.resolve() },
			drafts: { value: undefined, set: nothing },
			dismissLost: nothing,
			add: nothing,
			takeOver: () => Promise.resolve(false),
			exportText: () => exportText(id, journal, damaged),
			close: () => Promise.resolve()
		};
	}
}
