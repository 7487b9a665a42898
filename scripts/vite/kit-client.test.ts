import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lean } from './kit-client.ts';

const client = readFileSync('node_modules/@sveltejs/kit/src/runtime/client/client.js', 'utf8');

it('asks for what Kit needs of Svelte by its names', () => {
	const changed = lean(client);
	expect(changed).toContain("import { onMount, tick } from 'svelte';");
	expect(changed.replaceAll(/\bsvelte\.\w+/g, '')).not.toMatch(/[=(]\s*svelte\b/);
});

it('measures no page that was just opened, while nothing of the app asks how far it is scrolled', () => {
	const measured = (code: string) => code.split('scroll_state()').length - 1;
	expect(measured(lean(client))).toBe(measured(client) - 2);
	const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(ts|svelte)$/.test(file))
		.map((file) => readFileSync(`src/${file}`, 'utf8'));
	expect(sources.filter((source) => /afterNavigate|\bto\??\.scroll\b/.test(source))).toEqual([]);
});

it('says when Kit asks in another way', () => {
	expect(() => lean('const { onMount } = svelte;')).toThrow('kit-client.ts');
});
