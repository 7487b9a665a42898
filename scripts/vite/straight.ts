import { posix } from 'node:path';

/** What a file holds that Kit makes and that only names what lies in another. */
const NAMED = /^export\{([^{}]+)\}from"([^"]+)";?\s*$/;
const FETCHED = /\bimport\([`"']([^`"']+)[`"']\)/g;
/** What a script hands on, at its end. */
const EXPORTS = /export\{([^{}]+)\};?\s*$/;

/** Returns the names of a list of imports or exports, each as it is where they come from, and as it is handed on. */
const namesOf = (list: string): readonly (readonly [from: string, to: string])[] =>
	list.split(',').map((one) => {
		const [name = '', own = name] = one.split(' as ');
		return [name, own];
	});

interface Page {
	readonly file: string;
	readonly names: ReturnType<typeof namesOf>;
}

/**
 * Returns a script that hands on more: `more` are names that it hands on already, and others for the same.
 * @throws when it hands on something else by such a name
 */
function handingOn(code: string, more: Page['names']): string {
	return code.replace(EXPORTS, (_, list: string) => {
		const locals = new Map(namesOf(list).map(([local, name]) => [name, local]));
		const added = more.flatMap(([name, own]) => {
			if (!locals.has(own)) return [`${locals.get(name) ?? name} as ${own}`];
			if (name === own) return [];
			throw new Error(`Two things would be handed on as ${own}: straight.ts`);
		});
		return `export{${[list, ...added].join()}};`;
	});
}

/** Returns the file of the bundler's own, a few letters of one name, which every other script takes. */
const helperIn = (scripts: ReadonlyMap<string, string>): string | undefined =>
	[...scripts].find(
		([, code]) => code.length < 400 && !/\bimport\b/.test(code) && /export\{\w+\};?\s*$/.test(code)
	)?.[0];

/** Returns scripts that take the bundler's helper from `home`, which has it now. */
function withHelper(scripts: ReadonlyMap<string, string>, home: string): Map<string, string> {
	const helper = helperIn(scripts);
	if (helper === undefined) return new Map(scripts);
	const said = scripts.get(helper) ?? '';
	const [, name = ''] = EXPORTS.exec(said) ?? [];
	const taken = new RegExp(`import\\{${name}\\}from"([^"]*/)${posix.basename(helper)}";?`);
	return new Map(
		[...scripts].flatMap(([path, code]) => {
			if (path === helper) return [];
			if (path !== home)
				return [[path, code.replace(taken, `import{${name}}from"$1${posix.basename(home)}";`)]];
			const own = `const ${name}=(()=>{${said.replace(EXPORTS, `return ${name}`)}})();`;
			return [[path, own + handingOn(code.replace(taken, ''), [[name, name]])]];
		})
	);
}

/**
 * Returns scripts that fetch a page from the file it lies in, and the start page's from one file. Kit makes a file for
 * each page and two for its own start; where they only name what lies in another file, each is a request more before a
 * page is there. So is the bundler's own, which every script takes.
 * @param scripts the code of each file by its path; those that are needless are not among what is returned
 */
export function straight(scripts: ReadonlyMap<string, string>): Map<string, string> {
	const pages = new Map<string, Page>();
	const entries = new Map<string, Page>();
	for (const [path, code] of scripts) {
		const [, names, file] = NAMED.exec(code) ?? [];
		if (names === undefined || file === undefined) continue;
		const page = { file: posix.join(posix.dirname(path), file), names: namesOf(names) };
		if (path.includes('/nodes/')) pages.set(path, page);
		else if (path.includes('/entry/')) entries.set(path, page);
	}
	const fetchesIn = (path: string, code: string) =>
		code.replace(FETCHED, (fetch, source: string) => {
			const folder = posix.dirname(path);
			const page = pages.get(posix.join(folder, source));
			if (!page) return fetch;
			const file = posix.relative(folder, page.file);
			const parts = page.names.map(([name, own]) => `${own}:n.${name}`);
			return `import("${file.startsWith('.') ? '' : './'}${file}").then(n=>({${parts.join()}}))`;
		});
	const left = new Map(
		[...scripts].flatMap(([path, code]) =>
			pages.has(path) || entries.has(path) ? [] : [[path, fetchesIn(path, code)]]
		)
	);
	for (const { file, names } of entries.values()) left.set(file, handingOn(left.get(file) ?? '', names));
	const [home] = [...entries.values()];
	return home ? withHelper(left, home.file) : left;
}
