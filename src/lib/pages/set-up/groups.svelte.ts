import { sameName } from '$lib/domain/names';
import type { Player } from '$lib/domain/opening';
import { removeGroup, saveGroup } from '$lib/storage/groups';
import type { Group } from '$lib/storage/schema';
import type { Stored } from '$lib/storage/trouble';

/** Returns whether these are the same people, in whatever order. */
export const samePeople = (one: readonly Player[], other: readonly Player[]): boolean =>
	one.length === other.length && one.every(({ id }) => other.some((player) => player.id === id));

/** The groups of this device. A name that is saved again has new people. */
export class Groups {
	all: readonly Group[] = $state.raw([]);

	constructor(saved: readonly Group[]) {
		this.all = saved;
	}

	/** Returns the group that has a name, or else one that has it but for case: earlier ones may differ in nothing else. */
	named(name: string): Group | undefined {
		const of = (is: (other: string) => boolean) => this.all.find((group) => is(group.name));
		return of((other) => other === name) ?? of((other) => sameName(other, name));
	}

	/** Resolves when it is durable, or says why it is not. */
	save(name: string, seated: readonly Player[]): Promise<Stored<void>> {
		const former = this.named(name);
		// Storage takes no proxies.
		const group = { name, players: seated.map((player) => ({ ...player })), savedAt: Date.now() };
		this.all = [...this.all.filter((one) => one !== former), group];
		return saveGroup(group, undefined, former?.name);
	}
	/** Resolves when that is durable, or says why it is not. */
	remove(name: string): Promise<Stored<void>> {
		this.all = this.all.filter((group) => group.name !== name);
		return removeGroup(name);
	}
}
