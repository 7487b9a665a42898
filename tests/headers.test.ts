import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../svelte.config.js';

const lines = readFileSync('static/_headers', 'utf8').split('\n');
const header = (name: string) =>
	lines.find((line) => line.trim().startsWith(`${name}:`))?.replace(/^[^:]*: /, '') ?? '';

/** What pages say of themselves and the header must not: a worker under it could not fetch its other half. */
const inPages = ['default-src', 'script-src', 'require-trusted-types-for', 'trusted-types'];
/** What a page cannot say of itself, or what its default says in it. */
const beyond = ['media-src', 'object-src', 'frame-src', 'frame-ancestors'];

test('the policy in the headers is that of the pages, with who may frame them', () => {
	const said = new Map(
		header('Content-Security-Policy')
			.split('; ')
			.map((part) => {
				const [name = '', ...values] = part.split(' ');
				return [name, values.map((value) => value.replace(/^'|'$/g, ''))] as const;
			})
	);
	const pages = Object.entries(config.kit?.csp?.directives ?? {}).filter(([name]) => !inPages.includes(name));
	for (const [name, values] of pages) expect(said.get(name), name).toEqual(values);
	expect([...said.keys()].filter((name) => !pages.some(([known]) => known === name))).toEqual(beyond);
	for (const name of beyond) expect(said.get(name)).toEqual(['none']);
});
test('files named by their content are kept for ever, everything else is asked for anew', () => {
	const rules = lines.filter((line) => line.startsWith('/') || line.includes('Cache-Control:'));
	expect(rules.map((line) => line.trim())).toEqual([
		'/*',
		'Cache-Control: no-cache',
		'/_app/immutable/*',
		'Cache-Control: public, max-age=31536000, immutable'
	]);
});
