import type { Marker } from '../../box-ui';

/** A card. */
export const marker: Marker = {
	shape: 'M-11 -12a4 4 0 0 1 4 -4h14a4 4 0 0 1 4 4v24a4 4 0 0 1 -4 4h-14a4 4 0 0 1 -4 -4Z',
	colour: 'oklch(0.42 0.08 158)'
};
