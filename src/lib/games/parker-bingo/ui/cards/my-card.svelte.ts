import { followKept, removeOldest, updateKept, loadKept, type Trouble } from '$lib/session/kept';
import * as v from 'valibot';
import type { Line } from '../../rules/lines';
import { patterns, type Pattern } from '../../rules/patterns';
import type { Card } from '../../rules/deal';
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

const box = 'parker-bingo';
/** Cards whose markers this device remembers, and taps that can be taken back. */
const most = { cards: 24, steps: 100 };

const numbers = v.pipe(
	v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(75))),
	v.maxLength(25)
);
const cardSchema = v.object({
	seed: v.pipe(v.string(), v.maxLength(32)),
	size: v.pipe(v.number(), v.integer()),
	serial: v.pipe(v.number(), v.integer()),
	freeCentre: v.boolean(),
	covered: numbers,
	lost: numbers,
	pattern: v.optional(v.picklist(patterns)),
	/** The serial numbers of all cards that were in the hand with it, its own too; none of one that was laid aside. */
	hand: v.optional(v.array(v.pipe(v.number(), v.integer())))
});
/** A card that was opened on this device, with what lies on it. */
export type SavedCard = v.InferOutput<typeof cardSchema>;

/** Returns the cards opened here, the latest first, without what is damaged; undefined where storage does not answer. */
export async function savedCards(name = 'card/'): Promise<readonly SavedCard[] | undefined> {
	const kept = await loadKept(box, name);
	if (!kept.ok) return undefined;
	return kept.value.filter((card): card is SavedCard => v.is(cardSchema, card)).slice(0, most.cards);
}

const coversOf = ({ freeCentre, covered, lost, pattern }: Covers): Covers => ({
	freeCentre,
	covered,
	lost,
	pattern
});

/** Returns the card of a set that was opened here last and not laid aside since. */
export const lastCard = async (seed: string, size: number): Promise<SavedCard | undefined> =>
	(await savedCards())?.find((one) => one.seed === seed && one.size === size && one.hand?.length !== 0);

/** A card in a player's hand: its markers, which outlive the page, and the way back. Nothing of it is sent anywhere. */
export class MyCard {
	#covers = $state.raw<Covers>(noCovers);
	#before = $state.raw<readonly Covers[]>([]);

	/** Why storage takes no markers; undefined when it has them all. */
	refused = $state.raw<Trouble>();
	/** What is on its way to the disk is newer than what lies there. */
	#saving = 0;
	/** What lies on the disk may be another tab's: it is read once all of this one is saved. */
	#unread = false;
	readonly #name: string;
	#hand: readonly number[] | undefined;
	/** Is told of each change that can be taken back. */
	changed: (() => void) | undefined;

	private constructor(
		readonly seed: string,
		readonly size: number,
		readonly card: Card,
		saved: readonly SavedCard[] = []
	) {
		this.#name = `card/${seed}/${String(card.serial)}`;
		// What a table agreed on holds for the next card too.
		const agreed = newRound(coversOf(saved[0] ?? noCovers));
		const me = saved.find((one) => this.#isMe(one));
		// One that was laid aside is in a hand again, alone.
		this.#hand = me?.hand?.length ? me.hand : undefined;
		this.#covers = me ? coversOf(me) : agreed;
	}

	/** Opens a card with what lies on it. `seed` and `size` as they were read, `card` one of that set. */
	static async open(seed: string, size: number, card: Card): Promise<MyCard> {
		const saved = await savedCards();
		const opened = new MyCard(seed, size, card, saved);
		// The card that was opened last is the first of them. What could not be read is not written over, nor what
		// another tab writes meanwhile on the same card.
		const [last] = saved ?? [];
		const isLast = last && opened.#isMe(last) && last.size === size && last.hand?.length !== 0;
		if (saved && !isLast) opened.#save(true);
		if (saved) void removeOldest(box, 'card/', most.cards);
		return opened;
	}

	get covers(): Covers {
		return this.#covers;
	}

	#isMe({ seed, serial }: SavedCard): boolean {
		return seed === this.seed && serial === this.card.serial;
	}

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

	/** [PB-23] */
	playFor(pattern: Pattern | undefined): void {
		this.#become({ ...this.#covers, pattern });
	}

	/** [PB-10] */
	wrongClaim(line: Line, notCalled: readonly number[]): void {
		this.#become(wrongClaim(this.card, this.#covers, line, notCalled));
	}

	/** Lays on the card what another tab or its table says; what could be taken back here was before what happened there. */
	lay(covers: Covers): void {
		this.#covers = covers;
		this.#before = [];
	}

	newRound(): void {
		this.#become(newRound(this.#covers));
	}

	/** Writes down which cards are in the hand with this one; none where it is laid aside. */
	setHand(serials: readonly number[]): void {
		this.#hand = serials;
		this.#save();
	}

	/** Follows another tab with the same card; the returned function stops it. */
	follow(): () => void {
		void this.#read();
		return followKept(box, this.#name, () => void this.#read());
	}

	async #read(): Promise<void> {
		const saved = (await savedCards(this.#name))?.find((one) => this.#isMe(one));
		this.#unread = this.#saving > 0;
		if (!saved || this.#unread) return;
		const covers = coversOf(saved);
		if (JSON.stringify(covers) !== JSON.stringify(this.#covers)) this.lay(covers);
	}

	#become(next: Covers): void {
		if (next === this.#covers) return;
		this.#before = [...this.#before, this.#covers].slice(-most.steps);
		this.#covers = next;
		this.#save();
		this.changed?.();
	}

	/** `opening`: what another tab laid on the card since it was read stays. */
	#save(opening = false): void {
		const { covered, lost, ...agreed } = this.#covers;
		const me: SavedCard = {
			seed: this.seed,
			size: this.size,
			serial: this.card.serial,
			...agreed,
			covered: [...covered],
			lost: [...lost],
			...(this.#hand && { hand: [...this.#hand] })
		};
		this.#saving += 1;
		this.#unread ||= opening;
		const next = (there: unknown) =>
			opening && v.is(cardSchema, there) ? { ...me, ...coversOf(there) } : me;
		void updateKept(box, this.#name, next).then((saved) => {
			this.#saving -= 1;
			if (this.#unread) void this.#read();
			if (saved.ok) this.refused = undefined;
			else this.refused ??= saved.trouble;
		});
	}
}
