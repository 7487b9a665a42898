import { effectiveRows, isFactRow, type FactRow, type NewRow, type Row } from './rows';

/** What was done at once, and is undone at once: facts that were said, or a change of what was said before. */
export type Step = readonly [Row, ...Row[]];

/** What was done and what was undone, the last of each at the end. */
export interface Steps {
	readonly done: readonly Step[];
	readonly undone: readonly Step[];
}

/** Returns the rows of a journal in steps. Version 1 wrote the strikes of one change at the same time, and did not mark them. */
export function grouped(rows: readonly Row[]): readonly Step[] {
	const steps: [Row, ...Row[]][] = [];
	for (const row of rows) {
		const step = steps.at(-1);
		const unmarked = step && !isFactRow(row) && !isFactRow(step[0]) && row.by === undefined;
		if (step && (row.with === step[0].seq || (unmarked && row.at > 0 && row.at === step[0].at)))
			step.push(row);
		else steps.push([row]);
	}
	return steps;
}

/** Returns whether a step of version 1 was an undo or a redo: what it strikes was said last, or what it restores was undone last. */
function guessed(step: Step, done: readonly Step[], undone: readonly Step[]): Row['by'] {
	const [row, more] = step;
	const [last, next] = [done.at(-1), undone.at(-1)];
	if (more) return undefined;
	if ('strikes' in row && last?.length === 1 && last[0].seq === row.strikes) return 'undo';
	if ('restores' in row && next?.length === 1 && next[0].seq === row.restores) return 'redo';
	return undefined;
}

/** The steps of each journal that is still held: the screen asks for them, and undo asks again. */
const known = new WeakMap<readonly Row[], Steps>();

/** Returns what can be undone and redone in a journal. The opening is not something that was done. */
export function stepsOf(rows: readonly Row[]): Steps {
	const steps = known.get(rows) ?? walked(rows.slice(1), { done: [], undone: [] });
	known.set(rows, steps);
	return steps;
}

/** Works out the steps of a journal from those of its beginning `before`, if they are known: only the rows behind it are read. */
export function growSteps(before: readonly Row[], rows: readonly Row[]): void {
	const earlier = known.get(before);
	const added = rows.slice(before.length);
	// A row of version 1, or one of a step that began before, may belong to what was there.
	if (earlier && added[0]?.by && added[0].with === undefined) known.set(rows, walked(added, earlier));
}

function walked(rows: readonly Row[], earlier: Steps): Steps {
	const done = [...earlier.done];
	let undone = [...earlier.undone];
	for (const step of grouped(rows)) {
		const by = step[0].by ?? guessed(step, done, undone);
		if (by === 'undo') undone.push(...done.splice(-1));
		else if (by === 'redo') done.push(...undone.splice(-1));
		else {
			done.push(step);
			undone = [];
		}
	}
	return { done, undone };
}

/** Returns the rows that take a step back, or with `again` do it once more after that. */
export const turned = (step: Step, again = false): readonly NewRow[] => {
	const rows = step.map((row): NewRow => {
		if (isFactRow(row)) return again ? { restores: row.seq } : { strikes: row.seq };
		const seq = 'strikes' in row ? row.strikes : row.restores;
		return 'strikes' in row === again ? { strikes: seq } : { restores: seq };
	});
	return again ? rows : rows.reverse();
};

/** What a step did, by the row that says most of it: in a change it is the last one, after what fell with it. */
export interface Deed {
	readonly did: 'said' | 'replaced' | 'added' | 'struck' | 'restored';
	readonly row: FactRow;
}

/** Returns what a step did. */
export function deedOf(step: Step, rows: readonly Row[]): Deed | undefined {
	// Another seed for what is drawn from there on comes with a step, and is not what it did.
	const last = step.findLast((row) => !isFactRow(row) || row.fact.type !== 'table.opened') ?? step[0];
	if (isFactRow(last)) {
		const { before, replaces } = last;
		if (replaces !== undefined) return { did: 'replaced', row: last };
		if (before === undefined) return { did: 'said', row: last };
		// What belongs to a fact that was forgotten was put in behind it.
		return { did: 'added', row: step.filter(isFactRow).find((row) => row.before === before) ?? last };
	}
	const seq = 'strikes' in last ? last.strikes : last.restores;
	// A place goes and comes back with what was put right in it, and not as it was said at first.
	const { places, struck } = effectiveRows(rows);
	const row =
		places
			.find(({ versions }) => versions[0]?.seq === seq)
			?.versions.findLast((row) => !struck.includes(row)) ?? rows.find((row) => row.seq === seq);
	return row && isFactRow(row) ? { did: 'strikes' in last ? 'struck' : 'restored', row } : undefined;
}
