import type { Row } from '$lib/domain/rows';
import { unsealed } from './fair';
import type { Parcel } from './giving';
import type { FromGiver, FromTaker } from './messages';

/** What the device does to which a table goes over. */
export interface Taker {
	/** Resolves with whether a journal can be read here. */
	read(parcel: Parcel): Promise<boolean>;
	/** Writes a table to the disk, as one that is played here. Resolves with whether it is there. */
	open(parcel: Parcel): Promise<boolean>;
	/** It is: the line is free for what an owner does with it. */
	opened(parcel: Parcel): void;
	/** `state` is otherwise. */
	changed(): void;
}

/** No game is longer: what a device has to hold while it comes. */
const mostRows = 50_000;

/**
 * A table on its way here. It is this device’s when it is on its disk; without the seed, which comes last, it cannot be
 * played on.
 */
export class Taking {
	/** `asked`: the user has to say. `coming`: it is under way. */
	#state: 'none' | 'asked' | 'coming' | 'whole' | 'ours' = 'none';
	#rows: Row[] = [];
	#parcel: Parcel | undefined;
	readonly #say: (message: FromTaker) => void;
	readonly #taker: Taker;

	constructor(say: (message: FromTaker) => void, taker: Taker) {
		this.#say = say;
		this.#taker = taker;
	}

	get state() {
		return this.#state;
	}

	/** Says whether the table may go on here. */
	answer(take: boolean): void {
		if (this.#state !== 'asked') return;
		this.#become(take ? 'coming' : 'none');
		this.#say({ t: 'will', take });
	}

	/** The line is gone, and all that came with it: the table is where it was. */
	lost(): void {
		if (this.#state !== 'ours') this.#become('none');
	}

	/** Hears what the giving device says to it. Resolves with false for what comes out of turn. */
	async hear(message: FromGiver): Promise<boolean> {
		if (message.t === 'give') {
			if (this.#state === 'coming' || this.#state === 'whole') return false;
			this.#become('asked');
		} else if (message.t === 'stay') this.#become('none');
		else if (message.t === 'journal') {
			if (this.#state !== 'coming') return this.#state === 'none';
			// Each is read by its box before anything is written.
			this.#rows.push(...(message.rows as readonly Row[]));
			if (this.#rows.length > mostRows) return false;
			if (message.rest) await this.#check({ rows: this.#rows, draft: undefined, ...message.rest });
		} else {
			if (this.#state !== 'whole') return false;
			return this.#open(message.seeds);
		}
		return true;
	}

	#become(state: Taking['state']): void {
		this.#state = state;
		if (state === 'none' || state === 'asked') {
			this.#rows = [];
			this.#parcel = undefined;
		}
		this.#taker.changed();
	}

	async #check(parcel: Parcel): Promise<void> {
		const good = await this.#taker.read(parcel);
		if (this.#state !== 'coming') return;
		this.#parcel = parcel;
		this.#become(good ? 'whole' : 'none');
		this.#say(good ? { t: 'got' } : { t: 'will', take: false });
	}

	async #open(seeds: readonly string[]): Promise<boolean> {
		const parcel = this.#parcel;
		// What was settled at the opening is settled: another seed would draw another game.
		const rows = parcel && unsealed(parcel.rows, seeds);
		if (!rows) return false;
		// Not on the disk, so nothing is said: the other device lets a person decide.
		const whole = { ...parcel, rows };
		if (!(await this.#taker.open(whole))) {
			this.#become('none');
			return true;
		}
		this.#become('ours');
		this.#say({ t: 'mine' });
		this.#taker.opened(whole);
		return true;
	}
}
