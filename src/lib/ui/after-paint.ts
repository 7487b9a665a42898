/**
 * Runs something after the next frame is painted: what it costs comes after what is waited for. Asking for places before
 * that costs a second layout, too.
 */
export function afterPaint(work: () => void): void {
	requestAnimationFrame(() => setTimeout(work));
}

/** Comes once the next frame is painted; at once on a page that is out of sight, and paints none. */
export const painted = (): Promise<void> =>
	new Promise((done) => (document.hidden ? done() : afterPaint(done)));
