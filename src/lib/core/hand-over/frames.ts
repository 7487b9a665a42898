import { crc32, Garbled, Reader, Writer } from './bytes';
import { fromBase45, toBase45 } from './base45';

/*
 * Bytes as a row of codes, shown one after the other. The first ones are the blocks themselves; each one after them
 * is the sum (exclusive or) of about half of all blocks, chosen by its number. Any codes will do, in any order: as
 * many as there are blocks, and seldom one or two more.
 */

/** What every code begins with: this app, and the version of the codes. */
const sign = 'TM1:';
/** So many bytes fit into one code that a phone reads at an arm's length. */
export const blockSize = 800;
/** More is not shown as codes: nobody holds a phone up for that long. */
export const mostBlocks = 200;
const mostBytes = blockSize * mostBlocks;

export interface Frames {
	/** How many blocks there are; with one, one code is enough. */
	readonly blocks: number;
	/** The text of code `number`, counted from 0 without an end. */
	code(number: number): string;
}

/** Which blocks a code is the sum of, a bit a block: the same wherever it is asked. */
function chosen(id: number, number: number, blocks: number): bigint {
	if (number < blocks) return 1n << BigInt(number);
	// mulberry32, begun from both. A generator of shifts alone would be linear, and so would be its sums: then no
	// number of codes gives more than 32 blocks.
	let state = (id ^ Math.imul(number + 1, 0x9e3779b1)) >>> 0;
	const step = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return (mixed ^ (mixed >>> 14)) >>> 0;
	};
	let mask = 0n;
	for (let i = 0; i < blocks; i++) mask = (mask << 1n) | BigInt((step() >>> 15) & 1);
	return mask === 0n ? 1n : mask;
}

function add(to: Uint8Array, block: Uint8Array): void {
	for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) ^ (block[i] ?? 0);
}

/** Cuts bytes into codes of like size; nothing when they are too many. */
export function toFrames(bytes: Uint8Array): Frames | undefined {
	if (bytes.length === 0 || bytes.length > mostBytes) return undefined;
	const blocks = Math.ceil(bytes.length / blockSize);
	const size = Math.ceil(bytes.length / blocks);
	const id = crc32(bytes);
	const parts = Array.from({ length: blocks }, (_, i) => {
		const part = new Uint8Array(size);
		part.set(bytes.subarray(i * size, (i + 1) * size));
		return part;
	});
	return {
		blocks,
		code(number) {
			const mask = chosen(id, number, blocks);
			const sum = new Uint8Array(size);
			for (const [i, part] of parts.entries()) if ((mask >> BigInt(i)) & 1n) add(sum, part);
			const out = new Writer();
			out.count(id);
			out.count(bytes.length);
			out.count(number);
			for (const byte of sum) out.byte(byte);
			return sign + toBase45(out.done());
		}
	};
}

interface Frame {
	readonly id: number;
	readonly length: number;
	readonly number: number;
	readonly block: Uint8Array;
}

/** Reads one code; nothing when it is something else. */
function readFrame(text: string): Frame | undefined {
	try {
		const bytes = text.startsWith(sign) ? fromBase45(text.slice(sign.length)) : undefined;
		if (!bytes) return undefined;
		const data = new Reader(bytes);
		const id = data.count(0xffffffff);
		const length = data.count(mostBytes);
		const number = data.count(1_000_000);
		const size = Math.ceil(length / Math.ceil(length / blockSize));
		const block = bytes.slice(bytes.length - size);
		for (let i = 0; i < size; i++) data.byte();
		return length > 0 && data.atEnd ? { id, length, number, block } : undefined;
	} catch (error) {
		if (error instanceof Garbled) return undefined;
		throw error;
	}
}

/** The codes of one table as they come in. */
class Gathering {
	readonly #id: number;
	readonly #length: number;
	readonly blocks: number;
	/** Sums that are independent of each other, by the highest block that each of them holds. */
	readonly #sums = new Map<number, { mask: bigint; block: Uint8Array }>();

	constructor({ id, length }: Frame) {
		this.#id = id;
		this.#length = length;
		this.blocks = Math.ceil(length / blockSize);
	}

	get had(): number {
		return this.#sums.size;
	}

	add({ number, block }: Frame): void {
		let mask = chosen(this.#id, number, this.blocks);
		const sum = block.slice();
		while (mask !== 0n) {
			const top = mask.toString(2).length - 1;
			const known = this.#sums.get(top);
			if (!known) {
				this.#sums.set(top, { mask, block: sum });
				return;
			}
			mask ^= known.mask;
			add(sum, known.block);
		}
	}

	/** All bytes, once there are codes enough; nothing as long as there are not, or when they do not add up. */
	bytes(): Uint8Array<ArrayBuffer> | undefined {
		if (this.had < this.blocks) return undefined;
		const parts: Uint8Array[] = [];
		// From the lowest block up, each sum holds only blocks that are known by then.
		for (let top = 0; top < this.blocks; top++) {
			const { mask, block } = this.#sums.get(top) ?? { mask: 0n, block: new Uint8Array() };
			const part = block.slice();
			for (let i = 0; i < top; i++) if ((mask >> BigInt(i)) & 1n) add(part, parts[i] ?? part);
			parts.push(part);
		}
		const size = parts[0]?.length ?? 0;
		const all = new Uint8Array(size * this.blocks);
		for (const [i, part] of parts.entries()) all.set(part, i * size);
		const bytes = all.slice(0, this.#length);
		return crc32(bytes) === this.#id ? bytes : undefined;
	}
}

/** What is known after another code. */
export type Gathered =
	/** This code is none of ours. */
	| { readonly what: 'other' }
	| { readonly what: 'more'; readonly had: number; readonly of: number }
	| { readonly what: 'all'; readonly bytes: Uint8Array<ArrayBuffer> };

/** So many tables are kept apart at once; whoever waves more codes about starts anew. */
const mostAtOnce = 4;

/** Gathers codes, from whichever tables they come, until one of them is whole. */
export class Gatherer {
	readonly #tables = new Map<string, Gathering>();

	read(text: string): Gathered {
		const frame = readFrame(text);
		if (!frame) return { what: 'other' };
		const key = `${String(frame.id)} ${String(frame.length)}`;
		const known = this.#tables.get(key);
		if (!known && this.#tables.size >= mostAtOnce) this.#tables.clear();
		const table = known ?? new Gathering(frame);
		this.#tables.set(key, table);
		table.add(frame);
		const bytes = table.bytes();
		if (bytes) return { what: 'all', bytes };
		// Codes enough and still wrong: something was misread, so they are gathered anew.
		if (table.had >= table.blocks) this.#tables.delete(key);
		return { what: 'more', had: Math.min(table.had, table.blocks - 1), of: table.blocks };
	}
}
