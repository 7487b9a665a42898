import { longestName, tidyName } from '$lib/domain/names';
import { playersSchema } from '$lib/domain/opening';
import * as v from 'valibot';
import { database, type Database } from './db';
import { loadInputs, saveInputs } from './input-store';
import { momentSchema, onlyIntact } from './intact';
import type { Group } from './schema';
import type { Stored } from './trouble';

export const groupSchema = v.object({
	name: v.pipe(
		v.string(),
		v.nonEmpty(),
		v.check((name) => name === tidyName(name).slice(0, longestName))
	),
	players: playersSchema,
	savedAt: momentSchema
});

/** Lists the groups of this device, the first saved first. */
export async function listGroups(from: Database = database): Promise<readonly Group[]> {
	const groups = onlyIntact(groupSchema, await loadInputs('groups', from));
	// Of one name the first is the later one.
	const named = new Map(groups.reverse().map((group) => [group.name, group]));
	return [...named.values()].sort((one, other) => one.savedAt - other.savedAt);
}

/** Saves a group, in the place of one that has its name, and of the one that was called `former`. */
export const saveGroup = (
	group: Group,
	to: Database = database,
	former = group.name
): Promise<Stored<void>> =>
	saveInputs(
		[
			{ store: 'groups', key: former, value: undefined },
			{ store: 'groups', key: group.name, value: group }
		],
		to
	);

/** Removes the group of a name. */
export const removeGroup = (name: string, of: Database = database): Promise<Stored<void>> =>
	saveInputs([{ store: 'groups', key: name, value: undefined }], of);
