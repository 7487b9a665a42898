import type { NamedLine } from './lines';
import { winnersWithClaims } from './outcomes';
import type { Round } from './round';
import { claimResult } from './scoring';

/** Returns the lines that won a round: of those read back the ones that score [PB-20], or all of a pattern. [PB-23] */
export function wonLines(round: Round): readonly NamedLine[] {
	const [claim] = winnersWithClaims(round);
	if (!claim || round.pattern) return claim?.lines ?? [];
	return claimResult(round, claim).score?.parts.map(({ line }) => line) ?? [];
}
