import type { Marker } from '../../box-ui';

/** A d8. */
export const marker: Marker = { shape: 'M0 -17L15 0L0 17L-15 0Z', colour: 'oklch(0.45 0.15 257)' };
