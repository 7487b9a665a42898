import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

test.each([
	['the properties of a rule', 'a{width:1px;color:red}b{top:0}', 'a{color:red;width:1px}b{top:0}'],
	['within a query', '@media (x){a{gap:0;color:red}}', '@media (x){a{color:red;gap:0}}'],
	[
		'the last of a family wins',
		'a{margin-top:0;color:red;margin:1px}',
		'a{color:red;margin-top:0;margin:1px}'
	],
	['so it does by another name', 'a{top:0;inset:1px}', 'a{top:0;inset:1px}'],
	['', 'a{line-height:1;font:inherit}', 'a{line-height:1;font:inherit}'],
	['', 'a{row-gap:0;gap:1px}', 'a{row-gap:0;gap:1px}'],
	['', 'a{justify-items:end;place-items:center}', 'a{justify-items:end;place-items:center}'],
	['what older browsers know comes first', 'a{width:1px;width:1cqw}', 'a{width:1px;width:1cqw}'],
	['a name of its own', 'a{hyphens:auto;-webkit-hyphens:auto}', 'a{hyphens:auto;-webkit-hyphens:auto}'],
	['variables stand by themselves', 'a{width:0;--b:1;--a:2}', 'a{--a:2;--b:1;width:0}'],
	['what is quoted stays', 'a{width:0;content:";"}', 'a{width:0;content:";"}'],
	['what stands in brackets', 'a{width:0;background:url(a;b)}', 'a{background:url(a;b);width:0}'],
	['no rule', '@font-face{}', '@font-face{}']
])('%s: %s', (_, css, ordered) => {
	expect(inOrder(css)).toBe(ordered);
});
