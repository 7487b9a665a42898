/**
 * Dresses the whole page, what lies at its edges too, in the livery of the box on the screen; without one in the shell's
 * own. Styles that looked for the screen from the root (`:has`) made a browser ask them all again at every tap.
 */
export function dress(livery: string | undefined): void {
	const { dataset } = document.documentElement;
	if (livery) dataset.box = livery;
	else delete dataset.box;
}
