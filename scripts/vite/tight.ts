import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** Returns a style sheet without the blanks behind commas; what is quoted stays as it is. */
export const withoutBlanks = (css: string): string =>
	css.replace(/("[^"]*"|'[^']*')|, /g, (_, quoted?: string) => quoted ?? ',');

/** How this file makes others smaller: its own text. */
const ways = readFileSync(new URL(import.meta.url), 'utf8');

/** Makes the client's files smaller when all is in them: Vite adds lists to scripts that were made small before. */
export const tight = (): Plugin => ({
	name: 'tablemate:tight',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	// Names are made before this: what is made small in another way has to have another name, or devices keep the old one.
	augmentChunkHash: () => ways,
	generateBundle: {
		order: 'post',
		handler(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type === 'chunk') {
					const { code, errors } = minifySync(file.fileName, file.code, { module: true });
					if (errors.length > 0)
						this.error(`${file.fileName} can't be made smaller: ${String(errors[0]?.message)}`);
					file.code = code;
				} else if (file.fileName.endsWith('.css') && typeof file.source === 'string')
					file.source = withoutBlanks(file.source);
			}
		}
	}
});
