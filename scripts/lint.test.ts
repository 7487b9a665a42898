import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './ready.mjs';

/** Modules that lint must refuse, and the word of the refusal that only theirs has. */
const refused: Record<string, readonly [text: string, why: string]> = {
	'src/lib/domain/knows-a-box.ts': ["export * from '$lib/games/sino';", 'The domain is pure'],
	'src/lib/domain/knows-a-neighbour.ts': ["export * from '../storage/device';", 'The domain is pure'],
	'src/lib/domain/knows-a-screen.ts': ["export * from './Ball.svelte';", 'The domain is pure'],
	'src/lib/stats/keeps.ts': ["export * from 'idb';", 'Files, transfer codes and stats are pure'],
	'src/lib/link/shows.ts': ["export * from '$lib/ui/Ball.svelte';", 'A link carries what a table judges'],
	'src/lib/games/sino/rules/speaks.ts': ["export * from '../text/names';", "A box's rules are pure"],
	'src/lib/games/sino/ui/keeps.ts': ["export * from '$lib/storage/device';", 'through its table only'],
	'src/lib/storage/plays.ts': ["export * from '$lib/session/table';", 'Storage keeps rows'],
	'src/lib/session/knows-a-box.ts': ["export * from '$lib/games/sino';", 'no box by name'],
	'src/lib/ui/knows-a-box.ts': ["export * from '../../games/sino';", 'names none of them'],
	'src/lib/ui/speaks.ts': ["export * from 'virtual:words';", 'Words come through'],
	'src/lib/device/shows.ts': ["export * from '$lib/ui/theme';", 'stand alone'],
	'src/lib/i18n/knows.ts': ["export * from '$lib/domain/rows';", 'Words know no other folder'],
	'src/lib/pages/speaks.ts': ["export * from '$lib/i18n/made/en';", 'Words come through'],
	'src/lib/domain/rolls.ts': ['export const roll = () => Math.random();', 'Chance, clock and crypto'],
	'src/lib/games/sino/rules/looks.ts': ['export const at = () => new Date();', 'Chance, clock and crypto'],
	'src/lib/games/sino/rules/waits.ts': ['setTimeout(() => undefined, 5);', 'Chance, clock and crypto'],
	'src/lib/games/sino/ui/hand.svelte.ts': [
		'export const id = crypto.randomUUID();',
		'Chance, clock and crypto'
	],
	'src/lib/ui/writes.ts': ["document.body.innerHTML = '';", 'HTML as text'],
	'src/lib/ui/any.ts': ['export let anything: any;', 'no-explicit-any'],
	'src/lib/ui/runs.ts': ["eval('1');", 'no-eval'],
	'src/lib/ui/leaves.ts': ['const nobody = 1;', 'no-unused-vars'],
	'src/lib/ui/circle/there.ts': ["export { back } from './back';\nexport const there = 1;", 'no-cycle'],
	'src/lib/ui/circle/back.ts': ["export { there } from './there';\nexport const back = 1;", 'no-cycle'],
	'src/lib/ui/floats.ts': ['Promise.resolve(1);', 'no-floating-promises'],
	'src/lib/ui/long.ts': [`export {};${'\n'.repeat(301)}export const a = 1;`, 'max-lines']
};

/** And modules that are as they should be. */
const taken: Record<string, string> = {
	'src/lib/domain/knows-itself.ts': "export * from './rows';\nexport * from 'xstate';",
	'src/lib/domain/asks.test.ts': "export * from '$lib/games/sino';",
	'src/lib/session/keeps.ts': "export * from '$lib/storage/device';",
	'src/lib/ui/waits.ts': 'setTimeout(() => undefined, 5);\nexport const at = new Date(0);'
};

/** A folder with the project's rules, and nothing else of it. */
let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'tablemate-lint-'));
	for (const file of ['.oxlintrc.json', '.oxlintrc.types.json', 'scripts/lint-own.mjs']) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		cpSync(join(root, file), join(folder, file));
	}
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('refuses what a folder must not know, chance outside its door, and HTML as text', () => {
	const all = [
		...Object.entries(refused).map(([file, [text]]) => [file, text] as const),
		...Object.entries(taken)
	];
	for (const [file, text] of all) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), `${text}\n`);
	}
	const { stdout } = spawnSync(
		process.execPath,
		[join(root, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', 'src'],
		{
			cwd: folder,
			encoding: 'utf8'
		}
	);
	const { diagnostics } = JSON.parse(stdout) as {
		diagnostics: readonly { filename: string; message: string; code: string; help?: string }[];
	};
	const said = (file: string) =>
		diagnostics
			.filter(({ filename }) => filename === file)
			.map(({ message, code, help = '' }) => `${message} ${help} ${code}`);
	for (const [file, [, why]] of Object.entries(refused))
		expect([file, said(file)]).toEqual([file, [expect.stringContaining(why)]]);
	for (const file of Object.keys(taken)) expect([file, said(file)]).toEqual([file, []]);
});
