import { entryOf } from '$lib/domain/sure';
import { isAddition } from '$lib/domain/rows';
import type { FactOf } from '$lib/domain/box';
import type { Standing } from '$lib/domain/moved';
import type { Table } from '$lib/session/table.svelte';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { TableDesk } from '$lib/ui/table/desk.svelte';
import { withDraft } from '$lib/ui/table/drafts';
import { createContext, untrack } from 'svelte';
import type { AnyGame } from '..';
import type { AnyGameFact } from '../rules/facts';
import { pointsOf, present, sidesHere, sidesOf } from '../rules/game';
import type { AnyGameRefusal } from '../rules/rules';
import { nextText, writtenText } from '../text/names';
import { draftRound, readTyped, typedInto, typedOf, type Typed, type TypedInto } from './draft';
import { Entry } from './entry.svelte';

type Scored = FactOf<AnyGameFact, 'round.scored'>;
/** A round where it stands in the journal. */
type Written = Standing<Scored>;

/** A round that is put right, with its points as they are typed anew; or one that was left out before it. */
export interface Fixing extends Written {
	readonly entry: Entry;
	readonly leftOut: boolean;
}

/** What a table needs after its first round: sheets, the end, sentences. Fetched with the table, and kept. */
const later = () => import('./deferred');
type Later = Awaited<ReturnType<typeof later>>;

export const [getDesk, setDesk] = createContext<AnyGameDesk>();

/** The desk of a score pad: the round that is being written, and one that is put right. */
export class AnyGameDesk extends TableDesk<AnyGame, 'rounds' | 'fix' | 'chosen'> {
	/** The round that is being written; what is typed of it survives a reload. */
	readonly entry: Entry;
	/** The round that is put right; it survives a reload as it is. */
	fixing = $state.raw<Fixing>();
	more = $state.raw<Later>();

	readonly #fetched = later().then((more) => (this.more = more));

	constructor(table: Table<AnyGame>) {
		super(table);
		const { typed, at, after } = this.#draft;
		this.entry = new Entry(() => sidesHere(this.context), {
			typed,
			at,
			after,
			changed: (into) => this.#save(into && this.#typedInto(into)),
			refused: () => this.watched()
		});
		// A round that is removed or written in before makes another one of what is played now: what is typed goes along. Where
		// a phone wrote that round itself, what was typed of it is never the next one's.
		let was = this.round;
		$effect(() => {
			const { round } = this;
			untrack(() => {
				const { draft, rows } = table;
				const row = rows.at(-1);
				const wrote = row && isAddition(row) && row.fact.type === 'round.scored';
				if (entryOf(draft, 'round') === was && was !== round && !table.readOnly) {
					if (wrote) this.entry.fill();
					else table.setDraft(withDraft(draft, 'round', round));
				}
				was = round;
			});
		});
		// A phone that is linked types into its own field, and another window into any: what it wrote is not typed any more.
		$effect(() => {
			const { typed, after, at } = this.#draft;
			untrack(() => this.entry.adopt(typed, after, at));
		});
		const { half } = this;
		const written = this.written().find(({ seq }) => seq === entryOf(half, 'seq'));
		const leftOut = entryOf(half, 'leftOut') === true;
		if (written)
			this.#openFix(written, readTyped(entryOf(half, 'typed')), leftOut, String(entryOf(half, 'at')));
		else if (entryOf(half, 'chosen')) this.choose();
		// The round does not stand any more: nor does it open should it come back.
		else if (half) this.half = undefined;
	}

	/** Saves what is typed, and whose phone said which points. */
	#save(from = this.#draft.from): void {
		const { entry, round, table } = this;
		if (table.readOnly) return;
		const { after, at, blank, last, typed } = entry;
		table.setDraft(blank && !last ? undefined : { fix: this.half, round, typed, after, at, from });
	}

	/** Keeps for undo what stood in the field that was typed into, and returns whose phone said which points. */
	#typedInto(into: TypedInto): unknown {
		const { entry, table } = this;
		const { after, from } = typedInto(table, { after: entry.after, from: this.#draft.from }, into);
		entry.after = after;
		return from;
	}

	/** The round that is played now, as it is half typed. */
	get #draft() {
		return draftRound(this.table, this.round);
	}

	words = () => this.#fetched;

	/** The number of the round that is played now. */
	get round(): number {
		return this.context.rounds.length + 1;
	}

	/** Goes to the next total without points; where every total has some, `full` is done. */
	next(entry: Entry, full: () => void): void {
		const side = entry.nextEmpty;
		if (!side) full();
		else if (side.id === entry.at) {
			const missing: AnyGameRefusal = { why: 'points-missing', side: side.id };
			this.refused(missing);
		} else {
			entry.at = side.id;
			announcer.say(nextText(present(side.players)));
		}
	}

	/** Goes on in the round that is played now, and writes it once it is complete. [AG-2] */
	goOn(): void {
		this.next(this.entry, () => {
			const { round } = this;
			if (!this.record({ type: 'round.scored', round, scores: this.entry.scores })) return;
			this.entry.fill();
			// Who has won is said by the end itself.
			if (this.state !== 'over') announcer.say(writtenText(this.context));
		});
	}

	/**
	 * Brings back what stood in the field that was typed into last; returns false where more was done since, which undo takes
	 * back first. [G-3]
	 */
	takeBack = (): boolean => {
		const back = this.entry.takeBack(this.table.lastDone);
		if (back) this.#save(withDraft(this.#draft.from, back[0], back[3]));
		return back !== undefined;
	};

	/** Takes back what was done last; a round that is not written any more stands there as it was typed. [G-3] */
	override undo(): void {
		const { round, table } = this;
		const last = table.undoTarget?.did === 'said' && this.context.rounds.at(-1);
		super.undo();
		if (last && this.round < round) this.entry.fill(last.scores);
	}

	/** Does what was undone last once more; a round that is written again is not typed as well, whatever became of it. */
	override redo(): void {
		const last = this.written().at(-1)?.seq;
		const { round } = this;
		super.redo();
		if (this.round > round && this.written().at(-2)?.seq === last) this.entry.fill();
	}

	/** The rounds where they stand in the journal, in the order in which they were written. */
	written(): readonly Written[] {
		const { effective, refused } = this.table.folded;
		return effective.rows.flatMap(({ seq, fact, moment }) =>
			fact.type === 'round.scored' && !refused.some((row) => row.seq === seq) ? [{ seq, fact, moment }] : []
		);
	}

	/** Opens a round that was written wrongly, by its row. [AG-2] */
	fix(row: number): void {
		const written = this.written().find(({ seq }) => seq === row);
		if (written) this.#openFix(written, typedOf(written.fact.scores));
	}

	/** Opens a round that was left out before the one that is open. [AG-2] */
	fixLeftOut(): void {
		if (this.fixing) this.#openFix(this.fixing, {}, true);
	}

	#openFix({ seq, fact, moment }: Written, typed: Typed, leftOut = false, at = ''): void {
		// Only those whose points are in it: who came later was not there yet.
		const sides = sidesOf(this.context).filter(({ id }) => pointsOf(fact.scores, id) !== undefined);
		// What was typed when its sheet was closed too soon is there again.
		typed = readTyped(this.halfLeft({ seq, leftOut }, 'typed') ?? typed);
		const keep = () => (this.half = { seq, typed: entry.typed, at: entry.at, leftOut });
		const entry = new Entry(() => sides, { typed, at, changed: keep });
		this.fixing = { seq, fact, moment, entry, leftOut };
		this.openFix('fix');
		keep();
	}

	/** Opens who wins and when the game ends. [AG-4] [AG-5] */
	choose = (): void => this.openFix('chosen');

	/** Leaves what is put right in a sheet as it was. */
	leave(sheet: 'fix' | 'chosen'): void {
		this.correction.cancel();
		this.closeFix(sheet);
		this.half = undefined;
	}

	/** Leaves the round as it was written. */
	leaveFix(): void {
		this.leave('fix');
		this.fixing = undefined;
	}
}
