import { m } from '$lib/i18n';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import type { Colours } from '$lib/session/from-roster';
import { toldColours } from '$lib/session/told-colours.svelte';
import { TableDesk } from '$lib/ui/table/desk.svelte';
import { madeBefore } from '$lib/ui/table/double-tap';
import type { Table } from '$lib/session/table.svelte';
import { createContext } from 'svelte';
import type { Quingo } from '..';
import type { Fixing } from './fixing.svelte';
import { onTop, stillToMove } from '../rules/order';
import { enteredAgain, rollLimits, rollPool } from '../rules/rolls';
import type { Box } from '../rules/sheet';
import type { QuingoRefusal } from '../rules/refusal';
import { fullSheets, seated, sheetOf } from '../rules/table';
import { ruleInForce } from '../rules/view';
import { nameIn } from '../text/names';

/**
 * What a table needs besides the sheets and the dice: entering real dice, wilds, the end, the sheets over the table,
 * and their words. Fetched with the table, and kept, so that no later version takes it away.
 */
const deferred = () => import('./deferred');
type Deferred = typeof import('./deferred');

export const [getDesk, setDesk] = createContext<QuingoDesk>();

/** How long, in ms, a mark on sheets alone is seen to land before the next sheet comes. */
const landing = 1000;

/** The desk of a Quingo table: whose sheet is looked at, and what the app rolls. */
export class QuingoDesk extends TableDesk<Quingo, 'ways' | 'sheet' | 'keeping'> {
	/** The sheet that lies over the table, and how many moves were made when it was laid there. */
	#over = $state.raw<{ readonly player: string; readonly moves: number }>();
	/** On sheets alone: the sheet that was asked for, until the next mark. */
	#chosen = $state.raw<{ readonly player: string; readonly moves: number }>();
	/** On sheets alone: the mark that is being seen to land. */
	#landed = $state.raw<{ readonly player: string; readonly box: Box; readonly at: number }>();
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** When the sheet changed by itself (ms on the page's clock): a tap made before that was meant for the one before. */
	#changed = -Infinity;
	/** The rule at which the rules open; undefined for the one in force. */
	#rule = $state<string>();
	/** The box that ways are looked for. */
	waysFor = $state.raw<Box>();
	more = $state.raw<Deferred>();
	#fixing = $state.raw<Fixing>();
	/** The colours of those people who had one when the table was opened, by id. */
	#ofPeople = $state.raw<Colours>();
	/** Everybody's colour, once the device's people are read: who sat down since has one by the seat. */
	readonly colours: ReturnType<Deferred['marksOf']> | undefined = $derived(
		this.#ofPeople && this.more?.marksOf(this.context.seats, { ...this.#ofPeople, ...toldColours.all })
	);

	readonly turn: string | undefined = $derived.by(() => this.context.round?.turn);
	/** The player whose sheet is large: whose turn it is; on sheets alone who comes next, or was asked for. */
	readonly shown: string = $derived.by(() => {
		const { context } = this;
		if (context.keeping === 'full') return this.turn ?? seated(context)[0]?.id ?? '';
		if (this.#landed) return this.#landed.player;
		return this.#chosen?.moves === context.moves.length ? this.#chosen.player : onTop(context);
	});
	/** The player whose sheet lies over the table; the next move takes it away. */
	readonly over: string | undefined = $derived.by(() =>
		this.#over?.moves === this.context.moves.length ? this.#over.player : undefined
	);
	readonly rule: string = $derived.by(() => this.#rule ?? ruleInForce(this.context, this.state));

	constructor(table: Table<Quingo>) {
		super(table);
		void deferred().then(async (more) => {
			this.#fixing = more.halfFixed(this);
			this.more = more;
			this.#ofPeople = await more.coloursOf(this.context.seats);
		});
	}

	words = deferred;

	/** A fact recorded before that is being put right; it is open again after a reload. */
	get fixing(): Fixing | undefined {
		return this.#fixing;
	}
	set fixing(fixing: Fixing | undefined) {
		// On sheets alone the sheet was asked for to put a mark right there: then whose turn it is has theirs.
		if (this.#fixing && !fixing) this.#chosen = undefined;
		this.#fixing = fixing;
		this.half = fixing?.kept;
	}

	name = (player: string | undefined): string => nameIn(this.context, player);

	/** Lays a player's sheet over the table; on sheets alone, where turns are the players' own, it becomes the large one. */
	look(player: string): void {
		const asked = { player, moves: this.context.moves.length };
		if (this.context.keeping === 'sheets') {
			this.#settle();
			this.#chosen = asked;
		} else if (player !== this.turn) {
			this.#over = asked;
			this.open = 'sheet';
		}
	}

	/**
	 * Records a mark on sheets alone. Returns whether it was. Each has one move in the last lap: a second one is on no sheet,
	 * and a sentence says why and offers to make it `again`, where it was forgotten in a turn before.
	 */
	mark(type: 'box.checked' | 'box.crossed', player: string, box: Box, again?: () => void): boolean {
		const { context, table } = this;
		if (!again || fullSheets(context).length === 0 || stillToMove(context).includes(player))
			return this.record({ type, player, box });
		const name = this.name(player);
		const { rows } = table;
		this.#offer(m.quingo_lap_again({ name }), m.quingo_mark_for({ name }), () => {
			if (table.rows === rows) again();
		});
		return false;
	}

	/** A mark lands on a sheet alone: it is seen for a second, then the next sheet comes. */
	land(player: string, box: Box): void {
		this.#settle();
		this.#landed = { player, box, at: performance.now() };
		this.#timer = setTimeout(() => {
			this.turned();
			this.#settle();
		}, landing);
	}

	/** The sheet changes by itself. */
	turned(): void {
		this.#changed = performance.now();
	}

	/** A mark is seen to land: the sheet that comes next is not there yet. */
	get landing(): boolean {
		return !!this.#landed;
	}

	/** Returns whether what is tapped now, or was pressed for this long (ms), was meant for the sheet before. */
	meantBefore(pressed = 0): boolean {
		return madeBefore(this.#changed + pressed);
	}

	/**
	 * Returns whether a mark was made while the one before was landing: whether that player or the next was meant, nobody
	 * can tell, so it is on no sheet, and a sentence says so and offers to `put` it on that player's. A hand that shook is
	 * not answered.
	 */
	late(box: Box, put: (player: string) => void, pressed?: number): boolean {
		const { context } = this;
		const landed = this.#landed;
		const { player } = context.moves.at(-1) ?? {};
		if (!player || !(landed || this.meantBefore(pressed))) return false;
		if (landed?.box === box && madeBefore(landed.at)) return true;
		const { rows } = this.table;
		const sentence = m.quingo_no_mark({ name: this.name(onTop(context)) });
		// What that player has marked there already is put right.
		if (sheetOf(context, player).marks[box])
			this.#offer(sentence, m.table_meant(), () => this.fix(player, box));
		else
			this.#offer(sentence, m.quingo_mark_for({ name: this.name(player) }), () => {
				// Where the game went on, from a phone too, it would be one mark too many.
				if (this.table.rows === rows) put(player);
			});
		return true;
	}

	#settle(): void {
		clearTimeout(this.#timer);
		this.#landed = undefined;
	}

	override pause(): void {
		this.#settle();
	}

	/** Opens what was marked in a box to be put right. */
	fix(player: string, box: Box): void {
		const { more } = this;
		const row = this.table.folded.effective.rows.findLast(({ fact }) => {
			const { player: whose, box: which } = { player: '', box: '', ...fact };
			return whose === player && which === box;
		});
		if (!row || !more) return;
		this.#settle();
		this.open = undefined;
		this.fixing = new more.Fixing(this, row.seq);
	}

	/** Opens the rules where this one stands. */
	showRule(rule?: string): void {
		this.#rule = rule;
		this.open = 'rules';
	}

	/** Closes a sheet; the rules open at what is in force again. */
	override close(sheet: Parameters<TableDesk<Quingo, 'ways' | 'sheet' | 'keeping'>['close']>[0]): void {
		super.close(sheet);
		if (sheet === 'rules') this.#rule = undefined;
	}

	/** Says in one sentence why something cannot be recorded, before it is tried. */
	explain(refusal: QuingoRefusal): void {
		this.refused(refusal);
	}

	/** Says that a box is filled, and offers to put right what filled it. */
	isClosed(player: string, box: Box, number: number): void {
		this.#offer(m.quingo_no_box_is_closed({ number: String(number) }), m.table_meant(), () =>
			this.fix(player, box)
		);
	}

	#offer(sentence: string, label: string, run: () => void): void {
		// What was recorded is put right on the device that has the table.
		toasts.show(sentence, this.table.remote ? undefined : { label, run });
	}

	/** Takes back what was done last: real dice are as they were entered. [G-3] */
	override undo(): void {
		const target = this.table.undoTarget;
		const { draws } = this.context;
		super.undo();
		if (!target || this.context.draws >= draws) return;
		const entered = enteredAgain(this.context, target.row.fact);
		if (entered) this.table.setDraft(entered);
	}

	/** Rolls the app's dice: the pool and, in the same breath, all player dice. */
	roll(): void {
		const { context } = this;
		if (context.round) {
			this.record(rollLimits(context));
			return;
		}
		const pool = rollPool(context);
		const next = { ...context, draws: context.draws + 1 };
		if (this.record(pool, rollLimits(next))) announcer.say(m.quingo_pool_dice({ count: pool.dice.length }));
	}
}
