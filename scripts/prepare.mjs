// What a build, a type check or a lint needs beside the sources: icons, the types of the words, Kit's own types.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeIcons } from './icons.mjs';
import { writeTypes } from './vite/messages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** svelte-check keeps what it wrote of a component that is gone, and finds faults in it. */
function dropLeftovers() {
	const written = join(root, '.svelte-kit/.svelte-check/svelte');
	if (!existsSync(written)) return;
	for (const file of readdirSync(written, { recursive: true, encoding: 'utf8' })) {
		const component = file.replace('++', '').replace(/(\.d)?\.svelte\.ts$/, '.svelte');
		if (component.endsWith('.svelte') && !existsSync(join(root, component))) rmSync(join(written, file));
	}
}

/** Makes what is generated and not kept in the repository. Throws when a step fails. */
export async function prepare() {
	dropLeftovers();
	await makeIcons();
	writeTypes(root);
	const sync = spawnSync(process.execPath, ['node_modules/@sveltejs/kit/svelte-kit.js', 'sync'], {
		cwd: root,
		encoding: 'utf8'
	});
	if (sync.status !== 0) throw new Error(`svelte-kit sync failed:\n${sync.stdout}${sync.stderr}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepare();
