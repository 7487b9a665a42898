import { tidyName } from '$lib/domain/names';

/**
 * Returns the names of a list that was typed or pasted: a line each, or with commas, semicolons or tabs between them,
 * an "and" before the last, and dashes or numbers in front. Two names with "and" alone are one: a couple that plays as
 * one.
 */
export function severalNames(text: string): string[] {
	const parts = text.split(/[\n\r\t,;]+/u);
	const last = parts.length > 1 ? (parts.pop() ?? '') : '';
	return [...parts, ...last.split(/(?:^|\s)(?:and|y|e|&)\s/u)]
		.map((part) => tidyName(part.replace(/^\s*([-*•–]|\d+[.)])\s/u, '')))
		.filter(Boolean);
}
