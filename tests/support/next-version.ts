import { createHash } from 'node:crypto';
import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';

/** The version that the next build says it is. */
export const nextVersion = '99.0.0';

const written = /\.(js|css|html|json|webmanifest)$/;
/** The built files that are named by what is in them. */
const named = (dir: string) =>
	readdirSync(join(dir, '_app/immutable'), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
		.map(({ name }) => name);

const sum = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Turns a built folder into what a later build of changed sources would be: every script and style has another name,
 * every page another revision, the app another version.
 */
function rewrite(dir: string, version: string): void {
	const names = new Set(named(dir));
	const renamed = (name: string) => `${name.slice(0, -extname(name).length)}-next${extname(name)}`;
	for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = join(entry.parentPath, entry.name);
		if (written.test(entry.name)) {
			const old = readFileSync(file, 'utf8');
			let text = old
				.replace(/[\w.-]+\.(?:js|css)\b/g, (name) => (names.has(name) ? renamed(name) : name))
				.replaceAll(version, nextVersion);
			if (entry.name === 'sw.js') text = text.replace(/revision:"/g, 'revision:"next');
			// The policy lists the inline scripts by what is in them.
			const scripts = /<script>([\s\S]*?)<\/script>/g;
			const before = [...old.matchAll(scripts)].map(([, script]) => sum(script ?? ''));
			const after = [...text.matchAll(scripts)].map(([, script]) => sum(script ?? ''));
			for (const [i, hash] of before.entries()) text = text.replace(hash, after[i] ?? hash);
			writeFileSync(file, text);
		}
		if (names.has(basename(file))) renameSync(file, join(entry.parentPath, renamed(entry.name)));
	}
}

/** A host whose folder is exchanged for a later build while it serves. */
export interface Host {
	/** The folder to serve. */
	readonly dir: string;
	/** The version of the first build. */
	readonly version: string;
	/** A script that only the first build has, as a path: `/_app/...`. */
	readonly oldScript: string;
	/** Puts the next build in the place of the first, all at once. */
	deploy(): void;
	remove(): void;
}

export function makeHost(build: string): Host {
	const folder = mkdtempSync(join(tmpdir(), 'tablemate-host-'));
	const next = join(folder, 'next');
	const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
	const oldScript = readdirSync(join(build, '_app/immutable/chunks'))[0] ?? '';
	cpSync(build, next, { recursive: true });
	rewrite(next, version);
	const dir = join(folder, 'live');
	symlinkSync(resolve(build), dir);
	return {
		dir,
		version,
		oldScript: `/_app/immutable/chunks/${oldScript}`,
		deploy() {
			symlinkSync(next, join(folder, 'swap'));
			renameSync(join(folder, 'swap'), dir);
		},
		remove: () => rmSync(folder, { recursive: true, force: true })
	};
}
