import type { Snapshot } from '$lib/domain/box';
import type { Fact } from '$lib/domain/rows';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import type { FittingRow } from './fitting';

/** Returns whether a row is a roll of the Roller, and not the extra roll of a special space. [B-5] */
export const isTurn = ({ row, before }: FittingRow): boolean =>
	row.fact.type === 'dice.rolled' && !before.context.act;

/** Returns whether a round of a ledger ends with a fact. */
export const endsRound = ({ type }: Fact): boolean => type === 'bingoh.called' || type === 'round.lapsed';

/** Returns whether a row does not belong to the roll before it: it stands where that one does not. */
export const endsTurn = (one: FittingRow): boolean => isTurn(one) || endsRound(one.row.fact);

/**
 * Returns what was done behind a row of the same roll on the special space that waits, or is at work: of the rows behind it,
 * the first that is not `among` what goes in before it. [B-3]
 */
export function doneLater(
	one: FittingRow,
	behind: readonly FittingRow[],
	{ state, context }: Snapshot<BingOh>,
	among: readonly { readonly fact: BingOhFact }[]
): BingOhFact | undefined {
	if (endsTurn(one) || (state !== 'landing' && state !== 'acting')) return undefined;
	const whose = ({ act, queue }: typeof context) => act?.player ?? queue[0];
	const end = behind.findIndex(endsTurn);
	const fact = behind
		.slice(0, end < 0 ? undefined : end)
		.find(
			({ row, before }) =>
				before.state === state &&
				whose(before.context) === whose(context) &&
				!among.some(({ fact }) => fact === row.fact)
		)?.row.fact;
	return fact?.type === 'table.opened' ? undefined : fact;
}
