import { main as replayFile } from '$lib/core/replay-file';
import { boxes } from '$lib/games/registry';
import { readFile } from 'node:fs/promises';

// Loaded with this module: what runs it stops importing once it is loaded.
const rooms = new Map(
	await Promise.all(
		Object.entries(boxes).map(async ([name, box]) => [name, (await box.room()).room] as const)
	)
);

/** Folds an exported journal on plain Node: `argv` holds the file's path; answers the exit code. */
export const main = (argv: readonly string[]): Promise<number> =>
	replayFile(argv, {
		readFile: (path) => readFile(path, 'utf8'),
		findRoom: (box) => Promise.resolve(rooms.get(box)),
		out: (line) => {
			process.stdout.write(`${line}\n`);
		},
		err: (line) => {
			process.stderr.write(`${line}\n`);
		}
	});
