import type { Fact } from './rows';
import { entryOf } from './sure';

// What a box has for each type of its facts, or for each reason of a refusal, is asked by the thing's own kind. That
// both are of one kind is what the compiler cannot follow: here it is believed, and nowhere else.

/** Asks what a box has for this fact's type, of a table as it stands; undefined where it has nothing for it. */
export const byFact = <C, F extends Fact, R>(
	cases: { readonly [K in F['type']]?: (context: C, fact: Extract<F, { readonly type: K }>) => R },
	context: C,
	fact: F
): R | undefined => {
	const found = entryOf(cases, fact.type) as ((context: C, fact: F) => R) | undefined;
	return found?.(context, fact);
};

/** Asks what a box tells of this fact, with two tables beside it; undefined where it tells nothing of its type. */
export const toldOf = <A, F extends Fact, R>(
	tellers: { readonly [K in F['type']]?: (fact: Extract<F, { readonly type: K }>, one: A, other: A) => R },
	fact: F,
	one: A,
	other: A
): R | undefined => {
	const found = entryOf(tellers, fact.type) as ((fact: F, one: A, other: A) => R) | undefined;
	return found?.(fact, one, other);
};

/** Asks the sentence of this refusal's reason, of a table of them by reason; undefined where there is none. */
export function byReason(
	sentences: object,
	refusal: { readonly why: string },
	about: unknown
): string | undefined {
	const found = entryOf(sentences, refusal.why) as
		((refusal: { readonly why: string }, about: unknown) => string) | undefined;
	return found?.(refusal, about);
}
