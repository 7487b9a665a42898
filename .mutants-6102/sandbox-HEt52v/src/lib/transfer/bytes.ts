/** The largest whole number of a column: doubled, it is still safe. */
// @ts-nocheck

export const largestWhole = 2 ** 51;

/** Bytes that grow as they are written; whole numbers take as many as they need. */
export class ByteWriter {
	#bytes: number[] = [];

	byte(value: number): void {
		this.#bytes.push(value & 0xff);
	}

	/** Writes a whole number from 0 to the largest safe one: seven bits a byte, the lowest first. */
	count(value: number): void {
		let rest = value;
		for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) this.#bytes.push((rest % 0x80) | 0x80);
		this.#bytes.push(rest);
	}

	/**
	 * Writes whole numbers that belong together, up to `largestWhole` on either side of 0: first the lowest byte of each, then
	 * the next one of each, because similar bytes side by side compress best.
	 */
	column(values: readonly number[]): void {
		const signed = values.some((value) => value < 0);
		// 0, -1, 1, -2, 2 ... are 0, 1, 2, 3, 4 ...
		const plain = signed ? values.map((value) => (value < 0 ? -2 * value - 1 : 2 * value)) : values;
		const largest = plain.reduce((most, value) => Math.max(most, value), 0);
		const planes = largest === 0 ? 0 : Math.floor(Math.log2(largest) / 8) + 1;
		this.byte(planes * 2 + (signed ? 1 : 0));
		for (let plane = 0; plane < planes; plane++)
			for (const value of plain) this.byte(Math.floor(value / 256 ** plane) % 256);
	}

	text(value: string): void {
		const bytes = new TextEncoder().encode(value);
		this.count(bytes.length);
		for (const byte of bytes) this.#bytes.push(byte);
	}

	done(): Uint8Array<ArrayBuffer> {
		return Uint8Array.from(this.#bytes);
	}
}

/** Bytes that a `ByteWriter` did not write. */
export class MalformedData extends Error {
	override readonly name = 'MalformedData';
}

/** Reads what a `ByteWriter` wrote. Throws `MalformedData` for anything else. */
export class ByteReader {
	readonly #bytes: Uint8Array;
	#at = 0;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
	}

	byte(): number {
		const byte = this.#bytes[this.#at++];
		if (byte === undefined) throw new MalformedData('ends too early');
		return byte;
	}

	/** Reads a whole number. Throws if it is more than `most`. */
	count(most = Number.MAX_SAFE_INTEGER): number {
		let value = 0;
		for (let factor = 1; ; factor *= 0x80) {
			const byte = this.byte();
			value += (byte & 0x7f) * factor;
			if (value > most) throw new MalformedData(`more than ${most}`);
			if (byte < 0x80) return value;
		}
	}

	/** Reads a column of so many numbers. Throws before it allocates them if there are too few bytes. */
	column(length: number): number[] {
		const head = this.byte();
		const planes = head >> 1;
		if (planes > 7 || planes * length > this.#bytes.length - this.#at)
			throw new MalformedData('ends too early');
		const values = Array.from({ length }, () => 0);
		for (let plane = 0; plane < planes; plane++)
			for (let i = 0; i < length; i++) values[i] = (values[i] ?? 0) + this.byte() * 256 ** plane;
		if ((head & 1) === 0) return values;
		return values.map((value) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2));
	}

	text(most: number): string {
		const length = this.count(most);
		const bytes = this.#bytes.subarray(this.#at, this.#at + length);
		if (bytes.length < length) throw new MalformedData('ends too early');
		this.#at += length;
		try {
			return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		} catch {
			throw new MalformedData('no text');
		}
	}

	get atEnd(): boolean {
		return this.#at >= this.#bytes.length;
	}
}

/** Returns the checksum that gzip and PNG use. */
export function crc32(bytes: Uint8Array): number {
	let sum = 0xffffffff;
	for (const byte of bytes) {
		sum ^= byte;
		for (let i = 0; i < 8; i++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
	}
	return (sum ^ 0xffffffff) >>> 0;
}
