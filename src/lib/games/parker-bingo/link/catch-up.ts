import { ByteWriter } from '$lib/transfer/bytes';
import type { CardSet } from '../rules/card-set';
import { patterns, type Pattern } from '../rules/patterns';
import type { Round } from '../rules/round';
import { tileCount } from '../rules/tiles';
import {
	fourBytes,
	mostBytes,
	readFour,
	readName,
	smallCode,
	setMark,
	shortName,
	readSmallCode
} from './small-code';

/** What the text of every such code begins with: Tablemate's calls, and their version. */
export const prefix = 'TC1.';

/** What a card has to know of a round: read from a code, without a link. */
export interface Heard {
	/** `setMark` of the cards on the table. */
	readonly set: number;
	readonly round: number;
	/** The tile that was called last; undefined before the first. */
	readonly last: number | undefined;
	/** All tiles that were called, the lowest first. */
	readonly calls: readonly number[];
	/** Who calls, shortened to what fits; '' where nobody does, or an older app made the code. */
	readonly caller: string;
	/** What the house plays for; undefined where it is a line, or an older app made the code. [PB-23] */
	readonly pattern: Pattern | undefined;
	/** [PB-3] */
	readonly freeCentre: boolean;
}

/** A last byte below this is no letter of a name, and says what the house plays: an older app shows nothing of it. */
const firstLetter = 32;

/**
 * Returns the text from which a card learns all calls of a round: under 40 bytes, so that it has room in a corner. It can
 * stand behind an address.
 */
export function codeOfCalls(
	cards: Pick<CardSet, 'seed' | 'size'>,
	{ number, calls, pattern }: Pick<Round, 'number' | 'calls'> & Partial<Pick<Round, 'pattern'>>,
	caller = '',
	freeCentre = false
): string {
	const out = new ByteWriter();
	for (const byte of fourBytes(setMark(cards))) out.byte(byte);
	out.count(number);
	out.byte(calls.at(-1) ?? 0);
	for (let first = 1; first <= tileCount; first += 8)
		out.byte(
			Array.from({ length: 8 }, (_, bit) => (calls.includes(first + bit) ? 1 << bit : 0)).reduce(
				(a, b) => a | b
			)
		);
	const house = 2 * (pattern ? patterns.indexOf(pattern) + 1 : 0) + (freeCentre ? 1 : 0);
	const room = mostBytes - out.done().length - (house > 0 ? 1 : 0);
	for (const byte of shortName(caller, room)) out.byte(byte);
	if (house > 0) out.byte(house);
	return smallCode(prefix, out.done());
}

/** Reads such a text. Returns undefined for any other code, and for one that was not read in full. */
export const readCalls = (text: string): Heard | undefined =>
	readSmallCode(prefix, text, (data) => {
		const set = readFour(data);
		const round = data.count(100_000);
		const last = data.byte();
		const calls: number[] = [];
		for (let first = 1; first <= tileCount; first += 8) {
			const bits = data.byte();
			for (let bit = 0; bit < 8; bit++) if ((bits >> bit) & 1) calls.push(first + bit);
		}
		const named = readName(data);
		const end = named?.charCodeAt(named.length - 1) ?? firstLetter;
		const house = end < firstLetter ? end : 0;
		const caller = house > 0 ? named?.slice(0, -1) : named;
		const known = last === 0 ? calls.length === 0 : calls.includes(last);
		if (!known || caller === undefined || calls.some((tile) => tile > tileCount)) return undefined;
		const pattern = patterns[(house >> 1) - 1];
		return { set, round, last: last || undefined, calls, caller, pattern, freeCentre: (house & 1) === 1 };
	});
