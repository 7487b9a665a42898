import type { Folded } from '$lib/domain/fold';
import { isFactRow, type Row } from '$lib/domain/rows';
import { stepsOf, turned, type Step } from '$lib/domain/steps';
import type { OneChange } from '$lib/session/preview';

/** A row that is removed, or put back. */
export type Mark = Exclude<OneChange, { readonly fact: unknown }>;

interface Written {
	readonly rows: readonly Row[];
	readonly folded: Pick<Folded, 'effective'>;
}

/** Returns what takes a step back as far as it is so still, but for what was done with these rows. */
export function turnedBack(
	{ folded }: Pick<Written, 'folded'>,
	but: readonly number[],
	step: Step | undefined
): readonly Mark[] {
	const gone = new Set(folded.effective.struck.map((row) => row.seq));
	return (step ? turned(step) : []).flatMap((row): readonly Mark[] => {
		if ('strikes' in row)
			return but.includes(row.strikes) || gone.has(row.strikes) ? [] : [{ strike: row.strikes }];
		return 'restores' in row && !but.includes(row.restores) && gone.has(row.restores)
			? [{ restore: row.restores }]
			: [];
	});
}

/** Returns of each step that changed a row after it was said, the last one first, what takes back all else that it did. [G-3] */
export function restsOf(table: Written, seq: number | undefined): readonly (readonly Mark[])[] {
	const own =
		table.folded.effective.places
			.map(({ versions }) => versions.map((row) => row.seq))
			.find((seqs) => seqs.some((one) => one === seq)) ?? [];
	const changes = (row: Row) =>
		'strikes' in row ? own.includes(row.strikes) : isFactRow(row) && own.indexOf(row.seq) > 0;
	return stepsOf(table.rows)
		.done.filter((step) => step.some(changes))
		.map((step) => turnedBack(table, own, step))
		.reverse();
}
