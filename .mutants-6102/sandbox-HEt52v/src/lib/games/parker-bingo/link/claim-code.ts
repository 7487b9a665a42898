// @ts-nocheck
import { ByteWriter } from '$lib/transfer/bytes';
import { longestName, tidyName } from '$lib/domain/names';
import type { CardSet } from '../rules/card-set';
import type { Context } from '../rules/round';
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

/** What the text of every such code begins with: Tablemate's bingo, and its version. */
export const prefix = 'TB1.';

/** A bingo as a phone without a link shows it: the caller's camera reads it, and the claim is judged. */
export interface Shown {
	/** `setMark` of the cards that the phone has its card of. */
	readonly set: number;
	readonly card: number;
	/** Whose it is, shortened to what fits; '' where the phone has not been told. */
	readonly name: string;
}

/** Returns the text of a bingo with this card. */
export function codeOfBingo(cards: Pick<CardSet, 'seed' | 'size'>, card: number, name: string): string {
	const out = new ByteWriter();
	for (const byte of fourBytes(setMark(cards))) out.byte(byte);
	out.count(card);
	for (const byte of shortName(tidyName(name), mostBytes - out.done().length)) out.byte(byte);
	return smallCode(prefix, out.done());
}

/** Reads such a text. Returns undefined for any other code, and for one that was not read in full. */
export const readBingo = (text: string): Shown | undefined =>
	readSmallCode(prefix, text, (data) => {
		const set = readFour(data);
		const card = data.count(100_000);
		const name = readName(data);
		return name === undefined || name.length > longestName ? undefined : { set, card, name };
	});

/** Returns who at the table is meant by the name in a code; undefined where that is nobody, or might be two. */
export function whoShows({ seats }: Pick<Context, 'seats'>, { name }: Shown): string | undefined {
	if (name === '') return undefined;
	const same = (one: string) => one.toLocaleLowerCase() === name.toLocaleLowerCase();
	const here = seats.filter((seat) => seat.here);
	const exact = here.filter((seat) => same(seat.name));
	const short = here.filter((seat) =>
		same(
			new TextDecoder().decode(Uint8Array.from(shortName(seat.name, new TextEncoder().encode(name).length)))
		)
	);
	const found = exact.length > 0 ? exact : short;
	return found.length === 1 ? found[0]?.id : undefined;
}
