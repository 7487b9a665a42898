// @ts-nocheck
import type { MarkColour } from '$lib/ui/people/marks';
import type { Colour } from '../../rules/facts';

/** Returns the chip colours of the players as colours of people, for the end screen. */
export const markColours = (
	seats: readonly { readonly id: string; readonly colour: Colour }[]
): Readonly<Record<string, MarkColour>> =>
	Object.fromEntries(seats.map(({ id, colour }) => [id, colour === 'purple' ? 'violet' : colour]));
