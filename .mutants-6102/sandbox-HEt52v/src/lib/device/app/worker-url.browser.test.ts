// @ts-nocheck
import { expect, test } from 'vitest';
import { isWorkerUrl, trustedWorkerUrl } from './worker-url';

test.each([
	['/sw.js', true],
	['/repo/sw.js', true],
	['https://tablemate.example/sw.js', true],
	['https://elsewhere.example/sw.js', false],
	['//elsewhere.example/sw.js', false],
	['/sw.js?x=1', false],
	['/sw.js#x', false],
	['/not-sw.json', false],
	['blob:https://tablemate.example/sw.js', false],
	['data:text/javascript,/sw.js', false]
])('%s: %s', (url, isOurs) => expect(isWorkerUrl(url, 'https://tablemate.example/play/')).toBe(isOurs));

test('the browser takes it for a trusted address, again and again; others are refused', () => {
	const { trustedTypes } = globalThis as unknown as {
		trustedTypes: { isScriptURL(value: unknown): boolean };
	};
	for (const url of ['/sw.js', '/repo/sw.js']) {
		const trusted: unknown = trustedWorkerUrl(url);
		expect(trustedTypes.isScriptURL(trusted)).toBe(true);
		expect(String(trusted)).toBe(url);
	}
	expect(() => trustedWorkerUrl('https://elsewhere.example/sw.js')).toThrow(TypeError);
});
