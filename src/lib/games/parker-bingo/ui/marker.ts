import type { Marker } from '../../box-ui';

/** A ball. */
export const marker: Marker = {
	shape: 'M-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z',
	colour: 'oklch(0.43 0.158 28)'
};
