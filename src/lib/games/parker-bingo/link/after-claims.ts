import type { Covers } from '../rules/covers';
import type { Card } from '../rules/deal';
import type { Round } from '../rules/round';
import { lostOn } from '../rules/scoring';

/**
 * Returns the covers of a card as the claims of the round have left it: what wrong ones cost is lost, and off their lines
 * comes what was never called, too. The very same covers where no claim has changed what is lost. [PB-6] [PB-10]
 */
export function afterClaims({ card, covers }: { card: Card; covers: Covers }, round: Round): Covers {
	const lost = [...lostOn(round, card.serial)];
	if (String(lost) === String(covers.lost)) return covers;
	const claims = round.claims.filter((claim) => claim.card === card.serial);
	const claimed = claims.flatMap(({ lines }) => lines.flatMap(({ numbers }) => numbers));
	const covered = covers.covered.filter(
		(number) => !lost.includes(number) && (round.calls.includes(number) || !claimed.includes(number))
	);
	return { ...covers, lost, covered };
}
