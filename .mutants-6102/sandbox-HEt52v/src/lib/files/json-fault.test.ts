// @ts-nocheck
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonFault } from './json-fault';

const parses = (text: string): boolean => {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
};

it.each([
	['', 0],
	['  ', 2],
	['[1,]', 3],
	['[,]', 1],
	['{"a" 1}', 5],
	['{"a":1,}', 7],
	['{a:1}', 1],
	['{"a":}', 5],
	['[1 2]', 3],
	['[1}', 2],
	['{"a":1]', 6],
	['1 2', 2],
	['01', 1],
	['tru', 0],
	['"a\nb"', 0],
	['[', 1],
	["{'a':1}", 1]
])('%j stops at %d', (text, at) => {
	expect(jsonFault(text)).toBe(at);
	expect(parses(text)).toBe(false);
});

it('finds a fault exactly in what JSON.parse refuses', () => {
	const mangled = fc
		.tuple(fc.json(), fc.nat(200), fc.constantFrom('', ',', ']', '}', '"', '0', ' ', '\\', ':', '{', 'e'))
		.map(([text, at, bit]) => text.slice(0, at) + bit + text.slice(at + 1));
	fc.assert(
		fc.property(fc.oneof(fc.json(), mangled), (text) => {
			expect(jsonFault(text) === undefined).toBe(parses(text));
		}),
		{ numRuns: 2000, seed: 7 }
	);
});
