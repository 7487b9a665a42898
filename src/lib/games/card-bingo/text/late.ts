import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import { canTie, rightInTime, type Hand } from '../rules/hand';
import type { Context } from '../rules/table';
import { nameIn } from './names';

/** Returns why right claims have not won: the first shout wins, and only who finished on its call ties. Empty where there are none. [C-5] [C-6] */
export function lateSentence(context: Context, hand: Hand): string {
	const { first, late } = rightInTime(hand);
	const [winner] = first;
	if (!winner || late.length === 0 || !canTie(hand)) return '';
	const names = listed(late.map(({ player }) => nameIn(context, player)));
	return m.cardbingo_late({ name: nameIn(context, winner.player), names, count: late.length });
}
