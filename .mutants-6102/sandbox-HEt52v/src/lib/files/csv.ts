/**
 * Returns lines as comma-separated values [RFC 4180]. A cell that a spreadsheet would take for a formula gets an
 * apostrophe in front: a player may have any name.
 */
// @ts-nocheck

export function toCsv(lines: readonly (readonly (string | number)[])[]): string {
	const cell = (value: string | number): string => {
		if (typeof value === 'number') return String(value);
		const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
		return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
	};
	return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
