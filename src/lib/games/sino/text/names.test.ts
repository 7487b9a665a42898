import { beforeEach, expect, test } from 'vitest';
import { language } from '$lib/i18n';
import { space, table } from '../rules/testing';
import { spaceNames } from './names';

beforeEach(() => {
	language.set('en');
});

test.each([
	['blue 2', ['blue 2']],
	['blue 2, 3, and 4', ['blue 2', 'blue 3', 'blue 4']],
	['blue 2 and red 9', ['blue 2', 'red 9']]
])('[S-7] %s: a colour that all numbers have is said once', (words, names) => {
	expect(spaceNames(table().context, names.map(space))).toBe(words.replace(/(?<=blue|red) /g, '\u00a0'));
});
