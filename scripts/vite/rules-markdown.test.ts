import { describe, expect, it } from 'vitest';
import { readRules, writeRules } from '../../src/lib/ui/rules/rule-text.ts';
import type { Rules } from '../../src/lib/ui/rules/rule-sheet.ts';
import { readRuleSheet, RuleSheetError } from './rules-markdown.ts';

const sheet = `## Setting up

### PB-1 The table

Two or *more* players & one
**caller** \\*here\\*.

> The print is silent; we say two.

- one
- two **bold**

## Claims

### PB-2 Lines

| lines | score |
| --- | --- |
| first row | 166 |
`;

/** The error a sheet makes, as far as a reader sees it. */
function refusal(source: string): { line: number; why: string } {
	try {
		readRuleSheet(source, 'rules.en.md');
	} catch (error) {
		if (error instanceof RuleSheetError) return { line: error.line, why: error.why };
		throw error;
	}
	throw new Error('the sheet was read');
}

describe('readRuleSheet', () => {
	it('reads sections, rules and every kind of block', () => {
		expect(readRuleSheet(sheet, 'rules.en.md')).toEqual([
			{
				id: 'PB-1',
				title: 'The table',
				section: 'Setting up',
				blocks: [
					{
						kind: 'text',
						runs: [
							'Two or ',
							{ text: 'more', style: 'em' },
							' players & one ',
							{ text: 'caller', style: 'strong' },
							' ',
							'*',
							'here',
							'*',
							'.'
						]
					},
					{ kind: 'decided', runs: ['The print is silent; we say two.'] },
					{
						kind: 'list',
						items: [['one'], ['two ', { text: 'bold', style: 'strong' }]]
					}
				]
			},
			{
				id: 'PB-2',
				title: 'Lines',
				section: 'Claims',
				blocks: [{ kind: 'table', head: ['lines', 'score'], rows: [['first row', '166']] }]
			}
		]);
	});

	it.each([
		['## A\n\n### PB-0 None\n\nText.', 3, /heading is/],
		['## A\n\n### Without id\n\nText.', 3, /heading is/],
		['### PB-1 Early\n\nText.', 1, /no section/],
		['## A\n\n### PB-1 One\n\nText.\n\n### PB-1 Two\n\nText.', 7, /twice/],
		['## A\n\nText.\n', 3, /before the first rule/],
		['## A\n\n### PB-1 One\n\n### PB-2 Two\n\nText.', 3, /PB-1 has no text/],
		['# A\n', 1, /headings are/],
		['## A\n\n### PB-1 One\n\n```\ncode\n```\n', 5, /"code"/],
		['## A\n\n### PB-1 One\n\n<b>x</b>\n', 5, /"html"/],
		['## A\n\n### PB-1 One\n\nSee [this](x).\n', 5, /"link"/],
		['## A\n\n### PB-1 One\n\n- a\n  - b\n', 5, /do not nest/],
		['## A\n\n### PB-1 One\n\n> a\n>\n> b\n', 5, /one paragraph/],
		['', 1, /no rules/]
	])('refuses %j with its line', (source, line, why) => {
		expect(refusal(source)).toEqual({ line, why: expect.stringMatching(why) as string });
	});

	it('names file and line in the message', () => {
		expect(() => readRuleSheet('# A', 'rules.es.md')).toThrow(/^rules\.es\.md:1: /);
	});
});

describe('a sheet as one text', () => {
	const plain = sheet.replace(' \\*here\\*', '');
	it('has a sign before each part that is no plain text, and is made the same sheet again', () => {
		const rules = readRuleSheet(plain, 'rules.en.md');
		const text = writeRules(rules);
		expect(text).toBe(
			'#Setting up~=PB-1 The table~Two or _more_ players & one *caller*.~>The print is silent; we say two.' +
				'~-one~-two *bold*~#Claims~=PB-2 Lines~|lines|score~|first row|166'
		);
		expect(readRules(text)).toEqual(rules);
	});
	const rule = (...blocks: Rules[number]['blocks']): Rules => [
		{ id: 'PB-1', title: 'The table', section: 'Setting up', blocks }
	];
	it.each([
		['two lists in a row', rule({ kind: 'list', items: [['a']] }, { kind: 'list', items: [['b']] })],
		['a star that is none', rule({ kind: 'text', runs: ['2 *', '3*'] })],
		['a text that begins with a sign', rule({ kind: 'text', runs: ['- a'] })],
		['the sign between parts', rule({ kind: 'text', runs: ['a ~ b'] })]
	])('is not made of %s', (_, rules) => {
		expect(() => writeRules(rules)).toThrow('not one sheet');
	});
});
