import type { Marker } from '../../box-ui';

/** A space of the board. */
export const marker: Marker = {
	shape: 'M-14 -9a5 5 0 0 1 5 -5h18a5 5 0 0 1 5 5v18a5 5 0 0 1 -5 5h-18a5 5 0 0 1 -5 -5Z',
	colour: 'oklch(0.2 0.012 60)'
};
