import { loadLocal, onLocalChange, saveLocal } from '$lib/device/prefs/local-store';
import * as v from 'valibot';
import type { Line } from '../../rules/lines';
import type { Card } from '../../rules/card-set';
import {
	coveredLines,
	newRound,
	noCovers,
	tapped,
	whyNotTapped,
	wrongClaim,
	type CoverRefusal,
	type Covers
} from '../../rules/covers';

const place = 'parker-my-cards';
/** Cards whose markers this device remembers, and taps that can be taken back. */
const most = { cards: 8, steps: 100 };

const numbers = v.pipe(
	v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(75))),
	v.maxLength(25)
);
const cardsSchema = v.pipe(
	v.array(
		v.object({
			seed: v.pipe(v.string(), v.maxLength(32)),
			size: v.pipe(v.number(), v.integer()),
			serial: v.pipe(v.number(), v.integer()),
			freeCentre: v.boolean(),
			covered: numbers,
			lost: numbers
		})
	),
	v.maxLength(most.cards)
);
/** A card that was opened on this device, with what lies on it. */
export type SavedCard = v.InferOutput<typeof cardsSchema>[number];

/** Returns the cards opened here, the latest first. What cannot be read is as if it had never been. */
export function savedCards(): readonly SavedCard[] {
	try {
		const read = v.safeParse(cardsSchema, JSON.parse(loadLocal(place) ?? '[]'));
		return read.success ? read.output : [];
	} catch {
		return [];
	}
}

/** A card in a player's hand: its markers, which outlive the page, and the way back. Nothing of it is sent anywhere. */
export class MyCard {
	#covers = $state.raw<Covers>(noCovers);
	#before = $state.raw<readonly Covers[]>([]);

	/** `seed` and `size` as they were read, `card` one of that set. */
	constructor(
		readonly seed: string,
		readonly size: number,
		readonly card: Card
	) {
		const cards = savedCards();
		// A player who opens a card at a table with free centres has them on the next card too.
		const freeCentre = cards[0]?.freeCentre ?? false;
		const { freeCentre: free, covered, lost } = cards.find(this.#isMe) ?? { ...noCovers, freeCentre };
		this.#covers = { freeCentre: free, covered, lost };
		this.#save();
	}

	get covers(): Covers {
		return this.#covers;
	}

	#isMe = ({ seed, serial }: SavedCard): boolean => seed === this.seed && serial === this.card.serial;

	readonly lines = $derived.by(() => coveredLines(this.card, this.#covers));

	get canUndo(): boolean {
		return this.#before.length > 0;
	}

	undo(): void {
		const last = this.#before.at(-1);
		if (!last) return;
		this.#before = this.#before.slice(0, -1);
		this.#covers = last;
		this.#save();
	}

	/** Covers or uncovers a number. Returns why not, where the tap is refused. */
	tap(number: number): CoverRefusal | undefined {
		this.#become(tapped(this.card, this.#covers, number));
		return whyNotTapped(this.card, this.#covers, number);
	}

	setFreeCentre(freeCentre: boolean): void {
		const centre = this.card.rows[2]?.[2];
		const covered = this.#covers.covered.filter((number) => number !== centre);
		this.#become({ ...this.#covers, freeCentre, covered });
	}

	/** [PB-10] */
	wrongClaim(line: Line, notCalled: readonly number[]): void {
		this.#become(wrongClaim(this.card, this.#covers, line, notCalled));
	}

	newRound(): void {
		this.#become(newRound(this.#covers));
	}

	/** Follows another tab with the same card; the returned function stops it. */
	follow(): () => void {
		const read = () => {
			const saved = savedCards().find(this.#isMe);
			if (!saved) return;
			const { freeCentre, covered, lost } = saved;
			const covers = { freeCentre, covered, lost };
			if (JSON.stringify(covers) === JSON.stringify(this.#covers)) return;
			this.#covers = covers;
			// What could be taken back here was before what happened there.
			this.#before = [];
		};
		const stop = onLocalChange(place, read);
		read();
		return stop;
	}

	#become(next: Covers): void {
		if (next === this.#covers) return;
		this.#before = [...this.#before, this.#covers].slice(-most.steps);
		this.#covers = next;
		this.#save();
	}

	#save(): void {
		const { freeCentre, covered, lost } = this.#covers;
		const me: SavedCard = {
			seed: this.seed,
			size: this.size,
			serial: this.card.serial,
			freeCentre,
			covered: [...covered],
			lost: [...lost]
		};
		const others = savedCards().filter((saved) => !this.#isMe(saved));
		saveLocal(place, JSON.stringify([me, ...others].slice(0, most.cards)));
	}
}
