import { m } from '$lib/i18n';
import { sizeOf, sizes, type DiceSet, type SetRefusal } from '../rules/dice';

/** Returns why so many players cannot play with a set, in one sentence. */
export function setSentence(refusal: SetRefusal): string {
	switch (refusal.why) {
		case 'too-few-d6':
			return m.quingo_no_too_few_d6({ players: String(refusal.players), d6: String(refusal.d6) });
		case 'pool-is-empty':
			return m.quingo_no_pool_is_empty();
		case 'set-too-large':
			return m.quingo_no_set_too_large({ most: String(refusal.most) });
	}
}

/** Returns the dice of a set, as in "4 d4, 1 d20"; a nought for none. */
export const setText = (set: DiceSet): string =>
	sizes
		.filter((sides) => sizeOf(set, sides) > 0)
		.map((sides) => `${String(sizeOf(set, sides))} d${String(sides)}`)
		.join(', ') || '0';
