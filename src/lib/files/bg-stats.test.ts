import { expect, test } from 'vitest';
import { bgStatsLink } from './bg-stats';

test('a play for BG Stats says who played, who won and for how long, and what it came from', () => {
	const link = bgStatsLink({
		table: 't1',
		box: 'parker-bingo',
		game: 'Parker Bingo',
		openedAt: Date.UTC(2026, 10, 21, 19, 30),
		endedAt: Date.UTC(2026, 10, 21, 20, 15, 20),
		outcome: {
			status: 'over',
			scores: [
				{ player: 'a', name: 'Ana & "Bo"', score: 3 },
				{ player: 'b', name: 'Ben', score: -1, left: true }
			],
			winners: ['a']
		},
		left: 'se fue'
	});
	const { origin, pathname, searchParams } = new URL(link);
	expect(origin + pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
	expect(JSON.parse(searchParams.get('data') ?? '')).toEqual({
		sourceName: 'Tablemate',
		sourcePlayId: 't1',
		playDate: '2026-11-21 19:30:00',
		durationMin: 45,
		game: { name: 'Parker Bingo', sourceGameId: 'parker-bingo', highestWins: true, noPoints: false },
		players: [
			{ sourcePlayerId: 'a', name: 'Ana & "Bo"', score: 3, winner: true, startPlayer: false },
			{ sourcePlayerId: 'b', name: 'Ben', score: -1, winner: false, startPlayer: false, role: 'se fue' }
		]
	});
});

test('a play of a game that the lowest total wins says so', () => {
	const outcome = { status: 'over', scores: [], winners: [] } as const;
	const of = { table: 't', box: 'any-game', game: 'Chinchón', openedAt: 0, endedAt: 60_000, left: '' };
	const game = (lowest?: boolean) => {
		const { searchParams } = new URL(bgStatsLink({ ...of, outcome: { ...outcome, lowest } }));
		return (JSON.parse(searchParams.get('data') ?? '') as { game: { highestWins: boolean } }).game;
	};
	expect(game(true).highestWins).toBe(false);
	expect(game().highestWins).toBe(true);
});
