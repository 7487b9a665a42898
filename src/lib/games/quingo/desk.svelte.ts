import { m } from '$lib/i18n';
import { announcer } from '$lib/shell/announcer.svelte';
import { TableDesk } from '$lib/shell/table/desk.svelte';
import type { Table } from '$lib/table/table.svelte';
import type { QuingoFact } from './facts';
import type { Fixing } from './fixing.svelte';
import { rollBonuses, rollLimits, rollPool } from './rolls';
import type { Box } from './sheet';
import { situationOf, type Situation } from './situation';
import { seated, type Context } from './table';
import { ruleInForce } from './view';

/**
 * What a table needs besides the sheets and the dice: entering real dice, wilds, the end, the sheets over the table,
 * and their words. Fetched with the table, and kept, so that no later version takes it away.
 */
export const later = () => import('./parts/later');
type Later = typeof import('./parts/later');

/** The desk of a Quingo table: whose sheet is looked at, and what the app rolls. */
export class Desk extends TableDesk<Context, QuingoFact, 'ways'> {
	readonly situation: Situation = $derived.by(() => situationOf(this.context));
	/** Whose sheet somebody asked to see, and whose turn it was then. */
	#looking = $state.raw<{ readonly player: string; readonly turn: string | undefined }>();
	/** The rule at which the rules open; what is in force when it is not said. */
	#rule = $state<string>();
	/** The box that ways are looked for. */
	waysFor = $state.raw<Box>();
	more = $state.raw<Later>();
	/** What was said before and is being put right. */
	fixing = $state.raw<Fixing>();

	readonly turn: string | undefined = $derived.by(() => this.context.round?.turn);
	/** Whose sheet is large: whose turn it is, unless somebody looks at another one. */
	readonly shown: string = $derived.by(() => {
		const looking = this.#looking;
		if (looking && looking.turn === this.turn) return looking.player;
		return this.turn ?? seated(this.context)[0]?.id ?? '';
	});
	readonly rule: string = $derived.by(() => this.#rule ?? ruleInForce(this.context));

	constructor(table: Table) {
		super(table);
		void later().then((more) => (this.more = more));
	}

	words = later;

	name = (player: string | undefined): string =>
		this.context.seats.find(({ id }) => id === player)?.name ?? '';

	look(player: string): void {
		this.#looking = { player, turn: this.turn };
	}

	/** Opens the rules where this one stands. */
	showRule(rule?: string): void {
		this.#rule = rule;
		this.open = 'rules';
	}

	/** From now on the rules open at what is in force. */
	forgetRule(): void {
		this.#rule = undefined;
	}

	rollBonuses(): void {
		this.record(rollBonuses(this.context));
	}

	/** The app's dice: the pool and, in the same breath, all player dice. */
	roll(): void {
		const { context } = this;
		if (this.situation === 'rollingLimits') {
			this.record(rollLimits(context));
			return;
		}
		const pool = rollPool(context);
		const next = { ...context, draws: context.draws + 1 };
		if (this.record(pool, rollLimits(next)))
			announcer.say(m.quingo_announce_rolled({ count: pool.dice.length }));
	}
}
