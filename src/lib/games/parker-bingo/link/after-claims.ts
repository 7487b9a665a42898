import type { Covers } from '../rules/covers';
import type { Card } from '../rules/deal';
import type { Round } from '../rules/round';
import { lostOn } from '../rules/scoring';

/** Returns the claims that were made in the round with a card. */
export const claimsWith = ({ serial }: Card, { claims }: Round) =>
	claims.filter((claim) => claim.card === serial);

/**
 * Returns the covers of a card as the claims of the round have left it: what wrong ones cost is lost, and off their lines
 * comes what was never called, too. The very same covers where no claim has changed what is lost, and none is `fresh`:
 * of a line of which nothing had been called nothing is lost, but its markers go all the same. [PB-6] [PB-10]
 */
export function afterClaims(
	{ card, covers }: { card: Card; covers: Covers },
	round: Round,
	fresh: boolean
): Covers {
	const lost = [...lostOn(round, card.serial)];
	if (!fresh && String(lost) === String(covers.lost)) return covers;
	const claimed = claimsWith(card, round).flatMap(({ lines }) => lines.flatMap(({ numbers }) => numbers));
	const covered = covers.covered.filter(
		(number) => !lost.includes(number) && (round.calls.includes(number) || !claimed.includes(number))
	);
	return { ...covers, lost, covered };
}
