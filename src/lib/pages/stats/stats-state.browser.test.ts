import { expect, it } from 'vitest';
import { box } from '$lib/games/any-game';
import { opening } from '$lib/games/any-game/rules/testing';
import type { Row } from '$lib/domain/rows';
import { appendRows } from '$lib/storage/rows';
import { summaryOf } from '$lib/storage/summaries';
import { NumbersDesk } from './stats-state.svelte';

/** Writes a game of any kind that is over, with these points for everybody, as played at that time. */
async function played(
	title: string | undefined,
	points: number,
	at: number,
	wins: 'highest' | 'lowest' = 'highest'
): Promise<void> {
	const id = crypto.randomUUID();
	const scores = ['ana', 'ben', 'carla'].map((side) => ({ side, points }));
	const facts = [
		opening({ wins, ...(title === undefined ? {} : { title }) }),
		{ type: 'round.scored', round: 1, scores },
		{ type: 'game.ended' }
	] as const;
	const rows: Row[] = facts.map((fact, seq) => ({ table: id, seq, at, v: 1, fact }));
	const summary = await summaryOf(id, rows, () => Promise.resolve(box));
	if (!summary) throw new Error('no summary');
	await appendRows(rows, summary);
}

it('counts a game of any kind with those that its players call the same, and with no other', async () => {
	for (const [at, [title, points]] of (
		[
			['Chinchón', 40],
			['Brisca', 100],
			['chinchón', 20],
			[undefined, 7]
		] as const
	).entries())
		await played(title, points, Date.now() + at);
	const desk = new NumbersDesk();
	const totals = () => desk.everybody[0]?.scores.map(({ score }) => score);
	await desk.ask({ box: 'any-game', variant: null, person: null });
	// Other tests write to the same database meanwhile.
	const titles = desk.variants.map(({ title }) => title);
	expect(titles).toEqual(expect.arrayContaining(['chinchón', 'Brisca', undefined]));
	expect(titles).not.toContain('Chinchón');
	await desk.ask({ box: 'any-game', variant: 'chinchón', person: null });
	expect(totals()).toEqual([40, 20]);
	await desk.ask({ box: 'any-game', variant: 'brisca', person: null });
	expect(totals()).toEqual([100]);
	await desk.ask({ box: 'any-game', variant: 'any-game', person: null });
	expect(desk.games.map(({ title }) => title).filter(Boolean)).toEqual([]);
	expect(totals()).toContain(7);
});

it('counts the same game apart where the lowest wins, and says which is which', async () => {
	for (const [at, [points, wins]] of (
		[
			[50, 'highest'],
			[3, 'lowest'],
			[4, 'lowest']
		] as const
	).entries())
		await played('Golf', points, Date.now() + at, wins);
	const desk = new NumbersDesk();
	await desk.ask({ box: 'any-game', variant: 'golf', person: null });
	const [one, other] = desk.variants
		.filter(({ title }) => title === 'Golf')
		.toSorted((a, b) => Number(a.lowest) - Number(b.lowest));
	expect([one?.lowest, other?.lowest, desk.everybody[0]?.best.score]).toEqual([false, true, 50]);
	await desk.ask({ box: 'any-game', variant: other?.value ?? null, person: null });
	expect(desk.everybody[0]?.scores.map(({ score }) => score)).toEqual([3, 4]);
	expect(desk.everybody[0]?.best.score).toBe(3);
});
