/**
 * Carries facts of version `from` to version `from + 1`. Named for what it changes, numbered 1..n
 * without gaps in the room's list, never edited once a release has written facts of the next version.
 */
export interface Upcaster {
	readonly from: number;
	readonly name: string;
	up(fact: Record<string, unknown>): Record<string, unknown>;
}

/** The version in which a room with these upcasters writes its facts. */
export const versionOf = (upcasters: readonly Upcaster[]): number => upcasters.length + 1;

/** A fact of version `v` in today's shape. Facts newer than today's are not for this function: check first. */
export function upcast(
	upcasters: readonly Upcaster[],
	fact: Record<string, unknown>,
	v: number
): Record<string, unknown> {
	return upcasters.slice(v - 1).reduce((older, upcaster) => upcaster.up(older), fact);
}
