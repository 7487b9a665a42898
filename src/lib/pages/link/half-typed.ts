/** What is half typed on this phone at each table, for as long as the page lives: the owner may open another one for a while. */
export const halfTyped = new Map<string, unknown>();
