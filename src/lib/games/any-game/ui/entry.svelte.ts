import { m } from '$lib/i18n';
import { figure } from '$lib/i18n/figure';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { mostPoints, type RoundScores } from '../rules/facts';
import type { Side } from '../rules/game';
import { halfTyped, pointsIn, typedOf, type Typed, type TypedInto, type TypingOrder } from './draft';

interface Options {
	typed?: Typed;
	/** The field that is open. */
	at?: string;
	/** What of it was typed; undo brought back the rest. */
	after?: TypingOrder;
	/** Saves what is typed and which field is open; receives the field that was typed into, if there is one. */
	changed?: (into?: TypedInto) => void;
	/** Says why nothing can be typed, and returns whether that is so. */
	refused?: () => boolean;
}

/** The points of one round as they are typed: a field for each total, and which of them is typed into. [AG-2] */
export class Entry {
	readonly #sides: () => readonly Side[];
	readonly #changed: Options['changed'];
	readonly #refused: Options['refused'];
	#typed = $state.raw<Typed>({});
	#at = $state('');
	/** The totals whose points are whole as they stand: the next digit begins them anew. */
	#whole: readonly string[] = [];
	/** The total that is being typed into: what comes next is taken back with it. */
	#going = '';
	/** What was typed into the fields in which order, and what was done by then. */
	after: TypingOrder = [];

	constructor(sides: () => readonly Side[], { typed = {}, at = '', after, changed, refused }: Options = {}) {
		this.#sides = sides;
		this.#typed = typed;
		this.#at = at;
		this.#changed = changed;
		this.#refused = refused;
		this.#wholeBut(after);
	}

	/** What was not typed is whole, besides what is whole already; undefined where nobody keeps what was typed. */
	#wholeBut(after: TypingOrder | undefined, already: readonly string[] = []): void {
		const whole = (id: string) => after && !after.some(([side]) => side === id);
		this.#whole = [...already, ...Object.keys(this.#typed).filter(whole)];
	}

	get sides(): readonly Side[] {
		return this.#sides();
	}

	/** The total that is typed into. */
	get at(): string {
		return this.sides.some(({ id }) => id === this.#at) ? this.#at : (this.sides[0]?.id ?? '');
	}

	set at(side: string) {
		if (side !== this.at) this.#going = '';
		this.#at = side;
		// Whose points come next is known, too, before any are typed: they are not added to those of the one before.
		if (!this.blank) this.#changed?.();
	}

	/** The next total without points after this one, or this one where it is the last without. */
	get nextEmpty(): Side | undefined {
		const here = this.sides.findIndex(({ id }) => id === this.at);
		const order = [...this.sides.slice(here + 1), ...this.sides.slice(0, here + 1)];
		return order.find(({ id }) => pointsIn(this.text(id)) === undefined);
	}

	/** Whose points come after these; undefined where only this field is left, and the round is to be written. */
	get next(): Side | undefined {
		const { nextEmpty } = this;
		return nextEmpty?.id === this.at ? undefined : nextEmpty;
	}

	/** Whether nothing is typed at all. */
	get blank(): boolean {
		return this.sides.every(({ id }) => this.text(id) === '');
	}

	get typed(): Typed {
		return this.#typed;
	}

	text(side: string): string {
		return this.#typed[side] ?? '';
	}

	/** What stands in a field, with the minus that totals have. */
	shown(side: string): string {
		return figure(this.text(side));
	}

	/**
	 * Puts a text into a field and returns whether it was taken. What cannot become points is not; a sentence says so of
	 * a sixth digit.
	 */
	write(side: string, text: string): boolean {
		const plain = text.replace(/[−–]/g, '-');
		if (/\d{6}/.test(plain)) toasts.show(m.anygame_no_more({ most: mostPoints }));
		if (!halfTyped.test(plain) || this.#refused?.()) return false;
		const was = this.text(side);
		// What was selected gave way to it.
		const goesOn = this.#going === side && (plain.includes(was) || was.includes(plain));
		this.#typed = { ...this.#typed, [side]: plain };
		this.#whole = this.#whole.filter((id) => id !== side);
		this.#going = side;
		this.#changed?.([side, was, goesOn]);
		return true;
	}

	/**
	 * Takes over what was typed elsewhere, as on a phone that is linked, or before the page was loaded anew. Points that
	 * came to the open field are not typed on: the next one without any is open then.
	 */
	adopt(typed: Typed, after: TypingOrder | undefined, open: string): void {
		this.after = after ?? [];
		if (JSON.stringify(typed) === JSON.stringify(this.#typed)) return;
		const { at } = this;
		const before = this.text(at);
		const whole = this.#whole.filter((id) => typed[id] === this.text(id));
		// The seat that is typed into is another person's by now, as where two swapped: its field stays open.
		const moved = at !== this.#at || (before !== '' && typed[at] !== before && typed[open] === before);
		this.#typed = typed;
		this.#wholeBut(after, whole);
		if (moved && this.sides.some(({ id }) => id === open)) {
			this.#at = open;
			return;
		}
		if (this.text(at) === before || pointsIn(this.text(at)) === undefined) return;
		this.#at = this.nextEmpty?.id ?? at;
		this.done();
	}

	/** Says that the points in the open field are whole. */
	done(): void {
		this.#going = '';
		this.#whole = [...this.#whole, this.at];
	}

	/**
	 * Presses a key of the pad: a digit, the minus, which comes and goes, or `erase`. What the field holds gives way to
	 * it where it is selected.
	 */
	press(key: string, selected = false): void {
		const anew = selected || this.#whole.includes(this.at);
		if (anew) this.#going = '';
		const text = anew && key !== '-' ? '' : this.text(this.at);
		if (key === 'erase') this.write(this.at, text.slice(0, -1));
		else if (key === '-') this.write(this.at, text.startsWith('-') ? text.slice(1) : `-${text}`);
		else this.write(this.at, text === '0' || text === '-0' ? text.replace('0', key) : text + key);
	}

	/** Goes up or down by one field. */
	step(by: 1 | -1): void {
		const here = this.sides.findIndex(({ id }) => id === this.at);
		this.at = this.sides.at((here + by) % this.sides.length)?.id ?? '';
	}

	/** What was typed last and stands: what undo takes back, once all that was done since is undone. */
	get last(): TypingOrder[number] | undefined {
		return this.after.findLast(([id, , was = '']) => this.text(id) !== was);
	}

	/** Brings back what stood in the field that was typed into last, and returns what is known of that. */
	takeBack(row: number): TypingOrder[number] | undefined {
		const { last } = this;
		if (!last || last[1] < row) return undefined;
		const [side, , was = ''] = last;
		this.after = this.after.slice(0, this.after.indexOf(last));
		this.#going = '';
		this.#at = side;
		this.#typed = { ...this.#typed, [side]: was };
		this.#wholeBut(this.after, this.#whole);
		return last;
	}

	/** Fills the fields with a round that is not written any more, whole as it was, or with none. */
	fill(scores: RoundScores = []): void {
		this.#at = '';
		this.#typed = typedOf(scores);
		this.after = [];
		this.#wholeBut(this.after);
		this.#changed?.();
	}

	/** The points of the fields that have some, in seating order. */
	get scores(): RoundScores {
		return this.sides.flatMap(({ id }) => {
			const points = pointsIn(this.text(id));
			return points === undefined ? [] : [{ side: id, points }];
		});
	}
}
