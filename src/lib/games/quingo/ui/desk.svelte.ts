import { m } from '$lib/i18n';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { TableDesk } from '$lib/ui/table/desk.svelte';
import type { Table } from '$lib/session/table.svelte';
import { createContext } from 'svelte';
import type { Quingo } from '..';
import type { Fixing } from './fixing.svelte';
import { rollBonuses, rollLimits, rollPool } from '../rules/rolls';
import type { Box } from '../rules/sheet';
import type { QuingoRefusal } from '../rules/refusals';
import { seated } from '../rules/table';
import { ruleInForce } from '../rules/view';
import { nameIn } from '../text/names';

/**
 * What a table needs besides the sheets and the dice: entering real dice, wilds, the end, the sheets over the table,
 * and their words. Fetched with the table, and kept, so that no later version takes it away.
 */
const deferred = () => import('./deferred');
type Deferred = typeof import('./deferred');

export const [getDesk, setDesk] = createContext<QuingoDesk>();

/** The desk of a Quingo table: whose sheet is looked at, and what the app rolls. */
export class QuingoDesk extends TableDesk<Quingo, 'ways'> {
	/** The player whose sheet was asked for, and whose turn it was then. */
	#looking = $state.raw<{ readonly player: string; readonly turn: string | undefined }>();
	/** The rule at which the rules open; undefined for the one in force. */
	#rule = $state<string>();
	/** The box that ways are looked for. */
	waysFor = $state.raw<Box>();
	more = $state.raw<Deferred>();
	/** A fact recorded before that is being put right. */
	fixing = $state.raw<Fixing>();

	readonly turn: string | undefined = $derived.by(() => this.context.round?.turn);
	/** The player whose sheet is large: whose turn it is, unless another sheet was asked for. */
	readonly shown: string = $derived.by(() => {
		const looking = this.#looking;
		if (looking && looking.turn === this.turn) return looking.player;
		return this.turn ?? seated(this.context)[0]?.id ?? '';
	});
	readonly rule: string = $derived.by(() => this.#rule ?? ruleInForce(this.context, this.state));

	constructor(table: Table<Quingo>) {
		super(table);
		void deferred().then((more) => (this.more = more));
	}

	words = deferred;

	name = (player: string | undefined): string => nameIn(this.context, player);

	look(player: string): void {
		this.#looking = { player, turn: this.turn };
	}

	/** Opens the rules where this one stands. */
	showRule(rule?: string): void {
		this.#rule = rule;
		this.open = 'rules';
	}

	/** Closes a sheet; the rules open at what is in force again. */
	override close(sheet: Parameters<TableDesk<Quingo, 'ways'>['close']>[0]): void {
		super.close(sheet);
		if (sheet === 'rules') this.#rule = undefined;
	}

	/** Says in one sentence why something cannot be recorded, before it is tried. */
	explain(refusal: QuingoRefusal): void {
		this.refused(refusal);
	}

	rollBonuses(): void {
		this.record(rollBonuses(this.context));
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
		if (this.record(pool, rollLimits(next)))
			announcer.say(m.quingo_announce_rolled({ count: pool.dice.length }));
	}
}
