// @ts-nocheck
import { readExport } from '$lib/files/read-journal-file';

const texts = (pattern: Record<string, unknown>) => Object.entries(pattern as Record<string, string>);
const journals = texts(
	import.meta.glob('./*/journals/*.json', { query: '?raw', import: 'default', eager: true })
);

/** The golden journals of a box, each with what it must replay to. */
export const goldenOf = (box: string) =>
	journals
		.filter(([path]) => path.startsWith(`./${box}/`) && !path.endsWith('.expected.json'))
		.map(([path, text]) => {
			const reading = readExport(text);
			if (!reading.ok) throw new Error(`${path}: ${reading.problem}`);
			const expected = journals.find(([other]) => other === path.replace('.json', '.expected.json'));
			return { path, tables: reading.tables, expected: expected && (JSON.parse(expected[1]) as unknown) };
		});
