import type { Trouble } from '$lib/session/kept';
import { cardOf, type CardRefusal } from '../../rules/card-set';
import type { CoverRefusal } from '../../rules/covers';
import { MyCard, savedCards } from './my-card.svelte';

/** A player holds so many cards at most: more are not looked after. */
export const mostInHand = 6;

/**
 * Returns the serial numbers of the cards that were in the hand with this one when it was played last, itself among them.
 * A card that was laid aside is opened alone.
 */
export async function handWith(seed: string, serial: number): Promise<readonly number[]> {
	const had = (await savedCards())?.filter((one) => one.seed === seed) ?? [];
	const names = (one: number, other: number) =>
		had.find((card) => card.serial === one)?.hand?.includes(other) === true;
	const others = had.find((card) => card.serial === serial)?.hand ?? [];
	return (others.includes(serial) ? others : [serial])
		.filter((other) => other === serial || names(other, serial))
		.slice(0, mostInHand);
}

/** The cards in a player's hand, all of one set, and the way back through what was done on any of them. */
export class Hand {
	#cards = $state.raw<readonly MyCard[]>([]);
	/** The card that is looked at. */
	at = $state(0);
	/** What was done at once, on one card or on several, the last at the end. */
	#steps = $state.raw<readonly (readonly MyCard[])[]>([]);
	#together: MyCard[] | undefined;

	constructor(
		readonly seed: string,
		readonly size: number
	) {}

	/** Opens a hand with what lies on its cards; `serial` is the one that is looked at. */
	static async open(
		seed: string,
		size: number,
		serial: number,
		serials: readonly number[] = [serial]
	): Promise<Hand> {
		const hand = new Hand(seed, size);
		for (const one of serials) await hand.#take(one);
		hand.at = Math.max(0, serials.indexOf(serial));
		return hand;
	}

	get cards(): readonly MyCard[] {
		return this.#cards;
	}

	/** The card that is looked at. Undefined in an empty hand. */
	get shown(): MyCard | undefined {
		return this.#cards[this.at] ?? this.#cards[0];
	}

	/** The card that a bingo is called with: one with a covered line, or the one that is looked at. */
	get best(): MyCard | undefined {
		const { shown } = this;
		return shown?.lines.length ? shown : (this.#cards.find(({ lines }) => lines.length > 0) ?? shown);
	}

	/** Why storage takes no markers; undefined when it has them all. */
	get refused(): Trouble | undefined {
		return this.#cards.find(({ refused }) => refused)?.refused;
	}

	/** Takes one more card of the set to the hand. Returns why not. */
	async add(typed: string): Promise<CardRefusal | undefined> {
		const found = cardOf(this.seed, this.size, typed);
		if (!found.ok) return found;
		const { serial } = found.card;
		const held = this.#cards.findIndex(({ card }) => card.serial === serial);
		if (held < 0) {
			await this.#take(serial);
			this.#write();
		}
		this.at = held < 0 ? this.#cards.length - 1 : held;
		return undefined;
	}

	/** Lays a card aside; its markers stay known. */
	drop(card: MyCard): void {
		this.#cards = this.#cards.filter((one) => one !== card);
		// Before the others, which are opened again rather than it.
		card.setHand([]);
		this.#steps = this.#steps.map((step) => step.filter((one) => one !== card));
		this.at = 0;
		this.#write();
	}

	tap(card: MyCard, number: number): CoverRefusal | undefined {
		this.at = this.#cards.indexOf(card);
		return card.tap(number);
	}

	/** Does something to all cards, as one thing that is taken back at once. */
	all(change: (card: MyCard) => void): void {
		const step: MyCard[] = [];
		this.#together = step;
		for (const card of this.#cards) change(card);
		this.#together = undefined;
		if (step.length > 0) this.#steps = [...this.#steps, step];
	}

	get canUndo(): boolean {
		return this.#steps.some((step) => step.some(({ canUndo }) => canUndo));
	}

	/** Takes back what was done last. What another tab has done since on a card is not taken back. */
	undo(): void {
		const last = this.#steps.findLastIndex((step) => step.some(({ canUndo }) => canUndo));
		const step = this.#steps[last] ?? [];
		this.#steps = this.#steps.slice(0, Math.max(0, last));
		for (const card of step) card.undo();
		const [first] = step;
		if (first && !step.includes(this.shown ?? first)) this.at = this.#cards.indexOf(first);
	}

	/** Follows other tabs with the same cards; the returned function stops it. */
	follow(): () => void {
		const stops = this.#cards.map((card) => card.follow());
		return () => {
			for (const stop of stops) stop();
		};
	}

	async #take(serial: number): Promise<void> {
		const found = cardOf(this.seed, this.size, serial);
		if (!found.ok || this.#cards.length >= mostInHand) return;
		const card = await MyCard.open(found.seed, found.size, found.card);
		card.changed = () => {
			if (this.#together) this.#together.push(card);
			else this.#steps = [...this.#steps, [card]];
		};
		this.#cards = [...this.#cards, card];
	}

	/** Writes down with each card which others are in the hand. */
	#write(): void {
		const serials = this.#cards.map(({ card }) => card.serial);
		for (const card of this.#cards) card.setHand(serials);
	}
}
