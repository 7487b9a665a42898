/**
 * Runs something after the next frame is painted: what it costs comes after what is waited for. Asking for places before
 * that costs a second layout, too.
 */
export function afterPaint(work: () => void): void {
	requestAnimationFrame(() => setTimeout(work));
}
