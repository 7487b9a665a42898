// The project's own rules of lint, for ESLint and oxlint alike.

const chance =
	'Chance, clock and crypto enter through domain/ids.ts and as payload of a fact: a replay must come out the same.';

/** @typedef {import('estree').Node} Node */

/** Returns `a.b` or `a` as it is written; undefined for anything else. @param {Node} node @returns {string | undefined} */
const nameOf = (node) => {
	if (node.type === 'Identifier') return node.name;
	if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
	return node.property.type === 'Identifier' ? `${node.object.name}.${node.property.name}` : undefined;
};

const chances = /^Math\.random$|^Date\.now$|^(globalThis|window|self)\.(crypto|performance|Math|Date)$/;

/** @type {import('eslint').ESLint.Plugin} */
export default {
	meta: { name: 'tablemate' },
	rules: {
		'no-chance': {
			create: (context) => {
				/** @param {Node} node */
				const say = (node) => context.report({ node, message: chance });
				return {
					MemberExpression: (node) => chances.test(nameOf(node) ?? '') && say(node),
					NewExpression: (node) => nameOf(node.callee) === 'Date' && node.arguments.length === 0 && say(node),
					CallExpression: (node) => nameOf(node.callee) === 'Date' && say(node)
				};
			}
		},
		'no-html-as-text': {
			create: (context) => ({
				CallExpression: (node) => {
					if (nameOf(node.callee) !== 'document.write') return;
					const message = 'Writing HTML as text is closed by the content security policy.';
					context.report({ node, message });
				},
				AssignmentExpression: (node) => {
					const { left } = node;
					if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
					if (!/^(innerHTML|outerHTML)$/.test(left.property.name)) return;
					const message = 'HTML as text is how script gets in: build elements, or let Svelte do it.';
					context.report({ node, message });
				}
			})
		}
	}
};
