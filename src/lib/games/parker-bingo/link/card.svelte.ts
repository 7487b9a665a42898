import { loadLocal, saveLocal } from '$lib/device/prefs/local-store';
import { cardOf, type CardRefusal, type CardSet } from '../rules/card-set';
import { isCovered } from '../rules/covers';
import type { Round } from '../rules/round';
import { MyCard, savedCards } from '../ui/cards/my-card.svelte';

type Cards = Pick<CardSet, 'seed' | 'size'>;

/** A player's card at a linked table: it hears the calls, and covers them itself for who wants that. */
export class LinkedCard {
	mine = $state.raw<MyCard>();
	#itself = $state(loadLocal('link.cover') === 'yes');
	readonly #table: string;
	readonly #set: () => Cards | null | undefined;
	readonly #round: () => Round;

	constructor(table: string, set: () => Cards | null | undefined, round: () => Round) {
		this.#table = table;
		this.#set = set;
		this.#round = round;
		// Which set is on the table can change, and the card in the hand is then another one.
		$effect(() => {
			const cards = set();
			this.mine = undefined;
			if (cards) void this.#openLast(cards);
		});
		$effect(() => {
			const { calls, number } = this.#round();
			if (this.mine) this.#follow(this.mine, calls, number);
		});
	}

	/** The set of cards on the table; undefined where they are the box's own. */
	get set(): Cards | undefined {
		return this.#set() ?? undefined;
	}

	/** Called numbers are covered without a tap. */
	get coversItself(): boolean {
		return this.#itself;
	}

	set coversItself(itself: boolean) {
		this.#itself = itself;
		saveLocal('link.cover', itself ? 'yes' : null);
	}

	/** The numbers of the card that were called and lie open. */
	readonly missed: readonly number[] = $derived.by(() => {
		const { mine } = this;
		if (!mine) return [];
		const { calls } = this.#round();
		const onCard = mine.card.rows.flat();
		return calls.filter(
			(number, i) =>
				onCard.includes(number) &&
				(i === calls.length - 1 || !isCovered(mine.card, mine.covers, number)) &&
				!mine.covers.lost.includes(number)
		);
	});

	/** Opens the card of that serial number. Returns why not. */
	async open(serial: string): Promise<CardRefusal | undefined> {
		const { set } = this;
		if (!set) return undefined;
		const found = cardOf(set.seed, set.size, serial);
		if (!found.ok) return found;
		this.mine = await MyCard.open(found.seed, found.size, found.card);
		return undefined;
	}

	/** Lays the card aside, for another one. */
	change(): void {
		this.mine = undefined;
	}

	async #openLast({ seed, size }: Cards): Promise<void> {
		const had = (await savedCards())?.find((card) => card.seed === seed && card.size === size);
		if (had && !this.mine) await this.open(String(had.serial));
	}

	/** A new round clears the card, whenever this phone hears of it; then what was called is covered, if wished. */
	#follow(mine: MyCard, calls: readonly number[], number: number): void {
		const round = `${this.#table}/${String(number)}`;
		const last = loadLocal('link.round');
		if (last !== round) {
			saveLocal('link.round', round);
			if (mine.covers.covered.length + mine.covers.lost.length > 0) mine.newRound();
		}
		if (!this.#itself) return;
		const onCard = mine.card.rows.flat();
		for (const called of calls)
			if (onCard.includes(called) && !isCovered(mine.card, mine.covers, called)) mine.tap(called);
	}
}
