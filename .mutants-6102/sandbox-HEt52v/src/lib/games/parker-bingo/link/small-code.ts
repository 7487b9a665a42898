// @ts-nocheck
import { fromBase64Url, toBase64Url } from '$lib/link/code';
import { ByteReader, crc32, MalformedData } from '$lib/transfer/bytes';
import type { CardSet } from '../rules/card-set';

/*
 * Codes that a camera reads at a glance: a prefix that says what they are, some bytes, and the lower half of their
 * CRC-32, so that one that was not read in full is none.
 */

/** The most characters of such a code: a camera reads it from a corner of the board. */
const longestCode = 39;
/** The most bytes that fit between a prefix of four letters and the sum. */
export const mostBytes = Math.floor(((longestCode - 4) * 3) / 4) - 2;

/** Returns bytes as the text of a code. */
export function smallCode(prefix: string, body: Uint8Array): string {
	const sum = crc32(body) & 0xffff;
	return prefix + toBase64Url(Uint8Array.from([...body, sum >> 8, sum & 0xff]));
}

/**
 * Reads such a text, alone or behind an address. Returns undefined for any other, for one that was not read in full, and
 * where `read` finds it is none: there is too little of it, or too much.
 */
export function readSmallCode<T>(
	prefix: string,
	text: string,
	read: (data: ByteReader) => T | undefined
): T | undefined {
	const from = text.slice(text.lastIndexOf('#') + 1);
	if (!from.startsWith(prefix) || from.length > 80) return undefined;
	const packed = fromBase64Url(from.slice(prefix.length));
	if (!packed || packed.length < 3) return undefined;
	const body = packed.subarray(0, -2);
	const sum = crc32(body) & 0xffff;
	if (packed.at(-2) !== sum >> 8 || packed.at(-1) !== (sum & 0xff)) return undefined;
	try {
		const data = new ByteReader(body);
		const value = read(data);
		return data.atEnd ? value : undefined;
	} catch (error) {
		if (error instanceof MalformedData) return undefined;
		throw error;
	}
}

/** Returns whether a text is a code of this kind that an older or a newer app made. */
export function isOtherVersion(prefix: string, text: string): boolean {
	const from = text.slice(text.lastIndexOf('#') + 1);
	return from.startsWith(prefix.slice(0, 2)) && /^..\d{1,3}\./.test(from) && !from.startsWith(prefix);
}

/** Returns what a code says of a set of cards. */
export const setMark = ({ seed, size }: Pick<CardSet, 'seed' | 'size'>): number =>
	crc32(new TextEncoder().encode(`${seed}/${String(size)}`));

/** Returns a number of 32 bits as bytes. */
export const fourBytes = (value: number): readonly number[] =>
	[24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** Reads what `fourBytes` returned. */
export const readFour = (data: ByteReader): number =>
	[0, 0, 0, 0].reduce((value) => value * 256 + data.byte(), 0);

/** Returns a name in so many bytes at most: one that is longer ends in a point, between two letters. */
export function shortName(name: string, most: number): readonly number[] {
	const encoder = new TextEncoder();
	const whole = [...encoder.encode(name)];
	if (whole.length <= most) return whole;
	const letters = [...name];
	while (letters.length > 0) {
		letters.pop();
		const short = [...encoder.encode(`${letters.join('').trimEnd()}.`)];
		if (short.length <= most) return short;
	}
	return [];
}

/** Reads the bytes of a name, which are all that is left. Returns undefined where they are none. */
export function readName(data: ByteReader): string | undefined {
	const bytes: number[] = [];
	while (!data.atEnd) bytes.push(data.byte());
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
	} catch {
		return undefined;
	}
}
