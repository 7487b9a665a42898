import type { Total } from '$lib/domain/total';
import { sumsOf } from './dice';
import {
	bands,
	bandScore,
	boxesOf,
	numberOf,
	openBoxes,
	totalOf,
	wildBand,
	withMark,
	crossedOut,
	type Band,
	type BandScore,
	type Box,
	type Sheet
} from './sheet';
import type { QuingoState } from './not-now';
import { scorable, sheetOf, totals, type Context, type Move } from './table';

/** Returns the rule that the table is applying right now. */
export function ruleInForce(context: Context, state: QuingoState): string {
	const rules: Record<QuingoState, string> = {
		preparing: context.values ? 'Q-2' : 'Q-1',
		rollingPool: 'Q-3',
		rollingLimits: 'Q-3',
		namingYoungest: 'Q-4',
		scoring: 'Q-5',
		crossing: 'Q-7',
		lastMove: 'Q-9',
		rollingPoolAgain: 'Q-3',
		rollingLimitsAgain: 'Q-3',
		marking: 'Q-10',
		markingLast: 'Q-9',
		over: 'Q-12'
	};
	return rules[state];
}

/** What a box of a sheet looks like. */
export interface BoxView {
	readonly box: Box;
	readonly number: number | undefined;
	/** `can`: the pool can make it now. `fits`: the dice in the hand make it. `picked`: they are meant for it. */
	readonly state: 'open' | 'checked' | 'crossed' | 'can' | 'fits' | 'picked';
}

export interface BandView {
	readonly band: Band;
	readonly boxes: readonly BoxView[];
	/** The bonus of a printed band; what a wild is worth. */
	readonly worth: number | undefined;
	readonly score: number;
	/** A bonus is won when all five are checked, and lost with the first cross. */
	readonly bonus: 'won' | 'lost' | 'open';
	/** How many are checked. */
	readonly checked: number;
	/** What the score is made of. */
	readonly sum: Pick<BandScore, 'plus' | 'minus' | 'bonus'>;
}

/** What is lit on a sheet. */
export interface Lit {
	readonly can?: readonly Box[];
	readonly fits?: readonly Box[];
	readonly picked?: Box | undefined;
}

/** Returns a player's sheet as it is shown. */
export function sheetView(context: Context, player: string, lit: Lit = {}): readonly BandView[] {
	const sheet = sheetOf(context, player);
	const values = context.values ?? { bonuses: [0, 0, 0, 0], wild: 0 };
	return bands.map((band) => {
		const { score, checked, crossed, plus, minus, bonus } = bandScore(sheet, band, values);
		return {
			band,
			score,
			checked,
			sum: { plus, minus, bonus },
			worth: context.values && (band === wildBand ? values.wild : values.bonuses[band]),
			bonus: checked === 5 ? 'won' : crossed > 0 ? 'lost' : 'open',
			boxes: boxesOf(band).map((box) => ({
				box,
				number: numberOf(sheet, box),
				state:
					sheet.marks[box] ??
					(lit.picked === box
						? 'picked'
						: lit.fits?.includes(box)
							? 'fits'
							: lit.can?.includes(box)
								? 'can'
								: 'open')
			}))
		};
	});
}

/** A player's place in the row of totals. */
export interface TabView {
	readonly id: string;
	readonly name: string;
	readonly here: boolean;
	readonly total: number;
	readonly limit: number | undefined;
	/** The pool has something for this player. */
	readonly served: boolean;
	readonly bands: readonly BandView[];
}

export function tabs(context: Context): readonly TabView[] {
	const points = totals(context);
	const sums = sumsOf(context.round?.pool ?? []);
	return context.seats.map(({ id, name, here }) => ({
		id,
		name,
		here,
		total: points.get(id) ?? 0,
		limit: context.round?.limits?.[id],
		served: scorable(context, id, sums).length > 0,
		bands: sheetView(context, id)
	}));
}

/** Returns every total, the highest first, last those who left, who cannot win; equal ones in seating order. */
export const ranked = (context: Context): readonly Total[] => {
	const points = totals(context);
	return context.seats
		.map(({ id, name, here }) => ({ id, names: [name], score: points.get(id) ?? 0, here }))
		.toSorted((a, b) => Number(b.here) - Number(a.here) || b.score - a.score);
};

/** Returns what a player's total would be if the game ended now: open boxes are crossed out. */
export const totalAtEnd = ({ sheets, values }: Context, player: string): number | undefined =>
	values && totalOf(crossedOut(sheetOf({ sheets }, player)), values);

/** Returns how many boxes of a player's sheet are open. */
export const openCount = (context: Context, player: string): number =>
	openBoxes(sheetOf(context, player)).length;

/**
 * Returns what each total gained: round by round where the whole table was kept, mark by mark on sheets alone; what the
 * end takes is the last one's.
 */
export function gains(context: Context): readonly (readonly number[])[] {
	const { moves, seats, values } = context;
	if (!values) return [];
	const made = new Map<string, number>();
	const steps = new Map<string, Move[]>();
	for (const move of moves) {
		const { way, player, round } = move;
		const nth = (made.get(`${way} ${player}`) ?? 0) + 1;
		made.set(`${way} ${player}`, nth);
		const step = `${way} ${round || nth}`;
		steps.set(step, [...(steps.get(step) ?? []), move]);
	}
	const sheets = new Map<string, Sheet>(seats.map(({ id }) => [id, { ...sheetOf(context, id), marks: {} }]));
	const sums = () => [...sheets.values()].map((sheet) => totalOf(sheet, values));
	const courses = [sums()];
	for (const step of steps.values()) {
		for (const { player, box, mark } of step) {
			const sheet = sheets.get(player);
			if (!sheet || box === null) continue;
			sheets.set(player, mark === 'open' ? sheet : withMark(sheet, box, mark));
		}
		courses.push(sums());
	}
	if (context.over === 'finished')
		courses.splice(
			-1,
			1,
			seats.map(({ id }) => totalOf(sheetOf(context, id), values))
		);
	return courses.slice(1).map((totals, at) => totals.map((total, i) => total - (courses[at]?.[i] ?? 0)));
}
