import type { SaidIn, Snapshot } from '$lib/domain/box';
import type { Moment } from '$lib/domain/rows';
import { seatOf } from '$lib/domain/seats';
import { entryOf } from '$lib/domain/sure';
import type { OneChange } from '$lib/session/preview';
import { emptied } from '$lib/ui/table/meant';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { isAwaited, rollerNow } from '../rules/turns';
import { judgeAt, type FittingRow, type Written } from './fitting';
import { alike, isAbout, passed, placedAgain } from './following';
import { doneLater, endsRound, endsTurn, isTurn } from './row-kinds';
import { versionsOf } from './row-versions';
import { asks, onlyStep } from './space-steps';

type At = Snapshot<BingOh>;

/** How a fact is put right, or put in. */
export interface Righting {
	/** It goes in before the row, which stands after it. */
	readonly leftOut?: boolean;
	/** The table is asked for each step that is still open; without this the step is declined. */
	readonly asking?: boolean;
	/** Later rolls that are another player's turn by then: each was that player's, or stands as it was recorded. [B-5] */
	readonly rolls?: 'next' | 'told' | undefined;
	/** The rows go on from another table than theirs, of which a round that ended before them is none. */
	readonly from?: At;
}

/** A fact that goes in before a row, because the row needs it there. */
interface Added {
	readonly before: number;
	readonly fact: BingOhFact;
	readonly moment: Moment;
}

/** What says that no more was done, where the table went on. */
const declined: readonly BingOhFact['type'][] = ['chips.placed', 'space.left', 'stars.left'];

/** Returns who began, by the first roll, where the rolls for that no longer tell. [B-1] */
const begun = ({ row: { fact } }: FittingRow, { state }: At): BingOhFact | undefined =>
	state === 'starting' && fact.type === 'dice.rolled'
		? { type: 'start.named', player: fact.player }
		: undefined;

/**
 * Replays the rows of a table from one that is removed or put right, or before which others are put in. Each row stands as
 * it was recorded as far as the rules allow: in another version, or behind what the table has to do first. [B-3] [B-4] [G-3]
 */
export class Replay {
	/** What is written besides: facts that fill gaps, and other versions of rows. */
	readonly changes: OneChange[] = [];
	/** The facts of these changes that were not recorded, or otherwise. */
	readonly instead: BingOhFact[] = [];
	/** The fact that stands instead of the first row, if any. */
	stead: BingOhFact | undefined;
	/** The table where it has to be asked what was done; no row is replayed after that. */
	ask: At | undefined;
	/** The rows that fell. */
	readonly fell = new Set<number>();
	/** A row fell as a special space before it has to be done, and is not. */
	isStuck = false;

	readonly #table: Written;
	readonly #how: Righting;
	/** The first row, and those that are replayed after it. */
	readonly #first: FittingRow;
	readonly #later: readonly FittingRow[];
	/** What was done on special spaces that come sooner by now: it stands there. */
	readonly #sooner = new Set<object>();
	/** The table as it is by now. */
	#now: At;
	/** Facts that the table gave, and that are still to go in before a row. */
	#told: readonly BingOhFact[];
	/** The space that is put right, or the roll that was left out, is not over yet. */
	#isOpen: boolean;
	/** Whose special spaces are put right. */
	#whose: readonly string[] = [];
	/** The fact that is removed. */
	#removed: object | undefined;
	/** Players who did not sit down, or left before. */
	readonly #gone: unknown[] = [];
	/** The roll to which the rows belong stands, maybe as another player's. */
	#rollStands = true;
	/** How many rounds do not end, or fall. */
	#roundsLost = 0;

	/** Starts with a row, and with the facts that stand instead of it, or go in before it. */
	constructor(
		table: Written,
		start: FittingRow,
		right: readonly BingOhFact[],
		how: Righting,
		later: readonly FittingRow[] = []
	) {
		this.#later = later;
		this.#table = table;
		this.#how = how;
		this.#first = start;
		this.#now = how.from ?? start.before;
		this.#told = right;
		this.#isOpen = right.length > 0 || (!how.from && endsRound(start.row.fact));
		if (how.from && start.fewer === undefined)
			this.#roundsLost = this.#roundAt(start.before) - this.#roundAt(how.from);
		for (const { id, here } of start.before.context.seats)
			if (here && !seatOf(this.#now.context.seats, id)?.here) this.#gone.push(id);
		// A round that is put in ends before the row.
		if (right.some(endsRound)) this.#roundsLost = -1;
		if (how.leftOut || how.from) this.next(start);
		else this.#replace(start);
	}

	/** Returns in which round a table is. */
	#roundAt = (at: At): number => this.#table.folded.variant.moment(at).round ?? 0;

	/** Replays the next row: it stands, it falls, or something has to be asked first. */
	next(one: FittingRow): void {
		if (this.#sooner.has(one.row.fact))
			return void this.changes.push(emptied(this.#table.folded, one.row.seq));
		if (this.#stands(one) || this.ask) return;
		const { row } = one;
		// A row would still fit, of a special space by a star, or another roll; it was not done by that.
		if (judgeAt(this.#table, this.#now, row.fact, row.moment).ok)
			this.changes.push(emptied(this.#table.folded, row.seq));
		this.fall(one);
	}

	/** Puts the first fact that was given in the place of the first row; without one, the row is removed. */
	#replace(start: FittingRow): void {
		const said = start.row.fact;
		// The round did not end: what is given follows this row, after the steps that need no answer.
		if (endsRound(said)) this.#roundsLost = 1;
		else [this.stead, ...this.#told] = this.#told;
		const fact = this.stead;
		if (said.type === 'space.named') this.#whose = [said.player];
		if (said.type === 'chips.placed' && fact?.type === said.type)
			this.#whose = [...said.special, ...fact.special].filter(
				(player) => said.special.includes(player) !== fact.special.includes(player)
			);
		if (fact) {
			const judged = judgeAt(this.#table, start.before, fact);
			if (judged.ok) this.#now = judged.snapshot;
			return;
		}
		this.#removed = said;
		this.#rollStands = !isTurn(start);
		if (said.type === 'player.joined') this.#gone.push(said.player.id);
	}

	/** Puts a row where it fits by now, behind what fills the gap before it. Returns whether it fits anywhere. */
	#stands(one: FittingRow): boolean {
		const gap: Added[] = [];
		const tables: At[] = [];
		for (let then: At | undefined = this.#now; then; then = this.#fill(one, then, gap)) {
			tables.push(then);
			if (this.#fits(one, then, gap)) return true;
			// What was done on a space that was another one falls, and a deal in the midst of a round.
			const { act } = one.before.context;
			const isElse = this.#isOpen && (act || !isAbout(one.row.fact, one.before.context, then.context));
			if (isElse || one.row.fact.type === 'cards.dealt') break;
		}
		// What was answered, or left out, stands without the row.
		const count = 1 + gap.findLastIndex(({ fact }) => this.#told.includes(fact));
		this.#put(gap.slice(0, count));
		this.#now = tables[count] ?? this.#now;
		return false;
	}

	/** Writes a row in the first version that fits at a table, behind the gap. Returns whether there is one. */
	#fits(one: FittingRow, then: At, gap: readonly Added[]): boolean {
		// All that was left out comes before the first row.
		if (one === this.#first && this.#left(gap).length > 0) return false;
		const { fact: said } = one.row;
		// A BING-OH! waits for no special space.
		const isAnywhere = said.type === 'space.left' || endsRound(said);
		if (!isAnywhere && this.#stageOf(then) !== this.#stageOf(one.before)) return false;
		if (!isAbout(said, one.before.context, then.context)) return false;
		const moment = this.#momentOf(one, then);
		const { touched, right } = placedAgain(said, one.before.context, then.context);
		for (const fact of right ? [right] : this.#versions(one, then)) {
			const judged = judgeAt(this.#table, then, fact, moment);
			if (!judged.ok) continue;
			this.#write(one, { fact, ...(moment && { moment }) }, gap, judged.snapshot);
			if (touched.length > 0) [this.#whose, this.#isOpen] = [touched, true];
			return true;
		}
		return false;
	}

	/** Returns the versions in which a row may stand at a table: first of all as it was recorded. */
	#versions(one: FittingRow, { context }: At): readonly SaidIn<BingOh>[] {
		const { rolls, leftOut } = this.#how;
		// What comes behind a roll that was left out was rolled as it was recorded.
		const turn = isTurn(one) && (rolls ?? (leftOut && one !== this.#first && 'told'));
		return versionsOf(this.#table.box, one, context, this.#gone, turn);
	}

	/** Returns the moment of a row by now: it comes into no other round, and to no other roll. */
	#momentOf(one: FittingRow, then: At): Moment | undefined {
		const { moment } = one.row;
		const { player } = this.#table.folded.variant.moment(then);
		return (
			moment && {
				...moment,
				...(moment.round && { round: moment.round - this.#roundsLost - (one.fewer ?? 0) }),
				...((this.#rollStands || endsTurn(one)) && moment.player && player && { player })
			}
		);
	}

	/**
	 * Returns in which part of a special space a table is, '' in none: what was done on one is nothing that stars, or another
	 * roll, can do. Before it is named, that is so of the space that is put right alone.
	 */
	#stageOf({ context: { act, queue } }: At): string {
		if (act) return 'acting';
		return this.#whose.includes(queue[0] ?? '') ? 'landing' : '';
	}

	/** Returns what the table gave and is not in the gap yet. */
	#left(gap: readonly Added[]): readonly BingOhFact[] {
		return this.#told.filter((told) => !gap.some(({ fact }) => fact === told));
	}

	/** Puts one more fact into the gap before a row. Returns the table after it; undefined if nothing can come there. */
	#fill(one: FittingRow, then: At, gap: Added[]): At | undefined {
		const { variant } = this.#table.folded;
		// What the rules leave alone is not asked, and so not among what was given; nor is what comes behind a roll that was left out.
		const asking = this.#how.asking && (!this.#how.leftOut || one === this.#first);
		// Without asking, a space that needs an answer is declined.
		const only = this.#isOpen && (asking || then.state === 'acting') && onlyStep(variant, then);
		const asks = asking && !only && this.#hasToAsk(one, then);
		// What the table answered goes in where it was asked for, and nowhere before.
		const known = only || ((asks || this.#how.leftOut) && this.#left(gap)[0]);
		if (asks && !known) this.ask = then;
		let fact =
			known ||
			(begun(one, then) ??
				doneLater(one, this.#later.slice(this.#later.indexOf(one) + 1), then, gap) ??
				passed(then));
		// What was removed does not come back by itself: a space of a known card is left alone, and what can be declined is.
		if (fact && !declined.includes(fact.type) && alike(fact, this.#removed))
			fact = fact.type === 'space.named' ? { type: 'space.left', player: fact.player } : undefined;
		if (this.ask || !fact) return undefined;
		const judged = judgeAt(this.#table, then, fact);
		if (!judged.ok) return undefined;
		gap.push({ before: one.row.seq, fact, moment: variant.moment(then) });
		return judged.snapshot;
	}

	/** Returns whether the table has to say whose a roll is, or what was done on what is put right. */
	#hasToAsk(one: FittingRow, then: At): boolean {
		if (isTurn(one) && isAwaited(then.state))
			return !this.#how.rolls && rollerNow(then.context)?.roller !== entryOf(one.row.fact, 'player');
		// Of a roll that was left out, and of what was open when a round went on, all is asked.
		return this.#isOpen && asks(then, this.stead && this.#whose);
	}

	/** Puts in what fills a gap. */
	#put(gap: readonly Added[]): void {
		this.changes.push(...gap);
		for (const { fact } of gap) {
			if (this.#told.includes(fact)) continue;
			if (this.#later.some(({ row }) => row.fact === fact)) this.#sooner.add(fact);
			else this.instead.push(fact);
		}
		this.#told = this.#left(gap);
	}

	/** Records what changes where a row stands, and continues from the table after it. */
	#write(
		one: FittingRow,
		said: Pick<FittingRow['row'], 'fact' | 'moment'>,
		gap: readonly Added[],
		after: At
	): void {
		const { row } = one;
		const { fact, moment } = said;
		this.#put(gap);
		if (fact !== row.fact || !alike(moment, row.moment)) this.changes.push({ replace: row.seq, ...said });
		if (fact !== row.fact && fact.type !== 'table.opened') this.instead.push(fact);
		this.#now = after;
		this.#isOpen &&=
			this.#stageOf(one.before) !== '' || after.context.queue.some((player) => this.#whose.includes(player));
		this.#rollStands ||= endsTurn(one);
	}

	/** Goes on without a row, and remembers what that costs the later ones. */
	fall(one: FittingRow): void {
		const { before, row } = one;
		const { fact } = row;
		this.fell.add(row.seq);
		if (this.#now.state === 'acting' && before.state !== 'acting') this.isStuck = true;
		if (isTurn(one)) this.#rollStands = false;
		// There is no room for one more, or the colour is another player's.
		if (fact.type === 'player.joined' && !seatOf(this.#now.context.seats, fact.player.id)?.here)
			this.#gone.push(fact.player.id);
		if (endsRound(fact) || (fact.type === 'round.scored' && !fact.forgotten)) this.#roundsLost++;
	}
}
