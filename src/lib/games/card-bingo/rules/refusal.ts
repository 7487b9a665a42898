import type { SeatRefusal } from '$lib/domain/seats';
import type { Card, Rank } from './cards';
import type { CardVariant, SeatingRefusal } from './needs';

/** Every reason why this box refuses a fact; each has its sentence in the box's text. */
export type CardsRefusal =
	| { readonly why: 'evening-is-over' }
	| { readonly why: 'caller-is-drawn-for' }
	| { readonly why: 'no-draw-for-caller' }
	| { readonly why: 'not-your-draw'; readonly player: string }
	| { readonly why: 'card-already-drawn'; readonly card: Card }
	| { readonly why: 'deal-first' }
	| { readonly why: 'already-dealt' }
	| { readonly why: 'deal-does-not-fit' }
	| { readonly why: 'hand-is-over' }
	| { readonly why: 'hand-is-open' }
	| { readonly why: 'claim-is-open'; readonly player: string }
	| { readonly why: 'bingo-stands'; readonly player: string }
	| { readonly why: 'no-bingo-to-award' }
	| { readonly why: 'deck-is-out' }
	| { readonly why: 'stock-is-the-apps' }
	| { readonly why: 'plays-extra-hand'; readonly player: string }
	| { readonly why: 'stock-is-out' }
	| { readonly why: 'card-already-called'; readonly card: Card }
	| { readonly why: 'card-in-a-hand'; readonly card: Card }
	| { readonly why: 'rank-called-four-times'; readonly rank: Rank }
	| { readonly why: 'card-is-not-of-rank'; readonly card: Card; readonly rank: Rank }
	| { readonly why: 'holds-no-layout'; readonly player: string }
	| { readonly why: 'not-in-extra-hand'; readonly player: string }
	| { readonly why: 'already-shouted'; readonly player: string }
	| { readonly why: 'has-not-shouted'; readonly player: string }
	| { readonly why: 'wrong-number'; readonly given: number; readonly size: number }
	| { readonly why: 'card-twice'; readonly card: Card }
	| {
			readonly why: 'card-lies-elsewhere';
			readonly card: Card;
			/** Who has it: as many as there are decks, or more. */
			readonly players: readonly string[];
			readonly decks: number;
	  }
	| { readonly why: 'layout-is-known'; readonly player: string }
	| { readonly why: 'layout-is-dealt' }
	| { readonly why: 'rank-too-often'; readonly rank: Rank; readonly called: number; readonly read: number }
	| { readonly why: 'not-in-hand'; readonly player: string; readonly card: Card }
	| { readonly why: 'rank-not-called'; readonly rank: Rank; readonly called: Rank | undefined }
	| { readonly why: 'already-so' }
	| { readonly why: 'not-in-this-variant'; readonly variant: CardVariant }
	| { readonly why: 'caller-plays-below-five'; readonly below: number }
	| { readonly why: 'caller-must-hand-over'; readonly player: string }
	| { readonly why: 'caller-calls-this-hand'; readonly player: string }
	| { readonly why: 'caller-calls-it-without-app'; readonly player: string }
	| SeatingRefusal
	| SeatRefusal;
