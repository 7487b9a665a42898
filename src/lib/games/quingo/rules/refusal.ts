import type { SeatRefusal } from '$lib/domain/seats';
import type { Die, NotInTheSet, SetRefusal, Sides } from './dice';

/** Every reason why this box refuses a fact; each has its sentence in the box's words. */
export type QuingoRefusal =
	| { readonly why: 'game-is-over' }
	| { readonly why: 'bonuses-first' }
	| { readonly why: 'wilds-first'; readonly players: readonly string[] }
	| { readonly why: 'bonuses-are-rolled' }
	| { readonly why: 'wilds-are-made'; readonly player: string }
	| { readonly why: 'not-a-wild'; readonly value: number; readonly most: number }
	| { readonly why: 'not-on-a-die'; readonly sides: Sides; readonly shows: number }
	| NotInTheSet
	| { readonly why: 'dice-missing'; readonly sides: Sides; readonly has: number; readonly said: number }
	| { readonly why: 'pool-is-on-the-table' }
	| { readonly why: 'pool-first' }
	| { readonly why: 'player-dice-first' }
	| { readonly why: 'player-dice-are-rolled' }
	| { readonly why: 'player-die-missing'; readonly player: string }
	| { readonly why: 'player-die-twice'; readonly player: string }
	| { readonly why: 'youngest-first' }
	| { readonly why: 'nobody-is-tied' }
	| { readonly why: 'not-among-the-tied'; readonly player: string }
	| { readonly why: 'not-your-turn'; readonly player: string; readonly turn: string }
	| { readonly why: 'no-dice-taken' }
	| { readonly why: 'die-not-in-the-pool'; readonly sides: Sides; readonly shows: number }
	| { readonly why: 'too-many-dice'; readonly limit: number; readonly taken: number }
	| { readonly why: 'box-is-closed'; readonly number: number }
	| { readonly why: 'wrong-sum'; readonly sum: number; readonly number: number }
	| {
			readonly why: 'can-score';
			readonly player: string;
			readonly number: number;
			readonly dice: readonly Die[];
	  }
	| { readonly why: 'no-crossing-in-the-last-lap' }
	| { readonly why: 'no-passing'; readonly player: string }
	| { readonly why: 'must-cross'; readonly player: string }
	| { readonly why: 'last-lap-is-on' }
	| { readonly why: 'last-lap-is-over' }
	| { readonly why: 'box-is-open'; readonly number: number }
	| { readonly why: 'only-at-a-full-table' }
	| { readonly why: 'only-on-sheets' }
	| { readonly why: 'already-so' }
	| SetRefusal
	| SeatRefusal;
