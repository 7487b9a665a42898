// @ts-nocheck
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '$lib/domain/tries.testing';
import { fromBase45, toBase45 } from './base45';
import { crc32, MalformedData } from './bytes';
import { encodeRows, decodeRows } from './compact';
import { blockSize, FountainDecoder, encodeFountain, type FountainCodes } from './fountain';

/** What may stand in a fact, as JSON gives it back. */
const anyJson = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const anyRow = fc.oneof(
	fc.nat(500).map((strikes) => ({ strikes })),
	fc.nat(500).map((restores) => ({ restores })),
	fc.record({ v: fc.integer({ min: 1, max: 9 }), fact: fc.dictionary(fc.string(), anyJson) }),
	fc.constant({ v: 1, fact: { type: 'ball.called', number: 0, half: 0.5, none: '', large: 2 ** 53 - 1 } }),
	fc.constant(JSON.parse('{"v":1,"fact":{"__proto__":{"toString":"x"},"constructor":3}}') as object)
);
const anyRows = fc.array(fc.tuple(anyRow, fc.nat(3), fc.integer({ min: -9e6, max: 9e6 }))).map((said) => {
	let seq = -1;
	return said.map(([row, step, later]) => ({ table: 't', seq: (seq += step + 1), at: 1e12 + later, ...row }));
});

describe('rows in few bytes', () => {
	test('come back as they were', () => {
		fc.assert(
			fc.property(anyRows, (rows) => {
				const bytes = encodeRows('t', rows);
				expect(JSON.stringify(bytes && decodeRows(bytes))).toBe(JSON.stringify({ table: 't', rows }));
			})
		);
	});
	test('a row of another table, or none at all, is not packed', () => {
		expect(encodeRows('t', [{ table: 'u', seq: 0, at: 0 }])).toBeUndefined();
		expect(encodeRows('t', [7])).toBeUndefined();
		expect(encodeRows('t', [{ table: 't', seq: 0.5, at: 0 }])).toBeUndefined();
	});
	test('any other bytes are refused, never half read', () => {
		const whole = encodeRows('t', [{ table: 't', seq: 0, at: 5, v: 1, fact: { type: 'x', list: [1, 2] } }]);
		if (!whole) throw new Error('not packed');
		for (let length = 0; length < whole.length; length++)
			expect(() => decodeRows(whole.subarray(0, length))).toThrow(MalformedData);
		expect(() => decodeRows(Uint8Array.from([...whole, 0]))).toThrow(MalformedData);
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
				try {
					decodeRows(bytes);
				} catch (error) {
					expect(error).toBeInstanceOf(MalformedData);
				}
			})
		);
		// A few bytes that promise a hundred thousand rows make no room for them before they are there.
		expect(() => decodeRows(Uint8Array.from([1, 1, 116, 0xa0, 0x8d, 6, 0, 0, 2, 0]))).toThrow(MalformedData);
	});
});

test('base 45: bytes there and back, in signs that a code writes small', () => {
	expect(toBase45(new TextEncoder().encode('Hello!!'))).toBe('%69 VD92EX0');
	fc.assert(
		fc.property(fc.uint8Array(), (bytes) => {
			const text = toBase45(bytes);
			expect(text).toMatch(/^[0-9A-Z $%*+\-./:]*$/);
			expect([...(fromBase45(text) ?? [])]).toEqual([...bytes]);
		})
	);
	for (const text of ['A', 'a12', 'GGW', '::']) expect(fromBase45(text)).toBeUndefined();
});
test('the check sum is the usual one', () => {
	expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 7919) >> (i % 9));
function codesOf(bytes: Uint8Array): FountainCodes {
	const frames = encodeFountain(bytes);
	if (!frames) throw new Error('too many');
	return frames;
}

describe('codes', () => {
	test('one is enough for what fits into one', () => {
		const bytes = bytesOf(blockSize);
		const frames = codesOf(bytes);
		expect(frames.blocks).toBe(1);
		const read = new FountainDecoder().decode(frames.code(0));
		expect(read).toEqual({ what: 'all', bytes });
	});
	test('any of them, in any order, with any lost: a few more than there are blocks are enough', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: blockSize + 1, max: blockSize * 40 }),
				fc.integer(),
				fc.integer({ min: 1, max: 9 }),
				(length, seed, lost) => {
					const bytes = bytesOf(length);
					const frames = codesOf(bytes);
					// From anywhere in the show, only one of so many is seen; the others are lost.
					const first = Math.abs(seed) % 1000;
					const decoder = new FountainDecoder();
					let seen = 0;
					for (let number = first; ; number += lost) {
						const read = decoder.decode(frames.code(number));
						seen++;
						if (read.what === 'all') {
							expect([...read.bytes]).toEqual([...bytes]);
							break;
						}
						expect(seen).toBeLessThan(frames.blocks + 24);
					}
				}
			),
			{ numRuns: tries(12, 60) }
		);
	});
	test('the usual case costs hardly more than the blocks', () => {
		const frames = codesOf(bytesOf(blockSize * 15));
		const counts = Array.from({ length: 60 }, (_, from) => {
			const decoder = new FountainDecoder();
			for (let seen = 1; ; seen++)
				if (decoder.decode(frames.code(from * 31 + seen)).what === 'all') return seen;
		});
		expect(counts.reduce((sum, count) => sum + count) / counts.length).toBeLessThan(18);
	});
	test('codes of another table, other codes and misread ones do no harm', () => {
		const [one, other] = [codesOf(bytesOf(3000)), codesOf(bytesOf(2500))];
		const decoder = new FountainDecoder();
		expect(decoder.decode('https://example.org')).toEqual({ what: 'other' });
		expect(decoder.decode(one.code(0).slice(0, -3))).toEqual({ what: 'other' });
		expect(decoder.decode('TM1:')).toEqual({ what: 'other' });
		expect(decoder.decode(one.code(0))).toEqual({ what: 'more', had: 1, of: 4 });
		expect(decoder.decode(one.code(0))).toEqual({ what: 'more', had: 1, of: 4 });
		expect(decoder.decode(other.code(1))).toMatchObject({ what: 'more', had: 1 });
		decoder.decode(one.code(2));
		decoder.decode(other.code(0));
		decoder.decode(one.code(3));
		expect(decoder.decode(one.code(1))).toMatchObject({ what: 'all' });
		// One sign is wrong: they never add up, and gathering starts anew.
		const code = one.code(0);
		const wrong = code.slice(0, -4) + (code.endsWith('000') ? '1' : '0') + code.slice(-3);
		const again = new FountainDecoder();
		again.decode(wrong);
		for (const number of [1, 2, 3]) expect(again.decode(one.code(number)).what).toBe('more');
		for (const number of [0, 1, 2]) again.decode(one.code(number));
		expect(again.decode(one.code(3))).toMatchObject({ what: 'all' });
	});
	test('what is too much is not shown as codes', () => {
		expect(encodeFountain(new Uint8Array(blockSize * 200 + 1))).toBeUndefined();
		expect(encodeFountain(new Uint8Array())).toBeUndefined();
	});
});

describe('how many codes a table is', () => {
	/** Numbers that look like chance, the same in every run. */
	function chances(seed: number) {
		let state = seed;
		return (below: number) => {
			state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
			return Math.floor((state / 2 ** 32) * below);
		};
	}
	const people = ['Ana', 'Benjamín', 'Carla', 'Dora'].map((name, i) => ({
		id: `${'0123456789abcdef'.repeat(2).slice(i, i + 16)}beef`,
		name
	}));
	const opening = {
		type: 'table.opened',
		box: 'parker-bingo',
		variant: 'points',
		edition: 1,
		seed: '9f86d081884c7d659a2feaa0c55ad015',
		players: people,
		drawing: 'app',
		caller: null,
		options: { freeCentre: false, winnerCalls: false }
	};
	function journal(facts: readonly object[], chance: (below: number) => number) {
		let at = 1795289407000;
		return facts.map((fact, seq) => ({
			...{ table: '7f3c1e9a5b2d48f06c11', seq, at: (at += 2000 + chance(9000)), v: 1, fact }
		}));
	}
	const codes = (rows: readonly object[]) => {
		const bytes = encodeRows('7f3c1e9a5b2d48f06c11', rows);
		return bytes ? encodeFountain(deflateRawSync(bytes))?.blocks : undefined;
	};

	test('a game of 75 calls is one code', () => {
		const chance = chances(1);
		const numbers = Array.from({ length: 75 }, (_, i) => i + 1).sort(() => chance(3) - 1);
		const facts = [opening, ...numbers.map((number) => ({ type: 'ball.called', number }))];
		expect(codes(journal(facts, chance))).toBe(1);
	});
	test('2,500 facts, claims with all their numbers among them, are fewer than 16', () => {
		const chance = chances(2);
		const facts = Array.from({ length: 2499 }, (_, i): object =>
			i % 30 === 29
				? {
						type: 'line.claimed',
						player: people[chance(4)]?.id,
						lines: [
							{
								line: `row-${String(1 + chance(5))}`,
								numbers: [1, 16, 31, 46, 61].map((n) => n + chance(15))
							}
						]
					}
				: i % 30 === 28
					? { type: 'bingo.shouted', player: people[chance(4)]?.id }
					: { type: 'ball.called', number: 1 + chance(75) }
		);
		expect(codes(journal([opening, ...facts], chance))).toBeLessThan(16);
	});
	test('2,500 rolls of five dice are fewer than 16, too', () => {
		const chance = chances(3);
		const facts = Array.from({ length: 2499 }, () => ({
			type: 'dice.rolled',
			values: [4, 6, 8, 10, 12].map((sides) => 1 + chance(sides))
		}));
		expect(codes(journal([opening, ...facts], chance))).toBeLessThan(16);
	});
});
