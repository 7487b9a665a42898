import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { words } from '../vite/words.ts';

// Rules need nothing of Kit, and thousands of runs are worth a configuration without it. Stryker makes its mutants in a
// copy of the tree, and starts there.
const root = process.cwd();
const { MUTANT_TESTS = 'src/lib/domain', MUTANT_FILE, MUTANT_TEXT } = process.env;

/** Laws try a mutant many times over: what a case notices at once never comes to them. */
const rank = ({ moduleId }: TestSpecification) =>
	['random', 'odds', 'laws', 'fold', 'machine'].findIndex((slow) => moduleId.endsWith(`/${slow}.test.ts`));

class CasesFirst extends BaseSequencer {
	override sort(files: TestSpecification[]) {
		return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
	}
}

export default defineConfig({
	root,
	resolve: { alias: { $lib: join(root, 'src/lib') } },
	plugins: [
		words(root),
		svelte({ configFile: false }),
		{
			name: 'one-mutant',
			enforce: 'pre' as const,
			load: (id: string) =>
				MUTANT_FILE && MUTANT_TEXT && id === join(root, MUTANT_FILE)
					? readFileSync(MUTANT_TEXT, 'utf8')
					: undefined
		}
	],
	test: {
		environment: 'node',
		// A test without a mutant is given its time on a busy machine; what hangs by one, Stryker ends.
		testTimeout: 60_000,
		setupFiles: ['src/lib/domain/seed.testing.ts'],
		include: MUTANT_TESTS.split(' ').map((folder) => `${folder}/**/*.test.ts`),
		sequence: { sequencer: CasesFirst }
	}
});
