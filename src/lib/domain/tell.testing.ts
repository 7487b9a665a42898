import type { BoxTypes, Judged, Snapshot } from './box';

/** A table that facts are told to, and what of them it refused, in order. */
export interface Heard<T extends BoxTypes> {
	readonly snapshot: Snapshot<T>;
	readonly refused: readonly T['refusal'][];
}

/** Tells a table facts, one after the other; a refused one leaves it as it was. */
export const tell = <T extends BoxTypes>(
	variant: { play(snapshot: Snapshot<T>, fact: T['fact']): Judged<T> },
	heard: Heard<T>,
	facts: readonly T['fact'][]
): Heard<T> =>
	facts.reduce<Heard<T>>(({ snapshot, refused }, fact) => {
		const judged = variant.play(snapshot, fact);
		return judged.ok
			? { snapshot: judged.snapshot, refused }
			: { snapshot, refused: [...refused, judged.refusal] };
	}, heard);

/** Returns the reasons alone. */
export const whys = (refused: readonly { readonly why: string }[]): string[] => refused.map(({ why }) => why);
