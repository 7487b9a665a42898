import { newId } from '$lib/domain/ids';
import { sameName, tidyName, whyNoName } from '$lib/domain/names';
import type { Player } from '$lib/domain/opening';
import type { NameRefusal, Seats } from './seats.svelte';

/**
 * Gives a seat another name, or answers why not. A remembered person keeps theirs: by another name another person sits
 * there.
 * @param known remembered people
 */
export function renameSeat(
	seats: Seats,
	{ id }: Player,
	typed: string,
	known: readonly Player[]
): NameRefusal | undefined {
	const name = tidyName(typed);
	const same = seats.players.find((other) => other.id !== id && sameName(other.name, name));
	const refusal = same ? ({ why: 'same-name', name: same.name } as const) : whyNoName(name);
	if (refusal) return refusal;
	const person = known.find((other) => sameName(other.name, name));
	const own = known.some((other) => other.id === id) ? newId() : id;
	const renamed = person ? { id: person.id, name: person.name } : { id: own, name };
	seats.players = seats.players.map((player) => (player.id === id ? renamed : player));
	return undefined;
}
