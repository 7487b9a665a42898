import { expect, it } from 'vitest';
import { withoutBlanks } from './tight.ts';

it.each([
	[
		'a{width:min(1px, 2cqi);color:color-mix(in oklab, red 9%, blue)}',
		'a{width:min(1px,2cqi);color:color-mix(in oklab,red 9%,blue)}'
	],
	[
		'a{content:"b, c";grid-template:"d e"1fr/repeat(2, 1fr)}',
		'a{content:"b, c";grid-template:"d e"1fr/repeat(2,1fr)}'
	],
	["a{content:'\"b, c'}", "a{content:'\"b, c'}"]
])('%s', (css, small) => {
	expect(withoutBlanks(css)).toBe(small);
});
