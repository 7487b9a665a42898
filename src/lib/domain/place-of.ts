import type { Folded } from './fold';
import type { FactRow } from './rows';

/**
 * Returns the row that first took the last place where such a row stands: it stays the same when another row is put
 * there instead. Undefined where none stands.
 */
export const placeOf = (
	{ effective }: { readonly effective: Pick<Folded['effective'], 'places'> },
	is: (row: FactRow) => boolean
): number | undefined => effective.places.findLast(({ shown }) => shown && is(shown))?.versions[0]?.seq;
