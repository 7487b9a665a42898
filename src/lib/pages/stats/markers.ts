import type { Marker } from '$lib/games/box-ui';

const modules = import.meta.glob<{ readonly marker: Marker }>('/src/lib/games/*/ui/marker.ts', {
	eager: true
});

/** A game whose box has none, or is none of this app's. */
const other: Marker = { shape: 'M0 -15L16 13H-16Z', colour: 'oklch(0.55 0.1 60)' };

/** Returns the marker of a box by its id. */
export const markerOf = (box: string): Marker =>
	modules[`/src/lib/games/${box}/ui/marker.ts`]?.marker ?? other;
