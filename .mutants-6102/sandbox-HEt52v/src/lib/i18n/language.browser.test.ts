// @ts-nocheck
import { beforeEach, expect, it } from 'vitest';
import { tick } from 'svelte';
import { language, m } from './index.ts';

beforeEach(() => {
	localStorage.clear();
	language.set('en');
});

it('changes the words, the lang of the page and what is remembered, at once', () => {
	expect(m.settings_title()).toBe('Settings');
	language.set('es');
	expect(m.settings_title()).toBe('Ajustes');
	expect(document.documentElement.lang).toBe('es');
	expect(localStorage.getItem('tablemate.language')).toBe('es');
});

it('takes over the stored language when the page has hydrated, and shows the page', async () => {
	localStorage.setItem('tablemate.language', 'es');
	document.documentElement.setAttribute('data-waiting', '');
	const stop = language.start();
	expect(language.current).toBe('es');
	await tick();
	expect(document.documentElement.hasAttribute('data-waiting')).toBe(false);
	stop();
});

it('follows another tab until it is stopped', () => {
	localStorage.setItem('tablemate.language', 'en');
	const stop = language.start();
	localStorage.setItem('tablemate.language', 'es');
	dispatchEvent(new StorageEvent('storage', { key: 'tablemate.language' }));
	expect(language.current).toBe('es');
	stop();
	localStorage.setItem('tablemate.language', 'en');
	dispatchEvent(new StorageEvent('storage', { key: 'tablemate.language' }));
	expect(language.current).toBe('es');
});
