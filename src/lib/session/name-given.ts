import type { BoxTypes } from '$lib/domain/box';
import { type Opening, type Player } from '$lib/domain/opening';
import type { Change, Journal } from './preview';

/** Returns the change that gives a player who sat down without a name this name, from the opening of the table on. */
export function nameGiven<T extends BoxTypes>(
	{ folded }: Pick<Journal<T>, 'folded'>,
	player: Player
): Change {
	const { opening, effective } = folded;
	const players = opening.players.map((one) => (one.id === player.id ? player : one));
	const fact: Opening = { ...opening, players };
	return { replace: effective.rows[0]?.seq ?? 0, fact };
}
