// @ts-nocheck
import { defineFair } from '$lib/link/fair';
import type { Sino } from '..';
import { rollDice } from '../rules/roll';

/** The app's dice, as many as were in hand. */
export const fair = defineFair<Sino>({
	draws: ({ dice }) => dice === 'app',
	drawn({ context }, fact) {
		if (fact.type !== 'dice.rolled' || context.dice !== 'app') return undefined;
		const { seed, rolls } = context;
		const colours = fact.dice.map(({ colour }) => colour);
		return { ...fact, dice: rollDice(seed, rolls, colours) };
	}
});
