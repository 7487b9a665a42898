// @ts-nocheck
import type { Mix } from './facts';
import { weightOf } from './card-set';
import { spaces, type Space } from './spaces';

/**
 * What a card of the app's own set is made of. The box's cards are lost to us, so this is our design, not the
 * print's: two free spaces, two dead zones and ten special ones of 36, each kind as often as any other. A table
 * can change all of it.
 */
export const defaultMix: Mix = { free: 2, dead: 2, special: 10 };

/** Returns the mix with one space as often as that. Once is the rule and is not written down. */
export function withWeight({ weights, ...mix }: Mix, space: Space, weight: number): Mix {
	const { [space]: _, ...others } = weights ?? {};
	const now = weight === 1 ? others : { ...others, [space]: weight };
	return Object.keys(now).length === 0 ? mix : { ...mix, weights: now };
}

/** Returns a mix as an address names it: "2-2-10", with a digit for each special space where they are not all alike. */
export function mixText(mix: Mix): string {
	const counts = `${String(mix.free)}-${String(mix.dead)}-${String(mix.special)}`;
	return mix.weights ? `${counts}-${spaces.map((space) => String(weightOf(mix, space))).join('')}` : counts;
}

/** Returns a set as the address of the cards page names it: "safari-radio 12 2-2-10". */
export const setText = (name: string, size: number | string, mix: Mix): string =>
	`${name} ${String(size)} ${mixText(mix)}`;

/** Returns the same as a table's address of that page says it. */
export const setQuery = ({ seed, size, mix }: { seed: string; size: number; mix: Mix }): string =>
	`&set=${encodeURIComponent(setText(seed, size, mix))}`;

/** Parses the mix of an address; undefined where it is none. */
export function readMix(text: string): Mix | undefined {
	const read = /^(\d{1,2})-(\d{1,2})-(\d{1,2})(?:-(\d+))?$/.exec(text);
	if (!read) return undefined;
	const [free, dead, special] = [Number(read[1]), Number(read[2]), Number(read[3])];
	const digits = read[4];
	if (free > 6 || dead > 6 || special > 24) return undefined;
	if (digits === undefined) return { free, dead, special };
	if (digits.length !== spaces.length) return undefined;
	return spaces.reduce<Mix>((mix, space, i) => withWeight(mix, space, Number(digits[i])), {
		free,
		dead,
		special
	});
}
