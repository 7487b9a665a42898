// @ts-nocheck
import { defineFair } from '$lib/link/fair';
import type { BingOh } from '..';
import { throwDice } from '../rules/throw';

/** The app's two dice; who begins is found with one of them. [B-1] */
export const fair = defineFair<BingOh>({
	draws: ({ dice }) => dice === 'app',
	drawn({ context: { dice, seed, draws, faces } }, fact) {
		if (dice !== 'app') return undefined;
		if (fact.type === 'dice.rolled') return { ...fact, ...throwDice(seed, draws, faces) };
		return fact.type === 'start.rolled'
			? { ...fact, number: throwDice(seed, draws, faces).number }
			: undefined;
	}
});
