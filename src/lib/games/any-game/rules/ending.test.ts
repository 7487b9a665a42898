import { describe, expect, it } from 'vitest';
import { box } from '../index';
import { ended, joins, leaves, opening, table, whys } from './testing';

describe('[AG-5] when it ends', () => {
	it('ends at the target or past it, from below or from above', () => {
		const up = table({ ends: { how: 'target', target: 50 } });
		expect(up.round(49, 0, 0).state).toBe('scoring');
		expect(up.round(49, 0, 0).round(1, 0, 0).state).toBe('over');
		expect(up.round(60, 0, 0).state).toBe('over');
		const down = table({ ends: { how: 'target', target: -50 } });
		expect(down.round(99, -49, 0).state).toBe('scoring');
		expect(down.round(99, -50, 0).state).toBe('over');
		expect(down.round(99, -51, 0).state).toBe('over');
	});

	it('ends after the agreed rounds', () => {
		const two = table({ ends: { how: 'rounds', rounds: 2 } }).round(1, 2, 3);
		expect(two.state).toBe('scoring');
		expect(two.round(1, 2, 3).state).toBe('over');
	});

	it('goes on until the table ends it, and then takes nothing more', () => {
		const long = Array.from({ length: 30 }).reduce<ReturnType<typeof table>>(
			(on) => on.round(9, 9, 9),
			table()
		);
		expect(long.state).toBe('scoring');
		const over = long.tell(ended);
		expect(over.state).toBe('over');
		expect(over.round(1, 1, 1).tell(joins('Dora'), ended).refused).toEqual([
			{ why: 'game-is-over' },
			{ why: 'game-is-over' },
			{ why: 'game-is-over' }
		]);
	});

	it('changes in mid game, and is over at once where its end is reached', () => {
		const change = { type: 'ending.changed', ends: { how: 'target', target: 9 } } as const;
		expect(table().round(1, 2, 3).tell(change).state).toBe('scoring');
		expect(table().round(1, 2, 9).tell(change).state).toBe('over');
		expect(whys(table().tell(change, change).refused)).toEqual(['already-so']);
	});

	it('reads no target of 0 and no rounds without end', () => {
		expect(box.read(opening({ ends: { how: 'target', target: 0 } })).ok).toBe(false);
		expect(box.read(opening({ ends: { how: 'rounds', rounds: 0 } })).ok).toBe(false);
	});
});

describe('[AG-6] who deals', () => {
	it('goes round the table, past those who left', () => {
		const dealt = table({ dealer: 'carla' }).round(1, 1, 1);
		expect(dealt.context.dealer).toBe('ana');
		expect(dealt.tell(leaves('ben')).round(1, 1).context.dealer).toBe('carla');
		expect(dealt.tell(leaves('ana')).context.dealer).toBe('ben');
	});

	it('is named or given up in mid game', () => {
		const named = table().tell({ type: 'dealer.changed', player: 'ben' });
		expect(named.context.dealer).toBe('ben');
		expect(named.tell({ type: 'dealer.changed', player: null }).round(1, 1, 1).context.dealer).toBeNull();
		const odd = named.tell(
			{ type: 'dealer.changed', player: 'ben' },
			{ type: 'dealer.changed', player: 'x' }
		);
		expect(whys(odd.refused)).toEqual(['already-so', 'no-such-player']);
		expect(box.read(opening({ dealer: 'zoe' })).ok).toBe(false);
	});
});
