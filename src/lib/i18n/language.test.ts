import { expect, it } from 'vitest';
import { chooseLanguage, type Language } from './language.svelte.ts';

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
