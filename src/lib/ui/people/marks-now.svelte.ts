import { coloursOf } from '$lib/session/from-roster';
import { toldColours } from '$lib/session/told-colours.svelte';
import { marksOf, type MarkColour } from './marks';

interface Named {
	readonly id: string;
	readonly name: string;
}

/**
 * Returns the marks of players as they are now: first by their seats, and by the colours of their people once the
 * roster is read, or another device has told them. `chosen`: colours that were chosen at this table. Call it while a component begins.
 */
export function marksNow(
	players: () => readonly Named[],
	chosen: () => Readonly<Record<string, MarkColour>> | undefined = () => undefined
): { readonly all: ReturnType<typeof marksOf> } {
	let colours = $state.raw<Readonly<Record<string, MarkColour | undefined>>>({});
	void coloursOf(players()).then((found) => (colours = found));
	const all = $derived(marksOf(players(), { ...colours, ...toldColours.all, ...chosen() }));
	return {
		get all() {
			return all;
		}
	};
}
