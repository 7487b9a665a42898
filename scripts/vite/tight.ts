import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { minify } from 'terser';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { inOrder } from './in-order.ts';
import { shareNames, type Named } from './shared-names.ts';
import { straight } from './straight.ts';

const sides: Readonly<Record<string, string>> = {
	'inline-size': 'width',
	'block-size': 'height',
	'inline-start': 'left',
	'inline-end': 'right',
	'block-start': 'top',
	'block-end': 'bottom'
};

/** Returns a style sheet without the blanks behind commas; what is quoted stays as it is. */
const withoutBlanks = (css: string): string =>
	css.replace(/("[^"]*"|'[^']*')|, /g, (_, quoted?: string) => quoted ?? ',');

/**
 * Returns a style sheet whose sizes and sides have their short names. Both languages are written from left to right and
 * from top to bottom, so they mean the same.
 */
const withShortNames = (css: string): string =>
	css
		.replace(/(?<=[;{](?:min-|max-)?)(inline|block)-size(?=:)/g, (name) => sides[name] ?? name)
		.replace(
			/(?<=[;{](?:margin|padding|border)-)(inline|block)-(start|end)(?=:)/g,
			(name) => sides[name] ?? name
		)
		.replace(
			/(?<=[;{])inset-((?:inline|block)-(?:start|end))(?=:)/g,
			(name, side: string) => sides[side] ?? name
		);

/** Returns a style sheet that means the same with fewer letters. */
export const tightSheet = (css: string): string => inOrder(withShortNames(withoutBlanks(css)));

/** Returns how scripts are named, with as few letters of their content as the bundler takes: they don't pack. */
const shortHash = <Names>(names: Names): Names | string =>
	typeof names === 'string' ? names.replace('[hash]', '[hash:7]') : names;

/**
 * How scripts are made: the text of the files that do it, and of the lock that says by which bundler and which Terser.
 * Whatever divides the app into other files, or leaves out another import, may give other short names all over.
 */
export const ways: readonly string[] = [
	...readdirSync(import.meta.dirname)
		.filter((file) => !file.includes('.test.'))
		.sort(),
	'../../vite.config.ts',
	'../../package-lock.json'
].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));

/**
 * Returns a script that does the same with fewer letters. Vite's own way comes last: it undoes what weighs more in
 * Terser's. What is read without being used stays, for a component asks for its state by reading it. What a function is
 * given without using it goes: none is asked how much it takes. A function that has no name and asks for no `this` is an
 * arrow: only classes are called with `new`.
 * @throws when one of the two can't read the script
 */
export async function tightScript(name: string, code: string): Promise<string> {
	const { code: terse = '' } = await minify(code, {
		module: true,
		ecma: 2020,
		compress: {
			...{ passes: 2, hoist_funs: true, keep_infinity: true, comparisons: false },
			...{ pure_getters: false, keep_fargs: false, unsafe_arrows: true }
		}
	});
	const small = minifySync(name, terse, { module: true });
	if (terse === '' || small.errors.length > 0)
		throw new Error(`${name} can't be made smaller: ${String(small.errors[0]?.message)}`);
	return small.code;
}

/**
 * Returns a script in which what is imported and exported has the names it was given, and the rest other short ones.
 * @throws when two things would have one name
 */
async function renamed(file: string, { code, locals }: Named): Promise<string> {
	const props = Object.fromEntries(Object.entries(locals).map(([local, name]) => [`$${local}`, name]));
	const options = {
		module: true,
		ecma: 2020,
		compress: false,
		mangle: true,
		nameCache: { vars: { props } }
	} as const;
	const { code: small = '' } = await minify(code, options);
	// Vite writes the same with fewer letters.
	const { code: written, errors } = minifySync(file, small, { module: true, compress: false, mangle: false });
	const [error] = errors;
	if (error) throw new Error(`${file} can't be given other names: ${error.message}`);
	return written;
}

/** The files that run before a table is on the screen: those of every box, and that with the box's own screen. */
const first = ({ name, moduleIds }: Pick<Rolldown.OutputChunk, 'name' | 'moduleIds'>): boolean =>
	['shelf', 'beside', 'table'].includes(name) ||
	moduleIds.some((id) => id.endsWith('/ui/TableScreen.svelte'));

/**
 * Returns a script with a word to the browser to make its functions ready while it is fetched, where they run at once.
 * Chromium would pass over each of them, and read it again when it is called, while a player waits.
 */
export const hinted = (file: Pick<Rolldown.OutputChunk, 'name' | 'moduleIds' | 'code'>): string =>
	first(file) ? `//# allFunctionsCalledOnLoad\n${file.code}` : file.code;

/** Makes the client's files smaller when all is in them: Vite adds lists to scripts that were made small before. */
export const tight = (): Plugin => {
	let written = '';
	return {
		name: 'tablemate:tight',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		// Names are made before this: what is made small in another way has to have another name, or devices keep the old one.
		// So has what imports or exports under another name, and that hangs on all files.
		renderStart() {
			const all = createHash('sha256').update(ways.join());
			for (const id of [...this.getModuleIds()].sort()) all.update(this.getModuleInfo(id)?.code ?? id);
			written = all.digest('hex');
		},
		augmentChunkHash: () => written,
		outputOptions: (options) => ({
			...options,
			entryFileNames: shortHash(options.entryFileNames),
			chunkFileNames: shortHash(options.chunkFileNames)
		}),
		generateBundle: {
			order: 'post',
			async handler(_, bundle) {
				const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
				for (const file of scripts) file.code = await tightScript(file.fileName, file.code);
				const named = shareNames(
					new Map(scripts.map(({ fileName, code }) => [fileName, code])),
					new Set(scripts.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
				);
				for (const file of scripts) {
					const names = named.get(file.fileName);
					if (names) file.code = await renamed(file.fileName, names);
				}
				const straightened = straight(new Map(scripts.map(({ fileName, code }) => [fileName, code])));
				for (const file of scripts) {
					const code = straightened.get(file.fileName);
					if (code === undefined) Reflect.deleteProperty(bundle, file.fileName);
					else file.code = hinted({ ...file, code });
				}
				for (const file of Object.values(bundle))
					if (file.type === 'asset' && file.fileName.endsWith('.css') && typeof file.source === 'string')
						file.source = tightSheet(file.source);
			}
		}
	};
};
