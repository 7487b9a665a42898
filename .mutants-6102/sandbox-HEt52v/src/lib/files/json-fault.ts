// @ts-nocheck
const blank = /[ \t\n\r]*/y;
const scalar =
	// eslint-disable-next-line no-control-regex -- JSON refuses control characters inside a text
	/"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\\x00-\x1f]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** What may come next: a value, a value or the end of the list, a name or the end of the object, ... */
type Wanted = 'value' | 'first-value' | 'first-name' | 'name' | 'colon' | 'more' | 'end';

/** Returns how many characters a sticky expression matches from `at`; -1 if it does not. */
function lengthAt(expression: RegExp, text: string, at: number): number {
	expression.lastIndex = at;
	return expression.exec(text)?.[0].length ?? -1;
}

/**
 * Returns where a text stops being JSON: the index of the first character that is not allowed there, or the text's
 * length if it ends too early. Returns undefined for JSON. Browsers' own messages often lack the place.
 */
export function jsonFault(text: string): number | undefined {
	const open: ('[' | '{')[] = [];
	let wanted: Wanted = 'value';
	const after = (): Wanted => (open.length > 0 ? 'more' : 'end');
	for (let at = lengthAt(blank, text, 0); ; at += lengthAt(blank, text, at)) {
		const character = text[at];
		if (character === undefined) return wanted === 'end' ? undefined : at;
		const inside = open.at(-1);
		if ((wanted === 'value' || wanted === 'first-value') && (character === '[' || character === '{')) {
			open.push(character);
			wanted = character === '[' ? 'first-value' : 'first-name';
		} else if (character === ']' && (wanted === 'first-value' || (wanted === 'more' && inside === '['))) {
			open.pop();
			wanted = after();
		} else if (character === '}' && (wanted === 'first-name' || (wanted === 'more' && inside === '{'))) {
			open.pop();
			wanted = after();
		} else if (character === ',' && wanted === 'more') wanted = inside === '{' ? 'name' : 'value';
		else if (character === ':' && wanted === 'colon') wanted = 'value';
		else {
			const names: boolean = wanted === 'name' || wanted === 'first-name';
			const values = wanted === 'value' || wanted === 'first-value';
			const length = (names && character === '"') || values ? lengthAt(scalar, text, at) : -1;
			if (length < 0) return at;
			at += length;
			wanted = names ? 'colon' : after();
			continue;
		}
		at += 1;
	}
}

/** Returns how many levels of lists and objects a text opens inside each other, from its brackets alone. */
export function nestingOf(text: string): number {
	let depth = 0;
	let deepest = 0;
	let quoted = false;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (quoted) {
			// A backslash escapes the next character.
			if (code === 0x5c) at++;
			else if (code === 0x22) quoted = false;
		} else if (code === 0x22) quoted = true;
		else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth);
		else if (code === 0x5d || code === 0x7d) depth--;
	}
	return deepest;
}
