import { expect, it } from 'vitest';
import type { Refusal } from '$lib/domain/box';
import type { SeatRefusal } from '$lib/domain/seats';

/** For each reason of a box's own what it is said with, and the sentence that a player reads; those of seats are every box's. */
export type Said<R extends Refusal> = {
	readonly [W in Exclude<R['why'], SeatRefusal['why']>]: readonly [
		Omit<Extract<R, { readonly why: W }>, 'why'>,
		sentence: string
	];
};

/** Compares the words of every refusal: the right sentence, and the right names and numbers in it. */
export function saysEach(
	said: Readonly<Record<string, readonly [object, string]>>,
	sentenceOf: (refusal: Refusal) => string
): void {
	it.each(Object.entries(said))('%s is said in its own sentence [G-4]', (why, [about, sentence]) => {
		// A blank at which no line is broken looks like any other: it is compared as one.
		expect(sentenceOf({ why, ...about }).replaceAll('\u00a0', ' ')).toBe(sentence);
	});
}
