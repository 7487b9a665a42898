import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './ready.mjs';

/** What is made on a machine, and is in no clone. */
const made =
	/^(node_modules|\.git|\.svelte-kit.*|build.*|coverage|\.mutants|test-results|playwright-report|src\/lib\/i18n\/made|static\/(favicon\.ico|(pwa|maskable-icon|apple-touch-icon)-[^/]*\.png))$/;

/** A copy of the project as it is cloned, with its libraries installed and nothing made yet. */
function clone(): string {
	const folder = mkdtempSync(join(tmpdir(), 'tablemate-start-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
	const notMade = (file: string) => !made.test(relative(root, file).replaceAll('\\', '/'));
	cpSync(root, folder, { recursive: true, filter: notMade });
	const libraries = join(folder, 'node_modules');
	mkdirSync(libraries);
	for (const name of readdirSync(join(root, 'node_modules'))) {
		const [from, to] = [join(root, 'node_modules', name), join(libraries, name)];
		// What was noted of the project's own builds is not so here.
		if (name === '.package-lock.json') cpSync(from, to);
		else if (name !== '.cache' && name !== '.vite') symlinkSync(from, to, 'junction');
	}
	return folder;
}

test('npm start alone builds and serves the app, where nothing was ever made', async () => {
	const app = spawn(process.execPath, ['scripts/start.mjs', '--port', '0'], {
		cwd: clone(),
		env: { ...process.env, BASE_PATH: '', KIT_DIR: '' }
	});
	onTestFinished(() => void app.kill());
	let said = '';
	const address = await new Promise<string | undefined>((resolve) => {
		for (const stream of [app.stdout, app.stderr])
			stream.on('data', (chunk) => {
				said += String(chunk);
				const found = /Tablemate is at (\S+)/.exec(said)?.[1];
				if (found) resolve(found);
			});
		app.once('exit', () => resolve(undefined));
	});
	expect(address, said).toBeDefined();
	const page = await fetch(address ?? '');
	expect(page.status).toBe(200);
	expect(await page.text()).toContain('href="/new?box=parker-bingo"');
}, 300_000);
