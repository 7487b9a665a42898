import { characters } from '$lib/domain/names';

/** The largest letters of a name on a poster, in px: 118 px high, to be read from three metres. */
export const largest = 176;

/** How wide a letter of the poster's weight is, as a share of its size. */
const letterWidth = 0.57;

/** Emoji and the characters of East Asia are as wide as two letters, near enough. */
const wide =
	/\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/u;

/** Letters half as wide again as others: an Oma's name would run into what lies beside it. */
const broad = /[mwMWOQ]/;

/** Returns how many letters a text is as wide as. */
export const widthInLetters = (text: string): number =>
	characters(text).reduce((sum, one) => sum + (wide.test(one) ? 2 : broad.test(one) ? 1.5 : 1), 0);

/** Returns the size in px at which so many letters fit a width, never more than `most`. */
export const fitted = (letters: number, width: number, most = largest): number =>
	Math.min(most, width / (letterWidth * Math.max(1, letters)));

/** Returns a text in lines of no more than so many letters, broken at blanks; a word that is wider than a line breaks in it. */
export function broken(text: string, letters: number): readonly string[] {
	const lines: string[] = [];
	const add = (piece: string, before: string) => {
		const longer = `${lines.at(-1) ?? ''}${before}${piece}`;
		if (lines.length > 0 && widthInLetters(longer) <= letters) lines[lines.length - 1] = longer;
		else lines.push(piece);
	};
	for (const word of text.split(' ')) {
		if (widthInLetters(word) <= letters) add(word, ' ');
		else for (const [i, one] of characters(word).entries()) add(one, i === 0 ? ' ' : '');
	}
	return lines;
}

/** Returns a text in two lines as equal as its blanks allow, or in one where it has none. */
function halved(text: string): readonly string[] {
	const words = text.split(' ');
	const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
	const longest = (lines: readonly string[]) => Math.max(...lines.map(widthInLetters));
	return ways.sort((a, b) => longest(a) - longest(b))[0] ?? [text];
}

export interface FittedName {
	readonly lines: readonly string[];
	/** In px. */
	readonly size: number;
}

/** Returns a name as large as a width allows: in two lines where that makes its letters a quarter larger. */
export function fitName(name: string, width: number, most = largest): FittedName {
	const one = fitted(widthInLetters(name), width, most);
	const lines = halved(name);
	const two = fitted(Math.max(...lines.map(widthInLetters)), width, most * 0.62);
	return lines.length > 1 && two > one * 1.25 ? { lines, size: two } : { lines: [name], size: one };
}

/** What a poster says: the last three are left out where there is nothing to say. */
export interface PosterWords {
	readonly name: string;
	readonly verb?: string | undefined;
	readonly figure?: string | undefined;
	readonly about?: string | undefined;
}

/** Where the words stand on a poster, in px. */
export interface Place {
	readonly x: number;
	readonly y: number;
	readonly w: number;
	readonly h: number;
	/** How wide the name may be, where it may reach beyond the other words; with words at the left, in one line. */
	readonly nameWidth?: number;
	/** How wide the last words may be, where the place is narrower at its foot. */
	readonly aboutWidth?: number;
	/** In the middle, or at the left from the top down. */
	readonly align?: 'start' | 'middle';
	/** In degrees, around the middle. */
	readonly tilt?: number;
}

/** A line of a poster: its foot, from the top of the place, and its size in px. */
export interface LaidLine {
	readonly what: 'name' | 'verb' | 'figure' | 'about';
	readonly text: string;
	readonly y: number;
	readonly size: number;
}

/** The words of a poster at their full size: how large they are, and how far below the foot of what is above them. */
const full = {
	verb: { size: 35, below: 58 },
	figure: { size: 140, below: 114 },
	about: { size: 24, below: 46 }
} as const;
const capitals = 0.7;
/** How far the tails of g, j, p, q and y reach down with a little air, and a d or l up, as a share of the letters' size. */
const [tails, tall] = [0.26, 0.72];

/** Returns how far below the top of a place of this height the foot of a name in the largest letters lies, in px. */
export const nameFoot = (high: number): number => Math.min(largest * capitals, high * 0.36);

/** Returns the lines of a poster's words, as large as their place allows, in its middle from top to foot. */
export function layWords(words: PosterWords, place: Place, largestScale = 1): readonly LaidLine[] {
	const { verb, figure, about } = words;
	const below =
		(verb ? full.verb.below : 0) + (figure ? full.figure.below : 0) + (about ? full.about.below : 0);
	/** How much smaller all is than at its full size. */
	const scale = Math.min(largestScale, place.h / (largest * capitals + below + 8));
	const most = largest * scale;
	const start = place.align === 'start';
	const narrow = fitName(words.name, place.w, most);
	const across = fitName(words.name, place.nameWidth ?? place.w, most);
	const line = {
		lines: [words.name],
		size: fitted(widthInLetters(words.name), place.nameWidth ?? place.w, most)
	};
	// What lies beside the words leaves room for one long line above it, not for two.
	const name = !start ? across : line.size >= narrow.size ? line : narrow;
	const lines: Omit<LaidLine, 'y'>[] = [];
	const feet: number[] = [];
	let foot = 0;
	const lay = (line: Omit<LaidLine, 'y'>, down: number) => {
		// The lines of a name lie closer to each other than others to its tails.
		const clear = lines.length === name.lines.length ? name.size * tails + line.size * tall : 0;
		foot += Math.max(down, clear);
		lines.push(line);
		feet.push(foot);
	};
	/** In one line as small as can be read from near, or else in several. */
	const say = (what: 'verb' | 'about', said: string, air: number, width = place.w) => {
		const near = Math.max(16, Math.min(full[what].size * scale, width / (0.54 * widthInLetters(said))));
		// A word is smaller rather than broken.
		const size = Math.min(
			near,
			Math.max(12, width / (0.51 * Math.max(...said.split(' ').map(widthInLetters))))
		);
		for (const [i, text] of broken(said, width / (0.5 * size)).entries())
			lay({ what, text, size }, i === 0 ? Math.max(size * air, full[what].below * scale) : size * 1.15);
	};
	for (const [i, text] of name.lines.entries())
		lay({ what: 'name', text, size: name.size }, name.size * (i === 0 ? capitals : 0.92));
	if (verb) say('verb', verb, 1.25);
	if (figure) {
		const size = fitted(widthInLetters(figure), place.w, full.figure.size * scale);
		lay({ what: 'figure', text: figure, size }, size * capitals + 16 * scale);
	}
	if (about) say('about', about, 1.3, place.aboutWidth);
	// A name or last words in two lines are higher than in one.
	if (foot > place.h && scale > (about ? 0.4 : 0.3)) return layWords(words, place, scale * 0.95);
	// Where the last words find no room even so, the others say enough.
	if (about && foot > place.h + 8) return layWords({ ...words, about: undefined }, place);
	const top = start ? 0 : (place.h - foot) / 2;
	return lines.map((line, i) => ({ ...line, y: top + (feet[i] ?? 0) }));
}
