/** Returns a figure as people write it, with a true minus. */
export const figure = (points: number | string): string => String(points).replace('-', '−');
