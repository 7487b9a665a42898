import { expect, it } from 'vitest';
import { shortNames, shortProperties, withShortProperties } from './short-properties.ts';

const names = shortNames([
	'a { color: var(--ink) }',
	'b { width: calc(var(--n) * var(--edge, 1px)) }',
	'var(--ink)'
]);

it('gives each that is read two letters, by the alphabet', () => {
	expect([...names]).toEqual([
		['--edge', '--aa'],
		['--ink', '--ab'],
		['--n', '--ac']
	]);
	const many = Array.from({ length: 30 }, (_, i) => `var(--x${String(i + 10)})`);
	expect([...shortNames(many).values()].slice(-5)).toEqual(['--az', '--ba', '--bb', '--bc', '--bd']);
});

it.each([
	["styled({ '--n': String(i) })", "styled({ '--ac': String(i) })"],
	['colour("--ink", `var(--edge)`)', 'colour("--ab", `var(--aa)`)'],
	['style.setProperty(`--n`, "var(--ink, red)")', 'style.setProperty(`--ac`, "var(--ab, red)")'],
	['for (;--n;) left(--n), f(a--ink)', 'for (;--n;) left(--n), f(a--ink)'],
	["'--inky' + '--' + '--n-'", "'--inky' + '--' + '--n-'"]
])('%s', (code, short) => {
	expect(withShortProperties(code, names)).toBe(short);
});

/** What the sheet's part makes of one declaration of the app. */
function put(prop: string, value: string): string {
	const one = { prop, value };
	shortProperties('.').inSheets.Once({ walkDecls: (each) => each(one) });
	return `${one.prop}: ${one.value}`;
}

it('names them so in style sheets, where they are set and where they are read', () => {
	const [, ink = ''] = /^color: var\((.*)\)$/.exec(put('color', 'var(--ink)')) ?? [];
	expect(ink).toMatch(/^--[a-z]{2}$/);
	expect(put('--ink', '#222')).toBe(`${ink}: #222`);
	expect(put('border', '1px solid var(--ink, var(--ink))')).toBe(
		`border: 1px solid var(${ink}, var(${ink}))`
	);
});

it('refuses one that nothing reads', () => {
	expect(() => put('--of-no-use', '1')).toThrow('Nothing reads --of-no-use.');
});
