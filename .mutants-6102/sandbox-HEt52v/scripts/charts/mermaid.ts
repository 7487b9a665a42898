// @ts-nocheck
import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A transition as xstate resolves it, as far as a picture needs it. */
interface Edge {
	readonly eventType: string;
	readonly guard: string | undefined;
	readonly source: AnyStateNode;
	readonly targets: readonly AnyStateNode[];
}

/** Returns the name of a guard, whatever form it was written in. */
function guardName(guard: unknown): string | undefined {
	if (guard === undefined || guard === null) return undefined;
	if (typeof guard === 'string') return guard;
	if (typeof guard === 'function') return guard.name || 'guard';
	const { type } = guard as { readonly type?: unknown };
	return typeof type === 'string' ? type : undefined;
}

function edgesOf(node: AnyStateNode): readonly Edge[] {
	const own = [...node.transitions.values()].flat();
	return [...own, ...(node.always ?? [])].map(({ eventType, guard, target }) => ({
		eventType: String(eventType),
		guard: guardName(guard),
		source: node,
		targets: (target ?? []) as readonly AnyStateNode[]
	}));
}

/** A state's name in the picture: its path, so that no two are one. */
const idOf = (node: AnyStateNode): string => (node.path.length === 0 ? 'root' : node.path.join('_'));

/** Every state below a node, in the order of the chart. */
const below = (node: AnyStateNode): readonly AnyStateNode[] =>
	Object.values(node.states).flatMap((state) => [state, ...below(state)]);

function statesOf(node: AnyStateNode, indent: string): readonly string[] {
	const lines: string[] = [];
	const initial = node.initial.target[0];
	if (initial) lines.push(`${indent}[*] --> ${idOf(initial)}`);
	for (const state of Object.values(node.states)) {
		if (Object.keys(state.states).length > 0) {
			lines.push(`${indent}state "${state.key}" as ${idOf(state)} {`);
			lines.push(...statesOf(state, `${indent}\t`));
			lines.push(`${indent}}`);
		} else lines.push(`${indent}state "${state.key}" as ${idOf(state)}`);
		if (state.type === 'final') lines.push(`${indent}${idOf(state)} --> [*]`);
	}
	return lines;
}

/** A chart in Markdown: what can come in every state, and a Mermaid state diagram of the rest. */
export function chartOf(machine: AnyStateMachine): string {
	const { root } = machine;
	const lines = ['stateDiagram-v2', ...statesOf(root, '\t')];
	const stays = new Map<string, string[]>();
	for (const node of [root, ...below(root)]) {
		for (const { eventType, guard, targets } of edgesOf(node)) {
			const [target] = targets;
			const words = eventType === '' ? `[${guard ?? 'always'}]` : eventType;
			if (target && node !== root) lines.push(`\t${idOf(node)} --> ${idOf(target)}: ${words}`);
			else if (target)
				stays.set(idOf(node), [...(stays.get(idOf(node)) ?? []), `${words} (to ${target.key})`]);
			else stays.set(idOf(node), [...(stays.get(idOf(node)) ?? []), words]);
		}
	}
	for (const [id, facts] of stays) {
		if (id === 'root') continue;
		lines.push(`\tnote right of ${id}: ${facts.join(', ')}`);
	}
	const anywhere = stays.get('root');
	const diagram = `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\`\n`;
	return anywhere ? `In every state: ${anywhere.join(', ')}.\n\n${diagram}` : diagram;
}
