import { entryOf } from '$lib/domain/sure';
import { rowsOf } from '$lib/ui/table/meant';
import { readClaimDraft, type ClaimDraft } from '../rules/claim-draft';
import type { ParkerFact } from '../rules/facts';
import { draftOf } from '../rules/read-before';
import type { Context, Round } from '../rules/round';
import type { ParkerRefusal } from '../rules/rules';
import { isClaim, roundOf, roundsWritten, type ClaimRow } from '../rules/written';
import type { ClaimDesk } from './claim.svelte';
import type { ParkerDesk } from './desk.svelte';
import { callersKept } from './put-right';
import { untrack } from 'svelte';

/** A claim that was read back wrongly: its round as it was when the claim was heard, and what is read back instead. [G-3] */
export class ReadAgain implements ClaimDesk {
	readonly #desk: ParkerDesk;
	readonly #claim: ClaimRow;
	readonly round: Round;
	#draft = $state.raw<ClaimDraft>();

	private constructor(desk: ParkerDesk, claim: ClaimRow, round: Round) {
		this.#desk = desk;
		this.#claim = claim;
		this.round = round;
		const kept = untrack(() => readClaimDraft(entryOf(desk.half, 'draft')));
		this.#draft = kept ?? draftOf(claim.fact);
	}

	/** Returns nothing for a row that is no claim, or no longer stands. */
	static of(desk: ParkerDesk, seq: number): ReadAgain | undefined {
		const rows = rowsOf(desk.table);
		const at = roundOf(rows, seq);
		const claims = (roundsWritten(rows)[at] ?? []).filter(isClaim);
		const place = claims.findIndex((row) => row.seq === seq);
		const [claim, round] = [claims[place], desk.context.rounds[at]];
		if (!claim || !round) return undefined;
		const { player } = claim.fact;
		const calls = round.calls.slice(0, round.claims[place]?.atCall);
		return new ReadAgain(desk, claim, {
			...{ ...round, calls, claims: round.claims.slice(0, place) },
			...{ shouts: [{ player }], first: undefined, closed: undefined }
		});
	}

	get context(): Context {
		return this.#desk.context;
	}

	/** What was read back lies here, and beside what the table's own claim has read back. */
	readonly table = this;

	get draft(): unknown {
		return this.#draft;
	}

	saveDraft(draft: ClaimDraft): void {
		this.#draft = draft;
		this.#desk.half = { seq: this.#claim.seq, draft };
	}

	/** Puts what was read back in the claim's place. */
	record(claim: ParkerFact): boolean {
		const change = callersKept(this.#desk.table, { replace: this.#claim.seq, fact: claim });
		return this.#desk.correction.make(change, () => this.close());
	}

	/** Leaves it, written or not. */
	close(): void {
		this.#desk.correction.cancel();
		this.#desk.close('again');
		this.#desk.half = undefined;
	}

	refused(refusal: ParkerRefusal): void {
		this.#desk.refused(refusal);
	}
}
