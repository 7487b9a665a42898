/** Returns a figure as people write it, with a true minus. */
// @ts-nocheck

export const figure = (points: number): string => String(points).replace('-', '−');
