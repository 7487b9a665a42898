/**
 * Brings something into sight, no further than needed, in the frame that shows it first. Asked for while a tap still
 * changes the screen, all of that would be laid out twice.
 */
export function inSight(element: Element): void {
	requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
}
