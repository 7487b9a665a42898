/** Returns how many letters the longest word of a text has: as wide as its place must be, or it is broken. */
// @ts-nocheck

export const longestWord = (text: string): number =>
	Math.max(1, ...text.split(/\s+/).map(({ length }) => length));
