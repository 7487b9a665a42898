import { readExport } from '$lib/files/read-journal-file';

const texts = (pattern: Record<string, unknown>) => Object.entries(pattern as Record<string, string>);
const journals = texts(
	import.meta.glob('./*/journals/*.json', { query: '?raw', import: 'default', eager: true })
);

/** Returns the golden journals of a box, each with what it must replay to. Throws where a new box still lacks something. */
export function goldenOf(box: string) {
	const own = journals.filter(([path]) => path.startsWith(`./${box}/`) && !path.endsWith('.expected.json'));
	if (own.length === 0)
		throw new Error(`${box} has no golden journal yet: save a game at its table as journals/NAME-v1.json`);
	return own.map(([path, text]) => {
		const reading = readExport(text);
		if (!reading.ok) throw new Error(`${path}: ${reading.problem}`);
		if (reading.tables.some(({ facts }) => facts))
			throw new Error(`${path} has bare facts: a golden journal has rows, as a table saves them`);
		const expected = journals.find(([other]) => other === path.replace('.json', '.expected.json'));
		if (!expected)
			throw new Error(`${path} has no .expected.json: a list of what npm run replay prints of each table`);
		return { path, tables: reading.tables, expected: JSON.parse(expected[1]) as unknown };
	});
}
