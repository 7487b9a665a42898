// @ts-nocheck
import { readFileSync } from 'node:fs';

/** Where the names are. */
export const breakpointFile = 'src/lib/ui/breakpoints.css';

/** Returns the conditions by their names, as the file of breakpoints has them. */
export function breakpointsOf(css: string): ReadonlyMap<string, string> {
	return new Map(
		[...css.matchAll(/@custom-media\s+(--[\w-]+)\s+([^;]+);/g)].map(([, name = '', condition = '']) => [
			name,
			condition
		])
	);
}

/** Puts the conditions into a query that names them. Throws for a name that nobody has defined. */
export function withBreakpoints(query: string, conditions: ReadonlyMap<string, string>): string {
	return query.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
		const condition = conditions.get(name);
		if (condition === undefined) throw new Error(`${name} is no breakpoint: see ${breakpointFile}.`);
		return condition.includes(' and ') ? `(${condition})` : condition;
	});
}

/**
 * Returns a PostCSS plugin for `@media (--name)` and `@container (--name)`: CSS has no variables in queries, and the
 * draft for names in them leaves containers out.
 */
export function breakpoints() {
	const conditions = breakpointsOf(readFileSync(breakpointFile, 'utf8'));
	const put = (rule: { params: string }) => {
		if (rule.params.includes('(--')) rule.params = withBreakpoints(rule.params, conditions);
	};
	return { postcssPlugin: 'breakpoints', AtRule: { media: put, container: put } };
}
