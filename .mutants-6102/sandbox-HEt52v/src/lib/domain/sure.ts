/**
 * Returns what cannot be missing here, such as the last round of a game that has one.
 * @throws Error where it is missing all the same: then the code is wrong, and not what was said at the table
 */
// @ts-nocheck

export function sure<T>(value: T | undefined): T {
	if (value === undefined) throw new Error('Something is missing.');
	return value;
}

/** Returns what a value from outside has of its own under this name; undefined also where it is no object. */
export const entryOf = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null && Object.hasOwn(value, name)
		? Reflect.get(value, name)
		: undefined;

/** Returns the names of what an object has of its own; of a literal these are all its type knows. */
export const keysOf = <K extends string>(of: Readonly<Partial<Record<K, unknown>>>): K[] =>
	Object.keys(of) as K[];
