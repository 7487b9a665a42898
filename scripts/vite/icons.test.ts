import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { onePath } from './icons.ts';

const icon = (...node: [string, Record<string, string>][]) =>
	`<script lang="ts">import Icon from '../Icon.svelte';\nconst iconData = ${JSON.stringify({ node })};\n</script>`;

const cases: [what: string, node: [string, Record<string, string>][], d: string][] = [
	['a path', [['path', { d: 'M5 12h14' }]], 'M5 12h14'],
	[
		'a relative path behind another',
		[
			['path', { d: 'M5 12h14' }],
			['path', { d: 'm16 6 4 14' }],
			['path', { d: 'm9-.5c1 1 2 2 3 3' }],
			['path', { d: 'm6.5 13.5 1-1' }]
		],
		'M5 12h14M16 6l4 14M9 -.5c1 1 2 2 3 3M6.5 13.5l1-1'
	],
	['a line', [['line', { x1: '1', x2: '2', y1: '3', y2: '4' }]], 'M1 3L2 4'],
	['a circle', [['circle', { cx: '12', cy: '11', r: '3' }]], 'M9 11a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
	['a plain box', [['rect', { x: '3', y: '4', width: '5', height: '6' }]], 'M3 4h5v6h-5v-6z'],
	[
		'a box with round corners',
		[['rect', { x: '3', y: '4', width: '10', height: '8', rx: '2' }]],
		'M5 4h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z'
	]
];

it.each(cases)('%s', (_, node, d) => {
	expect(onePath(icon(...node), 'x.svelte')).toBe(d);
});

it('draws each icon with what it is given beside its strokes', async () => {
	const { default: Plus } = await import('@lucide/svelte/icons/plus');
	const { default: Old } = await import('@lucide/svelte/icons/plus-circle');
	const { body } = render(Plus, { props: { class: 'i quiet', size: 16, 'aria-label': 'More' } });
	expect(body).toContain('<path d="M5 12h14M12 5v14"');
	expect(body).toMatch(/<svg width="16" height="16" .*class="i quiet".*role="img" aria-label="More"/);
	expect(render(Old).body).toMatch(/<svg width="24" .*class="i".*aria-hidden="true"/);
});

it('refuses what it would lose', () => {
	expect(() => onePath(icon(['ellipse', {}]), 'x.svelte')).toThrow('x.svelte: cannot draw ellipse');
	expect(() => onePath(icon(['path', { d: 'M0 0', fill: 'red' }]), 'x.svelte')).toThrow('"fill" of path');
	expect(() => onePath('<svg />', 'x.svelte')).toThrow('has the form');
});
