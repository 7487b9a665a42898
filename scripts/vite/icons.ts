import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

type Attributes = Readonly<Record<string, string>>;

/** Returns the icons that components of a folder import, by the names under which they import them. */
export function iconsIn(folder: string): readonly string[] {
	const files = readdirSync(folder, { encoding: 'utf8', recursive: true });
	const named = files
		.filter((file) => file.endsWith('.svelte'))
		.flatMap(
			(file) => readFileSync(join(folder, file), 'utf8').match(/@lucide\/svelte\/icons\/[\w-]+/g) ?? []
		);
	return [...new Set(named)];
}

const number = (text: string | undefined): number => Number(text ?? 0);

/** A path may begin with a relative move; behind another path it has to say from where. */
function fromTheCorner(d: string): string {
	const [whole, x, y] = /^m\s*(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))/.exec(d) ?? [];
	if (whole === undefined) return d;
	const rest = d.slice(whole.length).trimStart();
	// Pairs of numbers behind a relative move are lines, relative too.
	return `M${x ?? ''} ${y ?? ''}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`;
}

/** Each shape of an icon as a path that can stand behind another. */
const shapes: Readonly<Record<string, (of: Attributes) => string>> = {
	path: ({ d = '' }) => fromTheCorner(d),
	line: ({ x1 = '', y1 = '', x2 = '', y2 = '' }) => `M${x1} ${y1}L${x2} ${y2}`,
	circle: ({ cx, cy = '', r: radius }) => {
		const r = number(radius);
		return `M${number(cx) - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
	},
	rect: ({ x, y = '0', width, height, rx, ry = rx }) => {
		const [w, h] = [number(width), number(height)];
		const [a, b] = [number(rx), number(ry)];
		const corner = (dx: number, dy: number) => (a > 0 && b > 0 ? `a${a} ${b} 0 0 1 ${dx} ${dy}` : '');
		return `M${number(x) + a} ${y}h${w - 2 * a}${corner(a, b)}v${h - 2 * b}${corner(-a, b)}h${2 * a - w}${corner(-a, -b)}v${2 * b - h}${corner(a, -b)}z`;
	}
};
const known: Readonly<Record<string, readonly string[]>> = {
	path: ['d'],
	line: ['x1', 'y1', 'x2', 'y2'],
	circle: ['cx', 'cy', 'r'],
	rect: ['x', 'y', 'width', 'height', 'rx', 'ry']
};

/**
 * Returns the strokes of a Lucide icon as one path.
 *
 * @param source the icon's Svelte file, which holds its shapes as JSON
 * @param file named in the error only
 * @throws Error for a shape or an attribute that would be lost
 */
export function onePath(source: string, file: string): string {
	const data = /^const iconData = (\{.*\});$/m.exec(source)?.[1];
	if (data === undefined) throw new Error(`${file}: has the form of Lucide's icons changed?`);
	const { node } = JSON.parse(data) as { node: readonly (readonly [string, Attributes])[] };
	return node
		.map(([tag, attributes]) => {
			const shape = shapes[tag];
			const lost = Object.keys(attributes).find((name) => !known[tag]?.includes(name));
			if (!shape || lost !== undefined) {
				throw new Error(`${file}: cannot draw ${lost === undefined ? tag : `"${lost}" of ${tag}`}`);
			}
			return shape(attributes);
		})
		.join('');
}

const prefix = '\0tablemate:icon:';

/** Makes each Lucide icon one path in the app's own `Icon`: they come with a program that could draw anything. */
export const icons = (): Plugin => ({
	name: 'tablemate:icons',
	enforce: 'pre',
	resolveId: {
		filter: { id: /^\.\/[\w-]+\.svelte$/ },
		handler: (id, importer) =>
			importer && /@lucide[\\/]svelte[\\/]dist[\\/]icons[\\/][\w-]+\.js/.test(importer)
				? prefix + join(dirname(importer), basename(id, '.svelte'))
				: undefined
	},
	load: {
		filter: { id: /^\0tablemate:icon:/ },
		handler: async (id) => {
			const file = `${id.slice(prefix.length)}.svelte`;
			const d = JSON.stringify(onePath(await readFile(file, 'utf8'), file));
			const code = `import { drawn } from '$lib/ui/drawn'; export default /* @__PURE__ */ drawn(${d});`;
			return { code, moduleSideEffects: false };
		}
	}
});
