import { loadDraft, saveDraft } from '$lib/storage/drafts';
import { expect, test, vi } from 'vitest';
import { DraftSaver } from './draft-saver.svelte';

test('what is typed is written down without a pause: the page may be gone the next moment', async () => {
	const table = crypto.randomUUID();
	// The first write of a page waits longer.
	await saveDraft(table, 'before');
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	const drafts = new DraftSaver(table, () => true);
	for (const typed of ['1', '12', '120']) drafts.set(typed);
	let stored: unknown;
	for (let reads = 0; reads < 50 && stored !== '120'; reads++) stored = await loadDraft(table);
	vi.useRealTimers();
	expect(stored).toBe('120');
});

test('what was said while another window wrote outlives the taking over', async () => {
	const table = crypto.randomUUID();
	await saveDraft(table, 'of the other window');
	let writes = false;
	const drafts = new DraftSaver(table, () => writes);
	await drafts.read();
	drafts.set('said while it watched');
	await drafts.flush();
	expect(await loadDraft(table)).toBe('of the other window');

	writes = true;
	// The pause after the typing ends while the stored draft is being read.
	const read = drafts.read();
	const flushed = drafts.flush();
	await Promise.all([read, flushed]);
	expect(drafts.value).toBe('said while it watched');
	expect(await loadDraft(table)).toBe('said while it watched');
});

test('what another window said after it is not lost to it', async () => {
	const table = crypto.randomUUID();
	let writes = false;
	const drafts = new DraftSaver(table, () => writes);
	await drafts.read();
	drafts.set('said while it watched');
	await drafts.flush();
	await saveDraft(table, 'said later by the window that wrote');

	writes = true;
	await drafts.read();
	await drafts.flush();
	expect(drafts.value).toBe('said later by the window that wrote');
	expect(await loadDraft(table)).toBe('said later by the window that wrote');
});

test('a draft said while the stored one is read stays', async () => {
	const table = crypto.randomUUID();
	await saveDraft(table, 'stored');
	const drafts = new DraftSaver(table, () => true);
	const read = drafts.read();
	drafts.set('said');
	await Promise.all([read, drafts.flush()]);
	expect(drafts.value).toBe('said');
});
