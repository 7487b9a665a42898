import { untrack } from 'svelte';
import { removeOldest, saveKept, loadKept } from '$lib/session/kept';
import * as v from 'valibot';
import { cardOf, type Card, type CardSpace } from '../rules/card-set';
import type { Context } from '../rules/game';
import type { Lying } from '../rules/known';

const box = 'bing-oh';
/** Cards whose chips this device remembers, and taps that can be taken back. */
const most = { cards: 24, steps: 100 };

const squares = v.pipe(
	v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(35))),
	v.maxLength(36)
);
const kept = v.object({
	serial: v.pipe(v.number(), v.integer(), v.minValue(1)),
	own: squares,
	theirs: squares
});
type Kept = v.InferOutput<typeof kept>;

/** A player's card of the app's own set, with the chips on it: the ledger counts them, and this phone knows where they lie. */
export class LinkedCard {
	card = $state.raw<Card>();
	#lie = $state.raw<Kept>();
	#before = $state.raw<readonly Kept[]>([]);
	readonly #cards: () => Context['cards'];
	readonly #name: () => string;
	readonly #known: () => number | undefined;
	/** Each row brings the same set as another object: the card and its chips stay as they are. */
	readonly #held = $derived.by(() => JSON.stringify([this.#name(), this.#cards(), this.#known()]));

	/**
	 * `players` is whose card it is, and who was taken for them before: their card is the same one. `dealing` names the
	 * round, and what changed cards in it: with another one the player has another card. `known` is the card's number where
	 * the ledger knows it: that one is taken by itself.
	 */
	constructor(
		table: string,
		cards: () => Context['cards'],
		players: () => readonly string[],
		dealing: () => string,
		known: () => number | undefined,
		lying: () => Lying | undefined
	) {
		this.#cards = cards;
		const names = () => players().map((player) => `card/${table}/${player}/${dealing()}`);
		this.#name = () => names()[0] ?? '';
		this.#known = known;
		let before = '';
		$effect(() => {
			void this.#held;
			const [all, set, card, chips] = untrack(() => [names(), cards(), known(), lying()] as const);
			const dealt = untrack(() => JSON.stringify([dealing(), set]));
			const [lie, taps] = untrack(() => [this.card && this.#lie, this.#before]);
			let left = false;
			// Another person sits in the seat, or the ledger has heard of the card: it stays in the hand.
			if (lie && dealt === before && lie.serial === (card ?? lie.serial)) return this.#become(lie, taps);
			before = dealt;
			this.card = this.#lie = undefined;
			this.#before = [];
			if (set)
				void Promise.all(all.map((name) => loadKept(box, name))).then((found) => {
					const [value] = found.flatMap((one) => (one.ok ? one.value : []));
					if (left || this.card) return;
					if (v.is(kept, value) && (card === undefined || value.serial === card)) {
						this.#hold(value);
						if (all.length > 1) this.#become(value, []);
					} else if (card !== undefined) this.take(String(card), chips);
				});
			return () => (left = true);
		});
	}

	get own(): readonly number[] {
		return this.#lie?.own ?? [];
	}

	/** Where an opponent's chip blocks a space. */
	get theirs(): readonly number[] {
		return this.#lie?.theirs ?? [];
	}

	get spaces(): readonly CardSpace[] {
		return this.card?.rows.flat() ?? [];
	}

	/** Takes the card of that number, with these chips or else one on each free space. Returns whether the set has it. */
	take(typed: string, chips?: Lying): boolean {
		const serial = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
		const set = this.#cards();
		if (!set || serial < 1 || serial > set.size) return false;
		this.#hold({ serial, own: [], theirs: [] });
		const free = this.spaces.flatMap(({ is }, at) => (is === 'free' ? [at] : []));
		const { own, theirs } = chips ?? { own: free, theirs: [] };
		this.#become({ serial, own: [...own], theirs: [...theirs] }, []);
		return true;
	}

	/** Lays the card aside, for another one. */
	change(): void {
		this.card = undefined;
	}

	/** Puts an own chip on a space; on one that has it an opponent's; on one that has that, none. A dead zone takes none. */
	tap(at: number): void {
		const lie = this.#lie;
		if (!lie || this.spaces[at]?.is === 'dead') return;
		const { own, theirs } = lie;
		const without = (all: readonly number[]) => all.filter((one) => one !== at);
		this.#become(
			{
				...lie,
				own: own.includes(at) || theirs.includes(at) ? without(own) : [...own, at],
				theirs: own.includes(at) ? [...theirs, at] : without(theirs)
			},
			[...this.#before, lie].slice(-most.steps)
		);
	}

	get canUndo(): boolean {
		return this.#before.length > 0;
	}

	undo(): void {
		const last = this.#before.at(-1);
		if (last) this.#become(last, this.#before.slice(0, -1));
	}

	#hold(lie: Kept): void {
		const set = this.#cards();
		if (!set || lie.serial > set.size) return;
		this.card = cardOf(set.seed, lie.serial, set.mix);
		this.#lie = lie;
	}

	#become(lie: Kept, before: readonly Kept[]): void {
		this.#lie = lie;
		this.#before = before;
		const { serial, own, theirs } = lie;
		void saveKept(box, this.#name(), { serial, own: [...own], theirs: [...theirs] });
		void removeOldest(box, 'card/', most.cards);
	}
}
