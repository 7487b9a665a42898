import { playersSchema, type Player } from '$lib/domain/opening';
import { loadLocal, saveLocal } from '$lib/device/prefs/local-store';
import * as v from 'valibot';

/** People who often play together, under a name of theirs. */
export interface Group {
	readonly name: string;
	readonly players: readonly Player[];
}

const schema = v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty()), players: playersSchema }));

function load(): readonly Group[] {
	try {
		const read = v.safeParse(schema, JSON.parse(loadLocal('groups') ?? '[]'));
		return read.success ? read.output : [];
	} catch {
		return [];
	}
}

/** The same people, in whatever order. */
export const samePeople = (one: readonly Player[], other: readonly Player[]): boolean =>
	one.length === other.length && one.every(({ id }) => other.some((player) => player.id === id));

/** The groups of this device. A name that is saved again has new people. */
export class Groups {
	all = $state.raw<readonly Group[]>(load());

	save(name: string, players: readonly Player[]): void {
		this.#keep([...this.all.filter((group) => group.name !== name), { name, players }]);
	}
	remove(name: string): void {
		this.#keep(this.all.filter((group) => group.name !== name));
	}
	#keep(groups: readonly Group[]): void {
		this.all = groups;
		saveLocal('groups', JSON.stringify(groups));
	}
}
