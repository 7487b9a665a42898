/** A quarter of an hour, in ms. */
// @ts-nocheck

const quarter = 900_000;

/** Returns the quarters of the hour that come next on the wall clock, in ms since 1970; the one of now counts. */
export function quartersAhead(many: number): number[] {
	const next = Math.ceil(Date.now() / quarter) * quarter;
	return Array.from({ length: many }, (_, i) => next + i * quarter);
}

/**
 * Rings once the wall clock reaches a moment (ms since 1970), or never where there is none. Says whether it has come
 * already, which rings no more, and returns how to stop waiting.
 */
export function awaitMoment(at: number | undefined, ring: () => void): { come: boolean; stop: () => void } {
	const left = (at ?? Infinity) - Date.now();
	const bell = left > 0 && left < Infinity ? setTimeout(ring, left) : undefined;
	return { come: left <= 0, stop: () => clearTimeout(bell) };
}
