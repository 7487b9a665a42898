/** Properties whose first word is another one than that of those they win over, or lose to. */
const kin: Readonly<Record<string, string>> = {
	...{ left: 'inset', right: 'inset', top: 'inset', bottom: 'inset' },
	...{ align: 'place', justify: 'place', row: 'gap', column: 'gap', columns: 'gap' },
	...{ line: 'font', white: 'text' }
};

/** Returns what a property has in common with all that set the same thing: `margin` of `margin-top`. */
function familyOf(declaration: string): string {
	const [name = ''] = declaration.split(':', 1);
	if (name.startsWith('--')) return name;
	const [first = ''] = name.replace(/^-(webkit|moz)-/, '').split('-', 1);
	return kin[first] ?? first;
}

/**
 * Returns a small style sheet with the properties of each rule in one order, in which they pack better. Those of a family
 * stay in the order in which they were written, for the last one wins.
 */
export const inOrder = (css: string): string =>
	css.replace(/\{([^{}"']*)\}/g, (rule, body: string) => {
		// A semicolon within brackets ends no declaration.
		const declarations = body.split(/;(?![^(]*\))/);
		if (!declarations.every((one) => /^[-a-z\d]+:/i.test(one))) return rule;
		const known = declarations.map((one) => ({ one, family: familyOf(one) }));
		known.sort((a, b) => (a.family < b.family ? -1 : Number(a.family > b.family)));
		return `{${known.map(({ one }) => one).join(';')}}`;
	});
