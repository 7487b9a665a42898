import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breakpointFile, breakpointsOf, withBreakpoints } from './breakpoints.ts';

const conditions = breakpointsOf(readFileSync(breakpointFile, 'utf8'));

describe('a query that names breakpoints', () => {
	test.each([
		['(--tablet)', '(width >= 600px)'],
		[
			'screen (--tablet) and (not (--wide))',
			'screen (width >= 600px) and (not ((width >= 960px) and (height > 600px)))'
		],
		[
			'screen (--small) or (--low)',
			'screen (width < 360px) or ((height <= 600px) and (orientation: landscape))'
		],
		['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)']
	])('%s', (query, plain) => {
		expect(withBreakpoints(query, conditions)).toBe(plain);
	});

	test('a name that nobody defined is refused', () => {
		expect(() => withBreakpoints('(--huge)', conditions)).toThrow('--huge');
	});

	test('there are four widths', () => {
		expect([...conditions].filter(([, condition]) => condition.startsWith('(width')).length).toBe(4);
	});
});

/** Every style sheet and every style of a component, comments left out. */
const styles = readdirSync('src', { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile() && /\.(svelte|css)$/.test(entry.name))
	.map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
	.filter((file) => file !== breakpointFile)
	.map((file) => {
		const text = readFileSync(file, 'utf8');
		const css = file.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '');
		return [file, css.replace(/\/\*[^]*?\*\//g, '')] as const;
	});

/** A television shows the board larger in steps of its own. */
const magnified = 'src/routes/board/+page.svelte';

/** Returns queries that have a figure of their own. A container may ask in rem how many letters fit into it. */
const figuresIn = (css: string) =>
	[...css.matchAll(/@(media|container)\s+([^{]+)/g)]
		.filter(([, rule, query = '']) => (rule === 'media' ? /\d/ : /\d(px|\s*\/)/).test(query))
		.map(([whole]) => whole.trim());

/** Returns selectors that reach into another component. An attribute that is set from outside, the theme's, and whether there is anything within may be asked. */
const reachesIn = (css: string) =>
	[...css.matchAll(/[^{};]*:global\((?!\[data-|\*\)\))[^{]*/g)].map(([whole]) => whole.trim());

/** On paper nothing is tapped. */
const onPaper = 'src/lib/ui/print/print.css';

/** Returns selectors that look for something from the page's root: a browser asks them all again whenever anything is put in. */
const fromRootIn = (css: string) =>
	[...css.matchAll(/[^{};]*(?:^|[\s,(])(?::root|html|body)\S*:has\([^{]*/g)].map(([whole]) => whole.trim());

test('the check sees what it is for', () => {
	expect(fromRootIn(':where(:root[data-x]:has(> * .a), .a) {} body:has(.b) {}')).toHaveLength(2);
	expect(fromRootIn("[data-box='cards'] > body {} .body:has(.b) {}")).toEqual([]);
	expect(figuresIn('@media (min-width: 900px) {} @container play (width < 20px) {}')).toHaveLength(2);
	expect(figuresIn('@media (--wide) {} @container (width <= 14rem) {}')).toEqual([]);
	expect(reachesIn('.a { color: red } .a :global(.b) { color: red }')).toEqual(['.a :global(.b)']);
	expect(reachesIn(":global([data-theme='dark']) .a { color: red }")).toEqual([]);
	expect(reachesIn('.a:has(:global(*)) { color: red }')).toEqual([]);
});

test.each(styles)('%s asks for breakpoints by name and reaches into no other component', (file, css) => {
	expect(file === magnified ? [] : figuresIn(css)).toEqual([]);
	expect(reachesIn(css)).toEqual([]);
	expect(file === onPaper ? [] : fromRootIn(css)).toEqual([]);
});
