import type { Folded } from '$lib/domain/fold';
import { isFactRow, type Row } from '$lib/domain/rows';
import { stepsOf, turned, type Step } from '$lib/domain/steps';
import type { Change, OneChange } from '$lib/session/preview';

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
	const gone = folded.effective.struck.map((row) => row.seq);
	return (step ? turned(step) : []).flatMap((row): readonly Mark[] => {
		const strikes = 'strikes' in row;
		const seq = strikes ? row.strikes : 'restores' in row ? row.restores : -1;
		if (but.includes(seq) || gone.includes(seq) === strikes) return [];
		return [strikes ? { strike: seq } : { restore: seq }];
	});
}

/** Returns the step that removed a row last. */
export const removalOf = ({ rows }: Pick<Written, 'rows'>, seq: number): Step | undefined =>
	stepsOf(rows).done.findLast((step) => step.some((row) => 'strikes' in row && row.strikes === seq));

type Ways = readonly (readonly OneChange[])[];

/**
 * Returns what is changed besides where a row is put back: the step that removed it is taken back, or all comes back that
 * fell with it, or it comes alone; or what a box makes of that. It is the first with which least falls. A correction that
 * the row fell with stays. [G-3]
 */
export function comesBack(
	table: Written & {
		preview(
			change: Change
		): { readonly ok: true; readonly unfit: readonly unknown[] } | { readonly ok: false };
	},
	seq: number,
	waysOf = (back: readonly Mark[], fallen: readonly Mark[]): Ways => [back, fallen, []]
): readonly OneChange[] {
	const step = removalOf(table, seq);
	const back = turnedBack(table, [seq], step);
	const fallen = back.filter((mark) => 'restore' in mark);
	const ways = waysOf(step?.slice(-1).some(isFactRow) ? fallen : back, fallen);
	const falls = ways.map((way) => {
		const planned = table.preview({ together: [...way, { restore: seq }] });
		return planned.ok ? planned.unfit.length : Infinity;
	});
	return ways[falls.indexOf(Math.min(...falls))] ?? [];
}

/**
 * Returns of each step that changed a row after it was said, the last one first, what takes back all else that it did, but
 * for what was done with that by itself since. [G-3]
 */
export function restsOf(table: Written, seq: number | undefined): readonly (readonly Mark[])[] {
	const { versions = [] } =
		table.folded.effective.places.find(({ versions }) => versions.some((row) => row.seq === seq)) ?? {};
	const own = versions.map((row) => row.seq);
	const but = [...own];
	return stepsOf(table.rows)
		.done.toReversed()
		.flatMap((step) => {
			// What a step is made for is its last row: with a change of another row this one was changed besides.
			const isOwn = step
				.slice(-1)
				.some((row) => ('strikes' in row ? own.includes(row.strikes) : own.indexOf(row.seq) > 0));
			const rest = turnedBack(table, but, step);
			but.push(
				...step.map((row) => ('strikes' in row ? row.strikes : 'restores' in row ? row.restores : row.seq))
			);
			return isOwn ? [rest] : [];
		});
}
