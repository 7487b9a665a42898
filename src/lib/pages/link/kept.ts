import { loadLocal, saveLocal } from '$lib/device/prefs/local-store';
import { newId } from '$lib/domain/ids';
import type { KeptMirror } from '$lib/link/proposals';
import { removeOldest, saveKept, loadKept } from '$lib/session/kept';
import * as v from 'valibot';

const shelf = 'link';
/** Tables of other devices that this one remembers. */
const most = 3;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const said = v.object({
	fact: v.looseObject({ type: v.string() }),
	moment: v.optional(v.record(v.string(), v.unknown()))
});
const schema = v.object({
	table: id,
	box: id,
	rows: v.array(v.unknown()),
	proposals: v.array(
		v.object({
			said: v.array(said),
			fill: v.optional(v.unknown()),
			draws: v.optional(v.boolean()),
			named: v.optional(count),
			since: count,
			at: count
		})
	),
	player: v.nullable(id),
	seeds: v.optional(v.array(id)),
	stands: v.optional(v.object({ what: v.string(), round: v.optional(v.unknown()) })),
	heard: v.optional(count),
	colours: v.optional(v.record(v.string(), v.string()))
});

/** Returns this device's own id among those linked to a table. */
export function deviceId(): string {
	const known = loadLocal('link.device');
	if (known) return known;
	const made = newId();
	saveLocal('link.device', made);
	return made;
}

/** Returns the tables that this device was linked to, the latest first, without what is damaged. */
export async function keptMirrors(): Promise<readonly KeptMirror[]> {
	const kept = await loadKept(shelf, 'table/');
	const values = kept.ok ? kept.value : [];
	return values.flatMap((value) => {
		const read = v.safeParse(schema, value);
		return read.success ? [read.output] : [];
	});
}

let last: KeptMirror | undefined;
let writing: Promise<unknown> | undefined;

/** Keeps a table as it is known now; what changes meanwhile is kept after that. */
export async function keepMirror(mirror: KeptMirror): Promise<void> {
	last = mirror;
	// For a day the shelf leads back to it.
	saveLocal('link.at', String(Date.now()));
	if (writing) return;
	while (last) {
		const next: KeptMirror = last;
		last = undefined;
		const plain = JSON.parse(JSON.stringify(next)) as KeptMirror;
		writing = saveKept(shelf, `table/${next.table}`, plain);
		await writing;
	}
	writing = undefined;
	void removeOldest(shelf, 'table/', most);
}

/** Forgets a table; what of it is still to be written is not. */
export async function forget(table: string): Promise<void> {
	if (last?.table === table) last = undefined;
	saveLocal('link.at', null);
	await writing;
	await removeOldest(shelf, `table/${table}`, 0);
}
