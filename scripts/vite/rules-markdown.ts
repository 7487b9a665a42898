import { lexer, type Token, type Tokens } from 'marked';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { Block, Rule, Rules, Run } from '../../src/lib/ui/rules/rule-sheet';
import { writeRules } from '../../src/lib/ui/rules/rule-text.ts';

/** A sheet that is not written as it must be: which file, which line (from 1), and why. */
export class RuleSheetError extends Error {
	override name = 'RuleSheetError';
	constructor(
		readonly file: string,
		readonly line: number,
		readonly why: string
	) {
		super(`${file}:${String(line)}: ${why}`);
	}
}

const ruleHeading = /^([A-Z]{1,3}-[1-9]\d*[a-z]?) (\S.*)$/;

/**
 * Reads a rule sheet. `## Section`, under it `### PB-1 Title`, under it paragraphs, flat lists and tables;
 * a blockquote is a decision where the print is silent. Bold and italic are the only styles.
 *
 * @param file named in the error only
 * @throws RuleSheetError for any other Markdown, a rule without text, without section, or with an id that was
 *   there before
 */
export function readRuleSheet(source: string, file: string): Rules {
	const rules: { rule: Rule; blocks: Block[]; line: number }[] = [];
	let section: string | undefined;
	let line = 1;

	for (const token of lexer(source)) {
		const fail = (why: string): never => {
			throw new RuleSheetError(file, line, why);
		};
		if (token.type === 'heading') {
			const { depth, tokens } = token as Tokens.Heading;
			const text = plain(tokens, fail);
			if (depth === 2) section = text;
			else if (depth === 3) {
				const [, id, title] = ruleHeading.exec(text) ?? [];
				if (!id || !title) return fail(`a rule's heading is "### PB-1 Title", this one is "${text}"`);
				if (section === undefined) return fail(`rule ${id} stands under no section`);
				if (rules.some(({ rule }) => rule.id === id)) fail(`rule ${id} is written twice`);
				const blocks: Block[] = [];
				rules.push({ rule: { id, title, section, blocks }, blocks, line });
			} else fail('headings are "## Section" and "### PB-1 Title" only');
		} else if (token.type !== 'space') {
			const last = rules.at(-1);
			if (!last) return fail('text before the first rule');
			last.blocks.push(readBlock(token, fail));
		}
		line += token.raw.split('\n').length - 1;
	}

	for (const { rule, line: at } of rules) {
		if (rule.blocks.length === 0) throw new RuleSheetError(file, at, `rule ${rule.id} has no text`);
	}
	if (rules.length === 0) throw new RuleSheetError(file, 1, 'no rules');
	return rules.map(({ rule }) => rule);
}

type Fail = (why: string) => never;

function readBlock(token: Token, fail: Fail): Block {
	switch (token.type) {
		case 'paragraph':
			return { kind: 'text', runs: readRuns((token as Tokens.Paragraph).tokens, fail) };
		case 'blockquote': {
			const [only, ...more] = (token as Tokens.Blockquote).tokens;
			if (only?.type !== 'paragraph' || more.length > 0) return fail('a decision is one paragraph');
			return { kind: 'decided', runs: readRuns((only as Tokens.Paragraph).tokens, fail) };
		}
		case 'list':
			return {
				kind: 'list',
				items: (token as Tokens.List).items.map((item) => {
					const [only, ...more] = item.tokens;
					if (!only || more.length > 0 || (only.type !== 'text' && only.type !== 'paragraph')) {
						return fail('an item of a list is one line of text; lists do not nest');
					}
					return readRuns((only as Tokens.Text).tokens ?? [only], fail);
				})
			};
		case 'table': {
			const { header, rows } = token as Tokens.Table;
			const cell = ({ tokens }: Tokens.TableCell) => plain(tokens, fail);
			return { kind: 'table', head: header.map(cell), rows: rows.map((row) => row.map(cell)) };
		}
		default:
			return fail(`"${token.type}" is not used in a rule sheet`);
	}
}

function readRuns(tokens: readonly Token[], fail: Fail): Run[] {
	return tokens.map((token): Run => {
		const inner = 'tokens' in token && token.tokens ? token.tokens : undefined;
		switch (token.type) {
			case 'strong':
			case 'em':
				return { text: plain(inner ?? [], fail), style: token.type };
			case 'text':
			case 'escape':
				return plain([token], fail);
			default:
				return fail(`"${token.type}" is not used in a rule's text`);
		}
	});
}

/** The text of tokens that carry no style; a line break in the source is a space. */
function plain(tokens: readonly Token[], fail: Fail): string {
	return tokens
		.map((token) => {
			if (token.type !== 'text' && token.type !== 'escape') {
				return fail(`"${token.type}" is not used here: plain text only`);
			}
			return (token as Tokens.Text).text.replace(/\s*\n\s*/g, ' ');
		})
		.join('');
}

/** Turns `import rules from './rules.en.md?rules'` into a text that `readRules` reads while the app is built, so that no parser of Markdown ships. */
export function rulesMarkdown(): Plugin {
	return {
		name: 'tablemate:rules-markdown',
		enforce: 'pre',
		async load(id) {
			if (!id.endsWith('.md?rules')) return;
			const file = id.slice(0, -'?rules'.length);
			this.addWatchFile(file);
			const rules = readRuleSheet(await readFile(file, 'utf8'), file);
			return { code: `export default ${JSON.stringify(writeRules(rules))};`, map: null, moduleType: 'js' };
		}
	};
}
