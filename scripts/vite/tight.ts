import { readFileSync } from 'node:fs';
import { minify } from 'terser';
import { minifySync, type Plugin } from 'vite';

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
export const tightSheet = (css: string): string => withShortNames(withoutBlanks(css));

/** Returns how scripts are named, with as few letters of their content as the bundler takes: they don't pack. */
const shortHash = <Names>(names: Names): Names | string =>
	typeof names === 'string' ? names.replace('[hash]', '[hash:7]') : names;

/** How this file makes others smaller: its own text. */
const ways = readFileSync(new URL(import.meta.url), 'utf8');

/**
 * Returns a script that does the same with fewer letters. Vite's own way comes last: it undoes what weighs more in
 * Terser's. What is read without being used stays, for a component asks for its state by reading it.
 * @throws when one of the two can't read the script
 */
export async function tightScript(name: string, code: string): Promise<string> {
	const { code: terse = '' } = await minify(code, {
		module: true,
		ecma: 2020,
		compress: { passes: 2, hoist_funs: true, keep_infinity: true, comparisons: false, pure_getters: false }
	});
	const small = minifySync(name, terse, { module: true });
	if (terse === '' || small.errors.length > 0)
		throw new Error(`${name} can't be made smaller: ${String(small.errors[0]?.message)}`);
	return small.code;
}

/** Makes the client's files smaller when all is in them: Vite adds lists to scripts that were made small before. */
export const tight = (): Plugin => ({
	name: 'tablemate:tight',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	// Names are made before this: what is made small in another way has to have another name, or devices keep the old one.
	augmentChunkHash: () => ways,
	outputOptions: (options) => ({
		...options,
		entryFileNames: shortHash(options.entryFileNames),
		chunkFileNames: shortHash(options.chunkFileNames)
	}),
	generateBundle: {
		order: 'post',
		async handler(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type === 'chunk') file.code = await tightScript(file.fileName, file.code);
				else if (file.fileName.endsWith('.css') && typeof file.source === 'string')
					file.source = tightSheet(file.source);
			}
		}
	}
});
