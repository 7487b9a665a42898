import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What the whole page has once, whatever lies over it. */
const once = ['ui/dialog/Screen.svelte: board', 'ui/table/VoiceSheet.svelte: pace'];

const lib = join(import.meta.dirname, '../src/lib');

test('what is shown in a sheet and under it has no id of its own: two of them would answer to one name', () => {
	const fixed = ['ui', 'games'].flatMap((folder) =>
		readdirSync(join(lib, folder), { recursive: true, encoding: 'utf8' })
			.filter((file) => file.endsWith('.svelte'))
			.flatMap((file) => {
				const text = readFileSync(join(lib, folder, file), 'utf8');
				return [...text.matchAll(/\sid="([\w-]+)"/g)].map(([, id = '']) => `${folder}/${file}: ${id}`);
			})
	);
	expect(fixed.toSorted()).toEqual(once);
});
