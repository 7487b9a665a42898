import { describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { changed, said } from '$lib/session/journal.testing';
import { planChange, planUndo } from '$lib/session/preview';
import { box } from '..';
import { spacesOf, type Line } from './board';
import type { FactOf, SinoFact } from './facts';
import { roundNumber } from './view';
import {
	announced,
	bonus,
	bonusWon,
	coveredNames,
	five,
	namesOf,
	opening,
	rolled,
	space,
	table,
	tried,
	turn,
	turnEnded,
	whys,
	type Told
} from './testing';

const toPad: SinoFact = { type: 'keeping.changed', keeping: 'pad' };
const boardsOf = (boards: Readonly<Record<string, readonly string[]>>, turn: string) =>
	({
		type: 'keeping.changed',
		keeping: 'boards',
		boards: Object.entries(boards).map(([player, names]) => ({ player, covered: names.map(space) })),
		turn
	}) satisfies FactOf<'keeping.changed'>;
const bare = { ana: [], ben: [], carla: [] };
const given = (player: string): SinoFact => ({ type: 'turn.given', player });
const coveredBy = ({ context }: Told, player: string) =>
	coveredNames(context.seats.find(({ id }) => id === player)?.covered ?? 0);
const points = ({ snapshot }: Told) =>
	Object.values(box.variants)[0]!
		.outcome(snapshot)
		.scores.map(({ score }) => score);

/** Ana covered and announced the red 10; Ben rolled two numbers. */
const midTurn = table({ dice: 'real' }).tell(
	...five('red 10', 'blue 1'),
	announced('ana', 'diagonal-10'),
	turnEnded,
	rolled('blue 2', 'third 4')
);

describe('from boards to the pad [G-1]', () => {
	const pad = midTurn.tell(toPad);
	it('all that was won stays, and so do the numbers of the open turn', () => {
		expect([pad.state, points(pad)]).toEqual(['keepingPad', [10, 0, 0]]);
		expect(coveredBy(pad, 'ben')).toEqual(['blue 2', 'third 4']);
		expect(pad.context.turn.dice).toEqual([]);
	});
	it('anybody may have won a row now, and a bonus is written down', () => {
		const told = pad.tell(announced('carla', 'across-1'), bonusWon('ben', 3, 4, 5, 6, 7));
		expect([told.refused, points(told)]).toEqual([[], [10, 50, 21]]);
	});
	it('a try that had begun is forgotten by the app', () => {
		const tries = table({ dice: 'real' }).tell(...['blue 1', 'blue 1', 'blue 1'].flatMap((one) => turn(one)));
		const told = tries.tell(bonus, rolled('blue 3'), toPad);
		expect([told.refused, told.context.turn.bonus, coveredBy(told, 'ana')]).toEqual([[], false, ['blue 1']]);
	});
	it('is refused where the pad is kept', () => {
		expect(whys(pad.tell(toPad, given('ana')).refused)).toEqual(['already-so', 'only-the-pad-is-kept']);
	});
});

describe('from the pad to boards [G-1]', () => {
	const pad = table({ keeping: 'pad', dice: 'real' }).tell(
		announced('ana', 'across-1'),
		bonusWon('ben', 3, 4, 5, 6, 7)
	);
	it('rows won lie on the boards already, and what is told is added to them', () => {
		const told = pad.tell(boardsOf({ ...bare, ben: ['red 10'] }, 'carla'));
		expect(told.refused).toEqual([]);
		expect(coveredBy(told, 'ana')).toEqual(namesOf('across-1'));
		expect(coveredBy(told, 'ben')).toEqual(['red 10']);
		expect([told.state, points(told), told.context.turn.player]).toEqual(['rolling', [21, 50, 0], 'carla']);
	});
	it('a row that lies closed can be announced, by its player in their turn', () => {
		const told = pad.tell(
			boardsOf({ ...bare, carla: ['red 10'] }, 'carla'),
			announced('carla', 'diagonal-10')
		);
		expect([told.refused, points(told)]).toEqual([[], [21, 50, 10]]);
	});
	it('who has something covered has had a turn [S-8]', () => {
		const told = pad.tell(boardsOf({ ...bare, ben: ['blue 1'] }, 'ana'));
		expect(told.tell(bonus).refused).toEqual([{ why: 'bonus-too-early', players: ['carla'] }]);
		expect(told.tell(...turn('blue 1'), ...turn('blue 1'), ...turn('blue 1'), bonus).refused).toEqual([]);
	});
	it('a board is known of who left, too', () => {
		const told = midTurn.tell(
			{ type: 'player.left', player: 'ana' },
			toPad,
			boardsOf({ ben: [], carla: [] }, 'ben')
		);
		expect([told.refused, coveredBy(told, 'ana')]).toEqual([[], ['blue 1', 'red 10']]);
	});
	it('nobody knows which round it is any more', () => {
		expect([midTurn.context.ways, midTurn.tell(toPad).context.ways]).toEqual([1, 2]);
		expect(roundNumber(midTurn.context)).toBe(1);
		expect(roundNumber(pad.tell(boardsOf(bare, 'ana')).context)).toBeUndefined();
	});
	it('a board that was kept before is known still', () => {
		const back = midTurn.tell(toPad, announced('ben', 'across-1'), boardsOf(bare, 'ben'));
		expect(coveredBy(back, 'ana')).toEqual(['blue 1', 'red 10']);
		expect(coveredBy(back, 'ben')).toEqual([...namesOf('across-1'), 'third 4']);
		expect(back.context.turn.dice).toEqual([]);
	});
	it.each<[string, FactOf<'keeping.changed'>, string]>([
		['a board is left out', boardsOf({ ana: [], ben: [] }, 'ana'), 'board-is-missing'],
		['no board is told', { type: 'keeping.changed', keeping: 'boards', turn: 'ana' }, 'board-is-missing'],
		['a board is a stranger’s', boardsOf({ ...bare, zoe: [] }, 'ana'), 'no-such-player'],
		['a space is none', boardsOf({ ...bare, ana: ['blue 9'] }, 'ana'), 'not-on-this-die'],
		['a stranger is to begin', boardsOf(bare, 'zoe'), 'no-such-player'],
		['nobody is to begin', { ...boardsOf(bare, 'ana'), turn: undefined }, 'no-such-player']
	])('is refused when %s', (_, fact, why) => {
		const told = pad.tell(fact);
		expect([whys(told.refused), told.state]).toEqual([[why], 'keepingPad']);
	});
	it('is refused while boards are kept, and reads no two boards of one player', () => {
		expect(whys(table().tell(boardsOf(bare, 'ana')).refused)).toEqual(['already-so']);
		const twice = [
			{ player: 'ana', covered: [] },
			{ player: 'ana', covered: [] }
		];
		expect(box.read({ ...boardsOf(bare, 'ana'), boards: twice }).ok).toBe(false);
	});
});

describe('whose turn it is [S-2]', () => {
	it('is another one’s before a roll', () => {
		const told = table().tell(given('carla'), rolled('blue 1'));
		expect([coveredBy(told, 'ana'), coveredBy(told, 'carla')]).toEqual([[], ['blue 1']]);
		expect(told.tell(...five('blue 1').slice(1), turnEnded).context.turn.player).toBe('ana');
	});
	it('is another one’s after a roll: the numbers go with it, and what was covered before stays', () => {
		const told = table().tell(...turn('blue 1'), ...turn('red 5'), ...turn('red 5'));
		const wrong = told.tell(rolled('blue 1', 'red 5'));
		const right = wrong.tell(given('ben'));
		expect([coveredBy(right, 'ana'), coveredBy(right, 'ben')]).toEqual([['blue 1'], ['blue 1', 'red 5']]);
		const back = right.tell(given('ana'));
		expect([coveredBy(back, 'ana'), coveredBy(back, 'ben')]).toEqual([['blue 1', 'red 5'], ['red 5']]);
	});
	it('a bonus goes with it', () => {
		const told = table().tell(...turn('blue 1'), ...turn('blue 1'), ...turn('blue 1'));
		const won = told.tell(bonus, tried(3, 4, 5, 6, 7), given('ben'));
		expect([won.refused, points(won), coveredBy(won, 'ben')]).toEqual([[], [0, 50, 0], ['blue 1']]);
		const none = told.tell(bonus, tried(1, 3, 3, 5, 8), given('ben'));
		expect(coveredBy(none, 'ana')).toEqual(['blue 1']);
		expect(coveredBy(none, 'ben')).toHaveLength(5);
	});
	it('a row that was announced in it goes with it, if it is closed on the other board', () => {
		const row = table().tell(...five('red 10', 'blue 1'), announced('ana', 'diagonal-10'), given('ben'));
		expect([row.refused, points(row)]).toEqual([[], [0, 10, 0]]);
		const none = table().tell(
			...[...five('blue 1', 'blue 2', 'blue 3'), turnEnded, ...turn('red 5'), ...turn('red 5')],
			...[...five('blue 4', 'blue 5', 'blue 6'), announced('ana', 'across-1'), given('ben')]
		);
		const bare = ['blue 1', 'blue 2', 'blue 3'].map(space);
		expect(none.refused).toEqual([{ why: 'row-not-closed', player: 'ben', line: 'across-1', bare }]);
	});
	it('is another one’s without what was won before it', () => {
		const told = midTurn.tell(given('carla'));
		expect([told.refused, points(told), coveredBy(told, 'carla')]).toEqual([
			[],
			[10, 0, 0],
			['blue 2', 'third 4']
		]);
	});
	it('takes along a row that is closed there by what lay there before', () => {
		const half = turn('blue 1', 'blue 2', 'blue 3');
		const told = table().tell(...half, ...half, ...turn('red 5'), ...five('blue 4', 'blue 5', 'blue 6'));
		const row = told.tell(announced('ana', 'across-1'), given('ben'));
		expect([row.refused, points(row)]).toEqual([[], [0, 21, 0]]);
	});
	it('covers nothing of a try that is not over, or that brought a bonus', () => {
		const told = table({ dice: 'real' }).tell(...turn('red 5'), ...turn('red 5'), ...turn('red 5'));
		const open = told.tell(bonus, rolled('blue 3'), given('ben'));
		expect([open.refused, open.state, coveredBy(open, 'ben')]).toEqual([[], 'tryingBonus', ['red 5']]);
		const won = told.tell(bonus, tried(3, 4, 5, 6, 7), given('ben'));
		expect(coveredBy(won, 'ben')).toEqual(['red 5']);
	});
	it('is refused for who has it, and for a stranger', () => {
		expect(whys(midTurn.tell(given('ben'), given('zoe')).refused)).toEqual(['already-so', 'no-such-player']);
		const end = table().tell(...five('blue 1'));
		const by = (player: string): SinoFact => ({ type: 'turn.ended', by: player });
		expect(whys(end.tell(by('ana'), by('zoe')).refused)).toEqual(['already-so', 'no-such-player']);
	});
	it('a turn that was played by another one is theirs, and all later turns stay where they are', () => {
		const evening = said(
			box,
			opening({ dice: 'real' }),
			...[...turn('blue 1'), ...turn('red 10'), ...turn('blue 3'), rolled('blue 4')]
		);
		const ended = evening.rows.filter((row) => 'fact' in row && row.fact.type === 'turn.ended')[1]?.seq ?? -1;
		const byAna: SinoFact = { type: 'turn.ended', by: 'ana' };
		const { journal, fell } = changed(evening, { replace: ended, fact: byAna });
		const { seats, turn: now } = journal.folded.snapshot.context;
		expect(fell).toEqual([]);
		expect(seats.map(({ covered }) => coveredNames(covered))).toEqual([
			['blue 1', 'blue 4', 'red 10'],
			[],
			['blue 3']
		]);
		expect([now.player, seats.map(({ turns }) => turns)]).toEqual(['ana', [1, 1, 1]]);
	});
});

describe('in the journal [G-3]', () => {
	const row: Line = 'across-1';
	const evening = said(
		box,
		opening({ dice: 'real' }),
		...[...turn('blue 1'), rolled('blue 2'), toPad, announced('ana', row), announced('ben', 'across-2')],
		...[
			boardsOf({ ...bare, carla: ['red 10'] }, 'carla'),
			...five('red 9'),
			announced('carla', 'diagonal-10')
		],
		...[turnEnded, ...five('blue 1'), toPad, announced('ben', 'down-1')]
	);
	const seqs = (type: SinoFact['type']) =>
		evening.rows.flatMap((row) => ('fact' in row && row.fact.type === type ? [row.seq] : []));
	const [first = -1, second = -1] = seqs('keeping.changed');
	const after = (seq: number) => evening.rows.filter((row) => row.seq > seq).map(({ seq }) => seq);

	it('striking a change names all that was said since, and nothing of it slides into another turn', () => {
		for (const seq of [first, second]) {
			const { journal, fell } = changed(evening, { strike: seq });
			expect(fell).toEqual(after(seq));
			expect(journal.folded.refused).toEqual([]);
		}
	});
	it('a row of the pad is corrected in its place, and lies on the other board later', () => {
		const [wrong = -1] = seqs('row.announced');
		const { journal, fell } = changed(evening, { replace: wrong, fact: announced('carla', row) });
		expect([fell, outcomeOf(journal.folded).scores.map(({ score }) => score)]).toEqual([[], [0, 42, 31]]);
		const carla = journal.folded.snapshot.context.seats[2]?.covered ?? 0;
		for (const { colour, number } of spacesOf(row))
			expect(coveredNames(carla)).toContain(`${colour} ${String(number)}`);
	});
	it('a board that was told wrongly is told anew in its place: what stands on it falls', () => {
		const { fell } = changed(evening, { replace: second, fact: boardsOf(bare, 'carla') });
		expect(fell).toEqual([seqs('row.announced')[2]]);
	});
	it('undo takes the change back in one step', () => {
		const upTo = said(
			box,
			opening({ dice: 'real' }),
			...evening.rows.slice(1, first + 1).flatMap((row) => ('fact' in row ? [row.fact] : []))
		);
		const undone = planUndo(upTo);
		expect(undone.ok && undone.after.folded.snapshot.context).toMatchObject({
			keeping: 'boards',
			turn: { player: 'ben', dice: [{}] }
		});
	});
	it('a change that was made a little earlier takes along what was said on boards after it', () => {
		const plan = planChange(evening, { before: first - 1, fact: toPad });
		expect(plan.ok && plan.unfit.map(({ seq }) => seq)).toEqual([first - 1, first]);
	});
});
