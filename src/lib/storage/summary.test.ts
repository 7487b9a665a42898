import { expect, test } from 'vitest';
import { box } from '$lib/games/any-game';
import { summaryOf } from './summaries';

test('a summary knows who left, who share a total, and that the lowest score is the best', async () => {
	const players = ['ana', 'ben', 'carla'].map((id) => ({ id, name: id }));
	const opened = {
		...{ type: 'table.opened', box: 'any-game', variant: 'any-game', edition: 1, seed: '1234567890abcdef' },
		...{ players, ends: { how: 'open' }, dealer: null }
	};
	const summary = (wins: 'lowest' | 'highest', partners?: readonly (readonly string[])[]) => {
		const facts = [
			{ ...opened, wins, ...(partners ? { partners } : {}) },
			{ type: 'player.left', player: 'carla' }
		];
		const rows = facts.map((fact, seq) => ({ table: 't', seq, at: seq, v: 1, fact }));
		return summaryOf('t', rows, () => Promise.resolve(box));
	};
	expect(await summary('lowest')).toMatchObject({
		lowest: true,
		players: [
			{ id: 'ana', name: 'ana', score: 0 },
			{ id: 'ben', name: 'ben', score: 0 },
			{ id: 'carla', name: 'carla', score: 0, left: true }
		]
	});
	expect(await summary('highest')).not.toHaveProperty('lowest');
	expect(await summary('highest', [['ana', 'ben']])).toMatchObject({ pairs: [['ana', 'ben']] });
});
