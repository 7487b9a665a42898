// @ts-nocheck
const prefix = 'no-name-';

/** Returns the id of a player without a name, by the number they are called by. It is nobody's on the roster. */
export const namelessId = (number: number): string => prefix + String(number);

export const isNameless = (id: string): boolean => id.startsWith(prefix);
