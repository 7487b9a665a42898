// @ts-nocheck
import { main as replayFile } from './replay';
import { boxes, findBox } from '$lib/games/registry';
import { readFile } from 'node:fs/promises';

// Loaded with this module: the script that runs it stops importing once it is loaded.
const found = new Map(await Promise.all(boxes.map(async (id) => [id, await findBox(id)] as const)));

/** Folds an exported journal on plain Node: `argv` holds the file's path. Returns the exit code. */
export const main = (argv: readonly string[]): Promise<number> =>
	replayFile(argv, {
		readFile: (path) => readFile(path, 'utf8'),
		findBox: (box) => Promise.resolve(found.get(box)),
		out: (line) => {
			process.stdout.write(`${line}\n`);
		},
		err: (line) => {
			process.stderr.write(`${line}\n`);
		}
	});
