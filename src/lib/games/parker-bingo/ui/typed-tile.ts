import { tileCount } from '../rules/tiles';

/** What is typed so far, and the tile that it came to. */
export interface Typed {
	readonly typed: string;
	readonly number?: number;
}

/**
 * Reads one more key at a board of wooden tiles: two digits are a tile, and so is one with Enter, or one that no second
 * can follow. Escape and Backspace take back what was typed. Returns undefined for a key that means nothing here.
 */
export function typedTile(typed: string, key: string): Typed | undefined {
	if (typed !== '' && (key === 'Escape' || key === 'Backspace')) return { typed: '' };
	if (typed !== '' && key === 'Enter') return { typed: '', number: Number(typed) };
	if (!/^\d$/.test(key) || (typed === '' && key === '0')) return undefined;
	const number = Number(typed + key);
	// What is no tile begins anew with the last digit.
	if (number > tileCount) return typedTile('', key);
	return number * 10 > tileCount ? { typed: '', number } : { typed: String(number) };
}
