// @ts-nocheck
import { perPageChoices, type Paper, type PerPage } from '$lib/ui/print/paper';
import { loadLocal, saveLocal } from '$lib/device/prefs/local-store';
import * as v from 'valibot';
import {
	cardSet,
	newSaidSeed,
	readSeed,
	readSerial,
	readSize,
	type CardRefusal,
	type CardSet
} from '../../rules/card-set';
import type { Card } from '../../rules/deal';
import { dealSlowly } from './dealing.svelte';
import { lastSet, rememberSet } from './last-set';
import { printables, type Printable } from './print-plan';

const place = 'parker-cards';
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** What is chosen on the page, as it was typed; saved on the device, so that nothing is typed twice. */
const choicesSchema = v.object({
	what: v.picklist(printables),
	seed: text(600),
	size: text(40),
	from: text(40),
	to: text(40),
	perPage: v.picklist(perPageChoices),
	paper: v.picklist(['a4', 'letter'] as const),
	saving: v.boolean(),
	codes: v.boolean()
});
type Choices = v.InferOutput<typeof choicesSchema>;

function savedChoices(): Choices | undefined {
	try {
		const read = v.safeParse(choicesSchema, JSON.parse(loadLocal(place) ?? 'null'));
		return read.success ? read.output : undefined;
	} catch {
		return undefined;
	}
}

type RangeReading =
	| { readonly ok: true; readonly from: number; readonly to: number }
	| ({ readonly ok: false } & (CardRefusal | { readonly why: 'first-after-last' }));

/** What is to be printed, and the cards for it as far as they are dealt. */
export class PrintJob {
	what = $state<Printable>('cards');
	seed = $state('');
	/** As typed; an empty `from` is 1, an empty `to` the last card. */
	size = $state('12');
	from = $state('');
	to = $state('');
	perPage = $state<PerPage>(4);
	paper = $state<Paper>('a4');
	saving = $state(false);
	codes = $state(true);

	readonly name = $derived(readSeed(this.seed));
	readonly count = $derived(readSize(this.size));
	#set = $state.raw<CardSet>();

	/** Begins with the set of that name and size, where an address asks for one, else with what was saved. */
	constructor(set: string | null = null, of: string | null = null) {
		Object.assign(this, savedChoices() ?? { seed: newSaidSeed() }, lastSet());
		if (set === null) return;
		this.what = 'cards';
		this.seed = set;
		if (of !== null) this.size = of;
		this.from = '';
		this.to = '';
	}

	/** The first and the last serial number to print, or why there is no such range. */
	get range(): RangeReading {
		if (!this.count.ok) return this.count;
		const { size } = this.count;
		const from = readSerial(this.from.trim() || 1, size);
		if (!from.ok) return from;
		const to = readSerial(this.to.trim() || size, size);
		if (!to.ok) return to;
		if (from.serial > to.serial) return { ok: false, why: 'first-after-last' };
		return { ok: true, from: from.serial, to: to.serial };
	}

	/** The set as it is dealt; undefined while it is being dealt, or while its name or size is refused. */
	get set(): CardSet | undefined {
		const { name, count } = this;
		const right = name.ok && count.ok && this.#set?.seed === name.seed && this.#set.size === count.size;
		return right ? this.#set : undefined;
	}

	/** The cards to print, in their order. */
	get cards(): readonly Card[] {
		const { range } = this;
		return range.ok ? (this.set?.cards.slice(range.from - 1, range.to) ?? []) : [];
	}

	/** Deals the set that is asked for; the returned function stops it. */
	deal(): (() => void) | undefined {
		if (!this.name.ok || !this.count.ok) return undefined;
		const { seed } = this.name;
		const { size } = this.count;
		const stop = new AbortController();
		void dealSlowly(seed, size, stop.signal).then(() => {
			if (!stop.signal.aborted) this.#set = cardSet(seed, size);
		});
		return () => {
			stop.abort();
		};
	}

	anotherName(): void {
		this.seed = newSaidSeed();
	}

	/** Saves what is chosen. */
	save(): void {
		const { what, seed, size, from, to, perPage, paper, saving, codes } = this;
		const choices: Choices = { what, seed, size, from, to, perPage, paper, saving, codes };
		saveLocal(place, JSON.stringify(choices));
		if (this.name.ok && this.count.ok) rememberSet({ seed, size: this.count.size });
	}
}
