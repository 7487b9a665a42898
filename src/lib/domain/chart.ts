import { assign, createMachine, type AnyStateMachine, type setup } from 'xstate';
import { changedBy } from './play';

type Config = Parameters<typeof createMachine>[0];
type Implementations = Parameters<AnyStateMachine['provide']>[0];

/**
 * Returns what a box puts the charts of its variants together with: XState's `setup`, and typed as that, without the
 * actions by which actors send, spawn and log. No chart has any, and they weigh 0.8 kB of each table.
 */
export const chartsOf = ((implementations: Implementations) => ({
	createMachine: (config: Config) => createMachine(config).provide(implementations),
	createStateConfig: (config: Config) => config
})) as unknown as typeof setup;

/**
 * XState's `assign` of what a function returns, with another copy of the context. Its own goes into an empty object, entry
 * by entry: once a context of some twenty entries gets another one that way, V8 keeps it as a hash table, and each spread of
 * that takes a hundred times as long.
 */
export const becomes: typeof assign = (change) =>
	typeof change === 'function'
		? Object.assign(assign(change), { resolve: changedBy(change) })
		: assign(change);
