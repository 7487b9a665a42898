/** The name of the format in the file, and the version of its layout (facts have versions of their own). */
// @ts-nocheck

export const exportFormat = 'tablemate-journal';
export const exportVersion = 1;

/** A row that was set aside when the table was exported, and its problem. */
export interface SetAside {
	readonly seq?: number;
	readonly problem: string;
	readonly raw: unknown;
}

/** A table of a file. Its rows are as they are stored: still to be read by the box. */
export interface ExportedTable {
	readonly table: string;
	readonly rows: readonly unknown[];
	readonly damaged?: readonly SetAside[];
}

/**
 * Returns the journal file as text: one row a line, so that people can read it and diffs stay small. `exportedAt` in ms
 * since 1970. A backup also has the people of the device, and their groups.
 */
export function writeExport(
	tables: readonly ExportedTable[],
	exportedAt: number,
	people: readonly unknown[] = [],
	groups: readonly unknown[] = []
): string {
	const list = (rows: readonly unknown[]): string =>
		rows.length === 0
			? '[]'
			: `[\n${rows.map((row) => `\t\t\t\t${JSON.stringify(row)}`).join(',\n')}\n\t\t\t]`;
	const written = tables.map(({ table, rows, damaged = [] }) => {
		const entries = [`"table": ${JSON.stringify(table)}`, `"rows": ${list(rows)}`];
		if (damaged.length > 0) entries.push(`"damaged": ${list(damaged)}`);
		return `\t\t{\n\t\t\t${entries.join(',\n\t\t\t')}\n\t\t}`;
	});
	return [
		'{',
		`\t"format": ${JSON.stringify(exportFormat)},`,
		`\t"version": ${exportVersion},`,
		`\t"exportedAt": ${JSON.stringify(new Date(exportedAt).toISOString())},`,
		...Object.entries({ people, groups }).flatMap(([name, all]) =>
			all.length > 0
				? [`\t"${name}": [\n${all.map((one) => `\t\t${JSON.stringify(one)}`).join(',\n')}\n\t],`]
				: []
		),
		written.length === 0 ? '\t"tables": []' : `\t"tables": [\n${written.join(',\n')}\n\t]`,
		'}',
		''
	].join('\n');
}
