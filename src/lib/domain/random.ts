import { chacha } from './chacha';
import { sure } from './sure';

/**
 * The one door through which chance enters a game. A table's seed comes from the platform's cryptographic
 * generator (`ids.ts`); each draw is ChaCha20 keyed by the seed with the draw's number as its nonce, so an
 * undone draw comes back the same, whatever was drawn in between and whatever the clock says. [G-7]
 */
export interface Chance {
	/** A whole number from 0 to `bound - 1`, each as likely as the others; `bound` from 1 to 2^32. */
	below(bound: number): number;
	/** What a die of so many sides shows: 1 to `sides`. */
	die(sides: number): number;
	/** The same things in an order drawn uniformly from all their orders. */
	shuffled<T>(things: readonly T[]): T[];
}

const span = 2 ** 32;

/**
 * Returns the chance of one draw. `seed` has 1 to 32 ASCII characters, `draw` counts from 0.
 * Throws a RangeError for anything else: it would be a bug, not bad luck.
 */
export function chance(seed: string, draw: number): Chance {
	if (!/^[\x21-\x7e]{1,32}$/.test(seed)) throw new RangeError('a seed has 1 to 32 ASCII characters');
	if (!Number.isSafeInteger(draw) || draw < 0) throw new RangeError('draws are counted from 0');
	const letters = new DataView(new ArrayBuffer(32));
	for (let i = 0; i < seed.length; i++) letters.setUint8(i, seed.charCodeAt(i));
	const key = Array.from({ length: 8 }, (_, word) => letters.getUint32(4 * word, true));
	// What is above 32 bits is cut off where these become words, and so is what is below one.
	const nonce = [0, draw, draw / span];

	let words: Uint32Array | undefined;
	let next = 0;
	function word(): number {
		const place = next++;
		if (!words || place % 16 === 0) words = chacha(key, nonce, place / 16);
		return sure(words[place % 16]);
	}

	function below(bound: number): number {
		if (!Number.isSafeInteger(bound) || bound < 1 || bound > span)
			throw new RangeError('a bound is 1 to 2^32');
		// Words past the last full multiple of the bound are thrown away: taking them modulo the bound would favour low numbers.
		const fair = span - (span % bound);
		let value = word();
		while (value >= fair) value = word();
		return value % bound;
	}

	return {
		below,
		die: (sides) => below(sides) + 1,
		shuffled<T>(things: readonly T[]): T[] {
			const order = [...things];
			for (let last = order.length - 1; last > 0; last--) {
				const other = below(last + 1);
				[order[last], order[other]] = [sure(order[other]), sure(order[last])];
			}
			return order;
		}
	};
}
