// @ts-nocheck
// What Stryker leaves alone: texts that no program reads and no player sees. A mutant of one can only be noticed by a
// test that repeats it.

/**
 * What this file reads of the syntax tree.
 * @typedef {{ type: string, name?: string, callee?: Node, property?: Node, key?: Node }} Node
 * @typedef {{ node: Node, parentPath: Place | null, listKey?: string }} Place
 */

/** @param {Node | undefined} callee @returns {string} the name of what is called, without what it belongs to */
const nameOf = (callee) => callee?.property?.name ?? callee?.name ?? '';

/** @param {Place} path @returns {string | undefined} why it is left alone */
function whyIgnored({ node, listKey, parentPath }) {
	if (!['StringLiteral', 'TemplateLiteral'].includes(node.type) || !parentPath) return undefined;
	const { node: around } = parentPath;
	if (listKey === 'arguments') {
		if (nameOf(around.callee) === 'check') return 'What a schema says of a value that does not fit.';
		if (around.type === 'NewExpression' && nameOf(around.callee).endsWith('Error'))
			return 'What an error says to whoever made it.';
	}
	// The text, its property, the object, the call.
	if (around.key?.name === 'id' && nameOf(parentPath.parentPath?.parentPath?.node.callee) === 'createMachine')
		return 'What a chart is called.';
	return undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'unread-texts', value: { shouldIgnore: whyIgnored } }];
