import type { Total } from '$lib/domain/total';

/**
 * Returns the place of each total, counted from 1, the best first: neighbours with as much have the same one, but nobody
 * has the winner's who did not win. Who left stands below those who are there where a box lets only them win (0029).
 *
 * @param winners those who won, by the id of their total
 */
export function placesOf(ranked: readonly Total[], winners: readonly string[]): readonly number[] {
	let place = 0;
	return ranked.map(({ id, score }, at) => {
		const before = ranked[at - 1];
		const level = before?.score === score && winners.includes(before.id) === winners.includes(id);
		return (place = level ? place : at + 1);
	});
}
