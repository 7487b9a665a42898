import type { Box } from '$lib/domain/box';
import type { Fact, Row } from '$lib/domain/rows';
import type { Grown } from '$lib/session/preview';
import { fairnessOf, sealOf, seedsIn, type Fairness, type FairRules } from './fair';

/** What a phone knows of how its table draws: a seal until the game is over, and then the seed. */
export class Sealed {
	/** How the box draws; undefined for one that draws nothing. */
	rules: FairRules | undefined;
	/** What the table was drawn from, once the owner has told: more than one, where an end was undone. */
	seeds: readonly string[] = [];
	#checked:
		| { readonly rows: readonly Row[]; readonly seeds: readonly string[]; readonly found: Fairness }
		| undefined;

	/** Returns the seal of what a table is drawn from now; undefined where the app draws nothing, and no game is over that it drew. */
	sealOf(folded: Grown['folded'] | undefined, found?: Fairness): string | undefined {
		return folded && (found || this.rules?.draws(folded.snapshot.context)) ? folded.opening.seed : undefined;
	}

	/** Takes a seed that the owner has told. */
	open(seed: string): void {
		if (!this.seeds.includes(seed)) this.seeds = [...this.seeds, seed];
	}

	/** Returns what comes of drawing everything once more; undefined before the game is over. */
	check(box: Box | undefined, rows: readonly Row[] | undefined): Fairness | undefined {
		const { rules, seeds } = this;
		if (!box || !rules || !rows || seeds.length === 0) return undefined;
		const [seals, told] = [seedsIn(rows), seeds.map((seed) => sealOf(rows[0]?.table ?? '', seed))];
		// The game goes on after its end, with a seed that will be told at the next one.
		if (seals.length > told.length && told.every((seal) => seals.includes(seal))) return undefined;
		if (this.#checked?.rows !== rows || this.#checked.seeds !== seeds)
			this.#checked = { rows, seeds, found: fairnessOf(box, rules, rows, seeds) };
		return this.#checked.found;
	}

	/** Returns whether the app draws any of this: on the owner's device, for here nobody knows the seed. */
	draws(shown: Grown | undefined, rows: readonly { readonly fact: Fact }[]): boolean {
		const { rules } = this;
		if (!rules || !shown) return false;
		const { snapshot } = shown.folded;
		return rows.some(
			({ fact }) => !rules.typed?.includes(fact.type) && rules.drawn(snapshot, fact) !== undefined
		);
	}
}
