import { entryOf } from '$lib/domain/sure';
import { rowsOf } from '$lib/ui/table/meant';
import type { FactOf } from '$lib/domain/box';
import type { Change } from '$lib/session/preview';
import { readClaimDraft, type ClaimDraft } from '../rules/claim-draft';
import type { ParkerFact } from '../rules/facts';
import { draftOf } from '../rules/read-before';
import type { Context, Round } from '../rules/round';
import type { ParkerRefusal } from '../rules/rules';
import { isClaim, roundOf, roundsWritten } from '../rules/written';
import type { ClaimDesk } from './claim.svelte';
import type { ParkerDesk } from './desk.svelte';
import { readOtherwise } from './closes-then';
import { callersKept, winnerGiven } from './winner-given';
import { untrack } from 'svelte';

type Claimed = FactOf<ParkerFact, 'line.claimed'>;

/**
 * A claim that was read back wrongly: its round as it was when the claim was heard, and what is read back instead. Or one
 * with which a player had won a round that was closed, as it was when it ended. [PB-8] [G-3]
 */
export class ReadAgain implements ClaimDesk {
	readonly #desk: ParkerDesk;
	/** The row of the claim, or the one that closed the round. */
	readonly #seq: number;
	/** Returns the change that writes what was read back. */
	readonly changeTo: (claim: Claimed) => Change;
	readonly round: Round;
	readonly whole: Round;
	#draft = $state.raw<ClaimDraft>();

	private constructor(
		desk: ParkerDesk,
		seq: number,
		whole: Round,
		then: Partial<Round>,
		changeTo: ReadAgain['changeTo']
	) {
		this.#desk = desk;
		this.#seq = seq;
		this.changeTo = changeTo;
		this.whole = whole;
		this.round = { ...whole, ...then, first: undefined, closed: undefined };
		this.#draft = untrack(() => readClaimDraft(entryOf(desk.half, 'draft')));
	}

	/** Returns nothing for a row that is no claim, or no longer stands. */
	static of(desk: ParkerDesk, seq: number): ReadAgain | undefined {
		const { hadWon, table } = desk;
		const rows = rowsOf(table);
		const at = roundOf(rows, seq);
		const round = desk.context.rounds[at];
		if (!round) return undefined;
		if (hadWon !== undefined) {
			const shouts = [{ player: hadWon }];
			return new ReadAgain(desk, seq, round, { shouts }, (claim) => winnerGiven(table, at, claim));
		}
		const claims = (roundsWritten(rows)[at] ?? []).filter(isClaim);
		const place = claims.findIndex((row) => row.seq === seq);
		const claim = claims[place];
		if (!claim) return undefined;
		const heard = {
			calls: round.calls.slice(0, round.claims[place]?.atCall),
			claims: round.claims.slice(0, place),
			shouts: [{ player: claim.fact.player }]
		};
		const again = new ReadAgain(desk, seq, round, heard, (fact) =>
			callersKept(table, readOtherwise(table, seq, fact))
		);
		again.#draft ??= draftOf(claim.fact);
		return again;
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
		this.#desk.half = { seq: this.#seq, draft, player: this.#desk.hadWon };
	}

	/** Puts what was read back in its place. */
	record(claim: ParkerFact): boolean {
		return (
			claim.type === 'line.claimed' && this.#desk.correction.make(this.changeTo(claim), () => this.close())
		);
	}

	/** Leaves it, written or not. */
	close(): void {
		this.#desk.correction.cancel();
		this.#desk.close('again');
		this.#desk.half = this.#desk.hadWon = undefined;
	}

	refused(refusal: ParkerRefusal): void {
		this.#desk.refused(refusal);
	}
}
