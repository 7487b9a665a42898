// @ts-nocheck
import type { Player } from '$lib/domain/opening';
import { removeGroup, saveGroup, type Group } from '$lib/storage/groups';

/** The same people, in whatever order. */
export const samePeople = (one: readonly Player[], other: readonly Player[]): boolean =>
	one.length === other.length && one.every(({ id }) => other.some((player) => player.id === id));

/** The groups of this device. A name that is saved again has new people. */
export class Groups {
	all: readonly Group[] = $state.raw([]);

	constructor(saved: readonly Group[]) {
		this.all = saved;
	}

	save(name: string, seated: readonly Player[]): void {
		// Storage takes no proxies.
		const group = { name, players: seated.map((player) => ({ ...player })), savedAt: Date.now() };
		this.all = [...this.all.filter((one) => one.name !== name), group];
		void saveGroup(group);
	}
	remove(name: string): void {
		this.all = this.all.filter((group) => group.name !== name);
		void removeGroup(name);
	}
}
