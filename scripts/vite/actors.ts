import type { Plugin } from 'vite';

const made = /actorRef = createActor\((?=(?:logic|src), )/g;

/**
 * Returns a file of XState in which no actor is made for what a chart invokes or spawns. No chart of a box does: `play`
 * asks for one transition after another, and there is nothing for an actor to wait for. The class of actors has a method
 * whose name is worked out at run time, which alone would keep it: that name is written out.
 * @throws when XState makes them in another way now
 */
export function withoutActors(code: string): string {
	const without = code
		.replaceAll(made, 'actorRef = (() => undefined)(')
		.replaceAll('[symbolObservable]() {', "'@@observable'() {");
	if (without === code) throw new Error('XState makes its actors in another way now: actors.ts');
	return without;
}

/** Leaves out of the app XState's actors and what they talk to each other through. */
export const actors = (): Plugin => ({
	name: 'tablemate:actors',
	apply: 'build',
	enforce: 'pre',
	transform: {
		filter: { id: /\/xstate\/dist\/(?:raise|StateMachine|assign)-[^/.]+\.esm\.js$/ },
		handler: (code) => withoutActors(code)
	}
});
