import { starsOn, type Letter, type Thrown } from '../rules/dice';
import type { BingOhFact } from '../rules/facts';
import { throwDice } from '../rules/throw';
import { rollsNext } from '../rules/view';
import type { BingOhDesk } from './desk.svelte';
import { keepHalf } from './half';

/** Returns what the app's dice show next. */
const thrownNext = ({ context }: BingOhDesk): Thrown => throwDice(context.seed, context.draws, context.faces);

/** Rolls the app's dice; `before` is recorded with it, in one step. */
export const roll = (
	desk: BingOhDesk,
	player = rollsNext(desk.context),
	...before: readonly BingOhFact[]
): boolean => desk.record(...before, { type: 'dice.rolled', player, ...thrownNext(desk) });

/** Records what the table's own dice show, once both are read off; the stars are known by their faces. */
export function readOff(
	desk: BingOhDesk,
	letter: Letter | undefined,
	number: number | undefined,
	player = rollsNext(desk.context),
	...before: readonly BingOhFact[]
): boolean {
	if (letter === undefined || number === undefined) {
		keepHalf(desk, { letter, number });
		return true;
	}
	const stars = starsOn(desk.context.faces, letter, number);
	return desk.record(...before, { type: 'dice.rolled', player, letter, number, stars });
}

/** Rolls the number die alone, for who begins. [B-1] */
export const rollForStart = (desk: BingOhDesk, player: string): boolean =>
	desk.record({ type: 'start.rolled', player, number: thrownNext(desk).number });
