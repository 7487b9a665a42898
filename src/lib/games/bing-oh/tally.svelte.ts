import * as v from 'valibot';
import type { Desk } from './desk.svelte';
import { mostPlayers, type BingOhFact, type FactOf } from './facts';
import { seatsHere } from './game';
import { gainOf, scores } from './scoring';

const draftSchema = v.object({
	/** The round it is of, or the row that it puts right: a draft of another one is none. */
	of: v.string(),
	callers: v.pipe(v.array(v.string()), v.maxLength(mostPlayers)),
	foreign: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)))
});
type Draft = v.InferOutput<typeof draftSchema>;

/** The end of a round as it is being written: half-said, and kept as it is said. */
export class TallyForm {
	readonly #desk: Desk;
	/** How many later facts would no longer fit, when that has to be known before a round is put right. */
	falls = $state(0);

	constructor(desk: Desk) {
		this.#desk = desk;
	}

	/** The fact that is being put right, if it is one that was said before. */
	readonly #old: FactOf<'round.scored'> | undefined = $derived.by(() => {
		const { fixing, table } = this.#desk;
		const row = table.rows.find(({ seq }) => seq === fixing);
		const fact = row && 'fact' in row ? (row.fact as BingOhFact) : undefined;
		return fact?.type === 'round.scored' ? fact : undefined;
	});

	readonly draft: Draft = $derived.by(() => {
		const { context, table, fixing } = this.#desk;
		const of = fixing === undefined ? `round ${String(context.rounds.length)}` : `row ${String(fixing)}`;
		const kept = v.safeParse(draftSchema, table.draft);
		if (kept.success && kept.output.of === of) return kept.output;
		if (this.#old) {
			const { callers, foreign } = this.#old;
			return {
				of,
				callers: [...callers],
				foreign: Object.fromEntries(foreign.map(({ player, count }) => [player, count]))
			};
		}
		// Foreign chips stay where they are from round to round, so that is where counting begins.
		return { of, callers: [], foreign: { ...context.rounds.at(-1)?.foreign } };
	});

	/** One row a player: what is said of them, and what it comes to. */
	readonly rows = $derived.by(() => {
		const { context } = this.#desk;
		const { callers, foreign } = this.draft;
		const before = scores(context);
		return seatsHere(context).map(({ id, name, colour }) => {
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

	#keep(change: Partial<Draft>): void {
		this.falls = 0;
		this.#desk.table.setDraft({ ...this.draft, ...change });
	}

	toggleCaller(player: string): void {
		const { callers } = this.draft;
		this.#keep({
			callers: callers.includes(player) ? callers.filter((one) => one !== player) : [...callers, player]
		});
	}

	setForeign(player: string, count: number): void {
		this.#keep({ foreign: { ...this.draft.foreign, [player]: count } });
	}

	/** Writes the round, or puts the old one right; refused, it stays as it is said. */
	write(): boolean {
		const fact: FactOf<'round.scored'> = {
			type: 'round.scored',
			callers: this.draft.callers,
			foreign: this.rows.map(({ id, foreign }) => ({ player: id, count: foreign }))
		};
		const { fixing, table } = this.#desk;
		if (fixing === undefined) {
			if (!this.#desk.record(fact)) return false;
		} else {
			const planned = table.preview({ replace: fixing, fact });
			if (planned.ok && planned.unfit.length > 0 && this.falls === 0) {
				this.falls = planned.unfit.length;
				return false;
			}
			const result = table.replace(fixing, fact);
			if (!result.ok) {
				this.#desk.refused(result.refusal);
				return false;
			}
			this.falls = 0;
			this.#desk.fixing = undefined;
		}
		table.setDraft(undefined);
		return true;
	}

	/** Leaves the old round as it was. */
	giveUp(): void {
		this.#desk.table.setDraft(undefined);
		this.#desk.fixing = undefined;
	}
}
