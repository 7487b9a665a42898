import type { SaidIn, Snapshot } from '$lib/domain/box';
import { fold, judge } from '$lib/domain/fold';
import type { Fact, FactRow, Moment } from '$lib/domain/rows';
import type { Table } from '$lib/session/table.svelte';
import type { BingOh } from '..';

/** A table's journal, as corrections read it. */
export type Written = Pick<Table<BingOh>, 'box' | 'rows' | 'folded'>;

/** A row whose fact fits, with the table before it. */
export interface FittingRow {
	readonly row: FactRow<SaidIn<BingOh>>;
	readonly before: Snapshot<BingOh>;
	/** How many rounds fewer there are before it since it was recorded. */
	readonly fewer?: number;
}

/** Returns the rows whose facts fit, in the order in which they count: as much work as folding the table. */
export function fittingRows({ box, rows }: Pick<Written, 'box' | 'rows'>): readonly FittingRow[] {
	const fitting: FittingRow[] = [];
	fold(box, rows, {
		witness(row, before, _, refusal) {
			if (!refusal) fitting.push({ row, before });
		}
	});
	return fitting;
}

/** Judges a fact at another table than the one of its row; with a moment, only there. */
export const judgeAt = (
	{ folded: { variant } }: Pick<Written, 'folded'>,
	snapshot: Snapshot<BingOh>,
	fact: Fact,
	moment?: Moment
) => judge({ variant, snapshot }, moment ? { fact, moment } : { fact });
