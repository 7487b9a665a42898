/**
 * Dresses the whole page, what lies at its edges too, in the livery of the box on the screen; without one in the shell's
 * own. Returns how it is taken off again. Styles that looked for the screen from the root (`:has`) made a browser ask
 * them all again at every tap.
 */
export function dress(livery: string | undefined): () => void {
	const { dataset } = document.documentElement;
	const takeOff = () => void delete dataset.box;
	takeOff();
	if (livery) dataset.box = livery;
	return takeOff;
}
