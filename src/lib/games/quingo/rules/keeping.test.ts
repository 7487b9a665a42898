import { describe, expect, it } from 'vitest';
import { changed, said } from '$lib/session/journal.testing';
import { planUndo } from '$lib/session/preview';
import { box } from '..';
import type { FactOf } from '$lib/domain/box';
import type { Keeping, QuingoFact } from './facts';
import { onTop, stillToMove } from './order';
import { boxes } from './sheet';
import { starterOf, totals, youngestHere } from './table';
import {
	checked,
	crossed,
	fillAllBut,
	joined,
	limits,
	nearTheEnd,
	opening,
	passed,
	pool,
	prepared,
	rolled,
	table,
	whys,
	wilds
} from './testing';
import { gains } from './view';

const keeps = (keeping: Keeping, youngest: string | null = null): FactOf<QuingoFact, 'keeping.changed'> => ({
	type: 'keeping.changed',
	keeping,
	youngest
});
const inRound = table().tell(
	...prepared,
	pool(2, 5, 7, 9, 20),
	limits({ ana: 1, ben: 2, carla: 3 }),
	checked('ana', 7, [8, 7])
);
const sheets = table({ keeping: 'sheets', youngest: null }).tell(...prepared);

describe('from the whole table to the sheets [G-1]', () => {
	const alone = inRound.tell(keeps('sheets'));
	it('marks, wilds and totals stay; pool, limits and turns are the table’s own', () => {
		expect([alone.refused, alone.state, alone.context.round]).toEqual([[], 'marking', undefined]);
		expect(alone.context.sheets).toEqual(inRound.context.sheets);
		expect(totals(alone.context)).toEqual(totals(inRound.context));
		expect(onTop(alone.context)).toBe('ben');
	});
	it('anybody may mark now, without dice', () => {
		const told = alone.tell(checked('carla', 20), crossed('ana', 1), pool(1, 1, 1, 1, 1));
		expect([whys(told.refused), totals(told.context).get('carla')]).toEqual([['only-at-a-full-table'], 20]);
	});
	it('in the last lap those who have not moved have a move still [Q-9]', () => {
		const lap = nearTheEnd({ ana: [20], ben: [3, 4], carla: [5, 6] })
			.tell(rolled([4, 3], [6, 2], [8, 5], [10, 6], [20, 20]), limits({ ana: 1, ben: 2, carla: 3 }))
			.tell(checked('ana', 20, [20, 20]), keeps('sheets'));
		expect([lap.state, lap.context.lap]).toEqual(['markingLast', undefined]);
	});
	it('before the first pool nothing but the way of keeping is another', () => {
		const told = table().tell(keeps('sheets'), ...prepared);
		expect([told.refused, told.state]).toEqual([[], 'marking']);
	});
});

describe('from the sheets to the whole table [G-1]', () => {
	const marked = sheets.tell(checked('ana', 12), crossed('ben', 3), checked('ana', 12));
	const full = marked.tell(keeps('full', 'ben'));
	it('marks stay, and a round begins with its pool', () => {
		expect([full.state, full.context.rounds]).toEqual(['rollingPool', 0]);
		expect([...totals(full.context).values()]).toEqual([12, -3, 0]);
		expect(full.tell(pool(2, 5, 7, 9, 20)).state).toBe('rollingLimits');
	});
	it('who is the youngest was told, or is asked when it matters [Q-4]', () => {
		const tied = [pool(2, 5, 7, 9, 20), limits({ ana: 1, ben: 1, carla: 3 })];
		expect(starterOf(full.tell(...tied).context)).toBe('ben');
		expect(marked.tell(keeps('full'), ...tied).state).toBe('namingYoungest');
	});
	it('and is known from then on, until somebody sits down [Q-4]', () => {
		expect(youngestHere(full.context)).toBe('ben');
		expect(youngestHere(full.tell(joined('Dora')).context)).toBeUndefined();
	});
	it('a box that was marked on the sheets is closed', () => {
		const told = full.tell(pool(4, 6, 8, 2, 12), limits({ ana: 1, ben: 2, carla: 3 }));
		expect(whys(told.tell(checked('ana', 12, [20, 12])).refused)).toContain('box-is-closed');
	});
	it('a sheet that is full has begun the last lap: those who have not moved since roll for it [Q-9]', () => {
		const lap = sheets.tell(...fillAllBut('ben'), checked('carla', 1), keeps('full'));
		expect([lap.state, lap.context.lap]).toMatchObject([
			'rollingPoolAgain',
			{ filler: 'ben', toMove: ['ana'] }
		]);
		const last = lap.tell(pool(2, 5, 7, 9, 20), limits({ ana: 1 }));
		expect([last.state, last.round.turn]).toEqual(['lastMove', 'ana']);
		expect(last.tell(checked('ana', 9, [10, 9])).state).toBe('over');
	});
	it('nobody sits down in the last lap, though who did before it makes up wilds [Q-13]', () => {
		const set = { d4: 1, d6: 6, d8: 1, d10: 1, d12: 0, d20: 1 };
		const lap = sheets.tell(
			{ type: 'set.changed', set },
			...fillAllBut('ben'),
			joined('Dora'),
			keeps('full')
		);
		expect([lap.refused, lap.state]).toEqual([[], 'preparing']);
		expect(whys(lap.tell(joined('Eva')).refused)).toEqual(['last-lap-is-on']);
	});
	it('back and forth in the last lap: who passed has moved', () => {
		const told = sheets.tell(...fillAllBut('ben'), keeps('full'), pool(2, 5, 7, 9, 20));
		const back = told.tell(limits({ ana: 1, carla: 1 }), passed('carla'), keeps('sheets'));
		expect([back.refused, stillToMove(back.context)]).toEqual([[], ['ana']]);
	});
	it('is refused in a sentence of its own', () => {
		expect(whys(inRound.tell(keeps('full'), keeps('sheets', 'zoe')).refused)).toEqual([
			'already-so',
			'no-such-player'
		]);
		expect(sheets.tell(keeps('sheets')).refused).toEqual([{ why: 'already-so' }]);
		const over = sheets.tell(...fillAllBut('ben'), checked('carla', 1), checked('ana', 1));
		expect(whys(over.tell(keeps('full')).refused)).toEqual(['last-lap-is-over']);
		const five = sheets.tell(joined('Dora'), wilds('dora'), joined('Eva'), wilds('eva'));
		expect(whys(five.tell(keeps('full')).refused)).toEqual(['too-few-d6']);
	});
});

it('the course goes round by round and mark by mark, as each was kept [Q-12]', () => {
	const evening = inRound.tell(
		...[checked('ben', 5, [6, 5]), keeps('sheets'), checked('ana', 1), checked('ben', 2), checked('ana', 3)],
		...[keeps('full', 'ana'), pool(4, 6, 8, 2, 12), limits({ ana: 1, ben: 2, carla: 3 })],
		checked('ana', 12, [20, 12])
	);
	expect(evening.refused).toEqual([]);
	expect(gains(evening.context).map(([ana, ben]) => [ana, ben])).toEqual([
		[7, 5],
		[1, 2],
		[3, 0],
		[12, 0]
	]);
	expect(boxes).toHaveLength(25);
});

describe('in the journal [G-3]', () => {
	const evening = said(
		box,
		opening(),
		...prepared,
		...[pool(2, 5, 7, 9, 20), limits({ ana: 1, ben: 2, carla: 3 }), checked('ana', 7, [8, 7])],
		...[keeps('sheets'), checked('ben', 5), checked('carla', 6), keeps('full')],
		...[pool(4, 6, 8, 2, 12), limits({ ana: 1, ben: 2, carla: 3 }), checked('ana', 12, [20, 12])]
	);
	const seqs = evening.rows.map(({ seq }) => seq);
	const [first = -1, second = -1] = evening.rows.flatMap((row) =>
		'fact' in row && row.fact.type === 'keeping.changed' ? [row.seq] : []
	);
	it('striking a change names all that was said since', () => {
		for (const seq of [first, second])
			expect(changed(evening, { strike: seq }).fell).toEqual(seqs.filter((other) => other > seq));
	});
	it('a mark on the sheets is another box in its place, and the rounds after it stand', () => {
		const { journal, fell } = changed(evening, { replace: first + 1, fact: checked('ben', 10) });
		expect([fell, totals(journal.folded.snapshot.context).get('ben')]).toEqual([[], 10]);
	});
	it('undo takes the change back in one step, with pool and limits', () => {
		const until = said(
			box,
			opening(),
			...evening.rows.slice(1, first + 1).flatMap((row) => ('fact' in row ? [row.fact] : []))
		);
		const undone = planUndo(until);
		expect(undone.ok && undone.after.folded.snapshot).toMatchObject({
			state: 'scoring',
			context: { keeping: 'full', round: { turn: 'ben' } }
		});
	});
});
