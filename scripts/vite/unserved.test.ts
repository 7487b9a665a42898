import { compile } from 'svelte/compiler';
import { expect, it } from 'vitest';
import { withoutSteps } from './unserved.ts';

const markup = `<script>let { name = $bindable() } = $props();</script>
<p>{name}</p><ul><li>a <b>b</b>{name}</li></ul><input bind:value={name} /><textarea bind:value={name}></textarea>`;

/** What the compiled component calls of Svelte, in the order in which it does. */
const calls = (code: string) =>
	[...code.matchAll(/\$\.(\w*child|sibling|reset|next|remove_\w+)(\(.*?\))[;,)]?$/gm)].map(
		([, name = '', given = '']) => name + given
	);

it('leaves out the steps that only lead through what a server wrote', () => {
	const { code } = compile(markup, { generate: 'client' }).js;
	expect(calls(code)).toEqual([
		'first_child(fragment)',
		'only_child(p, true)',
		'sibling(p)',
		'child(ul)',
		'sibling($.child(li), 2, true)',
		'reset(li)',
		'reset(ul)',
		'sibling(ul)',
		'remove_input_defaults(input)',
		'sibling(input)',
		'remove_textarea_child(textarea)'
	]);
	expect(calls(withoutSteps(code))).toEqual([
		'first_child(fragment)',
		'only_child(p)',
		'sibling(p)',
		'child(ul)',
		'sibling($.child(li), 2)',
		'sibling(ul)',
		'sibling(input)'
	]);
});

it('leaves everything else as it was', () => {
	expect(
		withoutSteps('\t$.reset(p);\n\tstory.reset(p);\n\t$.template_effect(() => $.set_text(a, next(1)));\n')
	).toBe('\tstory.reset(p);\n\t$.template_effect(() => $.set_text(a, next(1)));\n');
});
