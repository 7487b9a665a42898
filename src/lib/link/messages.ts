import * as v from 'valibot';
import { longestName } from '$lib/domain/names';
import type { Refusal } from '$lib/domain/box';
import { rowSchema, type Fact, type Row } from '$lib/domain/rows';

/*
 * What two linked devices say to each other: docs/link-protocol.md. Every message is read as a file would be, its size
 * first, then its depth and the number of its values, then its entries, of which none is unknown.
 */

/** Counts up when a message changes its meaning. A phone of another version can look, and propose nothing. */
export const protocol = 5;
/** What an owner says in the place of that who hears `more`, and from when a proposal was said; an older phone looks past it. */
export const wider = 6;

/** The most characters of one message. */
export const longestMessage = { toOwner: 16_000, toPhone: 60_000 } as const;
/** The most rows of one message. */
export const mostRows = 200;
/** The most facts of one proposal: all are taken, or none. */
const mostFacts = 12;
const deepest = 12;
const mostValues = 20_000;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e9));
const mark = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(0xffffffff));
// What a fact, a row or a refusal says beyond its envelope is for the box to read.
const fact: v.GenericSchema<unknown, Fact> = v.looseObject({ type: v.pipe(v.string(), v.maxLength(64)) });
const row = rowSchema as unknown as v.GenericSchema<unknown, Row>;
const moment = v.strictObject({
	way: v.optional(whole),
	round: v.optional(whole),
	hand: v.optional(whole),
	turn: v.optional(whole),
	player: v.optional(id)
});
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(longestName * 4));
const seed = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,32}$/));
/** A game has one, and another each time that an end which phones were told of is taken back. */
const mostSeeds = 1000;
const reason = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const refusal: v.GenericSchema<unknown, Refusal> = v.looseObject({ why: reason });

const toOwner = v.variant('t', [
	/** The first message, and the answer to `next`: who speaks, and up to which row the phone has the journal. */
	v.strictObject({
		t: v.literal('hello'),
		p: whole,
		/** Chosen by the phone once: its own later link takes the place of an earlier one. */
		device: id,
		table: v.nullable(id),
		/** The first row that it has not. */
		since: whole,
		/** `journalMark` of the rows before that, 0 where it has none. */
		mark,
		/** Whose it was on an earlier line; as `sit`, and without an answer of its own. */
		player: v.nullable(id)
	}),
	/**
	 * The phone is this player's, or nobody's, who only looks. `sure` is said only in answer to `seat-silent`, which an
	 * older app does not say: the player has this phone now, and not the one that does not answer.
	 */
	v.strictObject({ t: v.literal('sit'), player: v.nullable(id), sure: v.optional(v.literal(true)) }),
	/** A person who is not at the table yet sits down. */
	v.strictObject({ t: v.literal('join'), name }),
	/** What happened, as this player says it. `n` counts up from 1 with each proposal of a link. */
	v.strictObject({
		t: v.literal('propose'),
		n: whole,
		said: v.pipe(
			v.array(v.strictObject({ fact, moment: v.optional(moment) })),
			v.maxLength(mostFacts),
			v.readonly()
		),
		/** What belongs into the table's half-typed input; only the box can read it. */
		fill: v.optional(v.unknown()),
		/** The first row that the phone had not: who is named has the seat as it was then. Not said to an older owner. */
		since: v.optional(whole)
	}),
	/** Takes back what was done last, if it stands in row `last` and is this player's. */
	v.strictObject({ t: v.literal('undo'), n: whole, last: whole }),
	/** The phone would hear `besides`, which an older one does not know. Not said to an older owner. */
	v.strictObject({ t: v.literal('more') }),
	/** Answers `give`: whether the table may go on here. */
	v.strictObject({ t: v.literal('will'), take: v.boolean() }),
	/** All of the journal is here, and can be read. */
	v.strictObject({ t: v.literal('got') }),
	/** The table is on the disk here, and played here: the phone’s last message as one. */
	v.strictObject({ t: v.literal('mine') })
]);
/** A message of a phone to the device that owns the table. */
export type ToOwner = v.InferOutput<typeof toOwner>;
/** What the table answers by rows, or refuses. */
export type Asked = Extract<ToOwner, { t: 'propose' | 'undo' }>;
/** What a phone hears that is beside the journal. */
export type Besides = Omit<Extract<ToPhone, { t: 'besides' }>, 't'>;
/** What a phone says while a table goes over to it. */
export type FromTaker = Extract<ToOwner, { t: 'will' | 'got' | 'mine' }>;

const toPhone = v.variant('t', [
	/** Answers `hello`. With `reset` the rows come from the first one on, and take the place of all the phone has. */
	v.strictObject({ t: v.literal('welcome'), p: whole, box: id, table: id, reset: v.boolean() }),
	/** Rows that are on the owner's disk, and the proposals that are among them, each with the last of its rows. */
	v.strictObject({
		t: v.literal('rows'),
		rows: v.pipe(v.array(row), v.maxLength(mostRows), v.readonly()),
		taken: v.pipe(v.array(v.strictTuple([whole, whole])), v.maxLength(mostRows), v.readonly()),
		/** The journal has no more for now. */
		all: v.boolean()
	}),
	v.strictObject({
		t: v.literal('refused'),
		/** 0 where it is none that waits: it says what stands of the player's at the table. */
		n: whole,
		/** The refusal of the table's judge, or of the seat. */
		why: refusal
	}),
	/** Whose the phone is, whose phones are linked, and what a phone may do. */
	v.strictObject({
		t: v.literal('seats'),
		player: v.nullable(id),
		linked: v.pipe(v.array(id), v.maxLength(64), v.readonly()),
		may: v.picklist(['look', 'own', 'all']),
		/** The owner has left the table for now: what is proposed waits. */
		away: v.boolean()
	}),
	/** The game is over: what it was drawn from, of which the first row had the seal. */
	v.strictObject({ t: v.literal('seed'), seed }),
	/** What is beside the journal: the colours of the owner's people, and, for a phone that may do all, what is half typed. */
	v.strictObject({
		t: v.literal('besides'),
		/** By the ids of players; who is not there has one by the seat. */
		colours: v.record(id, v.pipe(v.string(), v.maxLength(16))),
		/** What is half typed of each player's; empty where it is something else. Not there where nothing is. */
		typed: v.optional(v.record(id, v.pipe(v.string(), v.maxLength(64))))
	}),
	/** The owner has opened another table, or has its own again: the phone says hello once more, as on a new line, and counts from 1. */
	v.strictObject({ t: v.literal('next') }),
	/** `sit` or `join` was refused. */
	v.strictObject({ t: v.literal('no'), why: refusal }),
	/**
	 * The last message, before the owner closes the link; after `moved` it stays, and `next` says that the table is back.
	 * `to`: the player whose device has the table now, if it is a player’s.
	 */
	v.strictObject({ t: v.literal('bye'), why: reason, to: v.optional(name) }),
	/** The table is to go on at this phone, if it will. */
	v.strictObject({ t: v.literal('give') }),
	/** It is not, after all. */
	v.strictObject({ t: v.literal('stay') }),
	/** The journal as it lies on the owner’s disk, the seed sealed; `rest` is in the last of these messages. */
	v.strictObject({
		t: v.literal('journal'),
		rows: v.pipe(v.array(v.unknown()), v.maxLength(mostRows), v.readonly()),
		rest: v.optional(
			v.strictObject({
				/** The players as the owner calls and paints them. */
				people: v.pipe(v.array(v.unknown()), v.maxLength(mostRows), v.readonly()),
				/** The half-typed input. */
				draft: v.optional(v.unknown()),
				may: v.picklist(['own', 'all']),
				/** The seals of what phones were told at an end that was taken back, or at the last one. */
				told: v.pipe(v.array(seed), v.maxLength(mostSeeds), v.readonly())
			})
		)
	}),
	/** The table is this phone’s from now on, and no longer the sender’s. */
	v.strictObject({ t: v.literal('yours'), seeds: v.pipe(v.array(seed), v.maxLength(mostSeeds)) })
]);
/** A message of the owner to a phone. */
export type ToPhone = v.InferOutput<typeof toPhone>;
/** What a phone hears while a table goes over to it. */
export type FromGiver = Extract<ToPhone, { t: 'give' | 'stay' | 'journal' | 'yours' }>;
const ofGiving: readonly string[] = ['give', 'stay', 'journal', 'yours'];
/** Returns whether a message is about a table that goes over. */
export const isOfGiving = (message: ToPhone): message is FromGiver => ofGiving.includes(message.t);

/** Why a message cannot be read. */
export type Unreadable = 'too-large' | 'garbage';

type Read<M> = { readonly ok: true; readonly message: M } | { readonly ok: false; readonly why: Unreadable };

/** Returns whether a value is no deeper, and has no more values in it, than a message may. */
function isModest(value: unknown): boolean {
	let left = mostValues;
	const fits = (one: unknown, depth: number): boolean => {
		if (--left < 0 || depth > deepest) return false;
		if (typeof one !== 'object' || one === null) return true;
		return Object.values(one).every((entry) => fits(entry, depth + 1));
	};
	return fits(value, 0);
}

function read<S extends v.GenericSchema>(
	schema: S,
	message: unknown,
	longest: number
): Read<v.InferOutput<S>> {
	if (typeof message !== 'string') return { ok: false, why: 'garbage' };
	if (message.length > longest) return { ok: false, why: 'too-large' };
	let value: unknown;
	try {
		value = JSON.parse(message);
	} catch {
		return { ok: false, why: 'garbage' };
	}
	if (!isModest(value)) return { ok: false, why: 'garbage' };
	const parsed = v.safeParse(schema, value);
	return parsed.success ? { ok: true, message: parsed.output } : { ok: false, why: 'garbage' };
}

/** Reads a message of a phone. */
export const readToOwner = (message: unknown): Read<ToOwner> =>
	read(toOwner, message, longestMessage.toOwner);

/** Reads a message of the owner. */
export const readToPhone = (message: unknown): Read<ToPhone> =>
	read(toPhone, message, longestMessage.toPhone);

/** Returns a message as it is sent. */
export const written = (message: ToOwner | ToPhone): string => JSON.stringify(message);

/**
 * Returns why the line ends with this message: the owner says so, or it comes out of turn. A welcome is first. It comes
 * again, with all rows, where a player has another name by now at the table that the phone has (`whole`, once it has all of it).
 */
export function outOfTurn(
	message: ToPhone,
	welcomed: boolean,
	whole: string | false | undefined
): string | undefined {
	if (message.t === 'bye') return message.why;
	if (message.t === 'next') return undefined;
	if (message.t !== 'welcome') return welcomed ? undefined : 'order';
	return !welcomed || (message.reset && message.table === whole) ? undefined : 'order';
}
