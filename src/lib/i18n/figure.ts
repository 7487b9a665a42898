import { language } from './language.svelte';

/** Returns a figure as people write it, with a true minus. */
export const figure = (points: number | string): string => String(points).replace('-', '−');

/** Returns a share of 0 to 1 as people of the current language write it: 17%, 17 %. */
export const percent = (share: number, digits = 0): string =>
	new Intl.NumberFormat(language.current, { style: 'percent', maximumFractionDigits: digits }).format(share);
