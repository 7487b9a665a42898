import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '$lib/domain/tries.testing';
import { cardOf } from './card-set';
import { letters, numbers, type Thrown } from './dice';
import type { BingOhFact } from './facts';
import { isOpen, placedOn } from './known';
import { squareOf } from './squares';
import {
	added,
	left,
	missed,
	moved,
	named,
	placed,
	removed,
	renewed,
	roadblock,
	rolled,
	swapped,
	table,
	type Told
} from './testing';

const cards = { seed: 'puma-tuba', size: 60, mix: { free: 2, dead: 2, special: 10 } };
const ids = ['ana', 'ben', 'cai'] as const;
const thrownAt = (square: number) => ({
	letter: letters[square % 6] ?? 'B',
	number: Math.floor(square / 6) + 1
});
const everywhere = Array.from({ length: 36 }, (_, at) => at);

const set = new Map(
	Array.from({ length: 60 }, (_, i) => [i + 1, cardOf(cards.seed, i + 1, cards.mix).rows.flat()])
);

/** The cards as they truly lie: whose chip is on each square. */
class Truth {
	told: Told;
	numbers = new Map<string, number>();
	readonly lie = new Map<string, Map<number, string>>();
	#next = 4;

	constructor() {
		const dealt = ids.map((player, i) => ({ player, card: i + 1 }));
		for (const { player, card } of dealt) this.#deal(player, card);
		this.told = table({ cards }).tell(
			{ type: 'cards.dealt', free: ids.map((player) => ({ player, count: 2 })), cards: dealt },
			{ type: 'start.named', player: 'ana' }
		);
	}

	#deal(player: string, card: number) {
		this.numbers.set(player, card);
		const free = this.spaces(player).flatMap(({ is }, at) => (is === 'free' ? [at] : []));
		this.lie.set(player, new Map(free.map((at) => [at, player])));
	}
	spaces = (player: string) => set.get(this.numbers.get(player) ?? 0) ?? [];
	on = (player: string) => this.lie.get(player) ?? new Map<number, string>();
	bare = (player: string) =>
		everywhere.filter((at) => !this.on(player).has(at) && this.spaces(player)[at]?.is !== 'dead');
	tell = (...facts: readonly BingOhFact[]) => (this.told = this.told.tell(...facts));

	roll(player: string, { letter, number }: Thrown) {
		this.tell(rolled(player, 0, letter, number));
	}
	/** Everybody places who can; the roller is said to be on a special space, if they place. */
	place(roller: string, thrown: Thrown): boolean {
		const who = ids.filter((player) => this.bare(player).includes(squareOf(thrown)));
		for (const player of who) this.on(player).set(squareOf(thrown), player);
		const special = who.filter((player) => player === roller);
		this.tell(placed(who, special));
		return special.length > 0;
	}

	/** A special space of each kind that moves chips or cards; `pick` finds one of several. */
	act(player: string, kind: number, thrown: Thrown, pick: (count: number) => number) {
		const one = <T>(of: readonly T[]) => of[pick(of.length)];
		const other = one(ids.filter((id) => id !== player)) ?? player;
		const block = (at: number) => {
			this.on(other).set(at, player);
			this.tell(roadblock(player, other));
		};
		const acts: readonly (() => void)[] = [
			() => {
				this.tell(named(player, 'place-one'), added(player));
				this.on(player).set(one(this.bare(player)) ?? 0, player);
			},
			() => {
				const from = one([...this.on(player)]);
				const to = one(this.bare(player)) ?? 0;
				// Every other time the table says which chip went where.
				const spaces = from && pick(2) === 0 ? { from: thrownAt(from[0]), at: thrownAt(to) } : undefined;
				this.tell(named(player, 'move-one'), moved(player, spaces));
				if (!from) return;
				this.on(player).delete(from[0]);
				this.on(player).set(to, from[1]);
			},
			() => {
				this.tell(named(player, 'roadblock-wild'));
				block(one(this.bare(other)) ?? 0);
			},
			() => {
				this.tell(named(player, 'roadblock-roll'));
				this.roll(player, thrown);
				if (this.bare(other).includes(squareOf(thrown))) block(squareOf(thrown));
				else this.tell(missed(player));
			},
			() => {
				const chip = one([...this.on(other)]);
				this.tell(named(player, 'remove-one'), chip ? removed(player, other, chip[1]) : left(player));
				if (chip) this.on(other).delete(chip[0]);
			},
			() => {
				this.tell(named(player, 'swap-cards'), swapped(player, other));
				const [mine, theirs] = [this.on(player), this.on(other)];
				this.lie.set(player, theirs).set(other, mine);
				const number = this.numbers.get(player) ?? 0;
				this.numbers.set(player, this.numbers.get(other) ?? 0).set(other, number);
			},
			() => {
				const card = this.#next++;
				this.tell(named(player, 'new-card'), { ...renewed(player, player, 2), card } as BingOhFact);
				this.#deal(player, card);
			}
		];
		acts[kind]?.();
	}
}

describe('what the ledger is sure of', () => {
	it('is so, at a table that says what happened', () => {
		const step = fc.record({
			thrown: fc.record({
				letter: fc.constantFrom(...letters),
				number: fc.constantFrom(...numbers),
				stars: fc.constant(0)
			}),
			again: fc.record({
				letter: fc.constantFrom(...letters),
				number: fc.constantFrom(...numbers),
				stars: fc.constant(0)
			}),
			kind: fc.integer({ min: 0, max: 6 }),
			picks: fc.array(fc.nat(), { minLength: 4, maxLength: 4 })
		});
		let sure = 0;
		fc.assert(
			fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
				const truth = new Truth();
				for (const { thrown, again, kind, picks } of steps) {
					const { roller = '' } = truth.told;
					truth.roll(roller, thrown);
					const { context } = truth.told;
					for (const player of ids) {
						const open = isOpen(context, player, thrown);
						const said = placedOn(context, player, thrown);
						const is = truth.bare(player).includes(squareOf(thrown));
						if (open !== undefined) expect(open).toBe(is);
						if (said.known !== undefined) expect(said.known !== 'nothing').toBe(is);
						sure += open === undefined ? 0 : 1;
					}
					if (truth.place(roller, thrown)) {
						let at = 0;
						truth.act(roller, kind, again, (count) => (picks[at++] ?? 0) % Math.max(1, count));
					}
					expect(truth.told.refused).toEqual([]);
					for (const player of ids) {
						const { taken = [], maybe = everywhere } = truth.told.context.known[player] ?? {};
						const real = [...truth.on(player).keys()];
						expect(taken.filter((square) => !real.includes(square))).toEqual([]);
						expect(real.filter((square) => !maybe.includes(square))).toEqual([]);
					}
				}
			}),
			{ numRuns: tries(100, 2000) }
		);
		expect(sure).toBeGreaterThan(0);
	});
});
