import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hinted, tightScript, tightSheet, ways } from './tight.ts';

it.each([
	[
		'a{width:min(1px, 2cqi);color:color-mix(in oklab, red 9%, blue)}',
		'a{color:color-mix(in oklab,red 9%,blue);width:min(1px,2cqi)}'
	],
	[
		'a{content:"b, c";grid-template:"d e"1fr/repeat(2, 1fr)}',
		'a{content:"b, c";grid-template:"d e"1fr/repeat(2,1fr)}'
	],
	["a{content:'\"b, c'}", "a{content:'\"b, c'}"],
	[
		'a{min-inline-size:0;block-size:1px}b{inline-size:2px;max-block-size:3px}',
		'a{height:1px;min-width:0}b{max-height:3px;width:2px}'
	],
	[
		'a{margin-block-start:0;border-inline-end:0;padding-inline:1px}b{inset-inline-start:0;scroll-margin-block-start:0}',
		'a{border-right:0;margin-top:0;padding-inline:1px}b{left:0;scroll-margin-block-start:0}'
	],
	[
		'a{container:b/inline-size;container-type:inline-size}@media (min-block-size:1px){a{--inline-size:0}}',
		'a{container:b/inline-size;container-type:inline-size}@media (min-block-size:1px){a{--inline-size:0}}'
	]
])('%s', (css, small) => {
	expect(tightSheet(css)).toBe(small);
});

it.each([
	['const f=()=>1;export{f}', 'const e=()=>1;export{e as f};'],
	['export function f(a){const b=a;return b}', 'export function f(e){return e}'],
	// A component that reads a state without using it asks to be told when it changes.
	['export const f=(s)=>{s.v}', 'export const f=e=>{e.v};'],
	['export const f=(a,b)=>a', 'export const f=e=>e;']
])('%s', async (script, small) => {
	expect(await tightScript('a.js', script)).toBe(small);
});

it('has the functions made ready while a script is fetched, where they run before a table is on the screen', () => {
	const code = 'f();';
	const hint = '//# allFunctionsCalledOnLoad\n';
	for (const name of ['shelf', 'beside', 'table'])
		expect(hinted({ name, moduleIds: [], code }), name).toBe(`${hint}${code}`);
	const screen = ['/app/src/lib/games/sino/ui/TableScreen.svelte'];
	expect(hinted({ name: 'sino', moduleIds: screen, code })).toBe(`${hint}${code}`);
	const end = ['/app/src/lib/games/sino/ui/EndScreen.svelte'];
	expect(hinted({ name: 'sino-end', moduleIds: end, code })).toBe(code);
});

it('says which script it can’t read', async () => {
	await expect(tightScript('a.js', 'let let')).rejects.toThrow();
});

it('gives scripts other names where they are divided, or made small, in another way: devices keep what has an old one', () => {
	for (const file of ['scripts/vite/chunk-groups.ts', 'vite.config.ts', 'package-lock.json'])
		expect(ways, file).toContain(readFileSync(file, 'utf8'));
});
