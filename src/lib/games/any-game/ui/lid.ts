import { m } from '$lib/i18n';
import './livery.css';

/** Returns the box's name on the shelf. */
export const name = (): string => m.anygame_name();
/** Returns what the app does for this box, in a few words. */
export const caption = (): string => m.anygame_lid();
/** Returns what a table of that variant is called in a list. */
export const tableName = (_variant: string): string => m.anygame_name();
/** The livery: the shell's own paper, for no box is on the table. */
export const livery = 'any-game';
