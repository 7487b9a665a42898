/** Returns what a screen reader puts between a title and what stands below it: nothing but a space after a mark. */
export const between = (title: string): string => (/[!?.…]$/.test(title) ? ' ' : ', ');

/** Returns a title and what stands below it, if anything does, as one sentence. */
export const titled = (title: string, below = ''): string => (below ? title + between(title) + below : title);
