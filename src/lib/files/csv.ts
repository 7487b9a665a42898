import { brought } from '$lib/domain/brought';

/**
 * Returns lines as a file for spreadsheets [RFC 4180]. Those of a region that writes 0,5 take a semicolon for what
 * separates cells, and read commas as one column. A cell that a spreadsheet would take for a formula gets an apostrophe
 * in front: a player may have any name. The mark at the beginning tells spreadsheets that this is UTF-8.
 *
 * @param locale The device's own, not the language that the app speaks.
 */
export function toCsv(lines: readonly (readonly (string | number)[])[], locale: string): string {
	const between = (0.5).toLocaleString(locale).includes(',') ? ';' : ',';
	const cell = (value: string | number): string => {
		if (typeof value === 'number') return String(value);
		// What keeps a name to itself on the screen is none of its letters.
		const said = value.replace(/[\u2068\u2069]/g, '');
		const text = /^[=+\-@\t\r]/.test(said) ? `'${said}` : said;
		return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
	};
	return `\uFEFF${lines.map((line) => `${line.map(cell).join(between)}\r\n`).join('')}`;
}

/** A course as it is drawn: what its steps are called, and what each total had after them. */
interface Course {
	readonly foot: { readonly title: string; readonly labels: readonly string[] };
	readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/**
 * Returns how a game went, a line a step: what each had by then, and in further columns, headed by a `+`, what the step
 * itself brought. Where a player was not there (null) both are empty.
 */
export function stepLines({ foot, series }: Course): readonly (readonly (string | number)[])[] {
	const had = (values: readonly (number | null)[], i: number) => values[i];
	return [
		[foot.title, ...series.map(({ name }) => name), ...series.map(({ name }) => `${name} +`)],
		...foot.labels.map((label, i) => [
			label,
			...[had, brought].flatMap((of) => series.map(({ values }) => of(values, i) ?? ''))
		])
	];
}
