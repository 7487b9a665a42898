import type { Box } from '$lib/domain/box';
import type { Fact, Row } from '$lib/domain/rows';
import type { Grown } from '$lib/session/preview';
import { fairnessOf, seedIn, type Fairness, type FairRules } from './fair';

/** What a phone knows of how its table draws: a seal until the game is over, and then the seed. */
export class Sealed {
	/** How the box draws; undefined for one that draws nothing. */
	rules: FairRules | undefined;
	/** What the table was drawn from, once the owner has told. */
	seed: string | undefined;
	#checked: { readonly rows: readonly Row[]; readonly seed: string; readonly found: Fairness } | undefined;

	/** Returns the seal of what a journal is drawn from; undefined where the app draws nothing. */
	sealOf(rows: readonly Row[] = []): string | undefined {
		return this.rules && seedIn(rows);
	}

	/** Returns what comes of drawing everything once more; undefined before the game is over. */
	check(box: Box | undefined, rows: readonly Row[] | undefined): Fairness | undefined {
		const { rules, seed } = this;
		if (!box || !rules || !rows || seed === undefined) return undefined;
		if (this.#checked?.rows !== rows || this.#checked.seed !== seed)
			this.#checked = { rows, seed, found: fairnessOf(box, rules, rows, seed) };
		return this.#checked.found;
	}

	/** Whether the app draws any of this: on the owner's device, for here nobody knows the seed. */
	draws(shown: Grown | undefined, rows: readonly { readonly fact: Fact }[]): boolean {
		const { rules } = this;
		if (!rules || !shown) return false;
		const { snapshot } = shown.folded;
		return rows.some(
			({ fact }) => !rules.typed?.includes(fact.type) && rules.drawn(snapshot, fact) !== undefined
		);
	}
}
