import { afterEach, expect, it } from 'vitest';
import { language } from '$lib/i18n';
import type { QuingoRefusal } from '../rules/refusal';
import { table } from '../rules/testing';
import { refusalSentence } from './refusals';

afterEach(() => {
	language.set('en');
});

it.each([
	['en', 2.5, /^2\.5 /],
	['es', 2.5, /^2,5 /],
	['es', 12_345, /^12345 /]
] as const)('in %s what can be no wild is quoted as it was typed: %d', (spoken, value, quoted) => {
	language.set(spoken);
	const refusal: QuingoRefusal = { why: 'not-a-wild', value, most: 48 };
	expect(refusalSentence(table().context, refusal)).toMatch(quoted);
});
