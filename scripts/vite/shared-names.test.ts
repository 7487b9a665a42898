import { expect, it } from 'vitest';
import { shareNames } from './shared-names.ts';

const given = (scripts: Record<string, string>, entries: readonly string[] = []) =>
	Object.fromEntries(shareNames(new Map(Object.entries(scripts)), new Set(entries)));

it('calls what a file takes from another the same in both, by the shortest names what most files take', () => {
	expect(
		given({
			'c/a.js': 'const x=1,y=2;export{x as n,y as t};',
			'c/b.js': 'import{t as e}from"./a.js";e();export{e as n};',
			'd/c.js': 'import{n as r,t as o}from"../c/a.js";import{n as s}from"../c/b.js";r(o,s);'
		})
	).toEqual({
		'c/a.js': { code: 'const x=1,y=2;export{x as et,y as ee};', locals: { x: 'et', y: 'ee' } },
		'c/b.js': { code: 'import{ee as e}from"./a.js";e();export{e as en};', locals: { e: 'ee' } },
		'd/c.js': {
			code: 'import{et as r,ee as o}from"../c/a.js";import{en as s}from"../c/b.js";r(o,s);',
			locals: { r: 'et', o: 'ee', s: 'en' }
		}
	});
});

it('leaves the names that import() asks for', () => {
	const a = 'const x=1,y=2;export{x as n,y as t};';
	const all = { code: a, locals: {} };
	expect(
		given({ 'a.js': a, 'b.js': 'import{n as e,t as f}from"./a.js";e(f,import(`./a.js`));' })['a.js']
	).toEqual(all);
	expect(
		given({ 'a.js': a, 'b.js': 'import{n as e,t as f}from"./a.js";e(f,import("./a.js").then(e=>e.n));' })[
			'a.js'
		]
	).toEqual({ code: 'const x=1,y=2;export{x as n,y as ee};', locals: { y: 'ee' } });
});

it('leaves the names of what a file hands on', () => {
	const a = 'const x=1,y=2;export{x as n,y as t};';
	const pages = {
		'b.js': 'export{n as component}from"./a.js";',
		'c.js': 'import{n as e,t as f}from"./a.js";e(f);'
	};
	expect(given({ 'a.js': a, ...pages })['a.js']).toEqual({
		code: 'const x=1,y=2;export{x as n,y as ee};',
		locals: { y: 'ee' }
	});
});

it('leaves the names of what the page asks for, default ones and what comes from elsewhere', () => {
	const a = 'const x=1,y=2;export{x as n,y as default};';
	const b = 'import{n as e,default as f}from"./a.js";import{n as g}from"./not-here.js";e(f,g);';
	expect(given({ 'a.js': a, 'b.js': b }, ['a.js'])).toEqual({
		'a.js': { code: a, locals: {} },
		'b.js': { code: b, locals: {} }
	});
});

it('gives nothing a name that stays with something else', () => {
	expect(
		given({
			'a.js': 'const x=1,y=2;export{x as ee,y as t};',
			'b.js': 'import{t as e}from"./a.js";e(import(`./a.js`).then(e=>e.ee));'
		})['a.js']
	).toEqual({ code: 'const x=1,y=2;export{x as ee,y as et};', locals: { y: 'et' } });
});
