import { expect, it } from 'vitest';
import { straight } from './straight.ts';

it('fetches a page from the file it lies in, and leaves out what only names it', () => {
	const scripts = new Map([
		['a/nodes/0.x.js', 'export{f as component,m as universal}from"../chunks/app.js";'],
		['a/nodes/1.x.js', 'export{v as component}from"../chunks/pages.js"'],
		['a/nodes/2.x.js', 'const e=1;export{e as component}'],
		['a/entry/app.js', 'export{k as nodes}from"../chunks/app.js"'],
		['a/chunks/pages.js', 'import("./words.js")'],
		[
			'a/chunks/app.js',
			'k=[()=>import(`../nodes/0.x.js`),()=>import("../nodes/1.x.js"),()=>import("../nodes/2.x.js")]'
		]
	]);
	const left = straight(scripts);
	expect([...left.keys()]).toEqual([
		'a/nodes/2.x.js',
		'a/entry/app.js',
		'a/chunks/pages.js',
		'a/chunks/app.js'
	]);
	expect(left.get('a/chunks/app.js')).toBe(
		'k=[()=>import("./app.js").then(n=>({component:n.f,universal:n.m})),' +
			'()=>import("./pages.js").then(n=>({component:n.v})),()=>import("../nodes/2.x.js")]'
	);
	for (const same of ['a/nodes/2.x.js', 'a/entry/app.js', 'a/chunks/pages.js'])
		expect(left.get(same)).toBe(scripts.get(same));
});
