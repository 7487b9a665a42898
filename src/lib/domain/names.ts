/** The longest name, in characters as a person counts them. [G-5] */
export const longestName = 24;

/** Letters of which none is ever part of another: most names have no others. */
const plain = /^[ -~\u00c0-\u024f]*$/;
let segmenter: Intl.Segmenter | undefined;
/** For Firefox before 125: a flag, or a letter or picture with its marks and all that is joined to it. */
const cluster = /\p{RI}{2}|.(\u200d.|[\p{M}\p{EMod}])*/gsu;

/** Returns the characters of a text as a person counts them. */
export const characters = (text: string): readonly string[] =>
	plain.test(text)
		? [...text]
		: Intl.Segmenter
			? Array.from(
					// Made when it is first needed: it takes a slow phone longer than all else on the shelf.
					(segmenter ??= new Intl.Segmenter()).segment(text),
					({ segment }) => segment
				)
			: (text.match(cluster) ?? []);

/** Returns how many characters a person would count in a text. */
export const countCharacters = (text: string): number => characters(text).length;

/** Returns the first characters of a name as a person counts them, in capitals. */
export const firstLetters = (name: string, many: number): string =>
	characters(name).slice(0, many).join('').toLocaleUpperCase();

/** Returns a mark as it stands on a chip: figures alone would be read as the score or the count beside it. */
const noScore = (mark: string): string => mark.replace(/^\p{N}+$/u, '#$&');

/** Returns what stands for a name on a chip where nobody has to be told apart: its first letter. */
export const initial = (name: string): string => noScore(firstLetters(name, 1));

/**
 * Returns what tells players apart on a chip: the first letter; of names that begin alike with it the next one in which
 * all of them differ, or that of the last word; else a number behind it.
 */
export function initials(
	seats: readonly { readonly id: string; readonly name: string }[]
): ReadonlyMap<string, string> {
	const mark = (name: string, at: number) =>
		firstLetters(name, 1) +
		firstLetters(name, at + 1)
			.slice(firstLetters(name, at || 1).length)
			.trim();
	const marks = [
		...[0, 1, 2, 3, 4].map((at) => (name: string) => mark(name, at)),
		(name: string) => firstLetters(name, 1) + firstLetters(name.split(' ').at(-1) ?? '', 1)
	];
	return new Map(
		seats.map(({ id, name }) => {
			const alike = seats.filter((other) => mark(other.name, 0) === mark(name, 0));
			const found = marks.find((of) => new Set(alike.map((other) => of(other.name))).size === alike.length);
			const nth = 1 + alike.findIndex((other) => other.id === id);
			return [id, noScore(found ? found(name) : mark(name, 0) + String(nth))];
		})
	);
}

/**
 * What a name cannot be told apart by: marks that show nothing or turn the direction of what follows, and halves
 * of characters. Joiners stay, for emoji and some scripts need them.
 */
const unseen = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}\p{Cc}]/gu;

/** Returns a typed name as it is kept: one normal form, no blanks around it, single blanks inside. */
export const tidyName = (typed: string): string =>
	typed.normalize('NFC').replace(unseen, '').replace(/\s+/gu, ' ').trim();

export type NameRefusal =
	| { readonly why: 'name-empty' }
	| { readonly why: 'name-too-long'; readonly most: number; readonly length: number };

// Marks can be piled on one character without end; nobody's name needs more units than this.
const mostUnits = longestName * 12;

/** Returns why a tidied name cannot be a player's; undefined if it can. 1 to 24 characters of any script, emoji included. [G-5] */
export function whyNoName(name: string): NameRefusal | undefined {
	// A name of marks and joiners alone would be an empty space on the screen.
	if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name.replaceAll('\u2800', ''))) return { why: 'name-empty' };
	const length = countCharacters(name);
	if (length > longestName) return { why: 'name-too-long', most: longestName, length };
	return name.length > mostUnits
		? { why: 'name-too-long', most: longestName, length: name.length }
		: undefined;
}

/** Returns whether two names would read as one in a list of players. */
export const sameName = (a: string, b: string): boolean =>
	tidyName(a).toLocaleLowerCase() === tidyName(b).toLocaleLowerCase();
