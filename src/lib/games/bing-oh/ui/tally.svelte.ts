import * as v from 'valibot';
import type { BingOhDesk } from './desk.svelte';
import { m } from '$lib/i18n';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import type { FactOf } from '$lib/domain/box';
import { entryOf } from '$lib/domain/sure';
import { withDraft } from '$lib/ui/table/drafts';
import type { Change } from '$lib/session/table.svelte';
import type { BingOhFact } from '../rules/facts';
import { seatsHere } from '$lib/domain/seats';
import { rules } from '../rules/rules';
import { gainOf, scores } from '../rules/scoring';
import { draftOf, draftSchema, ofRound, type Draft } from './tally-draft';

/** The end of a round as it is being written, saved as a draft with each tap: of each round, or row, its own. */
export class TallyForm {
	readonly #desk: BingOhDesk;

	constructor(desk: BingOhDesk) {
		this.#desk = desk;
	}

	/** The table as it was when the round was played. */
	readonly #then = $derived.by(() => this.#desk.fixing?.then ?? this.#desk.context);

	/** What it is of: the round, or the row that it puts right or goes in before. */
	readonly #of = $derived.by(() => {
		const { fixing } = this.#desk;
		return fixing ? `${fixing.fact ? 'row' : 'before'} ${String(fixing.seq)}` : ofRound(this.#then);
	});

	readonly draft: Draft = $derived.by(() => {
		const { table, fixing } = this.#desk;
		const kept = v.safeParse(draftSchema, entryOf(table.draft, this.#of));
		if (kept.success) return kept.output;
		if (fixing?.fact) return draftOf(fixing.fact);
		// Foreign chips stay where they are from round to round, so that is where counting begins.
		return { callers: [], foreign: { ...this.#then.held } };
	});

	#keep(draft: Draft | undefined): void {
		this.#desk.saveDraft(withDraft(this.#desk.table.draft, this.#of, draft));
	}

	/** One row a player: what is entered, and what it comes to. */
	readonly rows = $derived.by(() => {
		const { callers, foreign } = this.draft;
		const before = scores(this.#then);
		const counts: { readonly player: string; readonly count: number }[] = [];
		let refused = false;
		return seatsHere(this.#then.seats).map(({ id, name, colour }) => {
			counts.push({ player: id, count: foreign[id] ?? 0 });
			// Of what cannot be, the first is told.
			const why = refused
				? undefined
				: rules['round.scored'](this.#then, { type: 'round.scored', callers: [id], foreign: counts });
			refused ||= why !== undefined;
			const gain = why ? 0 : gainOf({ callers, foreign }, id);
			const points = before.get(id) ?? 0;
			const called = callers.includes(id);
			return {
				id,
				name,
				colour,
				called,
				foreign: foreign[id] ?? 0,
				why,
				gain,
				before: points,
				after: points + gain
			};
		});
	});

	/** What stood there before each tap of a correction, the last first; and in which. */
	#before = $state.raw<readonly { readonly of: string; readonly draft: Draft }[]>([]);

	#change(change: Partial<Draft>): void {
		this.#desk.correction.cancel();
		if (this.#desk.fixing) this.#before = [{ of: this.#of, draft: this.draft }, ...this.#before];
		this.#keep({ ...this.draft, ...change });
	}

	get canUndo(): boolean {
		return this.#before[0]?.of === this.#of;
	}

	/** Takes back the last tap of a correction: nothing of it is written yet. */
	undo(): void {
		const [last, ...rest] = this.#before;
		this.#before = rest;
		this.#keep(last?.draft);
	}

	toggleCaller(player: string): void {
		const { callers } = this.draft;
		this.#change({
			callers: callers.includes(player) ? callers.filter((one) => one !== player) : [...callers, player]
		});
	}

	setForeign(player: string, count: number): void {
		this.#change({ foreign: { ...this.draft.foreign, [player]: count } });
	}

	/** The round as it is entered. */
	readonly #fact: FactOf<BingOhFact, 'round.scored'> = $derived.by(() => ({
		...this.#desk.fixing?.fact,
		type: 'round.scored',
		callers: this.draft.callers,
		foreign: this.rows.map(({ id, foreign }) => ({ player: id, count: foreign }))
	}));

	/** What puts the old round right, or puts the forgotten one in. */
	readonly change: Change | undefined = $derived.by(() => {
		const { fixing } = this.#desk;
		if (!fixing) return undefined;
		const { seq } = fixing;
		const forgotten = { ...this.#fact, forgotten: true };
		return fixing.fact ? { replace: seq, fact: this.#fact } : { before: seq, fact: forgotten };
	});

	/** Writes the round, or makes the change; refused, it stays as it is entered. */
	write(): boolean {
		if (this.change) return this.#desk.correction.make(this.change, () => this.giveUp());
		const gained = this.rows.map(({ name, gain }) => m.bingoh_gain({ name, points: String(gain) }));
		if (!this.#desk.record(this.#fact)) return false;
		announcer.say(gained.join(', '));
		this.#desk.table.setDraft(undefined);
		return true;
	}

	/** Leaves the old round, as it is or put right, for the history. */
	giveUp(): void {
		this.#desk.correction.cancel();
		this.#before = [];
		this.#keep(undefined);
		this.#desk.fixing = undefined;
		this.#desk.closeFix();
	}
}
