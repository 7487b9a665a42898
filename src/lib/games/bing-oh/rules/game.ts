import { sure } from '$lib/domain/sure';
import { seatsHere, type Seat } from '$lib/domain/seats';
import { newPiles, type Piles } from './chips';
import type { Faces, Thrown } from './dice';
import type { BingOhOpening, Colour, DiceSource, Keeping } from './facts';
import type { CardSpace } from './card-set';
import type { Shape, Space } from './spaces';

/** A player's place at the table, in seating order: clockwise. */
export interface BingOhSeat extends Seat {
	readonly colour: Colour;
}

/** A round that is over. */
export interface Round {
	readonly number: number;
	/** Who called BING-OH!, more than one when they share it. [B-7] */
	readonly callers: readonly string[];
	/** Foreign chips in each player's reserve at its end. [B-8] */
	readonly foreign: Readonly<Record<string, number>>;
}

/** A roll of the Roller; `placed` is undefined until the table says who placed a chip. */
export interface Roll extends Thrown {
	readonly player: string;
	/** Everybody who places on it, in turn order from the Roller as it stood at the roll. [B-3] */
	readonly order: readonly string[];
	readonly placed: readonly string[] | undefined;
	/** The round it belongs to. */
	readonly round: number;
}

/** A special space at work. */
export interface Act {
	readonly player: string;
	readonly space: Space;
	/** How many single moves are left. */
	readonly left: number;
	/** One of them was made. */
	readonly begun?: true;
	/** What the extra roll of this space shows, until it is used. [B-5] [B-11] */
	readonly thrown: Thrown | undefined;
}

/** What the ledger knows of the card that lies before a player. */
export interface KnownCard {
	/** Its number in the app's set. */
	readonly card: number;
	/** What is on each of its squares, which are counted from 0 to 35, row by row. */
	readonly spaces: readonly CardSpace[];
	/** Squares on which a chip lies for certain. */
	readonly taken: readonly number[];
	/** Squares on which a chip may lie, those included: all others are bare. */
	readonly maybe: readonly number[];
}

export type KnownCards = Readonly<Record<string, KnownCard | undefined>>;

/** What the facts so far come to, the state of the chart apart. Points and winners are worked out from it. */
export interface Context {
	readonly keeping: Keeping;
	readonly seed: string;
	readonly dice: DiceSource;
	readonly faces: Faces;
	/** Rolls made so far, of any dice: the number of the app's next draw. */
	readonly draws: number;
	/** How many chips of each colour there are. */
	readonly chips: number;
	readonly cards: BingOhOpening['cards'];
	/** Which of them lies before whom, and where chips lie on it, as far as the table has told. */
	readonly known: KnownCards;
	/** The highest number among those dealt last: the next ones come after it. */
	readonly last: number;
	readonly seats: readonly BingOhSeat[];
	/** The rounds that are over. */
	readonly rounds: readonly Round[];
	/** How many of them were forgotten, and put in where they were played. */
	readonly forgotten: number;
	/** Foreign chips in each reserve, as they were known last without a ledger: there counting begins. [B-8] */
	readonly held: Readonly<Record<string, number>>;
	/** Rolls for who begins that are not yet decided. [B-1] */
	readonly startRolls: readonly { readonly player: string; readonly number: number }[];
	/** Those tied for the highest roll, who roll again; empty while everybody rolls. [B-1] */
	readonly tied: readonly string[];
	/** Who begins the game as Roller. [B-1] */
	readonly first: string | undefined;
	readonly piles: Piles;
	readonly direction: 1 | -1;
	/** Turns as Roller that a player will lose. [B-5] */
	readonly skips: Readonly<Record<string, number>>;
	/** The shape that a player's BING-OH! must have. [B-10] */
	readonly demands: Readonly<Record<string, Shape>>;
	/** The last roll of a Roller, in whichever round. */
	readonly roll: Roll | undefined;
	/** Who is still to name or do a special space, in order. [B-3] */
	readonly queue: readonly string[];
	/** What the last roll hit for those who are on a special space, where their cards are known. */
	readonly hits: Readonly<Record<string, CardSpace | undefined>>;
	readonly act: Act | undefined;
	/** Chips that the Roller may still take. [B-4] */
	readonly starChips: number;
}

/** Returns a table just opened. */
export function openTable(opening: BingOhOpening): Context {
	const { keeping, seed, dice, faces, chips, cards, players, colours } = opening;
	return {
		keeping,
		seed,
		dice,
		faces,
		draws: 0,
		chips,
		cards,
		known: {},
		last: 0,
		seats: players.map(({ id, name }, i) => ({
			id,
			name,
			colour: sure(colours[i]),
			here: true
		})),
		rounds: [],
		forgotten: 0,
		held: {},
		startRolls: [],
		tied: [],
		first: undefined,
		piles: newPiles(
			players.map(({ id }) => id),
			chips
		),
		direction: 1,
		skips: {},
		demands: {},
		roll: undefined,
		queue: [],
		hits: {},
		act: undefined,
		starChips: 0
	};
}

/** Returns the number of the round that is on the table. */
export const roundNumber = ({ rounds }: Pick<Context, 'rounds'>): number => rounds.length + 1;

export const opponentsOf = ({ seats }: Pick<Context, 'seats'>, player: string): readonly BingOhSeat[] =>
	seatsHere(seats).filter(({ id }) => id !== player);

/** Returns the roll of this round that the table is busy with or has just finished. */
export const currentRoll = (context: Context): Roll | undefined =>
	context.roll?.round === roundNumber(context) ? context.roll : undefined;
