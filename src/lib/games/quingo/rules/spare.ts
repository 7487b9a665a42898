import { leftOf, type Die } from './dice';
import type { QuingoFact } from './facts';

/** Returns the dice of the pool before a move that no later move of its round took, its own among them. */
export function spareDice(pool: readonly Die[], later: readonly QuingoFact[]): readonly Die[] {
	const end = later.findIndex(({ type }) => type === 'pool.rolled');
	const gone = later.slice(0, end < 0 ? undefined : end).flatMap((fact) => {
		if (fact.type === 'box.checked') return fact.dice ?? [];
		return fact.type === 'box.crossed' && fact.die ? [fact.die] : [];
	});
	return leftOf(pool, gone);
}
