// @ts-nocheck
import { letterOf, letters, tiles, type Letter } from './tiles';

export type TileRefusal =
	| { readonly why: 'not-a-tile'; readonly typed: string }
	| { readonly why: 'wrong-pair'; readonly letter: Letter; readonly number: number; readonly right: Letter };

const longestTyped = 12;

/** Parses what a player typed for a tile: "31", "N31", "n 31". A letter that is not the number's own is refused. [PB-5] */
export function readTile(typed: string): { ok: true; number: number } | ({ ok: false } & TileRefusal) {
	const match = /^(?:([bingo])[\s,.-]*)?0*(\d{1,2})$/i.exec(typed.trim());
	const number = Number(match?.[2]);
	if (!match || !tiles.includes(number)) {
		const text = typed.trim();
		return {
			ok: false,
			why: 'not-a-tile',
			typed: text.length > longestTyped ? `${text.slice(0, longestTyped)}…` : text
		};
	}
	const letter = letters.find((one) => one === match[1]?.toUpperCase());
	const right = letterOf(number);
	if (letter && letter !== right) return { ok: false, why: 'wrong-pair', letter, number, right };
	return { ok: true, number };
}
