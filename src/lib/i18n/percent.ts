import { language } from './language.svelte';

/** Returns a share of 0 to 1 as people of the current language write it: 17%, 17 %. */
export const percent = (share: number, maximumFractionDigits = 0): string =>
	share.toLocaleString(language.current, { style: 'percent', maximumFractionDigits });
