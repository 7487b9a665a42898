import {
	initialTransition,
	transition,
	type AnyStateMachine,
	type EventFrom,
	type InputFrom,
	type SnapshotFrom
} from 'xstate';

/** A machine as a variant plays it: purely, one fact at a time, with no actor behind it. */
export interface Folding<M extends AnyStateMachine> {
	open(input: InputFrom<M>): SnapshotFrom<M>;
	/** The next snapshot, or the very same reference when the machine refuses the fact. */
	step(snapshot: SnapshotFrom<M>, fact: EventFrom<M>): SnapshotFrom<M>;
}

export function folding<M extends AnyStateMachine>(machine: M): Folding<M> {
	return {
		open: (input) => initialTransition(machine, input)[0],
		step: (snapshot, fact) => transition(machine, snapshot, fact)[0]
	};
}
