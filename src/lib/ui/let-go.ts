/**
 * Lets go of the focus that a button of the screen has, before that button is taken away. Chromium lays out all of a
 * screen, half changed as it is, when it takes away what has the focus; before anything has changed that costs nothing.
 */
export function letGo(): void {
	const had = document.activeElement;
	if (had instanceof HTMLElement && had.matches('.screen *')) had.blur();
}
