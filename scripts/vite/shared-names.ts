import { posix } from 'node:path';
import { parseSync } from 'vite';

/** A script whose imports and exports have their new names, and what its own names of them shall become. */
export interface Named {
	code: string;
	locals: Record<string, string>;
}

interface Specifier {
	start: number;
	end: number;
	local: string;
	/** The file that exports it, and under which name. */
	file: string;
	name: string;
	isExport: boolean;
}

const FIRST = Array.from('etnraoisclduhpmfgvbykwxjqETNRAOISCLDUHPMFGVBYKWXJQzZ$_');
const WORDS: ReadonlySet<string> = new Set(['as', 'do', 'if', 'in', 'is', 'of']);
const shortNames = FIRST.flatMap((first) =>
	[...FIRST, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
		.map((second) => `${first}${second}`)
		.filter((name) => !WORDS.has(name))
);

/** `import()` of a file, and which of its exports is taken from it: none told means all of them. */
const FETCHED = /\bimport\([`"']([^`"']+)[`"']\)(?:\.then\(([\w$]+)=>\2\.([\w$]+))?/g;

/** Names of other files that a script hands on under others of its own: what it hands on keeps its name. */
function handedOn(file: string, code: string): string[] {
	return parseSync(file, code).program.body.flatMap((node) => {
		if (node.type !== 'ExportNamedDeclaration' || !node.source) return [];
		const from = posix.join(posix.dirname(file), node.source.value);
		return node.specifiers.flatMap(({ local }) => ('name' in local ? `${from}#${local.name}` : []));
	});
}

function specifiersOf(file: string, code: string): Specifier[] {
	const found: Specifier[] = [];
	for (const node of parseSync(file, code).program.body) {
		if (node.type === 'ImportDeclaration') {
			const from = posix.join(posix.dirname(file), node.source.value);
			for (const one of node.specifiers)
				if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
					found.push({
						...{ start: one.start, end: one.end, isExport: false },
						...{ file: from, name: one.imported.name, local: one.local.name }
					});
		} else if (node.type === 'ExportNamedDeclaration' && !node.source)
			for (const one of node.specifiers)
				if (one.local.type === 'Identifier' && one.exported.type === 'Identifier')
					found.push({
						...{ start: one.start, end: one.end, isExport: true },
						...{ file, name: one.exported.name, local: one.local.name }
					});
	}
	return found;
}

/**
 * Gives what one file takes from another the same short name in both, and no two the same, so that a list of imports
 * says each name once and not what it is called here, too. The shortest to write go to those that most files import.
 * @param scripts the code of each file by its path; imports between them are relative
 * @param entries files whose exports the page asks for by name; so do `import()` and `default`: those names stay
 */
export function shareNames(
	scripts: ReadonlyMap<string, string>,
	entries: ReadonlySet<string>
): Map<string, Named> {
	const key = (file: string, name: string) => `${file}#${name}`;
	const whole = new Set(entries);
	const kept = new Set([...scripts].flatMap(([file, code]) => handedOn(file, code)));
	for (const [file, code] of scripts)
		for (const [, source = '', , name] of code.matchAll(FETCHED)) {
			const fetched = posix.join(posix.dirname(file), source);
			if (name === undefined) whole.add(fetched);
			else kept.add(key(fetched, name));
		}
	const specifiers = new Map([...scripts].map(([file, code]) => [file, specifiersOf(file, code)]));
	const importers = new Map<string, number>();
	for (const { isExport, file, name } of [...specifiers.values()].flat())
		if (
			!isExport &&
			scripts.has(file) &&
			!whole.has(file) &&
			name !== 'default' &&
			!kept.has(key(file, name))
		)
			importers.set(key(file, name), (importers.get(key(file, name)) ?? 0) + 1);
	// A name that stays is nobody else's.
	const staying = new Set([...specifiers.values()].flat().map(({ name }) => name));
	const free = shortNames.filter((name) => !staying.has(name));
	const names = new Map(
		[...importers]
			.sort(([a, often], [b, oftener]) => oftener - often || (a < b ? -1 : 1))
			.map(([one], i) => [one, free[i]])
	);
	return new Map(
		[...scripts].map(([file, code]) => {
			const locals: Record<string, string> = {};
			let named = code;
			for (const one of (specifiers.get(file) ?? []).sort((a, b) => b.start - a.start)) {
				const name = names.get(key(one.file, one.name));
				if (name === undefined) continue;
				locals[one.local] = name;
				const said = one.isExport ? `${one.local} as ${name}` : `${name} as ${one.local}`;
				named = named.slice(0, one.start) + said + named.slice(one.end);
			}
			return [file, { code: named, locals }];
		})
	);
}
