/**
 * What stands on the start page before it answers taps, by where it lies: its words are fetched with it in both
 * languages, and it lies in one file. The error page is among them, because it must speak when nothing else comes.
 */
// @ts-nocheck

export const firstPage: readonly RegExp[] = [
	/\/src\/routes\/\+(page|layout|error)\.svelte$/,
	/\/src\/lib\/pages\/(MainNav|shelf\/(Lids|LidDrawing))\.svelte$/,
	/\/src\/lib\/games\/[^/]+\/ui\/lid\.ts$/
];
