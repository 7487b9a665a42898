/** The constants of SHA-256: the roots of the first 64 primes, 32 bits after the point. */
// @ts-nocheck

const constants = ((): Uint32Array => {
	const found: number[] = [];
	for (let candidate = 2; found.length < 64; candidate++) {
		let prime = true;
		for (let by = 2; by * by <= candidate && prime; by++) prime = candidate % by !== 0;
		if (prime) found.push(candidate);
	}
	return Uint32Array.from(found.map((prime) => fraction(prime ** (1 / 3))));
})();

function fraction(root: number): number {
	return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Returns the SHA-256 of bytes (FIPS 180-4), at once: the browser's own answers later, and on https alone. */
export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	const length = bytes.length;
	const padded = new Uint8Array((((length + 8) >> 6) + 1) * 64);
	padded.set(bytes);
	padded[length] = 0x80;
	const data = new DataView(padded.buffer);
	data.setBigUint64(padded.length - 8, BigInt(length) * 8n);
	const state = Uint32Array.from([2, 3, 5, 7, 11, 13, 17, 19].map((prime) => fraction(Math.sqrt(prime))));
	const words = new Uint32Array(64);
	const word = (i: number): number => words[i] ?? 0;
	for (let block = 0; block < padded.length; block += 64) {
		for (let i = 0; i < 16; i++) words[i] = data.getUint32(block + 4 * i);
		for (let i = 16; i < 64; i++) {
			const [early, late] = [word(i - 15), word(i - 2)];
			const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
			const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
			words[i] = word(i - 16) + first + word(i - 7) + second;
		}
		let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
		for (let i = 0; i < 64; i++) {
			const choice = (e & f) ^ (~e & g);
			const more =
				(h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (constants[i] ?? 0) + word(i)) | 0;
			const most = (a & b) ^ (a & c) ^ (b & c);
			const less = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
			[h, g, f, e, d, c, b, a] = [g, f, e, (d + more) | 0, c, b, a, (more + less) | 0];
		}
		for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + value;
	}
	const out = new DataView(new ArrayBuffer(32));
	for (const [i, value] of state.entries()) out.setUint32(4 * i, value);
	return new Uint8Array(out.buffer);
}
