import { main as replayMain } from '$lib/core/replay-file';
import { findBox } from '$lib/games/registry';
import { readFile } from 'node:fs/promises';

/** Folds an exported journal on plain Node: `argv` holds the file's path; answers the exit code. */
export const main = (argv: readonly string[]): Promise<number> =>
	replayMain(argv, {
		readFile: (path) => readFile(path, 'utf8'),
		findRoom: async (box) => (await findBox(box)?.room())?.room,
		out: (line) => {
			process.stdout.write(`${line}\n`);
		},
		err: (line) => {
			process.stderr.write(`${line}\n`);
		}
	});
