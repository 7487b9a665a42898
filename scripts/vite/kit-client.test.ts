import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lean } from './kit-client.ts';

const client = readFileSync('node_modules/@sveltejs/kit/src/runtime/client/client.js', 'utf8');
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((file) => /\.(ts|svelte|html)$/.test(file))
	.map((file) => readFileSync(`src/${file}`, 'utf8'));

it('asks for what Kit needs of Svelte by its names', () => {
	const changed = lean(client);
	expect(changed).toContain("import { onMount, tick } from 'svelte';");
	expect(changed.replaceAll(/\bsvelte\.\w+/g, '')).not.toMatch(/[=(]\s*svelte\b/);
});

it('measures no page that was just opened, while nothing of the app asks how far it is scrolled', () => {
	const measured = (code: string) => code.split('scroll_state()').length - 1;
	expect(measured(lean(client))).toBe(measured(client) - 2);
	expect(sources.filter((source) => /afterNavigate|\bto\??\.scroll\b/.test(source))).toEqual([]);
});

it('sends no form, while each form of the app sees to that itself', () => {
	expect(lean(client)).not.toContain("addEventListener('submit'");
	const forms = sources.filter((source) => source.includes('<form'));
	expect(forms.length).toBeGreaterThan(9);
	expect(forms.filter((source) => !source.includes('preventDefault()'))).toEqual([]);
});

it('looks for no links on a page, while none is to be fetched for being there', () => {
	expect(lean(client)).not.toMatch(/IntersectionObserver|\n\tafter_navigate\(\)/);
	expect(sources.filter((source) => /sveltekit-preload-code/.test(source))).toEqual([]);
});

it('keeps no answers of a server, while no page asks for them', () => {
	expect(lean(client)).not.toMatch(/fetcher\.js|(initial|subsequent)_fetch\(/);
	const loads = sources.filter((source) => /\b(Page|Layout)Load\b/.test(source));
	expect(loads.length).toBeGreaterThan(1);
	expect(loads.filter((source) => /\{[^}]*\bfetch\b[^}]*\} *\)/.test(source))).toEqual([]);
});

it('says when Kit asks in another way', () => {
	expect(() => lean('const { onMount } = svelte;')).toThrow('kit-client.ts');
});
