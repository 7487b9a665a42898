// @ts-nocheck
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compress, readText } from './compression';

const blob = (...parts: BlobPart[]) => new Blob(parts);

describe('a file that may be anything', () => {
	test.each(['', 'Ana 🦤\n', 'x'.repeat(100_000)])('comes back as it was packed', async (text) => {
		const packed = await compress(text);
		expect(packed && (await readText(packed, 200_000))).toEqual({ ok: true, text });
	});
	test('is read as it is when it is not packed', async () => {
		expect(await readText(blob('{"tables": []}'), 100)).toEqual({ ok: true, text: '{"tables": []}' });
	});
	test.each([
		['200 MB as they are', new Blob(Array.from({ length: 200 }, () => new Uint8Array(1_000_000)))],
		['a small file that unpacks to 200 MB', blob(gzipSync(new Uint8Array(200_000_000)))]
	])('%s are not taken', async (_, file) => {
		expect(await readText(file, 50_000_000)).toEqual({ ok: false, why: 'too-much' });
	});
	test.each([
		['broken off', blob(gzipSync('Ana and Ben and so on'.repeat(9)).subarray(0, 30))],
		['with a wrong check sum', blob(gzipSync('Ana').map((byte, i) => (i === 12 ? byte ^ 1 : byte)))],
		['no text', blob(new Uint8Array([0xff, 0xfe, 0x00, 0xd8]))]
	])('%s is not whole', async (_, file) => {
		expect(await readText(file, 1000)).toEqual({ ok: false, why: 'not-whole' });
	});
});
