import { readExport, type ReadTable } from './export-file';
import { fold, outcomeOf, readRows, type DamagedRow } from './replay';
import type { Room } from './room';
import { versionOf } from './upcast';

/** What a replay needs of the world around it. */
export interface ReplayIo {
	/** The text of a file; rejects when it cannot be read. */
	readFile(path: string): Promise<string>;
	findRoom(box: string): Promise<Room | undefined>;
	/** Takes one line for standard output. */
	out(line: string): void;
	/** Takes one line for standard error. */
	err(line: string): void;
}

/** Everything stands; a fact was refused or a row is damaged; the file cannot be read. */
export const exitCodes = { stands: 0, refused: 1, unreadable: 2 } as const;

/** What one table came to, as it is printed. */
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

/** A table of the file folded, or the one sentence that says why it cannot be. */
export function replayTable(
	room: Room,
	file: ReadTable
): { readonly ok: true; readonly replayed: Replayed } | { readonly ok: false; readonly problem: string } {
	const v = versionOf(room.upcasters);
	const raw = file.facts
		? file.rows.map((fact, seq) => ({ table: file.table || 'file', seq, at: 0, v, fact }))
		: file.rows;
	const { rows, damaged, newer } = readRows(room, raw);
	const where = file.path ? `${file.path}: ` : '';
	if (newer)
		return {
			ok: false,
			problem: `${where}was written by a newer app: its facts are of a later version than ${v}, or its rules of a later edition than ${room.edition}`
		};
	const folded = fold(room, rows);
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
 * Answers the exit code; nothing is printed to standard output when the file cannot be read.
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
	let code: number = exitCodes.stands;
	for (const file of reading.tables) {
		const room = await io.findRoom(file.box);
		const where = file.path ? `${file.path}: ` : '';
		if (!room) return fail(`${path}: ${where}no box is called ${JSON.stringify(file.box)}`);
		const result = replayTable(room, file);
		if (!result.ok) return fail(`${path}: ${result.problem}`);
		if (result.replayed.refused.length > 0) code = exitCodes.refused;
		lines.push(JSON.stringify(result.replayed));
	}
	for (const line of lines) io.out(line);
	return code;
}
