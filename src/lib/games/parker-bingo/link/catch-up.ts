import { fromBase64Url, toBase64Url } from '$lib/link/code';
import { ByteReader, ByteWriter, crc32, MalformedData } from '$lib/transfer/bytes';
import type { CardSet } from '../rules/card-set';
import type { Round } from '../rules/round';
import { tileCount } from '../rules/tiles';

/** What the text of every such code begins with: Tablemate's calls, and their version. */
const prefix = 'TC1.';

/** What a card has to know of a round: read from a code, without a link. */
export interface Heard {
	/** `setMark` of the cards on the table. */
	readonly set: number;
	readonly round: number;
	/** The tile that was called last; undefined before the first. */
	readonly last: number | undefined;
	/** All tiles that were called, the lowest first. */
	readonly calls: readonly number[];
}

/** Returns what a code says of a set of cards. */
export const setMark = ({ seed, size }: Pick<CardSet, 'seed' | 'size'>): number =>
	crc32(new TextEncoder().encode(`${seed}/${String(size)}`));

/** Returns the text from which a card learns all calls of a round, some 20 bytes; it can stand behind an address. */
export function codeOfCalls(cards: Pick<CardSet, 'seed' | 'size'>, { number, calls }: Round): string {
	const out = new ByteWriter();
	for (const shift of [24, 16, 8, 0]) out.byte(setMark(cards) >>> shift);
	out.count(number);
	out.byte(calls.at(-1) ?? 0);
	for (let first = 1; first <= tileCount; first += 8)
		out.byte(
			Array.from({ length: 8 }, (_, bit) => (calls.includes(first + bit) ? 1 << bit : 0)).reduce(
				(a, b) => a | b
			)
		);
	const body = out.done();
	const sum = crc32(body) & 0xffff;
	return prefix + toBase64Url(Uint8Array.from([...body, sum >> 8, sum & 0xff]));
}

/** Reads such a text. Returns undefined for any other code, and for one that was not read in full. */
export function readCalls(text: string): Heard | undefined {
	const [, body64] = /(?:^|#)TC1\.([\w-]{1,80})$/.exec(text) ?? [];
	const packed = body64 === undefined ? undefined : fromBase64Url(body64);
	if (!packed || packed.length < 3 || packed.length > 40) return undefined;
	const body = packed.subarray(0, -2);
	const sum = crc32(body) & 0xffff;
	if (packed.at(-2) !== sum >> 8 || packed.at(-1) !== (sum & 0xff)) return undefined;
	try {
		const data = new ByteReader(body);
		const set = [0, 0, 0, 0].reduce((value) => value * 256 + data.byte(), 0);
		const round = data.count(100_000);
		const last = data.byte();
		const calls: number[] = [];
		for (let first = 1; first <= tileCount; first += 8) {
			const bits = data.byte();
			for (let bit = 0; bit < 8; bit++) if ((bits >> bit) & 1) calls.push(first + bit);
		}
		const known = last === 0 ? calls.length === 0 : calls.includes(last);
		if (!data.atEnd || !known || calls.some((tile) => tile > tileCount)) return undefined;
		return { set, round, last: last || undefined, calls };
	} catch (error) {
		if (error instanceof MalformedData) return undefined;
		throw error;
	}
}
