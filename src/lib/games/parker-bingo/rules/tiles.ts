/** The five letters, each the head of a column of fifteen numbers. */
export const letters = ['B', 'I', 'N', 'G', 'O'] as const;
export type Letter = (typeof letters)[number];

const perLetter = 15;
export const tileCount = letters.length * perLetter;
export const tiles: readonly number[] = Array.from({ length: tileCount }, (_, i) => i + 1);

/** Returns the letter a tile carries: B 1-15, I 16-30, N 31-45, G 46-60, O 61-75. [PB-5] */
export function letterOf(number: number): Letter {
	const letter = letters[Math.floor((number - 1) / perLetter)];
	if (!letter || !Number.isInteger(number)) throw new RangeError(`no tile has ${String(number)}`);
	return letter;
}

/** Returns the fifteen numbers under a letter, lowest first. */
export function numbersOf(letter: Letter): readonly number[] {
	const first = letters.indexOf(letter) * perLetter;
	return tiles.slice(first, first + perLetter);
}

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
	const letter = match[1]?.toUpperCase() as Letter | undefined;
	const right = letterOf(number);
	if (letter && letter !== right) return { ok: false, why: 'wrong-pair', letter, number, right };
	return { ok: true, number };
}
