import type { SaidIn } from '$lib/domain/box';
import { entryOf } from '$lib/domain/sure';
import type { BingOh } from '..';
import type { Context } from '../rules/game';
import { rollerNow } from '../rules/turns';
import type { FittingRow, Written } from './fitting';
import { seenBy } from './seen';

/** Returns a fact without some players: who called, who placed, and what each has, names all others. */
const without = (players: readonly unknown[], fact: object): unknown =>
	JSON.parse(
		JSON.stringify(fact, (_, value: unknown) =>
			Array.isArray(value) ? value.filter((one) => !players.includes(entryOf(one, 'player') ?? one)) : value
		)
	);

/**
 * Returns the versions in which a row may stand at a table: first of all as it was recorded. `gone` are players who are not
 * there; a roll that is another player's `turn` by then is that player's, or stands out of turn. [B-5]
 */
export function versionsOf(
	box: Written['box'],
	{ row: { fact }, before }: FittingRow,
	context: Context,
	gone: readonly unknown[],
	turn: 'next' | 'told' | false | undefined
): readonly SaidIn<BingOh>[] {
	const others: unknown[] = [];
	if (gone.length > 0) others.push(without(gone, fact));
	if (turn)
		others.push({
			...fact,
			...(turn === 'told' ? { outOfTurn: true } : { player: rollerNow(context)?.roller })
		});
	// A card that lies before another player by then is one that the ledger does not know. [B-13]
	if (fact.type === 'card.renewed') others.push(without([], { ...fact, card: undefined }));
	// The table saw a BING-OH!, maybe in another shape than the one that was asked. [B-10]
	if (fact.type === 'bingoh.called') others.push(seenBy(context, fact.calls), { type: 'round.lapsed' });
	// Whose the roll is takes chips by its stars.
	if (fact.type === 'stars.left' || (fact.type === 'chip.taken' && before.state === 'starring'))
		others.push({ ...fact, player: context.roll?.player });
	const read = others.map((other) => box.read(other));
	return [fact, ...read.flatMap((one) => (one.ok ? one.fact : []))];
}
