import { saveLocal } from '$lib/device/prefs/local-store';
import { findBox } from '$lib/games/registry';
import type { Parcel } from '$lib/link/giving';
import { toldThere } from '$lib/link/new-seed';
import { saveDraft } from '$lib/storage/drafts';
import { importTransfer, validateTransfer } from '$lib/storage/import';
import { parsePerson } from '$lib/storage/validate-table';
import { told } from './told';

const validated = ({ rows }: Parcel) => validateTransfer(rows[0]?.table ?? '', rows, findBox);

/** Resolves with whether a table that comes over a line is one, as a table of a file would have to be. */
export const readParcel = async (parcel: Parcel): Promise<boolean> => (await validated(parcel)).ok;

/** Under which id the tables that came go on here: their own, unless they went on differently here before. */
const ids = new Map<string, string>();
export const idHere = (table: string): string => ids.get(table) ?? table;

/** Writes a table that came over a line to the disk, as one that is played here. */
export async function openParcel(parcel: Parcel): Promise<boolean> {
	const table = await validated(parcel);
	if (!table.ok) return false;
	const seated = new Set(table.summary.players.map(({ id }) => id));
	const people = parcel.people.flatMap((one) => parsePerson(one) ?? []).filter(({ id }) => seated.has(id));
	const saved = await importTransfer(table, Date.now(), people);
	if (!saved.ok) return false;
	ids.set(table.id, saved.value);
	for (const seal of toldThere(parcel, saved.value)) await told.add(saved.value, seal);
	saveLocal(`link.may.${saved.value}`, parcel.may === 'all' ? 'all' : null);
	// What is half typed is lost with less: the table is here.
	await saveDraft(saved.value, parcel.draft);
	return true;
}
