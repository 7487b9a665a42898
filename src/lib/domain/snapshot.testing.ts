import type { BoxTypes, Snapshot } from './box';

/** Returns a table as if its facts had come to another context: its chart is in the same state. */
export const withContext = <T extends BoxTypes>(
	snapshot: Snapshot<T>,
	context: T['context']
): Snapshot<T> => ({ ...snapshot, context, machine: { ...(snapshot.machine as object), context } });
