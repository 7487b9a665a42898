import type { Page } from '@playwright/test';

/** A fact as it lies in a journal. */
export type JournalFact = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The first fact of the table at this address. */
export const openingOf = (page: Page) =>
	page.evaluate(
		(table) =>
			new Promise<{ players: { id: string; name: string }[] }>((resolve, reject) => {
				const opening = indexedDB.open('tablemate');
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					const reading = opening.result.transaction('entries').objectStore('entries').get([table, 0]);
					reading.onerror = () => reject(reading.error ?? new Error('not read'));
					reading.onsuccess = () => {
						opening.result.close();
						resolve((reading.result as { fact: { players: { id: string; name: string }[] } }).fact);
					};
				};
			}),
		new URL(page.url()).searchParams.get('table') ?? ''
	);

/** Writes more facts into the journal of the table at this address, from `seq` on, as if they had been told. */
export const writeOn = (page: Page, seq: number, facts: readonly JournalFact[]): Promise<void> =>
	page.evaluate(
		({ table, seq, facts }) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('tablemate');
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					const tx = opening.result.transaction('entries', 'readwrite');
					for (const [i, fact] of facts.entries())
						tx.objectStore('entries').put({ table, seq: seq + i, at: Date.now(), v: 1, fact });
					tx.oncomplete = () => {
						opening.result.close();
						resolve();
					};
					tx.onerror = () => reject(tx.error ?? new Error('not written'));
				};
			}),
		{ table: new URL(page.url()).searchParams.get('table') ?? '', seq, facts }
	);
