import { loadLocal } from '$lib/device/prefs/local-store';
import { readRows } from '$lib/domain/fold';
import type { Row } from '$lib/domain/rows';
import type { Giver } from '$lib/link/giving';
import { saveKept } from '$lib/session/kept';
import type { Table } from '$lib/session/table.svelte';
import { loadJournal } from '$lib/storage/backup';
import { loadRoster } from '$lib/storage/people';
import { Roster } from '$lib/storage/roster';
import { WriterLock } from '$lib/storage/tabs';
import { markTransferred } from '$lib/storage/transfers';
import { peopleAt } from '../transfer/people-at';
import { told } from './told';
import type { Went } from './went';

/** How long (ms) storage may take for what was said last. */
const patience = 5000;

/** Waits until something is so; resolves with whether it came to that in time. */
async function within(ms: number, is: () => boolean): Promise<boolean> {
	for (const end = Date.now() + ms; !is();) {
		if (Date.now() > end) return false;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	return true;
}

/** Returns what this device does with a table that goes to another one; `to`: whose that is, where it is known. */
export function giverOf(
	table: Table,
	to: string | undefined,
	end: Pick<Giver, 'gone' | 'unsure' | 'stayed'>
): Omit<Giver, 'changed'> {
	let lock: WriterLock | undefined;
	/** Another window took the right to write while it went. */
	let taken = false;
	const remember = (sure: boolean) => {
		const went: Went = { to: to ?? null, sure };
		return saveKept('link', `went/${table.id}`, went);
	};
	/** Once the screen has left the table, so that it is not given the right to write. */
	const letGo = () => setTimeout(() => void lock?.release(Promise.resolve()), 1000);
	return {
		async freeze() {
			// As another window takes over: this one, and all others, watch from now on.
			lock = new WriterLock(
				table.id,
				() => undefined,
				() => (taken = true)
			);
			const held = await lock.takeOver();
			const still = await within(patience, () => table.watching && table.saving === 'saved');
			if (!held || !still) return 'unsaved';
			const [journal, people] = await Promise.all([loadJournal(table.id), loadRoster()]);
			if (!journal.ok) return 'unsaved';
			const read = readRows(table.box, journal.value);
			if (read.damaged.length > 0 || read.newer) return 'damaged';
			return {
				rows: journal.value as readonly Row[],
				people: peopleAt(journal.value, people.ok ? people.value : new Roster()),
				draft: table.draft,
				may: loadLocal(`link.may.${table.id}`) === 'all' ? 'all' : 'own',
				told: told.of(table.id)
			};
		},
		// The screen is in the line for it, and is given it back.
		thaw: () => void lock?.release(Promise.resolve()),
		async mark() {
			if (taken || !(await remember(false)).ok) return false;
			return (await markTransferred(table.id, Date.now())).ok;
		},
		after(ms, run) {
			const timer = setTimeout(run, ms);
			return () => clearTimeout(timer);
		},
		unmark: async () => (await markTransferred(table.id, undefined)).ok,
		...end,
		gone() {
			void remember(true);
			letGo();
			end.gone();
		},
		unsure() {
			letGo();
			end.unsure();
		}
	};
}
