import { m } from '$lib/i18n';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import type { QuingoDesk } from './desk.svelte';
import { sizes, sizeOf, type Die, type Sides } from '../rules/dice';
import type { FactOf } from '$lib/domain/box';
import type { QuingoFact } from '../rules/facts';
import { nextPool, type Context } from '../rules/table';

/** What can be put right where it was recorded: numbers that a player typed. */
const typedFacts = ['bonuses.rolled', 'wilds.made', 'pool.rolled', 'limits.rolled'] as const;
export type TypedFact = FactOf<QuingoFact, (typeof typedFacts)[number]>;

/** A fact that is being put right: its row, and the table after it. */
export interface Fixed {
	readonly seq: number;
	readonly fact: TypedFact;
	readonly after: Context;
}

/** Returns whether a fact's numbers were typed by a player: the app's own rolls are what they are. Secret wilds stay secret. */
export function wasTyped(fact: QuingoFact, after: Context, now: Context): fact is TypedFact {
	if (fact.type === 'wilds.made') return now.wildsWay === 'open' || now.rounds > 0 || !!now.over;
	return after.rolling === 'dice' && typedFacts.some((type) => type === fact.type);
}

const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text.trim().replace(',', '.')));

/** A fact that was recorded before, while it is being written anew. */
export class Fixing {
	readonly #desk: QuingoDesk;
	readonly fixed: Fixed;
	/** Numbers in their fields: bonuses with a wild's worth, or wilds. */
	typed = $state.raw<readonly string[]>([]);
	dice = $state.raw<readonly Die[]>([]);
	size = $state<Sides>(6);
	limits = $state.raw<Readonly<Record<string, number>>>({});

	constructor(desk: QuingoDesk, fixed: Fixed) {
		this.#desk = desk;
		this.fixed = fixed;
		const { fact, after } = fixed;
		if (fact.type === 'bonuses.rolled') this.typed = [...fact.bonuses, fact.wild].map(String);
		if (fact.type === 'wilds.made') this.typed = fact.wilds.map(String);
		if (fact.type === 'pool.rolled') {
			this.dice = fact.dice;
			this.size = sizes.find((sides) => sizeOf(nextPool(after), sides) > 0) ?? 6;
		}
		if (fact.type === 'limits.rolled')
			this.limits = Object.fromEntries(fact.limits.map(({ player, limit }) => [player, limit]));
	}

	/** Returns the fact as it is written now; undefined while a number is missing. */
	#written(): QuingoFact | undefined {
		const { fact } = this.fixed;
		const numbers = this.typed.map(numberOf);
		if (numbers.some(Number.isNaN)) return undefined;
		switch (fact.type) {
			case 'bonuses.rolled': {
				const [a, b, c, d, wild] = numbers as [number, number, number, number, number];
				return { ...fact, bonuses: [a, b, c, d], wild };
			}
			case 'wilds.made':
				return { ...fact, wilds: numbers };
			case 'pool.rolled':
				return { ...fact, dice: this.dice };
			case 'limits.rolled':
				return {
					...fact,
					limits: fact.limits.map(({ player, limit }) => ({ player, limit: this.limits[player] ?? limit }))
				};
		}
	}

	/** Replaces the fact; a second tap says so where later facts would be struck with it. */
	write(): void {
		const { seq, fact } = this.fixed;
		if (this.#desk.correction.doubted) return this.#desk.correction.confirm();
		const written = this.#written();
		if (!written)
			return void toasts.show(
				fact.type === 'wilds.made' ? m.quingo_no_five_wilds() : m.quingo_no_five_rolls()
			);
		this.#desk.correction.make({ replace: seq, fact: written }, () => (this.#desk.fixing = undefined));
	}

	/** Takes what is written now; what would be struck with it is asked anew. */
	change(to: Partial<Pick<Fixing, 'typed' | 'dice' | 'size' | 'limits'>>): void {
		toasts.clear();
		this.#desk.correction.cancel();
		Object.assign(this, to);
	}

	/** Leaves the fact as it was. */
	giveUp(): void {
		this.#desk.correction.cancel();
		this.#desk.fixing = undefined;
	}
}
