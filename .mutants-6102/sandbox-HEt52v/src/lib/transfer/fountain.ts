// @ts-nocheck
import { crc32, MalformedData, ByteReader, ByteWriter } from './bytes';
import { fromBase45, toBase45 } from './base45';

/*
 * A fountain code: bytes as a row of codes, shown one after the other. The first ones are the blocks themselves; each
 * one after them is the sum (exclusive or) of about half of all blocks, chosen by its number. Any codes will do, in any
 * order: as many as there are blocks, and seldom one or two more.
 */

/** What every code begins with: this app, and the version of the codes. */
const prefix = 'TM1:';
/** How many bytes fit into a code that a phone reads at arm's length. */
export const blockSize = 800;
/** More blocks are refused: no user holds a phone up for that long. */
export const mostBlocks = 200;
const mostBytes = blockSize * mostBlocks;

export interface FountainCodes {
	/** How many blocks there are; with one, one code is enough. */
	readonly blocks: number;
	/** Returns the text of code `number`, counted from 0 without an end. */
	code(number: number): string;
}

/** Returns the blocks that a code is the sum of, a bit a block: the same on both devices. */
function blocksOf(id: number, number: number, blocks: number): bigint {
	if (number < blocks) return 1n << BigInt(number);
	// mulberry32, seeded with both. A generator of shifts alone would be linear, and so would be its sums: then no
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

/** Adds a block to another, in place (exclusive or). */
function add(to: Uint8Array, block: Uint8Array): void {
	for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) ^ (block[i] ?? 0);
}

/** Encodes bytes as codes of one size. Returns undefined if they are too many. */
export function encodeFountain(bytes: Uint8Array): FountainCodes | undefined {
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
			const mask = blocksOf(id, number, blocks);
			const sum = new Uint8Array(size);
			for (const [i, part] of parts.entries()) if ((mask >> BigInt(i)) & 1n) add(sum, part);
			const out = new ByteWriter();
			out.count(id);
			out.count(bytes.length);
			out.count(number);
			for (const byte of sum) out.byte(byte);
			return prefix + toBase45(out.done());
		}
	};
}

interface Code {
	readonly id: number;
	readonly length: number;
	readonly number: number;
	readonly block: Uint8Array;
}

/** Parses one code. Returns undefined if it isn't one of this app. */
function parseCode(text: string): Code | undefined {
	try {
		const bytes = text.startsWith(prefix) ? fromBase45(text.slice(prefix.length)) : undefined;
		if (!bytes) return undefined;
		const data = new ByteReader(bytes);
		const id = data.count(0xffffffff);
		const length = data.count(mostBytes);
		const number = data.count(1_000_000);
		const size = Math.ceil(length / Math.ceil(length / blockSize));
		const block = bytes.slice(bytes.length - size);
		for (let i = 0; i < size; i++) data.byte();
		return length > 0 && data.atEnd ? { id, length, number, block } : undefined;
	} catch (error) {
		if (error instanceof MalformedData) return undefined;
		throw error;
	}
}

/** Decodes the codes of one table as they come in. */
class TableDecoder {
	readonly #id: number;
	readonly #length: number;
	readonly blocks: number;
	/** Sums that are independent of each other, by the highest block that each of them holds. */
	readonly #sums = new Map<number, { mask: bigint; block: Uint8Array }>();

	constructor({ id, length }: Code) {
		this.#id = id;
		this.#length = length;
		this.blocks = Math.ceil(length / blockSize);
	}

	get had(): number {
		return this.#sums.size;
	}

	add({ number, block }: Code): void {
		let mask = blocksOf(this.#id, number, this.blocks);
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

	/** Returns all bytes. Returns undefined while there are too few codes, or if one was misread. */
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

/** What is decoded after another code. */
export type Decoded =
	/** The code isn't one of this app. */
	| { readonly what: 'other' }
	| { readonly what: 'more'; readonly had: number; readonly of: number }
	| { readonly what: 'all'; readonly bytes: Uint8Array<ArrayBuffer> };

/** How many tables are decoded at once; with more, all of them start anew. */
const mostAtOnce = 4;

/** Decodes codes, of one table or of several, until one table is complete. */
export class FountainDecoder {
	readonly #tables = new Map<string, TableDecoder>();

	decode(text: string): Decoded {
		const code = parseCode(text);
		if (!code) return { what: 'other' };
		const key = `${String(code.id)} ${String(code.length)}`;
		const known = this.#tables.get(key);
		if (!known && this.#tables.size >= mostAtOnce) this.#tables.clear();
		const table = known ?? new TableDecoder(code);
		this.#tables.set(key, table);
		table.add(code);
		const bytes = table.bytes();
		if (bytes) return { what: 'all', bytes };
		// Enough codes that are still wrong: one was misread, so this table starts anew.
		if (table.had >= table.blocks) this.#tables.delete(key);
		return { what: 'more', had: Math.min(table.had, table.blocks - 1), of: table.blocks };
	}
}
