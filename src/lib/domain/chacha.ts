import { sure } from './sure';

/** Adds a word to another, and turns a third, mixed with the sum, to the left by so many bits. All 16 words are there. */
function mix(words: Int32Array, sum: number, added: number, turned: number, by: number): void {
	const total = ((words[sum] ?? 0) + (words[added] ?? 0)) | 0;
	const bits = (words[turned] ?? 0) ^ total;
	words[sum] = total;
	words[turned] = (bits << by) | (bits >>> (32 - by));
}

/**
 * Returns a block of ChaCha20 as 16 words of 32 bits: its 64 bytes are theirs, the lowest of each first. `key` has eight
 * words, `nonce` three, `block` counts from 0. RFC 8439, 2.3: the same for ever, for what a table has drawn comes of it.
 */
export function chacha(key: readonly number[], nonce: readonly number[], block: number): Uint32Array {
	// "expand 32-byte k"
	const begun = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, block, ...nonce);
	const words = begun.slice();
	for (let round = 0; round < 20; round++) {
		// The words are a square of four by four: even rounds mix its columns, odd ones its diagonals.
		const lean = round % 2;
		for (let a = 0; a < 4; a++) {
			const b = 4 + ((a + lean) % 4);
			const c = 8 + ((a + 2 * lean) % 4);
			const d = 12 + ((a + 3 * lean) % 4);
			mix(words, a, b, d, 16);
			mix(words, c, d, b, 12);
			mix(words, a, b, d, 8);
			mix(words, c, d, b, 7);
		}
	}
	return Uint32Array.from(words, (word, place) => word + sure(begun[place]));
}
