// @ts-nocheck
import type { FromTaker, ToPhone } from './messages';
import { sealedRow, seedsIn } from './fair';
import { inParts } from './phones';
import type { Row } from '$lib/domain/rows';

/** A table as it goes over: whole, as it lies on the disk. */
export interface Parcel {
	readonly rows: readonly Row[];
	/** Those at the table as this device calls and paints them. */
	readonly people: readonly unknown[];
	/** The half-typed input. */
	readonly draft: unknown;
	readonly may: 'own' | 'all';
	/** The seals of the seeds that phones were told. */
	readonly told: readonly string[];
}

/** Why a table has stayed where it was. */
export type Stayed =
	/** The other device does not want it, or cannot read it. */
	| 'declined'
	/** The other device has not answered in time. */
	| 'lost'
	/** Another window of this device writes to it, or storage takes nothing. */
	| 'unsaved'
	/** A part of it cannot be read, so that it would not go over whole. */
	| 'damaged';

/** What the giving device does with its table on the way. */
export interface Giver {
	/** Lets nobody write here any more, and resolves with all that is on the disk; or with why not. */
	freeze(): Promise<Parcel | Stayed>;
	/** Lets this device write again. */
	thaw(): void;
	/** Writes down, on the disk, that the table is not this device’s any more. Resolves with whether that worked. */
	mark(): Promise<boolean>;
	/** Takes that back: nobody else was told yet. */
	unmark(): Promise<boolean>;
	/** The other device plays on. */
	gone(): void;
	/** The table is not this device’s any more, and whether the other one has it is not known: their line is to be closed. */
	unsure(): void;
	stayed(why: Stayed): void;
	/** `state` is otherwise. */
	changed(): void;
	/** Does something after so many ms. Returns what stops it. */
	after(ms: number, run: () => void): () => void;
}

/** How long (ms) the other device may take to read a journal, and to write it down. */
const patience = 20_000;

/**
 * A table on its way to a phone, seen from the device that has it. It is this device’s until that it is not stands on
 * its disk; only then the other one is told the word without which it cannot play on. So there is never a moment at
 * which both may write; where the line breaks between the two, nobody does, until a person says so here.
 */
export class Giving {
	/** `asked`: the phone was. `sending`: nobody writes. `leaving`: it is the other’s as soon as that has it. */
	#state: 'asked' | 'sending' | 'leaving' | 'unsure' | 'over' = 'asked';
	#broken = false;
	#seeds: readonly string[] = [];
	#timer: (() => void) | undefined;
	readonly #tell: (message: ToPhone) => void;
	readonly #giver: Giver;

	constructor(tell: (message: ToPhone) => void, giver: Giver) {
		this.#tell = tell;
		this.#giver = giver;
		tell({ t: 'give' });
	}

	get state() {
		return this.#state;
	}

	/** Nothing else is said to the phone from now on: it may be an owner itself. */
	get silent(): boolean {
		return this.#state === 'leaving' || this.#state === 'unsure';
	}

	/** Hears what the phone says to it. Returns false for what comes out of turn. */
	hear(message: FromTaker): boolean {
		if (message.t === 'mine') {
			if (this.#state !== 'leaving') return false;
			this.#become('over');
			this.#giver.gone();
			return true;
		}
		// What crossed the news that the table stays.
		if (this.#state === 'over') return true;
		if (message.t === 'will' && !message.take && !this.silent) this.#stay('declined');
		else if (message.t === 'will' && this.#state === 'asked') void this.#send();
		else if (message.t === 'got' && this.#state === 'sending') void this.#leave();
		else return false;
		return true;
	}

	/** The player has thought better of it; too late once the table is under way. */
	cancel(): void {
		if (this.#state !== 'asked') return;
		this.#become('over');
		this.#tell({ t: 'stay' });
	}

	/** The line is gone. */
	lost(): void {
		this.#broken = true;
		if (this.#state === 'asked' || this.#state === 'sending') this.#stay('lost');
		else if (this.#state === 'leaving' && this.#timer !== undefined) this.#doubt();
	}

	#become(state: Giving['state']): void {
		this.#timer?.();
		this.#timer = undefined;
		this.#state = state;
		this.#giver.changed();
	}

	#stay(why: Stayed): void {
		const frozen = this.#state !== 'asked';
		this.#become('over');
		if (!this.#broken) this.#tell({ t: 'stay' });
		if (frozen) this.#giver.thaw();
		this.#giver.stayed(why);
	}

	#doubt(): void {
		this.#become('unsure');
		this.#giver.unsure();
	}

	async #send(): Promise<void> {
		this.#become('sending');
		const parcel = await this.#giver.freeze();
		if (this.state !== 'sending') {
			this.#giver.thaw();
			return;
		}
		if (typeof parcel === 'string') {
			this.#stay(parcel);
			return;
		}
		this.#seeds = seedsIn(parcel.rows);
		const { people, may, draft, told } = parcel;
		const parts = inParts(parcel.rows.map(sealedRow));
		for (const [i, rows] of parts.entries()) {
			const rest = { people, may, told, ...(draft === undefined ? {} : { draft }) };
			this.#tell({ t: 'journal', rows, ...(i < parts.length - 1 ? {} : { rest }) });
		}
		this.#timer = this.#giver.after(patience, () => this.#stay('lost'));
	}

	async #leave(): Promise<void> {
		this.#become('leaving');
		const marked = await this.#giver.mark();
		// Nobody was told, so it can still stay.
		if (!marked || (this.#broken && (await this.#giver.unmark()))) this.#stay(marked ? 'lost' : 'unsaved');
		else if (this.#broken) this.#doubt();
		else this.#word();
	}

	/** Says the word: from now on only the other device can play on. */
	#word(): void {
		this.#tell({ t: 'yours', seeds: [...this.#seeds] });
		this.#timer = this.#giver.after(patience, () => this.#doubt());
	}
}
