import type { Marker } from '../../box-ui';

/** A star. */
export const marker: Marker = {
	shape: 'M0-17L5-5.4L17-4.4L7.8 3.4L10.7 15.3L0 8.8L-10.7 15.3L-7.8 3.4L-17-4.4L-5-5.4Z',
	colour: 'oklch(0.6 0.245 2)'
};
