// @ts-nocheck
import type { Folded } from '$lib/domain/fold';
import type { Quingo } from '../index';
import { boxes } from './sheet';
import { seated, sheetOf } from './table';
import { gains } from './view';

/** What became of the boxes of a sheet that were not checked, each by its place among the 25. */
export interface LostBoxes {
	readonly player: string;
	/** Crossed out by the player, who could score nothing. */
	readonly crossed: readonly number[];
	/** Still open when the game was over, and crossed out then. */
	readonly left: readonly number[];
}

/** Returns the boxes that were lost, sheet by sheet, of those who were there at the end. */
export function lostBoxes({ snapshot }: Pick<Folded<Quingo>, 'snapshot'>): readonly LostBoxes[] {
	const context = snapshot.context;
	return seated(context).map(({ id }) => {
		const { marks } = sheetOf(context, id);
		const lost = boxes.flatMap((box, at) => (marks[box] === 'crossed' ? [at] : []));
		const byHand = (at: number) =>
			context.moves.findLast(({ player, box }) => player === id && box === boxes[at])?.mark === 'crossed';
		return { player: id, crossed: lost.filter(byHand), left: lost.filter((at) => !byHand(at)) };
	});
}

/** Returns every total after each round, or after each mark on sheets alone. */
export function course({ snapshot }: Pick<Folded<Quingo>, 'snapshot'>) {
	const context = snapshot.context;
	const steps = gains(context);
	return context.seats.map(({ id }, at) => {
		let total = 0;
		return { players: [id], totals: steps.map((gain) => (total += gain[at] ?? 0)) };
	});
}
