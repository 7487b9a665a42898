import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import { language } from '$lib/i18n';
import { database } from '$lib/storage/db';
import { pendingTables, setPending } from '$lib/storage/pending';
import { announcer } from '../feedback/announcer.svelte';
import { toasts } from '../feedback/toasts.svelte';
import { dropSecondTaps } from './double-tap';

// All test files of a worker share one page. Each file begins in English, with nothing on a screen of the usual size, with
// nothing that another could not save, and with nobody known: who is known has a name of their own, whatever is typed.
language.set('en');
cleanup();
document.body.replaceChildren();
await page.viewport(414, 896);
for (const [table] of pendingTables()) setPending(table, undefined);
await database.write((db) => db.clear('people'));

// The guard against a hand that shakes does not end: each test begins with an empty page and nothing said, and its first
// tap or key is never the second one of the test before.
dropSecondTaps();
beforeEach(async () => {
	cleanup();
	toasts.clear();
	announcer.clear();
	const elsewhere = document.createElement('button');
	document.body.append(elsewhere);
	elsewhere.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
	elsewhere.dispatchEvent(
		new MouseEvent('click', { detail: 1, clientX: -999, clientY: -999, bubbles: true, cancelable: true })
	);
	elsewhere.remove();
	// Taps before the next frame are meant for what lay there before that one.
	await new Promise(requestAnimationFrame);
});
