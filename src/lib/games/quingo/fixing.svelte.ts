import { m } from '$lib/i18n';
import { fallsOf } from '$lib/shell/table/log-entries';
import { toasts } from '$lib/shell/toasts.svelte';
import type { Desk } from './desk.svelte';
import { sizes, sizeOf, type Die, type Sides } from './dice';
import type { FactOf, QuingoFact } from './facts';
import { nextPool, type Context } from './table';
import { logText } from './words/log';
import { refusalSentence } from './words/refusals';

/** What can be put right where it was said: numbers that somebody typed. */
const typedFacts = ['bonuses.rolled', 'wilds.made', 'pool.rolled', 'limits.rolled'] as const;
export type TypedFact = FactOf<(typeof typedFacts)[number]>;

/** A fact that is being put right: its row, and the table after it. */
export interface Fixed {
	readonly seq: number;
	readonly fact: TypedFact;
	readonly after: Context;
}

/** Whether a fact's numbers were typed by somebody: the app's own rolls are what they are. Secret wilds stay secret. */
export function wasTyped(fact: QuingoFact, after: Context, now: Context): fact is TypedFact {
	if (fact.type === 'wilds.made') return now.wildsWay === 'open' || now.rounds > 0 || !!now.over;
	return after.rolling === 'dice' && typedFacts.some((type) => type === fact.type);
}

const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text.trim().replace(',', '.')));

/** A fact that was said before, while it is being written anew. */
export class Fixing {
	readonly #desk: Desk;
	readonly fixed: Fixed;
	/** Numbers in their fields: bonuses with a wild's worth, or wilds. */
	typed = $state.raw<readonly string[]>([]);
	dice = $state.raw<readonly Die[]>([]);
	size = $state<Sides>(6);
	limits = $state.raw<Readonly<Record<string, number>>>({});
	/** The later facts that would no longer fit, in words, once that was asked. */
	falls = $state.raw<readonly string[]>([]);

	constructor(desk: Desk, fixed: Fixed) {
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

	/** The fact as it is written now; nothing while a number is missing. */
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

	/** Puts the fact right; what would fall with it is told first, and waits for a second word. */
	write(): void {
		const { table } = this.#desk;
		const { seq, fact } = this.fixed;
		const written = this.#written();
		if (!written)
			return void toasts.show(
				fact.type === 'wilds.made' ? m.quingo_no_five_wilds() : m.quingo_no_five_rolls()
			);
		if (this.falls.length === 0) {
			this.falls = fallsOf<Context, QuingoFact>(
				table,
				{ logText, refusalSentence },
				{ replace: seq, fact: written }
			);
			if (this.falls.length > 0) return;
		}
		const result = table.replace(seq, written);
		if (!result.ok) return this.#desk.refused(result.refusal);
		toasts.clear();
		this.#desk.fixing = undefined;
	}

	/** Something else is written now: what falls with it is asked anew. */
	change(to: Partial<Pick<Fixing, 'typed' | 'dice' | 'size' | 'limits'>>): void {
		toasts.clear();
		this.falls = [];
		Object.assign(this, to);
	}

	/** Leaves the fact as it was. */
	giveUp(): void {
		this.#desk.fixing = undefined;
	}
}
