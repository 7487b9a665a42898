import { m } from '$lib/i18n';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { tick } from 'svelte';
import { canMake, inOrder, sameDie, simplestWay, sumOf, sumsOf, type Die } from '../rules/dice';
import type { QuingoDesk } from './desk.svelte';
import { readDraft } from '../rules/draft';
import { easeOf } from '../rules/ease';
import { adviceOf, cheapestCross, costOf, helpOf, isHelped, type Advice, type Worth } from '../rules/help';
import { numberOf, openBoxes, type Box } from '../rules/sheet';
import { largestWildOf, nextPool, scorable, sheetOf, type Context } from '../rules/table';
import { boxName } from '../text/names';

/** A turn while it is being thought about: the dice in the hand, their sum, and the boxes it fits. */
export class Turn {
	readonly #desk: QuingoDesk;
	readonly player: string = $derived.by(() => this.#desk.turn ?? '');
	readonly #at: string = $derived.by(() => {
		const { round, moves } = this.#desk.context;
		return [round?.number, moves.length, this.player].join(':');
	});
	readonly #draft = $derived.by(() => {
		const draft = readDraft(this.#desk.table.draft, 'move');
		return draft?.at === this.#at ? draft : undefined;
	});
	/** The pool as it lies on the screen. */
	readonly pool: readonly Die[] = $derived.by(() => inOrder(this.#desk.context.round?.pool ?? []));
	readonly limit: number = $derived.by(() => this.#desk.context.round?.limits?.[this.player] ?? 0);
	/** The dice in the hand, by their place in the pool. */
	readonly taken: readonly number[] = $derived.by(() =>
		(this.#draft?.dice ?? []).filter((at) => at < this.pool.length)
	);
	readonly dice: readonly Die[] = $derived.by(() => this.pool.filter((_, at) => this.taken.includes(at)));
	readonly sum: number = $derived.by(() => sumOf(this.dice));
	/** Nothing can be scored: a die is taken and a box goes. */
	readonly crossing: boolean = $derived.by(() => this.#desk.state === 'crossing');
	readonly #sums = $derived.by(() => sumsOf(this.pool));
	/** How much help this player has. */
	readonly hints: boolean = $derived.by(() => isHelped(this.#context, this.player, 'hints'));
	readonly ways: boolean = $derived.by(() => isHelped(this.#context, this.player, 'ways'));
	readonly #ease = $derived.by(() => {
		const { context } = this.#desk;
		return isHelped(context, this.player, 'odds')
			? easeOf(nextPool(context), largestWildOf(context))
			: undefined;
	});
	/** What is suggested, for who wants that: a box to check, or the cross that costs the least. */
	readonly advice: Advice | Worth | undefined = $derived.by(() => {
		const { context } = this.#desk;
		if (helpOf(context, this.player) !== 'advice') return undefined;
		return this.crossing
			? cheapestCross(context, this.player)
			: adviceOf(context, this.player, this.#sums, this.#ease ?? []);
	});
	/** What crossing out the chosen box costs. */
	readonly cost: Worth | undefined = $derived.by(() => {
		const { values } = this.#context;
		const box = this.crossing && this.hints ? this.box : undefined;
		return values && box !== undefined ? costOf(sheetOf(this.#context, this.player), box, values) : undefined;
	});
	/** What the pool can make for this player. */
	readonly can: readonly Box[] = $derived.by(() => scorable(this.#desk.context, this.player, this.#sums));
	/** The open boxes that the dice in the hand make. */
	readonly fits: readonly Box[] = $derived.by(() => {
		const sheet = sheetOf(this.#desk.context, this.player);
		if (this.crossing || this.dice.length === 0 || this.dice.length > this.limit) return [];
		return openBoxes(sheet).filter((box) => numberOf(sheet, box) === this.sum);
	});
	/** The box the move is meant for: the one that was tapped, else the first that fits. */
	readonly box: Box | undefined = $derived.by(() => {
		const named = this.#draft?.box;
		if (this.crossing) return named;
		return named !== undefined && this.fits.includes(named) ? named : this.fits[0];
	});

	constructor(desk: QuingoDesk) {
		this.#desk = desk;
	}

	get #context(): Context {
		return this.#desk.context;
	}

	#hold(dice: readonly number[], box: Box | undefined): void {
		const empty = dice.length === 0 && box === undefined;
		this.#desk.saveDraft(
			empty
				? undefined
				: { what: 'move', at: this.#at, dice: [...dice], ...(box === undefined ? {} : { box }) }
		);
	}

	/** Takes a die in the hand, or lays it back. A player who crosses out takes one. */
	tapDie(at: number): void {
		toasts.clear();
		if (this.taken.includes(at))
			return this.#hold(
				this.taken.filter((other) => other !== at),
				this.#draft?.box
			);
		this.#hold(this.crossing ? [at] : [...this.taken, at], this.#draft?.box);
	}

	/** Takes one more of a pile of like dice in the hand; all of them are laid back once all are taken. */
	tapPile(at: number, count: number): void {
		const pile = Array.from({ length: count }, (_, i) => at + i);
		const left = pile.find((one) => !this.taken.includes(one));
		const full = left === undefined || (this.crossing && pile.some((one) => this.taken.includes(one)));
		if (!full) return this.tapDie(left);
		toasts.clear();
		this.#hold(
			this.taken.filter((one) => !pile.includes(one)),
			this.#draft?.box
		);
	}

	/** Lays all dice back. Returns whether there were any. */
	clear(): boolean {
		if (!this.#draft) return false;
		this.#hold([], undefined);
		return true;
	}

	tapBox(box: Box): void {
		toasts.clear();
		const sheet = sheetOf(this.#context, this.player);
		const number = numberOf(sheet, box) ?? 0;
		if (sheet.marks[box]) return this.#desk.isClosed(this.player, box, number);
		if (this.crossing) return this.#hold(this.taken, this.box === box ? undefined : box);
		if (this.fits.includes(box)) return this.#hold(this.taken, box);
		if (!this.ways)
			return this.#desk.explain(
				this.dice.length === 0 ? { why: 'no-dice-taken' } : { why: 'wrong-sum', sum: this.sum, number }
			);
		if (!canMake(this.#sums, number, this.limit))
			return void toasts.show(m.quingo_no_way({ number, limit: this.limit }));
		this.#desk.waysFor = box;
		this.#desk.open = 'ways';
	}

	/** Takes what is suggested in the hand: the dice and their box, or the box to cross out, with a die unless one is taken. */
	follow(): void {
		const { advice } = this;
		if (!advice) return;
		if (this.crossing) return this.#hold(this.dice.length > 0 ? this.taken : [0], advice.box);
		const number = numberOf(sheetOf(this.#context, this.player), advice.box) ?? 0;
		this.takeWay(simplestWay(number, this.pool, this.limit) ?? [], advice.box);
	}

	/** Returns of 100 first turns of a round how many can make a box's number; undefined for who has no odds. */
	easeOf(box: Box): number | undefined {
		return this.#ease?.[numberOf(sheetOf(this.#context, this.player), box) ?? 0];
	}

	/** Takes these dice for that box. */
	takeWay(way: readonly Die[], box: Box): void {
		const taken: number[] = [];
		for (const die of way) {
			const at = this.pool.findIndex((other, i) => sameDie(other, die) && !taken.includes(i));
			if (at >= 0) taken.push(at);
		}
		this.#hold(taken, box);
		this.#desk.close('ways');
		// The sheet gives the focus back to the box; what follows is to check it.
		void tick().then(() => document.querySelector<HTMLElement>('.main-act')?.focus());
	}

	readonly nameOf = (box: Box): string => boxName(sheetOf(this.#context, this.player), box);

	/** What the main action does now. */
	get label(): string {
		const { box } = this;
		if (box === undefined) return this.crossing ? m.quingo_act_cross() : m.quingo_act_check();
		const name = this.nameOf(box);
		return this.crossing ? m.quingo_act_cross_box({ box: name }) : m.quingo_act_check_box({ box: name });
	}

	act(): void {
		const { player, box, dice, limit } = this;
		if (dice.length === 0) return this.#desk.explain({ why: 'no-dice-taken' });
		const [die] = dice;
		if (this.crossing) {
			if (box === undefined || !die) return void toasts.show(m.quingo_pick_a_box());
			if (this.#desk.record({ type: 'box.crossed', player, box, die })) this.#hold([], undefined);
			return;
		}
		if (dice.length > limit) return this.#desk.explain({ why: 'too-many-dice', limit, taken: dice.length });
		if (box === undefined) return void toasts.show(m.quingo_no_box({ sum: this.sum }));
		if (this.#desk.record({ type: 'box.checked', player, box, dice: [...dice] })) this.#hold([], undefined);
	}

	pass(): void {
		if (this.#desk.record({ type: 'turn.passed', player: this.player })) this.#hold([], undefined);
	}
}
