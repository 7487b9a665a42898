import type { Fact } from './rows';
import { entryOf } from './sure';

/**
 * Asks what a box has for each type of its facts, or for each reason of a refusal, by the thing's own kind; undefined
 * where it has nothing for it. That both are of one kind is what the compiler cannot follow: here it is believed, and
 * nowhere else.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what comes of it
function ask<R>(cases: object, kind: string, ...given: readonly unknown[]): R | undefined {
	const found = entryOf(cases, kind) as ((...given: readonly unknown[]) => R) | undefined;
	return found?.(...given);
}

/** Asks what a box has for this fact's type, of a table as it stands. */
export const byFact = <C, F extends Fact, R>(
	cases: { readonly [K in F['type']]?: (context: C, fact: Extract<F, { readonly type: K }>) => R },
	context: C,
	fact: F
): R | undefined => ask<R>(cases, fact.type, context, fact);

/** Asks what a box tells of this fact, with two tables beside it, or more. */
export const toldOf = <T extends readonly unknown[], F extends Fact, R>(
	tellers: { readonly [K in F['type']]?: (fact: Extract<F, { readonly type: K }>, ...beside: T) => R },
	fact: F,
	...beside: T
): R | undefined => ask<R>(tellers, fact.type, fact, ...beside);

/** Asks the sentence of this refusal's reason, of a table of them by reason. */
export const byReason = (
	sentences: object,
	refusal: { readonly why: string },
	about: unknown
): string | undefined => ask<string>(sentences, refusal.why, refusal, about);
