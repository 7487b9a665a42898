import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { byName } from './kit-client.ts';

const client = readFileSync('node_modules/@sveltejs/kit/src/runtime/client/client.js', 'utf8');

it('asks for what Kit needs of Svelte by its names', () => {
	const changed = byName(client);
	expect(changed).toContain("import { onMount, tick } from 'svelte';");
	expect(changed.replaceAll(/\bsvelte\.\w+/g, '')).not.toMatch(/[=(]\s*svelte\b/);
});

it('says when Kit asks in another way', () => {
	expect(() => byName('const { onMount } = svelte;')).toThrow('kit-client.ts');
});
