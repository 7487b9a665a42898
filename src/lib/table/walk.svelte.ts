import type { Fact, FactRow, Row } from '$lib/core/journal';
import { fold, outcomeOf, type Folded } from '$lib/core/replay';
import type { Outcome, Refusal } from '$lib/core/room';
import type { FindRoom } from '$lib/journal/rebuild';
import { exportText, load, type Loaded, type NoTable } from './load';
import { Table, type Ground } from './table.svelte';

/** One fact that stands, with the table on both sides of it; what was refused changed nothing. */
export interface Move {
	readonly fact: Fact;
	/** ms since 1970. */
	readonly at: number;
	readonly before: unknown;
	readonly after: unknown;
	readonly refusal: Refusal | undefined;
}

/** What is found under the id of a table to walk through. */
export type Walked = { readonly what: 'walk'; readonly walk: Walk } | NoTable;

/** What a standing row says, in its place: what it once replaced is not there any more. */
const plain = ({ table, seq, at, v, fact }: FactRow): FactRow => ({ table, seq, at, v, fact });

/**
 * A game to walk through: its facts as they stand, and the table as it was after any number of them, on the room's
 * own screens. Nothing can be said to it, and it keeps nobody from writing.
 */
export class Walk {
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
	static async open(id: string, findRoom: FindRoom): Promise<Walked> {
		const loaded = await load(id, findRoom);
		return loaded.what === 'loaded' ? { what: 'walk', walk: new Walk(loaded) } : loaded;
	}

	private constructor(loaded: Loaded) {
		this.#folded = loaded.folded;
		this.#rows = loaded.folded.standing.rows.map(plain);
		const moves: Move[] = [];
		fold(loaded.room, this.#rows, ({ fact, at }, before, after, refusal) =>
			moves.push({ fact, at, before, after, refusal })
		);
		this.moves = moves;
		this.outcome = outcomeOf(loaded.folded);
		this.#at = moves.length;
		this.table = Table.shown(this.#ground(loaded));
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

	/** The move that was made last, or nothing at the opening. */
	get move(): Move | undefined {
		return this.moves[this.#at - 1];
	}

	#after(count: number): Folded {
		const rows = this.#rows.slice(0, count + 1);
		return {
			...this.#folded,
			snapshot: this.moves[count - 1]?.after ?? this.moves[0]?.before ?? this.#folded.snapshot,
			standing: { rows, struck: [], redo: undefined, refused: [] },
			refused: this.#folded.refused.filter(({ seq }) => rows.some((row) => row.seq === seq))
		};
	}

	/** What the table stands on: rows that no one adds to. */
	#ground({ id, room, journal, damaged }: Loaded): Ground {
		const shown = () => this.#shown;
		const outcome = () => this.#outcome;
		const nothing = () => undefined;
		return {
			id,
			room,
			damaged,
			get rows(): readonly Row[] {
				return shown().standing.rows;
			},
			get folded() {
				return shown();
			},
			get outcome() {
				return outcome();
			},
			newer: false,
			writer: false,
			unattended: false,
			lost: [],
			next: this.#rows.length,
			saver: { state: 'saved', late: false, trouble: undefined, pending: [], run: () => Promise.resolve() },
			drafts: { value: undefined, set: nothing },
			dismissLost: nothing,
			say: nothing,
			takeOver: () => Promise.resolve(false),
			exportText: () => exportText(id, journal, damaged),
			close: () => Promise.resolve()
		};
	}
}
