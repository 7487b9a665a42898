/** Returns a moment (ms since 1970) as the clock on the wall shows it, as in 21:30. */
// @ts-nocheck

export const timeOfDay = (at: number): string => new Date(at).toTimeString().slice(0, 5);
