/** Returns the dark squares of a code as the path of an SVG, one unit a square. */
export function codePath(data: readonly (readonly boolean[])[]): string {
	return data
		.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
		.filter((square) => square !== '')
		.join('');
}
