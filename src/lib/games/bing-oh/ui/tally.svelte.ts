import * as v from 'valibot';
import type { BingOhDesk } from './desk.svelte';
import type { FactOf } from '$lib/domain/box';
import { mostPlayers, type BingOhFact } from '../rules/facts';
import { seatsHere } from '$lib/domain/seats';
import { gainOf, scores } from '../rules/scoring';

const draftSchema = v.object({
	/** The round it is of, or the row that it puts right: a draft of another one is none. */
	of: v.string(),
	callers: v.pipe(v.array(v.string()), v.maxLength(mostPlayers)),
	foreign: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)))
});
type Draft = v.InferOutput<typeof draftSchema>;

const draftOf = (of: string, { callers, foreign }: FactOf<BingOhFact, 'round.scored'>): Draft => ({
	of,
	callers: [...callers],
	foreign: Object.fromEntries(foreign.map(({ player, count }) => [player, count]))
});

/** Returns the draft of the round that is written next, as it was typed when it was written before. */
export const draftAgain = (rounds: number, fact: FactOf<BingOhFact, 'round.scored'>): Draft =>
	draftOf(ofRound(rounds), fact);
const ofRound = (rounds: number): string => `round ${String(rounds)}`;

/** The end of a round as it is being written, saved as a draft with each tap. */
export class TallyForm {
	readonly #desk: BingOhDesk;

	constructor(desk: BingOhDesk) {
		this.#desk = desk;
	}

	/** The round that is being put right, as it was recorded. */
	readonly #old: FactOf<BingOhFact, 'round.scored'> | undefined = $derived.by(() => {
		const { fixing, table } = this.#desk;
		const row = table.rows.find(({ seq }) => seq === fixing);
		const fact = row && 'fact' in row ? (row.fact as BingOhFact) : undefined;
		return fact?.type === 'round.scored' ? fact : undefined;
	});

	readonly draft: Draft = $derived.by(() => {
		const { context, table, fixing } = this.#desk;
		const of = fixing === undefined ? ofRound(context.rounds.length) : `row ${String(fixing)}`;
		const kept = v.safeParse(draftSchema, table.draft);
		if (kept.success && kept.output.of === of) return kept.output;
		if (this.#old) return draftOf(of, this.#old);
		// Foreign chips stay where they are from round to round, so that is where counting begins.
		return { of, callers: [], foreign: { ...context.rounds.at(-1)?.foreign } };
	});

	/** One row a player: what is entered, and what it comes to. */
	readonly rows = $derived.by(() => {
		const { context } = this.#desk;
		const { callers, foreign } = this.draft;
		const before = scores(context);
		return seatsHere(context.seats).map(({ id, name, colour }) => {
			const gain = gainOf({ callers, foreign }, id);
			const points = before.get(id) ?? 0;
			const called = callers.includes(id);
			return {
				id,
				name,
				colour,
				called,
				foreign: foreign[id] ?? 0,
				gain,
				before: points,
				after: points + gain
			};
		});
	});

	#change(change: Partial<Draft>): void {
		this.#desk.correction.cancel();
		this.#desk.table.setDraft({ ...this.draft, ...change });
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

	/** Writes the round, or puts the old one right; refused, it stays as it is entered. */
	write(): boolean {
		const fact: FactOf<BingOhFact, 'round.scored'> = {
			type: 'round.scored',
			callers: this.draft.callers,
			foreign: this.rows.map(({ id, foreign }) => ({ player: id, count: foreign }))
		};
		const { fixing } = this.#desk;
		if (fixing !== undefined)
			return this.#desk.correction.make({ replace: fixing, fact }, () => this.giveUp());
		if (!this.#desk.record(fact)) return false;
		this.#desk.table.setDraft(undefined);
		return true;
	}

	/** Leaves the old round as it is. */
	giveUp(): void {
		this.#desk.correction.cancel();
		this.#desk.table.setDraft(undefined);
		this.#desk.fixing = undefined;
	}
}
