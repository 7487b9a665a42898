import { posix } from 'node:path';

/** What a file holds that Kit makes for a page and that only names where the page lies. */
const NAMED = /^export\{([^{}]+)\}from"([^"]+)";?\s*$/;
const FETCHED = /\bimport\([`"']([^`"']+)[`"']\)/g;

/**
 * Returns scripts that fetch a page from the file it lies in. Kit makes a file for each page; where many pages are one
 * file, it only names that one, and is a request more before a page is there.
 * @param scripts the code of each file by its path; those that are needless are not among what is returned
 */
export function straight(scripts: ReadonlyMap<string, string>): Map<string, string> {
	const pages = new Map<string, { readonly file: string; readonly parts: string }>();
	for (const [path, code] of scripts) {
		const [, names, file] = (path.includes('/nodes/') && NAMED.exec(code)) || [];
		if (names === undefined || file === undefined) continue;
		const parts = names.split(',').map((one) => {
			const [name = '', own = name] = one.split(' as ');
			return `${own}:n.${name}`;
		});
		pages.set(path, { file: posix.join(posix.dirname(path), file), parts: parts.join() });
	}
	const fetchesIn = (path: string, code: string) =>
		code.replace(FETCHED, (fetch, source: string) => {
			const folder = posix.dirname(path);
			const page = pages.get(posix.join(folder, source));
			if (!page) return fetch;
			const file = posix.relative(folder, page.file);
			return `import("${file.startsWith('.') ? '' : './'}${file}").then(n=>({${page.parts}}))`;
		});
	return new Map(
		[...scripts].flatMap(([path, code]) => (pages.has(path) ? [] : [[path, fetchesIn(path, code)]]))
	);
}
