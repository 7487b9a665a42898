// @ts-nocheck
import { boxes, findBox } from '../../src/lib/games/registry';
import { chartOf } from './mermaid';

/** Returns the picture of every chart, a page of docs/charts for each box, by the page's name. */
async function chartPages(): Promise<ReadonlyMap<string, string>> {
	const pages = new Map<string, string>();
	for (const id of boxes) {
		const box = await findBox(id);
		const variants = Object.entries(box?.variants ?? {});
		const charts = variants.map(([variant, { machine }]) => `## ${variant}\n\n${chartOf(machine)}`);
		const head = `# The charts of ${id}\n\nMade from the machines by \`npm run charts\`. Facts stand on the edges and, where they keep the state, in notes; what follows by itself stands in brackets.\n`;
		pages.set(`${id}.md`, [head, ...charts].join('\n'));
	}
	return pages;
}

// Drawn while this module loads: what runs it stops importing once it is loaded.
export const pages = await chartPages();
