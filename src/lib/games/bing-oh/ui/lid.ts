import { m } from '$lib/i18n';
import './livery.css';

/** Returns the box's name on the shelf. */
export const name = (): string => m.bingoh_name();
/** Returns what the app does for this box, in a few words. */
export const caption = (): string => m.bingoh_lid();
/** Returns what a table of that variant is called in a list. */
export const tableName = (_variant: string): string => m.bingoh_name();
/** The livery: the box's name in the style sheet. */
export const livery = 'bing-oh';
