// @ts-nocheck
import { expect, it } from 'vitest';
import { compile } from 'svelte/compiler';
import { withoutSlots } from './slots.ts';

it.each([
	['{ title, $$slots: { default: true } }', '{ title }'],
	['{ $$slots: { nav: true, default: true }, title }', '{ title }'],
	['{ a, $$slots: { default: true }, title }', '{ a, title }'],
	['{ $$slots: { default: true } }', '{ }']
])('%s', (given, left) => {
	expect(withoutSlots(given).replace(/\s+/g, ' ')).toBe(left);
});

it('knows how the compiler writes them', () => {
	const source =
		"<script>import Part from './Part.svelte';</script><Part a={1}>text{#snippet nav()}x{/snippet}</Part>";
	const { code } = compile(source, { generate: 'client', runes: true }).js;
	expect(code).toContain('$$slots');
	expect(withoutSlots(code)).not.toContain('$$slots');
});
