// @ts-nocheck
import type { SeatRefusal } from '$lib/domain/seats';
import type { Place } from './chips';
import type { Shape } from './spaces';

/** Every reason why this box refuses a fact; each has its sentence in the box's words. */
export type BingOhRefusal =
	| SeatRefusal
	| { readonly why: 'game-is-over' }
	| { readonly why: 'chips-are-not-kept' }
	| { readonly why: 'chips-are-kept' }
	| { readonly why: 'cards-are-dealt' }
	| { readonly why: 'cards-not-dealt' }
	| { readonly why: 'round-is-open' }
	| { readonly why: 'round-has-begun' }
	| { readonly why: 'first-is-known'; readonly player: string }
	| { readonly why: 'who-begins' }
	| { readonly why: 'not-to-roll'; readonly player: string }
	| { readonly why: 'not-the-roller'; readonly player: string; readonly roller: string }
	| { readonly why: 'placing-is-open' }
	| { readonly why: 'space-is-open'; readonly player: string }
	| { readonly why: 'stars-are-open'; readonly player: string }
	| { readonly why: 'nothing-rolled' }
	| { readonly why: 'placed-nothing'; readonly player: string }
	| { readonly why: 'no-stars'; readonly player: string }
	| { readonly why: 'no-space-allows' }
	| { readonly why: 'roll-first' }
	| { readonly why: 'already-rolled' }
	| { readonly why: 'must-be-done' }
	| { readonly why: 'how-many-chips' }
	| { readonly why: 'no-such-card'; readonly card: number }
	| { readonly why: 'from-oneself'; readonly player: string }
	| { readonly why: 'whose-card' }
	| {
			readonly why: 'chips-not-there';
			readonly place: Place;
			readonly player: string;
			readonly owner: string;
			readonly count: number;
			readonly wanted: number;
	  }
	| { readonly why: 'counted-twice'; readonly player: string }
	| {
			readonly why: 'too-many-foreign';
			readonly player: string;
			readonly count: number;
			readonly most: number;
	  }
	| { readonly why: 'too-many-together'; readonly count: number; readonly most: number }
	| {
			readonly why: 'does-not-add-up';
			readonly owner: string;
			readonly count: number;
			readonly chips: number;
	  }
	| { readonly why: 'whose-chips' }
	| { readonly why: 'nobody-called' }
	| { readonly why: 'wrong-shape'; readonly player: string; readonly demand: Shape }
	| { readonly why: 'nothing-demanded'; readonly player: string }
	| {
			readonly why: 'too-few-on-card';
			readonly player: string;
			readonly count: number;
			readonly needed: number;
	  }
	| { readonly why: 'already-so' }
	| { readonly why: 'colour-is-taken' };

/** The reason, or undefined where there is none. */
export type Why = BingOhRefusal | undefined;
