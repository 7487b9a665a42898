import type { Folded } from '$lib/domain/fold';
import type { Deed } from '$lib/domain/steps';
import type { Parker } from '..';
import { readClaimDraft, type ClaimDraft } from './claim-draft';
import { claimView } from './claim-view';
import { lettersOf } from './lines';
import { currentRound } from './round';
import { isClaim, placeOfShout, type ClaimRow } from './written';

/** Returns a claim as it was read back, as far as its fact tells. */
export function draftOf({ player, card, lines }: ClaimRow['fact'], shout = ''): ClaimDraft {
	const last = lines[lines.length - 1];
	return {
		...{ player, shout, card, earlier: lines.slice(0, -1), line: last?.line, printed: last?.printed },
		numbers: last ? lettersOf(last.line).map((_, i) => last.numbers[i]) : []
	};
}

/**
 * Returns what was read back for the claim that was undone, whose shout is heard again by now; undefined where the draft
 * still has it, or nothing of the kind was undone: a correction that is taken back leaves the claim heard. [G-3]
 */
export function readBefore(
	table: { readonly folded: Folded<Parker>; readonly draft: unknown; readonly lastDone: number },
	{ did, row: undone }: Deed
): ClaimDraft | undefined {
	const round = currentRound(table.folded.snapshot.context);
	if (did === 'replaced' || did === 'struck' || !isClaim(undone)) return undefined;
	if (round.shouts[0]?.player !== undone.fact.player) return undefined;
	const shout = String(placeOfShout(table.folded, undone.fact.player));
	if (readClaimDraft(table.draft)?.shout === shout) return undefined;
	const draft = { ...draftOf(undone.fact, shout), after: table.lastDone };
	// Of a number that was not called the table may not have said which. [PB-10]
	return { ...draft, unread: claimView(round, draft).lines.length > 0 ? undefined : true };
}
