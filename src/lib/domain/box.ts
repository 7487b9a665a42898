import { byFact } from './by-kind';
import { entryOf } from './sure';
import * as v from 'valibot';
import type { AnyStateMachine, ContextFrom, StateValueFrom } from 'xstate';
import { leafOf, openTable, play, type LeafOf, type MachineSnapshot } from './play';
import type { Fact, Moment, Row } from './rows';
import type { Opening } from './opening';

/** Why a fact does not fit, as a value, with what a sentence about it needs to know. */
export interface Refusal {
	readonly why: string;
}

/** What a player has. */
export interface Score {
	readonly player: string;
	readonly name: string;
	readonly score: number;
	/** They left the table, and did not come back. */
	readonly left?: boolean | undefined;
}

/** How a table stands, in terms that every box shares. */
export interface Outcome {
	readonly status: 'in-play' | 'over';
	/** One a player who ever sat down, in seating order; `score` in the box's own unit (Parker Normal: rounds won). */
	readonly scores: readonly Score[];
	/** The ids of all who share the win, empty while the table is in play or when nobody won. [G-6] */
	readonly winners: readonly string[];
	/** The winners are pairs, each partner named beside the other: one pair won together, several tied. */
	readonly partners?: boolean | undefined;
	/** The lowest score is the best. */
	readonly lowest?: boolean | undefined;
}

/** The types a box is made of; all of them are derived from what it gives to `defineBox`. */
export interface BoxTypes {
	readonly opening: Opening;
	readonly fact: Fact;
	/** The context of its machines: plain readonly JSON. */
	readonly context: object;
	/** The names of its machines' states. */
	readonly state: string;
	readonly refusal: Refusal;
}

/** What rows of a box say: its opening, and its facts. */
export type SaidIn<T extends BoxTypes> = T['opening'] | T['fact'];

/** A table at one moment: what its chart is in, and what it knows. Give it back to `play`, and to nothing else. */
export interface Snapshot<T extends BoxTypes = BoxTypes> {
	readonly state: T['state'];
	readonly context: T['context'];
	/** The machine's own snapshot. */
	readonly machine: unknown;
}

/** What came of a fact: the next snapshot, or why there is none. */
export type Judged<T extends BoxTypes = BoxTypes> =
	| { readonly ok: true; readonly snapshot: Snapshot<T> }
	| { readonly ok: false; readonly refusal: T['refusal'] };

/** One way of playing a box. */
export interface Variant<T extends BoxTypes = BoxTypes> {
	open(opening: T['opening']): Snapshot<T>;
	/** Judges a fact and takes it, in one step: the only way to do either. */
	play(snapshot: Snapshot<T>, fact: T['fact']): Judged<T>;
	outcome(snapshot: Snapshot<T>): Outcome;
	/** Where in the game what is said now belongs, and can stand for ever; of this fact, where it is known. */
	moment(snapshot: Snapshot<T>, fact?: T['fact']): Moment;
	/** The chart, for pictures and tests. */
	readonly machine: AnyStateMachine;
}

/** What was read of a value that should be a fact: the fact, or the place where it goes wrong. */
export type Reading<F> =
	| { readonly ok: true; readonly fact: F }
	| { readonly ok: false; readonly problem: string };

/** What a change of the facts' shape is called for, numbered 1..n without gaps in a box's list. */
interface Numbered {
	readonly from: number;
	readonly name: string;
}

/**
 * Carries facts of version `from` to version `from + 1`. Never edited once a release has written facts of the next
 * version.
 */
export interface FactUpcaster extends Numbered {
	up(fact: Record<string, unknown>): Record<string, unknown>;
}

/**
 * Carries a journal's rows of version `from` and earlier to version `from + 1`, where a fact alone does not tell enough.
 * Their facts are in today's shape already; `old` tells, by `seq`, which rows are meant.
 */
export interface JournalUpcaster extends Numbered {
	upJournal(box: Box, rows: readonly Row[], old: ReadonlySet<number>): readonly Row[];
}

export type Upcaster = FactUpcaster | JournalUpcaster;

/** What a box offers to the journal, the shelf and the replay. Made by `defineBox`. */
export interface Box<T extends BoxTypes = BoxTypes> {
	readonly id: string;
	/** Counts up when a rule changes its meaning; each table keeps the edition it was opened in. */
	readonly edition: number;
	/** One for each change of the facts' shape; the current version is their number plus one. */
	readonly upcasters: readonly Upcaster[];
	/** Reads a fact in its current shape, the opening included. */
	read(value: unknown): Reading<T['opening'] | T['fact']>;
	readonly variants: Readonly<Record<string, Variant<T>>>;
	/** Carries the types alone: no box has it. */
	readonly types?: T;
}

/** The types of a box, as in `TypesOf<typeof sino>`. */
export type TypesOf<B extends Box> = B extends { readonly types?: infer T extends BoxTypes } ? T : never;

/** A schema for each type of fact, without the type itself. */
export type FactEntries = Readonly<Record<string, v.ObjectEntries>>;

/** Any fact of these entries. */
export type FactIn<E extends FactEntries> = {
	[K in keyof E & string]: Readonly<v.InferOutput<v.StrictObjectSchema<E[K], undefined>>> & {
		readonly type: K;
	};
}[keyof E & string];

/** The facts of some of the types. */
export type FactOf<F extends Fact, K extends F['type']> = Extract<F, { readonly type: K }>;

/** For each type of fact why it does not fit, in a state whose chart knows it. The guard `fits` asks it. */
export type Rules<C, F extends Fact, R extends Refusal> = {
	readonly [K in F['type']]: (context: C, fact: FactOf<F, K>) => R | undefined;
};

/** For each type of fact what it changes, once it has been found to fit. */
export type Changes<C, F extends Fact> = {
	readonly [K in F['type']]: (context: C, fact: FactOf<F, K>) => Partial<C>;
};

/** Returns what a machine's one action does: the change of the fact's own type. */
export const changeBy =
	<C, F extends Fact>(changes: Changes<C, F>) =>
	({ context, event }: { context: C; event: F }): Partial<C> =>
		byFact(changes, context, event) ?? {};

type AnyOpening = v.GenericSchema<unknown, Opening>;

/** What a box is made of. */
export interface BoxParts<O extends AnyOpening, E extends FactEntries, M extends AnyStateMachine, R> {
	/** Its folder, and its name in addresses, journals and files. */
	readonly id: string;
	readonly edition: number;
	readonly upcasters: readonly Upcaster[];
	readonly opening: O;
	readonly facts: E;
	/** A machine for each variant, by the name that the opening gives. Its facts pass the guard `fits`. */
	readonly variants: Readonly<Record<string, M>>;
	/** Says why a fact cannot come in this state, for facts that the chart does not know there. */
	notNow(context: ContextFrom<M>, state: LeafOf<StateValueFrom<M>>, fact: FactIn<E>): R;
	outcome(context: ContextFrom<M>, state: LeafOf<StateValueFrom<M>>): Outcome;
	/**
	 * Where in the game what is said now belongs: no correction ever moves it to another round, hand or turn. Some facts
	 * belong somewhere more narrowly than others.
	 */
	moment(context: ContextFrom<M>, fact?: FactIn<E>): Moment;
}

/** Returns the reader of a box's facts: which of them a value is, or where it goes wrong. */
export function factReader<O extends AnyOpening, E extends FactEntries>(
	opening: O,
	entries: E,
	id: string
): (value: unknown) => Reading<v.InferOutput<O> | FactIn<E>> {
	const schemas = new Map<unknown, v.GenericSchema>(
		Object.entries(entries).map(([type, fact]) => [type, v.strictObject({ type: v.literal(type), ...fact })])
	);
	schemas.set('table.opened', opening);
	return (value) => {
		const type = entryOf(value, 'type');
		const schema = schemas.get(type);
		if (!schema) return { ok: false, problem: `type: ${JSON.stringify(type ?? null)} is no fact of ${id}` };
		const result = v.safeParse(schema, value);
		if (result.success) return { ok: true, fact: result.output as v.InferOutput<O> | FactIn<E> };
		const [issue] = result.issues;
		return { ok: false, problem: `${v.getDotPath(issue) ?? 'fact'}: ${issue.message}` };
	};
}

/** The types of the box that these parts make. */
export interface TypesOfParts<O extends AnyOpening, E extends FactEntries, M extends AnyStateMachine, R> {
	readonly opening: v.InferOutput<O>;
	readonly fact: FactIn<E>;
	readonly context: ContextFrom<M>;
	readonly state: LeafOf<StateValueFrom<M>>;
	readonly refusal: R;
}

/** The parts of any box, as the judging goes through them; what each box is made of says more. */
interface AnyParts extends Omit<
	BoxParts<AnyOpening, FactEntries, AnyStateMachine, Refusal>,
	'notNow' | 'outcome' | 'moment'
> {
	readonly notNow: (context: unknown, state: string, fact: Fact) => Refusal;
	readonly outcome: (context: unknown, state: string) => Outcome;
	readonly moment: (context: unknown, fact?: Fact) => Moment;
}

function variantOf({ notNow, outcome, moment }: AnyParts, machine: AnyStateMachine): Variant {
	const shown = (snapshot: MachineSnapshot): Snapshot => ({
		state: leafOf(snapshot.value),
		context: snapshot.context,
		machine: snapshot
	});
	return {
		machine,
		open: (opening) => shown(openTable(machine, opening)),
		play(snapshot, fact) {
			const judged = play(machine, snapshot.machine, fact);
			if (judged.ok) return { ok: true, snapshot: shown(judged.snapshot) };
			const { context, state } = snapshot;
			return { ok: false, refusal: judged.refusal ?? notNow(context, state, fact) };
		},
		outcome: ({ context, state }) => outcome(context, state),
		moment: ({ context }, fact) => moment(context, fact)
	};
}

/** Makes a box of its parts; every type the outside needs is derived from them. */
export function defineBox<
	O extends AnyOpening,
	E extends FactEntries,
	M extends AnyStateMachine,
	R extends Refusal
>(parts: BoxParts<O, E, M, R>): Box<TypesOfParts<O, E, M, R>> {
	const any = parts as unknown as AnyParts;
	const { id, edition, upcasters, opening, facts } = any;
	const variants = Object.entries(any.variants).map(
		([variant, machine]) => [variant, variantOf(any, machine)] as const
	);
	const made: Box = {
		...{ id, edition, upcasters, read: factReader(opening, facts, id) },
		variants: Object.fromEntries(variants)
	};
	return made as unknown as Box<TypesOfParts<O, E, M, R>>;
}
