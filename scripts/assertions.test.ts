import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** So many places may claim a type that the compiler cannot see. Only ever fewer. */
const most = 28;

const src = join(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
	.filter((file) => /\.(ts|svelte)$/.test(file))
	.filter((file) => !/[./](test|testing)\.ts$/.test(file) && !file.includes('i18n/made'));

/** What an assertion has in it: a text without it need not be read as code. */
const trace = /\bas (?:[A-Z({[]|unknown|never|object|string|number|readonly|keyof|typeof)|[\w)\]]![.;,)[\s]/;

/** Counts the assertions in a module or a component; `as const` claims nothing, and two in a row are one claim. */
function assertionsIn(text: string, component: boolean): number {
	let found = 0;
	const visit = (node: unknown, inner = false) => {
		if (typeof node !== 'object' || node === null) return;
		const is = (type: string) => 'type' in node && node.type === type;
		const asserts = is('TSAsExpression') && !text.slice(start(node), end(node)).endsWith('as const');
		if ((asserts && !inner) || is('TSNonNullExpression') || is('TSTypeAssertion')) found += 1;
		for (const [name, value] of Object.entries(node))
			if (name !== 'loc' && name !== 'css') visit(value, is('TSAsExpression'));
	};
	visit(component ? parse(text, { modern: true }) : parseSync('module.ts', text).program);
	return found;
}
const start = (node: object): number => ('start' in node ? Number(node.start) : 0);
const end = (node: object): number => ('end' in node ? Number(node.end) : 0);

test(`no more than ${String(most)} places claim a type`, () => {
	const counts = files.map((file) => {
		const text = readFileSync(join(src, file), 'utf8');
		if (!trace.test(text)) return [file, 0] as const;
		return [file, assertionsIn(text, file.endsWith('.svelte'))] as const;
	});
	const places = counts.filter(([, count]) => count > 0);
	const all = places.reduce((sum, [, count]) => sum + count, 0);
	expect(all, places.map(([file, count]) => `${file} ${String(count)}`).join('\n')).toBeLessThanOrEqual(most);
});
