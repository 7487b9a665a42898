import { m } from '$lib/i18n';
import './livery.css';

/** Returns the box's name on the shelf. */
export const name = (): string => m.cardbingo_name();
/** Returns what the app does for this box, in a few words. */
export const caption = (): string => m.cardbingo_lid();
const names: Readonly<Record<string, () => string>> = {
	'long-layout': m.cardbingo_variant_long_layout,
	blackout: m.cardbingo_variant_blackout,
	cardgo: m.cardbingo_variant_cardgo
};
/** Returns what a table of that variant is called in a list. */
export const tableName = (variant: string): string => (names[variant] ?? name)();
/** The livery: the box's name in the style sheet. */
export const livery = 'cards';
/** The name as it is printed on the lid, which speaks the language of the table: its lines. */
export const title = (): readonly string[] => name().split(/ (?=\S+$)/);
