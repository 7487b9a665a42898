import { entryOf } from '$lib/domain/sure';
import { seatsHere } from '$lib/domain/seats';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { withDraft } from '$lib/ui/table/drafts';
import { contextBefore } from '$lib/ui/table/meant';
import { m } from '$lib/i18n';
import * as v from 'valibot';
import { cover, isCovered, spaces, type Covered, type Space } from '../rules/board';
import { diceKinds, type FactOf, type SinoFact } from '../rules/facts';
import { knownCovered, type Context, type Seat } from '../rules/game';
import { nameIn, spaceName } from '../text/names';
import type { SinoDesk } from './desk.svelte';

const draftSchema = v.object({
	/** The way of keeping it comes after, or the row that it puts right: a draft of another one is none. */
	boards: v.string(),
	/** So many boards are told. */
	told: v.number(),
	covered: v.record(v.string(), v.number()),
	turn: v.string(),
	dice: v.picklist(diceKinds)
});
type Draft = v.InferOutput<typeof draftSchema>;

/** What the pad did not know, as it is being told: board by board what is covered, then whose turn begins. [G-1] */
export class Telling {
	readonly #desk: SinoDesk;
	/** The row that is put right, and the table just before it; of a change that is to come, the table of now. */
	readonly #seq: number | undefined;
	readonly #old: FactOf<'keeping.changed'> | undefined;
	readonly context: Context;
	readonly players: readonly Seat[];
	readonly #draft: Draft;

	constructor(desk: SinoDesk, seq: number | undefined) {
		const { table, context } = desk;
		this.#desk = desk;
		this.#seq = seq;
		const old = table.folded.effective.rows.find((row) => row.seq === seq)?.fact;
		this.#old = old?.type === 'keeping.changed' ? old : undefined;
		this.context = seq === undefined ? context : contextBefore(table, seq);
		this.players = seatsHere(this.context.seats);
		const { ways, dice, turn } = this.context;
		const boards = `${String(ways)} ${String(seq ?? '')}`;
		const next = this.#old?.turn ?? turn.player;
		this.#draft = {
			...{ boards, told: 0, dice },
			turn: this.players.some(({ id }) => id === next) ? next : (this.players[0]?.id ?? ''),
			covered: Object.fromEntries(
				this.players.map((seat) => {
					const told = this.#old?.boards?.find(({ player }) => player === seat.id)?.covered ?? [];
					return [seat.id, cover(knownCovered(this.context, seat), told)];
				})
			)
		};
	}

	/** Half a board is still there after a reload. */
	readonly draft: Draft = $derived.by(() => {
		const { draft } = this.#desk.table;
		const told = entryOf(draft, 'told');
		// The version before saved them under no name: there it is how many are told.
		const kept = v.safeParse(draftSchema, typeof told === 'number' ? draft : told);
		return kept.success && kept.output.boards === this.#draft.boards ? kept.output : this.#draft;
	});

	/** Whose board is told now; undefined when all are. */
	get seat(): Seat | undefined {
		return this.players[this.draft.told];
	}

	/** Whose comes after it. */
	get next(): Seat | undefined {
		return this.players[this.draft.told + 1];
	}

	get covered(): Covered {
		return this.draft.covered[this.seat?.id ?? ''] ?? 0;
	}

	/** It is written anew: which dice there are is no part of it. */
	get corrects(): boolean {
		return this.#old !== undefined;
	}

	change(to: Partial<Draft>): void {
		toasts.clear();
		const desk = this.#desk;
		desk.saveDraft(withDraft(desk.table.draft, 'told', { ...this.draft, ...to }));
	}

	/** Lays a chip on a number, or takes it off; what is known from before stays. [S-4] */
	tap(space: Space): void {
		const { seat, context, covered, draft } = this;
		if (!seat) return;
		if (isCovered(knownCovered(context, seat), space))
			return void toasts.show(m.sino_covered_known({ space: spaceName(context, space) }));
		this.change({ covered: { ...draft.covered, [seat.id]: covered ^ cover(0, [space]) } });
	}

	/** Tells the table, or puts right what was told. */
	write(): void {
		const { draft, context } = this;
		const desk = this.#desk;
		const fact: SinoFact = {
			...{ type: 'keeping.changed', keeping: 'boards', turn: draft.turn },
			boards: this.players.map(({ id }) => ({
				player: id,
				covered: spaces.filter((space) => isCovered(draft.covered[id] ?? 0, space))
			}))
		};
		const done = () => {
			// What else is half entered stays, such as dice in the hand.
			desk.half = undefined;
			desk.table.setDraft(withDraft(desk.table.draft, 'told', undefined));
			desk.close('keeping');
		};
		if (this.#seq !== undefined) {
			desk.write(this.#seq, fact, done);
			return;
		}
		const dice: readonly SinoFact[] =
			draft.dice === context.dice ? [] : [{ type: 'dice.changed', dice: draft.dice }];
		if (!desk.record(fact, ...dice)) return;
		done();
		announcer.say(m.sino_turn_of({ name: nameIn(context, draft.turn) }));
	}
}
