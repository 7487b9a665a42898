import type { MarkColour } from '$lib/ui/people/marks';
import type { Colour } from '../../rules/facts';

/** Returns the colours of the players' chips as colours of people: whoever plays keeps theirs to the end. */
export const markColours = (
	seats: readonly { readonly id: string; readonly colour: Colour }[]
): Readonly<Record<string, MarkColour>> =>
	Object.fromEntries(seats.map(({ id, colour }) => [id, colour === 'purple' ? 'violet' : colour]));
