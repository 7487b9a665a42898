// @ts-nocheck
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';

/** The addresses of a manifest, wherever in it they stand. */
const addresses = (value: unknown): string[] =>
	typeof value === 'string'
		? [value].filter((text) => text.startsWith('/'))
		: Object.values(Object(value) as object).flatMap(addresses);

test('under a base path every address of the manifest begins with it, and at the root is the same without', () => {
	const [root, repo] = [addresses(manifest('/')), addresses(manifest('/repo/'))];
	expect(repo.length).toBeGreaterThan(10);
	expect(repo).toEqual(root.map((address) => `/repo${address}`));
});

// Links are held to `resolve()` by lint; this is for what is no link.
const fromTheRoot =
	/\b(?:href|src|action)=(?:["']|\{["'`])\/|\burl\(["']?\/|\b(?:fetch|goto|import|open)\(["'`]\/|\blocation(?:\.href)? = ["'`]\//;

test('no source names an address from the root, where a base path would be forgotten', () => {
	const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(svelte|ts|css|html)$/.test(file) && !/\.(test|testing)\.ts$/.test(file))
		.flatMap((file) =>
			readFileSync(join('src', file), 'utf8')
				.split('\n')
				.filter((line) => fromTheRoot.test(line))
				.map((line) => `${file}: ${line.trim()}`)
		);
	expect(found).toEqual([]);
});

test.each([
	'<a href="/rules">',
	"<img src='/icon.svg'>",
	'src={`/icons/${name}.svg`}',
	"background: url('/x.png')",
	"await fetch('/words.json')",
	"location.href = '/past'"
])('%s would be found', (line) => expect(line).toMatch(fromTheRoot));
