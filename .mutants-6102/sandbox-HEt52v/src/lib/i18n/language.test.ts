// @ts-nocheck
import { expect, it } from 'vitest';
import { chooseLanguage, inRegion, type Language } from './language.svelte.ts';

const cases: [stored: string | null, wishes: string[], chosen: Language][] = [
	[null, ['es-MX', 'en'], 'es'],
	[null, ['de-DE', 'ES'], 'es'],
	[null, ['en-GB', 'es'], 'en'],
	[null, ['fr'], 'en'],
	[null, [], 'en'],
	['en', ['es'], 'en'],
	['es', ['en'], 'es'],
	['klingon', ['es'], 'es'],
	['', ['es'], 'es']
];

it.each(cases)('stored %j and wishes %j choose %s', (stored, wishes, chosen) => {
	expect(chooseLanguage(stored, wishes)).toBe(chosen);
});

it.each([
	['en', ['en-GB', 'en'], 'en-GB', '22/11/2026, 14:05'],
	['en', ['en-US'], 'en-US', '11/22/26, 2:05 PM'],
	['es', ['en-US', 'es-MX'], 'es-MX', '22/11/26, 2:05 p.m.'],
	['en', ['de-DE', 'de'], 'en-DE', '22/11/2026, 14:05'],
	['es', ['es'], 'es', '22/11/26, 14:05'],
	['en', [], 'en', '11/22/26, 2:05 PM'],
	['en', ['zh-Hant-TW'], 'en-TW', '11/22/26, 2:05 PM']
] as const)('%s on a device that wishes %j is %s: %s', (language, wishes, locale, text) => {
	expect(inRegion(language, wishes)).toBe(locale);
	const written = new Intl.DateTimeFormat(locale, {
		dateStyle: 'short',
		timeStyle: 'short',
		timeZone: 'UTC'
	});
	expect(written.format(Date.UTC(2026, 10, 22, 14, 5)).replace(/\s/gu, ' ')).toBe(text);
});
