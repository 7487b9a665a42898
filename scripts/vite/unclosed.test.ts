import { expect, it } from 'vitest';
import { compile } from 'svelte/compiler';
import { withoutEnds } from './unclosed.ts';

it.each([
	['<div class="a b"><p>one</p> <b>`$</b></div>', '</b></div>'],
	['<p>one</p><svg><path d="M0 0"/></svg>', '</path></svg>'],
	['{#if true}<svg><path d="M0 0"/></svg>{/if}', '</path></svg>'],
	['<svelte:options namespace="svg" /><g><text>one</text></g>', '</text></g>'],
	['<p>one</p>{#if true}two{/if}', '']
])('knows how the compiler writes %s', (source, ends) => {
	const { code } = compile(source, { generate: 'client', runes: true }).js;
	const without = withoutEnds(code);
	// Nothing else is otherwise.
	expect(without).toBe(code.replace(`${ends}\``, '`'));
	expect(without.length).toBe(code.length - ends.length);
});
