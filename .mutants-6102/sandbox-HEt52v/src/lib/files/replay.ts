// @ts-nocheck
import { readExport, type ReadTable } from './read-journal-file';
import { fold, outcomeOf, readRows, type DamagedRow } from '$lib/domain/fold';
import type { Box } from '$lib/domain/box';
import { versionOf } from '$lib/domain/upcast';

/** What a replay reads from and writes to. */
export interface ReplayIo {
	/** The text of a file; rejects when it cannot be read. */
	readFile(path: string): Promise<string>;
	findBox(box: string): Promise<Box | undefined>;
	/** Takes one line for standard output. */
	out(line: string): void;
	/** Takes one line for standard error. */
	err(line: string): void;
}

/** All facts fit; a fact was refused or a row is damaged; the file cannot be read. */
export const exitCodes = { valid: 0, refused: 1, unreadable: 2 } as const;

/** The result of one table, as it is printed. */
export interface Replayed {
	readonly table: string;
	readonly box: string;
	readonly variant: string;
	readonly status: 'in-play' | 'over';
	readonly scores: Readonly<Record<string, number>>;
	readonly winners: readonly string[];
	readonly refused: readonly ({ readonly seq: number | null; readonly why: string } & Readonly<
		Record<string, unknown>
	>)[];
}

/** Folds a table of the file. Returns its result, or the problem in one sentence. */
export function replayTable(
	box: Box,
	file: ReadTable
): { readonly ok: true; readonly replayed: Replayed } | { readonly ok: false; readonly problem: string } {
	const v = versionOf(box.upcasters);
	const raw = file.facts
		? file.rows.map((fact, seq) => ({ table: file.table || 'file', seq, at: 0, v, fact }))
		: file.rows;
	const { rows, damaged, newer } = readRows(box, raw);
	const where = file.path ? `${file.path}: ` : '';
	if (newer)
		return {
			ok: false,
			problem: `${where}was written by a newer app: its facts are of a later version than ${v}, or its rules of a later edition than ${box.edition}`
		};
	const folded = fold(box, rows);
	if (!folded.ok) {
		const [first] = damaged;
		const problem =
			folded.why === 'unknown-variant'
				? `${file.box} has no variant ${JSON.stringify(folded.variant)}`
				: `the table.opened fact cannot be read${first ? ` (${first.problem})` : ''}`;
		return { ok: false, problem: where + problem };
	}
	const { scores, winners, status } = outcomeOf(folded);
	const nameOf = (player: string) => scores.find((score) => score.player === player)?.name ?? player;
	const unreadable = ({ seq, problem }: Pick<DamagedRow, 'seq' | 'problem'>) => ({
		seq: seq ?? null,
		why: 'unreadable',
		problem
	});
	return {
		ok: true,
		replayed: {
			table: file.table,
			box: file.box,
			variant: folded.opening.variant,
			status,
			scores: Object.fromEntries(scores.map(({ name, score }) => [name, score])),
			winners: winners.map(nameOf),
			refused: [
				...folded.refused.map((row) => ({ ...row })),
				...damaged.map(unreadable),
				...file.damaged.map(({ seq, problem }) => unreadable({ seq, problem }))
			].sort((a, b) => (a.seq ?? Infinity) - (b.seq ?? Infinity))
		}
	};
}

/**
 * Folds the journal file named in `argv` and prints one JSON object a table, one a line.
 * Returns the exit code; standard output stays empty when the file cannot be read.
 */
export async function main(argv: readonly string[], io: ReplayIo): Promise<number> {
	const [path, ...more] = argv;
	const fail = (problem: string): number => {
		io.err(problem);
		return exitCodes.unreadable;
	};
	if (path === undefined || more.length > 0)
		return fail('Say which journal file to replay: npm run replay -- FILE');
	let text: string;
	try {
		text = await io.readFile(path);
	} catch (error) {
		return fail(`${path}: ${error instanceof Error ? error.message : String(error)}`);
	}
	const reading = readExport(text);
	if (!reading.ok) return fail(`${path}: ${reading.problem}`);

	const lines: string[] = [];
	let code: number = exitCodes.valid;
	for (const file of reading.tables) {
		const box = await io.findBox(file.box);
		const where = file.path ? `${file.path}: ` : '';
		if (!box) return fail(`${path}: ${where}no box is called ${JSON.stringify(file.box)}`);
		const result = replayTable(box, file);
		if (!result.ok) return fail(`${path}: ${result.problem}`);
		if (result.replayed.refused.length > 0) code = exitCodes.refused;
		lines.push(JSON.stringify(result.replayed));
	}
	for (const line of lines) io.out(line);
	return code;
}
