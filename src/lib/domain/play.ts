import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { byFact } from './by-kind';
import type { Fact } from './rows';

type Names<V> = V extends string ? V : V extends object ? Names<NonNullable<V[keyof V]>> : never;
type Parents<V> = V extends string
	? never
	: V extends object
		? (keyof V & string) | Parents<NonNullable<V[keyof V]>>
		: never;

/** The innermost states of a chart: what a state value names, whatever lies around it. */
export type LeafOf<V> = Exclude<Names<V>, Parents<V>>;

/** Returns the innermost state of a state value. A chart has one at a time, and no two of one name. */
export function leafOf(value: unknown): string {
	let leaf = value;
	while (typeof leaf === 'object' && leaf !== null) leaf = Object.values(leaf)[0];
	return String(leaf);
}

/** What the guard found about the fact that is being judged. */
interface Verdict {
	readonly refusal: { readonly why: string } | undefined;
}
let verdict: Verdict | undefined;
const heard = (): Verdict | undefined => verdict;

/**
 * Returns the guard through which a box's facts pass: the rule of the fact's own type. What it finds reaches `play`
 * as the reason, so that the chart and the sentence cannot disagree, and no rule is asked twice.
 */
export const fitsBy =
	<C, F extends Fact>(rules: {
		readonly [K in F['type']]: (
			context: C,
			fact: Extract<F, { readonly type: K }>
		) => { readonly why: string } | undefined;
	}) =>
	({ context, event }: { context: C; event: F }): boolean => {
		verdict = { refusal: byFact(rules, context, event) };
		return verdict.refusal === undefined;
	};

interface ChartTypes<C, F, O> {
	context?: C;
	events?: F;
	input?: O;
}

/** Returns the `types` of a chart's `setup`: what it knows, takes and starts from. XState looks at their types alone. */
export const chartTypes = <C, F, O>(): ChartTypes<C, F, O> => ({});

/** Returns how a machine's snapshot becomes the next one, as XState asks an action: `becomes` is made of it. */
export const changedBy =
	<D, P>(change: (said: D, params: P) => object) =>
	<S extends { readonly context: object }>(_: unknown, snapshot: S, said: D, params: P) => [
		{ ...snapshot, context: { ...snapshot.context, ...change(said, params) } }
	];

/** A machine's own snapshot, as far as the house reads it. */
export interface MachineSnapshot {
	readonly context: object;
	readonly value: unknown;
}

const nothing = () => undefined;

/**
 * What a transition takes place in. XState's own `transition` makes an actor for every fact, and that actor tries to
 * open a table without an opening: most of what a fold took. No chart has an actor's business, so there is none at all.
 */
const scope = {
	...{ self: {}, system: { _sendInspectionEvent: nothing }, id: '', sessionId: '' },
	...{ logger: nothing, defer: nothing, emit: nothing, stopChild: nothing, actionExecutor: nothing }
} as unknown as Parameters<AnyStateMachine['transition']>[2];

/** Returns the snapshot of a table just opened. */
export const openTable = (machine: AnyStateMachine, opening: Fact): MachineSnapshot =>
	machine.getInitialSnapshot(scope, opening);

/**
 * Judges a fact in one transition of its machine. The refusal is the rule's reason; it is undefined where the chart
 * does not know the fact in this state, so that no rule was asked.
 */
export function play(
	machine: AnyStateMachine,
	snapshot: unknown,
	fact: Fact
):
	| { readonly ok: true; readonly snapshot: MachineSnapshot }
	| { readonly ok: false; readonly refusal: Verdict['refusal'] } {
	verdict = undefined;
	const before = snapshot as AnyMachineSnapshot;
	const after = before.status === 'active' ? machine.transition(before, fact, scope) : before;
	// A transition that is not taken gives the very same snapshot back.
	const taken = after !== before;
	const refusal = heard()?.refusal;
	verdict = undefined;
	return taken ? { ok: true, snapshot: after } : { ok: false, refusal };
}
