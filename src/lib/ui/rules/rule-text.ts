import type { Block, Rules, Run } from './rule-sheet';

// A sheet as one text, which packs better than its data: parts with `~` between them, each with a sign before it that
// says what it is; plain text has none. Cells have `|` between them, `*` and `_` stand around what is strong or slanted.

const signs = { section: '#', rule: '=', decided: '>', item: '-', row: '|' };

const written = (runs: readonly Run[]): string =>
	runs
		.map((run) => {
			if (typeof run === 'string') return run;
			const mark = run.style === 'strong' ? '*' : '_';
			return `${mark}${run.text}${mark}`;
		})
		.join('');

/**
 * Returns a sheet as one text, from which `readRules` makes it again.
 * @throws Error where that would make something else of it: two lists in a row, or a sign in a text
 */
export function writeRules(rules: Rules): string {
	let last = '';
	const parts = rules.flatMap(({ id, title, section, blocks }) => {
		const heads = section === last ? [] : [`${signs.section}${section}`];
		last = section;
		const told = blocks.flatMap((block) => {
			switch (block.kind) {
				case 'text':
					return written(block.runs);
				case 'decided':
					return `${signs.decided}${written(block.runs)}`;
				case 'list':
					return block.items.map((item) => `${signs.item}${written(item)}`);
				case 'table':
					return [block.head, ...block.rows].map((row) => `${signs.row}${row.join('|')}`);
			}
		});
		return [...heads, `${signs.rule}${id} ${title}`, ...told];
	});
	const text = parts.join('~');
	if (JSON.stringify(readRules(text)) !== JSON.stringify(rules)) throw new Error(`not one sheet: ${text}`);
	return text;
}

const read = (text: string): Run[] =>
	text
		.split(/(\*[^*]+\*|_[^_]+_)/)
		.filter(Boolean)
		.map((run) => {
			const style = run.startsWith('*') ? 'strong' : run.startsWith('_') ? 'em' : undefined;
			return style ? { text: run.slice(1, -1), style } : run;
		});

/** Returns the sheet that a text is of. */
export function readRules(text: string): Rules {
	const rules: { id: string; title: string; section: string; blocks: Block[] }[] = [];
	let section = '';
	for (const part of text.split('~')) {
		const rest = part.slice(1);
		const blocks = rules.at(-1)?.blocks ?? [];
		const last = blocks.at(-1);
		switch (part[0]) {
			case signs.section:
				section = rest;
				break;
			case signs.rule: {
				const [id = ''] = rest.split(' ');
				rules.push({ id, title: rest.slice(id.length + 1), section, blocks: [] });
				break;
			}
			case signs.decided:
				blocks.push({ kind: 'decided', runs: read(rest) });
				break;
			case signs.item:
				if (last?.kind === 'list') blocks.pop();
				blocks.push({ kind: 'list', items: [...(last?.kind === 'list' ? last.items : []), read(rest)] });
				break;
			case signs.row: {
				const row = rest.split('|');
				if (last?.kind === 'table') blocks.splice(-1, 1, { ...last, rows: [...last.rows, row] });
				else blocks.push({ kind: 'table', head: row, rows: [] });
				break;
			}
			default:
				blocks.push({ kind: 'text', runs: read(part) });
		}
	}
	return rules;
}
