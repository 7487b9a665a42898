export const papers = {
	/** Millimetres, upright. */
	a4: { width: 210, height: 297 },
	letter: { width: 215.9, height: 279.4 }
} as const;
export type Paper = keyof typeof papers;

export const perPageChoices = [1, 2, 4, 6] as const;
export type PerPage = (typeof perPageChoices)[number];

/** How cards lie on an upright sheet. */
export const gridOf: Readonly<Record<PerPage, { readonly columns: number; readonly rows: number }>> = {
	1: { columns: 1, rows: 1 },
	2: { columns: 1, rows: 2 },
	4: { columns: 2, rows: 2 },
	6: { columns: 2, rows: 3 }
};

/** Millimetres between the edge of the paper and the cards: printers reach no further, and cutting marks stand in it. */
export const margin = 10;
/** Returns what is to be printed, sheet by sheet, in its order. */
export function sheetsOf<T>(cards: readonly T[], perPage: PerPage): readonly (readonly T[])[] {
	return Array.from({ length: Math.ceil(cards.length / perPage) }, (_, i) =>
		cards.slice(i * perPage, (i + 1) * perPage)
	);
}

/** Returns where to cut, as the path of an SVG in millimetres: ticks in the margin, and crosses where four cards meet. */
export function cuttingMarks(paper: Paper, perPage: PerPage): string {
	const { width, height } = papers[paper];
	const { columns, rows } = gridOf[perPage];
	const cuts = (length: number, parts: number) =>
		Array.from({ length: parts + 1 }, (_, i) => margin + (i * (length - 2 * margin)) / parts);
	const tick = 5;
	const arm = 2;
	const across = cuts(width, columns);
	const down = cuts(height, rows);
	const at = (figure: number) => String(Math.round(figure * 100) / 100);
	return [
		...across.flatMap((x) => [
			`M${at(x)} ${at(margin - tick - 1)}v${tick}`,
			`M${at(x)} ${at(height - margin + 1)}v${tick}`
		]),
		...down.flatMap((y) => [
			`M${at(margin - tick - 1)} ${at(y)}h${tick}`,
			`M${at(width - margin + 1)} ${at(y)}h${tick}`
		]),
		...across
			.slice(1, -1)
			.flatMap((x) =>
				down.slice(1, -1).map((y) => `M${at(x - arm)} ${at(y)}h${2 * arm}M${at(x)} ${at(y - arm)}v${2 * arm}`)
			)
	].join('');
}
