import { expect, it } from 'vitest';
import { straight } from './straight.ts';

it('fetches a page from the file it lies in, and leaves out what only names it', () => {
	const scripts = new Map([
		['a/nodes/0.x.js', 'export{f as component,m as universal}from"../chunks/app.js";'],
		['a/nodes/1.x.js', 'export{v as component}from"../chunks/pages.js"'],
		['a/nodes/2.x.js', 'const e=1;export{e as component}'],
		['a/chunks/pages.js', 'import("./words.js")'],
		[
			'a/chunks/app.js',
			'k=[()=>import(`../nodes/0.x.js`),()=>import("../nodes/1.x.js"),()=>import("../nodes/2.x.js")]'
		]
	]);
	const left = straight(scripts);
	expect([...left.keys()]).toEqual(['a/nodes/2.x.js', 'a/chunks/pages.js', 'a/chunks/app.js']);
	expect(left.get('a/chunks/app.js')).toBe(
		'k=[()=>import("./app.js").then(n=>({component:n.f,universal:n.m})),' +
			'()=>import("./pages.js").then(n=>({component:n.v})),()=>import("../nodes/2.x.js")]'
	);
	for (const same of ['a/nodes/2.x.js', 'a/chunks/pages.js']) expect(left.get(same)).toBe(scripts.get(same));
});

it('has what Kit starts with, and what the bundler made for itself, in the file of the start page', async () => {
	const scripts = new Map([
		['a/entry/start.js', 'export{N as start}from"../chunks/app.js";'],
		['a/entry/app.js', 'export{k as nodes,root}from"../chunks/app.js"'],
		['a/chunks/own.js', 'var e=1,ee=t=>({...t,own:e});export{ee};'],
		['a/chunks/app.js', 'import{ee}from"./own.js";var e=2,k=ee({e}),n=()=>k,root=3;export{k,n as N,root};'],
		['a/chunks/words.js', 'import{N}from"./app.js";import{ee}from"./own.js";export const w=ee({w:N()});']
	]);
	const left = straight(scripts);
	expect([...left.keys()]).toEqual(['a/chunks/app.js', 'a/chunks/words.js']);
	const [app = '', words = ''] = left.values();
	expect(words).toBe('import{N}from"./app.js";import{ee}from"./app.js";export const w=ee({w:N()});');
	// What the file is fetched as does the same, and its own `e` is none of the helper's.
	const { start, nodes, root } = (await import(
		/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(app)}`
	)) as { start: () => unknown; nodes: unknown; root: unknown };
	expect([start(), nodes, root]).toEqual([{ e: 2, own: 1 }, { e: 2, own: 1 }, 3]);
});
