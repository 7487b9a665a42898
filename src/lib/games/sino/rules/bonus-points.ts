import { pointsOf, type Context } from './game';
import { bonusesOf } from './view';

/** Returns the points that a player has won with bonuses. [S-8] */
export const bonusPoints = (context: Context, player: string): number =>
	bonusesOf(context, player).reduce((sum, gain) => sum + pointsOf(context, gain), 0);
