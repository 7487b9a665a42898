/** The signs that a QR code writes in five and a half bits each [RFC 9285]. */
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Bytes as a text for a QR code: two bytes are three signs, a last single one is two. */
export function toBase45(bytes: Uint8Array): string {
	const text: string[] = [];
	for (let i = 0; i < bytes.length; i += 2) {
		const [first = 0, second] = bytes.subarray(i, i + 2);
		let value = second === undefined ? first : first * 256 + second;
		for (let n = second === undefined ? 2 : 3; n > 0; n--) {
			text.push(signs.charAt(value % 45));
			value = Math.floor(value / 45);
		}
	}
	return text.join('');
}

/** The bytes of such a text; nothing when it is none. */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | undefined {
	if (text.length % 3 === 1) return undefined;
	const bytes: number[] = [];
	for (let i = 0; i < text.length; i += 3) {
		const three = [...text.slice(i, i + 3)].map((sign) => signs.indexOf(sign));
		if (three.includes(-1)) return undefined;
		const value = three.reduceRight((sum, sign) => sum * 45 + sign, 0);
		if (value > (three.length === 3 ? 0xffff : 0xff)) return undefined;
		if (three.length === 3) bytes.push(value >> 8);
		bytes.push(value & 0xff);
	}
	return Uint8Array.from(bytes);
}
