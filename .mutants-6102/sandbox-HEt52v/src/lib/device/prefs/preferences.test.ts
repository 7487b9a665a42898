// @ts-nocheck
import { describe, expect, test } from 'vitest';
import { appearance, clampPace, readPace, readSwitch, readTheme, readVoiceName } from './preferences';

describe('what was kept is read back, and the rest is the default', () => {
	test.each([
		['dark', 'dark'],
		['contrast', 'contrast'],
		[null, 'system'],
		['DARK', 'system'],
		['<b>', 'system']
	])('theme %j is %s', (text, theme) => expect(readTheme(text)).toBe(theme));

	test.each([
		['3', 3],
		['30', 30],
		['2', 3],
		['31', 30],
		[null, 8],
		['', 8],
		['-5', 8],
		['8.5', 8],
		['NaN', 8],
		['1e9', 8]
	])('pace %j is %i seconds', (text, pace) => expect(readPace(text)).toBe(pace));

	test.each([
		['on', false, true],
		['off', true, false],
		['true', false, false],
		[null, true, true]
	])('switch %j, usually %s, is %s', (text, usual, on) => expect(readSwitch(text, usual)).toBe(on));

	test.each([
		['Mónica', 'Mónica'],
		[' ', undefined],
		[null, undefined],
		['x'.repeat(201), undefined]
	])('voice %j is %j', (text, name) => expect(readVoiceName(text)).toBe(name));
});

test.each([
	[Number.NaN, 8],
	[Number.POSITIVE_INFINITY, 8],
	[-1, 3],
	[7.6, 8],
	[500, 30]
])('a pace of %d becomes %i', (asked, pace) => expect(clampPace(asked)).toBe(pace));

test.each([
	['system', false, 'light', false],
	['system', true, 'dark', false],
	['light', true, 'light', false],
	['dark', false, 'dark', false],
	['contrast', false, 'light', true],
	['contrast', true, 'dark', true]
] as const)('%s on a device that is dark: %s looks %s, more contrast: %s', (theme, dark, look, more) => {
	expect(appearance(theme, dark)).toMatchObject({ theme: look, moreContrast: more });
});

test('the bar has a colour of its own in each look', () => {
	const bars = (['light', 'dark', 'contrast'] as const).map((theme) => appearance(theme, false).bar);
	expect(new Set([...bars, appearance('contrast', true).bar]).size).toBe(4);
});
