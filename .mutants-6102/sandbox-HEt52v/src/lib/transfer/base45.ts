/** The characters that a QR code stores in five and a half bits each [RFC 9285]. */
// @ts-nocheck

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Encodes bytes as a text for a QR code: two bytes are three characters, a last single one is two. */
export function toBase45(bytes: Uint8Array): string {
	const text: string[] = [];
	for (let i = 0; i < bytes.length; i += 2) {
		const [first = 0, second] = bytes.subarray(i, i + 2);
		let value = second === undefined ? first : first * 256 + second;
		for (let n = second === undefined ? 2 : 3; n > 0; n--) {
			text.push(alphabet.charAt(value % 45));
			value = Math.floor(value / 45);
		}
	}
	return text.join('');
}

/** Decodes such a text. Returns undefined if it isn't one. */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | undefined {
	if (text.length % 3 === 1) return undefined;
	const bytes: number[] = [];
	for (let i = 0; i < text.length; i += 3) {
		const three = [...text.slice(i, i + 3)].map((character) => alphabet.indexOf(character));
		if (three.includes(-1)) return undefined;
		const value = three.reduceRight((sum, digit) => sum * 45 + digit, 0);
		if (value > (three.length === 3 ? 0xffff : 0xff)) return undefined;
		if (three.length === 3) bytes.push(value >> 8);
		bytes.push(value & 0xff);
	}
	return Uint8Array.from(bytes);
}
