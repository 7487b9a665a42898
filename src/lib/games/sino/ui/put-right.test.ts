import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { language, m } from '$lib/i18n';
import { changed, goOn, said } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import { entryChange } from '$lib/ui/table/log-entries';
import { withBesides } from '$lib/ui/table/meant';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box, type Sino } from '..';
import type { FactOf, SinoFact } from '../rules/facts';
import { announced, bonusWon, five, opening, rolled, space, turn, turnEnded } from '../rules/testing';
import { lineName } from '../text/names';
import { aboutFact, aboutRow, besides, bonusesWritten, canBePutRight, written } from './put-right';

beforeAll(() => language.set('en'));

const points = ({ folded }: Journal<Sino>) => outcomeOf(folded).scores.map(({ score }) => score);
const contextOf = ({ folded }: Journal<Sino>) => folded.snapshot.context;

const announcedOf = ({ folded }: Journal<Sino>, line: string) =>
	folded.effective.rows.find(({ fact }) => fact.type === 'row.announced' && fact.line === line)?.seq ?? -1;

describe('the pad alone', () => {
	const pad = said(
		box,
		opening({ keeping: 'pad' }),
		announced('ana', 'across-2'),
		announced('ben', 'down-1'),
		bonusWon('ana', 3, 4, 5, 6, 7)
	);
	it('gives a row found late to who has it, and takes nothing else with it: the tapped player is named first', () => {
		const asked = aboutRow(tableOf(pad), 'across-2', 'carla');
		expect(asked?.questions[0]?.meant.map(({ label }) => label)).toEqual([
			'Carla',
			'Ben',
			m.table_meant_nobody()
		]);
		const { journal, fell } = answered(pad, asked, 'Carla');
		expect([fell, points(journal)]).toEqual([[], [50, 15, 27]]);
	});
	it('has another row for the same player', () => {
		const meant = lineName(contextOf(pad), 'across-3');
		const { journal, fell } = answered(pad, aboutRow(tableOf(pad), 'across-2', 'ana'), meant);
		expect([fell, points(journal)]).toEqual([[], [83, 15, 0]]);
	});
	it('names who was at the table then: who has left since is one of them, and who came since is not', () => {
		const moves: SinoFact[] = [
			{ type: 'player.left', player: 'carla' },
			{ type: 'player.joined', player: { id: 'dora', name: 'Dora' } }
		];
		const since = goOn(pad, ...moves);
		const asked = aboutRow(tableOf(since), 'across-2', 'ana');
		const nobody = m.table_meant_nobody();
		expect(asked?.questions[0]?.meant.map(({ label }) => label)).toEqual(['Ben', 'Carla', nobody]);
		const { journal, fell } = answered(since, asked, 'Carla');
		expect([fell, points(journal)]).toEqual([[], [50, 15, 27, 0]]);
	});
	it('asks nothing about a row that nobody has', () => {
		expect(aboutRow(tableOf(pad), 'across-1', 'ana')).toBeUndefined();
	});
	it('gives a bonus to who rolled it', () => {
		const [bonus] = bonusesWritten(tableOf(pad), 'ana');
		const { journal } = answered(pad, bonus && aboutFact(tableOf(pad), bonus.fact, bonus.seq), 'Ben');
		expect(points(journal)).toEqual([27, 65, 0]);
	});
});

describe('boards kept by the app', () => {
	const facts: SinoFact[] = [
		...['blue 1', 'red 10', 'red 10', 'red 10', 'red 10'].map((name) => rolled(name)),
		announced('ana', 'diagonal-1'),
		turnEnded,
		rolled('blue 2')
	];
	const real = said(box, opening({ dice: 'real' }), ...facts);
	const seqOf = (type: SinoFact['type']) =>
		real.folded.effective.rows.findLast(({ fact }) => fact.type === type)?.seq ?? -1;

	it('offer the rows that were closed then, and no other player', () => {
		const asked = aboutFact(
			tableOf(real),
			announced('ana', 'diagonal-1') as FactOf<'row.announced'>,
			seqOf('row.announced')
		);
		const other = lineName(contextOf(real), 'diagonal-10');
		const labels = asked.questions.flatMap(({ meant }) => meant.map(({ label }) => label));
		expect(labels).toEqual([other, m.sino_meant_none()]);
		expect(asked.questions.map(({ ask }) => ask)).toEqual([m.sino_meant_row()]);
		expect(points(answered(real, asked, other).journal)).toEqual([10, 0, 0]);
	});
	it('take an announcement that was left out in the turn it was made in', () => {
		const context = contextOf(real);
		expect(canBePutRight(turnEnded, context)).toBe(true);
		const asked = aboutFact(tableOf(real), turnEnded as FactOf<'turn.ended'>, seqOf('turn.ended'));
		const { journal, fell } = answered(real, asked, lineName(context, 'diagonal-10'));
		expect([fell, points(journal)]).toEqual([[], [11, 0, 0]]);
		expect(contextOf(journal).turn).toMatchObject({ player: 'ben', dice: [{}] });
	});
	it('take it also where another player has announced the row since: theirs falls, and it is said whose row it was [S-5]', () => {
		const row = ['blue 1', 'red 10', 'red 10', 'red 10', 'red 10'];
		const since = said(
			box,
			opening({ dice: 'real' }),
			...[...turn(...row), ...five(...row), announced('ben', 'diagonal-1'), turnEnded],
			...[...turn('blue 1'), announced('ana', 'diagonal-10'), ...turn('blue 2'), rolled('red 9')]
		);
		const ended = since.folded.effective.rows.filter(({ fact }) => fact.type === 'turn.ended')[0]?.seq ?? -1;
		const asked = aboutFact(tableOf(since), { type: 'turn.ended' }, ended);
		// What Ana announced herself in a later turn is hers.
		const label = lineName(contextOf(since), 'diagonal-1');
		expect(asked.questions[1]?.meant.map((one) => one.label)).toEqual([label]);
		const { journal, fell } = answered(since, asked, label);
		expect([points(since), points(journal)]).toEqual([
			[10, 1, 0],
			[11, 0, 0]
		]);
		expect(fell).toEqual([announcedOf(since, 'diagonal-1')]);
		expect(contextOf(journal).turn).toMatchObject({ player: 'ben', dice: [{}] });
	});
	it('give a turn that has ended to who played it, and one that was given over to another one', () => {
		const turns = said(
			box,
			opening({ dice: 'real' }),
			...['blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5'].map((name) => rolled(name)),
			turnEnded,
			{ type: 'turn.given', player: 'carla' },
			rolled('red 9')
		);
		const rowOf = (type: SinoFact['type']) => {
			const { seq = -1, fact } = turns.folded.effective.rows.find(({ fact }) => fact.type === type) ?? {};
			return [fact as FactOf<'turn.ended' | 'turn.given'>, seq] as const;
		};
		const ended = aboutFact(tableOf(turns), ...rowOf('turn.ended'));
		expect(ended.questions[0]?.meant.map(({ label }) => label)).toEqual(['Ben', 'Carla']);
		const covered = (journal: typeof turns) => contextOf(journal).seats.map(({ covered }) => covered > 0);
		const { journal, fell } = answered(turns, ended, 'Carla');
		expect([fell, covered(journal)]).toEqual([[], [false, false, true]]);
		const given = aboutFact(tableOf(turns), ...rowOf('turn.given'));
		// Ben had the turn already; the red 9 was said in Carla's.
		expect(given.questions[0]?.meant.map(({ label }) => label)).toEqual(['Ana']);
	});
	it('give it to another one with what can stand there: a row that is not closed on their board is shown first, and falls', () => {
		const turns = said(
			box,
			opening({ dice: 'real' }),
			...[...turn('blue 1', 'blue 2', 'blue 3'), ...turn('red 5'), ...turn('red 5')],
			...[...five('blue 4', 'blue 5', 'blue 6', 'red 10'), announced('ana', 'across-1')],
			...[announced('ana', 'diagonal-10'), turnEnded, rolled('red 9')]
		);
		const ended = turns.folded.effective.rows.findLast(({ fact }) => fact.type === 'turn.ended');
		const asked = aboutFact(tableOf(turns), { type: 'turn.ended' }, ended?.seq ?? -1);
		expect(asked.questions[0]?.meant.map(({ asks }) => asks)).toEqual([true, true]);
		const { journal, fell } = answered(turns, asked, 'Ben');
		expect([fell, points(journal), contextOf(journal).turn.player]).toEqual([[], [0, 10, 0], 'ben']);
		const struck = journal.rows.filter((row) => 'strikes' in row);
		expect(struck).toMatchObject([
			{ strikes: turns.folded.effective.rows.find(({ fact }) => fact.type === 'row.announced')?.seq }
		]);
	});
	it('offer in a turn that was another one’s what is closed on both their boards: it is announced in it [S-5]', () => {
		const bens = { type: 'turn.ended', by: 'ben' } as const;
		const turns = said(
			box,
			opening({ dice: 'real' }),
			...[...turn('blue 1', 'blue 2', 'blue 3'), ...turn('red 5'), ...turn('red 5')],
			...[...five('blue 4', 'blue 5', 'blue 6', 'red 10'), bens, rolled('red 9')]
		);
		const ended = turns.folded.effective.rows.findLast(({ fact }) => fact.type === 'turn.ended');
		const asked = aboutFact(tableOf(turns), bens, ended?.seq ?? -1);
		const label = lineName(contextOf(turns), 'diagonal-10');
		// The blue row is closed on Ana's board alone.
		expect(asked.questions[1]?.meant.map((one) => one.label)).toEqual([label]);
		const { journal, fell } = answered(turns, asked, label);
		expect([fell, points(journal)]).toEqual([[], [0, 10, 0]]);
	});
	it('bring back with a turn that is given back what fell with it, where it fits', () => {
		const turns = said(
			box,
			opening({ dice: 'real' }),
			...[...turn('blue 1', 'blue 2', 'blue 3'), ...turn('red 5'), ...turn('red 5')],
			...[...five('blue 4', 'blue 5', 'blue 6', 'red 10'), announced('ana', 'across-1')],
			...[announced('ana', 'diagonal-10'), turnEnded, ...turn('blue 1'), ...turn('blue 1')],
			// In a later turn a row is won that takes the numbers of that one.
			...[...five('red 5', 'red 6', 'red 7', 'red 8', 'red 9'), announced('ana', 'across-5'), turnEnded]
		);
		const ended = turns.folded.effective.rows.filter(({ fact }) => fact.type === 'turn.ended')[3];
		const ask = (journal: typeof turns) => {
			const { places } = journal.folded.effective;
			const row = places.find(({ versions }) => versions[0]?.seq === ended?.seq)?.shown;
			return aboutFact(tableOf(journal), row?.fact as FactOf<'turn.ended'>, row?.seq ?? -1);
		};
		expect(points(turns)).toEqual([76, 0, 0]);
		const { journal: bens } = answered(turns, ask(turns), 'Ben');
		expect(points(bens)).toEqual([0, 10, 0]);
		const back = answered(bens, ask(bens), 'Ana');
		expect([points(back.journal), back.fell]).toEqual([[76, 0, 0], []]);
		expect(ask(bens).questions[0]?.meant.map(({ label, asks }) => [label, asks])).toEqual([
			['Ana', true],
			['Carla', false]
		]);
		// Through another player, too.
		const { journal: carlas } = answered(bens, ask(bens), 'Carla');
		expect(points(carlas)).toEqual([0, 0, 10]);
		expect(points(answered(carlas, ask(carlas), 'Ana').journal)).toEqual([76, 0, 0]);
		// What was removed besides stays removed, and what another player has won since stays theirs.
		const removed = announcedOf(turns, 'diagonal-10');
		const { journal: without } = changed(turns, { strike: removed });
		const { journal: given } = answered(without, ask(without), 'Ben');
		expect(points(answered(given, ask(given), 'Ana').journal)).toEqual([66, 0, 0]);
		const five5 = five('blue 2', 'blue 3', 'blue 4', 'blue 5', 'blue 6');
		const later = goOn(bens, ...five5, announced('ben', 'across-1'));
		expect(points(later)).toEqual([0, 31, 0]);
		expect(points(answered(later, ask(later), 'Ana').journal)).toEqual([55, 21, 0]);
		// What came back once and was removed by hand then is not what fell.
		const byHand = changed(back.journal, { strike: announcedOf(back.journal, 'diagonal-10') }).journal;
		expect(points(byHand)).toEqual([66, 0, 0]);
		const fellAgain = changed(back.journal, { strike: announcedOf(back.journal, 'across-1') }).journal;
		for (const now of [byHand, fellAgain]) {
			const bensAgain = answered(now, ask(now), 'Ben').journal;
			expect(points(answered(bensAgain, ask(bensAgain), 'Ana').journal)).toEqual(points(now));
		}
	});
	it('bring back with a number that is put right once more what fell with it, where it fits', () => {
		const [roll] = real.folded.effective.rows.filter(({ fact }) => fact.type === 'dice.rolled');
		const put = (journal: typeof real, die: string) => {
			const row = journal.folded.effective.places.find(({ versions }) => versions[0] === roll)?.shown;
			const fact: SinoFact = { type: 'dice.rolled', dice: [space(die)] };
			return changed(journal, written(tableOf(journal), row?.seq ?? -1, fact));
		};
		const wrong = put(real, 'blue 2');
		expect([points(wrong.journal), wrong.fell]).toEqual([[0, 0, 0], [announcedOf(real, 'diagonal-1')]]);
		// Through another number, too.
		const other = put(wrong.journal, 'blue 3');
		expect(points(other.journal)).toEqual([0, 0, 0]);
		for (const { journal } of [wrong, other]) {
			const back = put(journal, 'blue 1');
			expect([points(back.journal), back.fell]).toEqual([[1, 0, 0], []]);
			const later = goOn(journal, ...five('blue 1').slice(1), announced('ben', 'diagonal-1'));
			expect(points(put(later, 'blue 1').journal)).toEqual([0, 1, 0]);
		}
	});
	it('do so with a told board that is put right once more, too [G-1]', () => {
		const told = (...names: string[]): SinoFact => ({
			...{ type: 'keeping.changed', keeping: 'boards', turn: 'ana' },
			boards: ['ana', 'ben', 'carla'].map((player) => ({ player, covered: names.map(space) }))
		});
		const row = announced('ana', 'diagonal-1');
		const now = said(box, opening({ keeping: 'pad', dice: 'real' }), told('blue 1'), row);
		const { seq = -1 } = now.folded.effective.rows[1] ?? {};
		const wrong = changed(now, written(tableOf(now), seq, told('blue 2')));
		expect([points(wrong.journal), wrong.fell.length]).toEqual([[0, 0, 0], 1]);
		const { seq: at = -1 } = wrong.journal.folded.effective.rows[1] ?? {};
		const back = changed(wrong.journal, written(tableOf(wrong.journal), at, told('blue 1')));
		expect(points(back.journal)).toEqual([1, 0, 0]);
	});
	it('leave what the app rolled', () => {
		const roll = rolled('blue 1');
		expect(canBePutRight(roll, contextOf(real))).toBe(true);
		expect(canBePutRight(roll, { ...contextOf(real), dice: 'app' })).toBe(false);
	});
});

describe('the history', () => {
	const played = said(
		box,
		opening({ dice: 'real' }),
		...[...five('blue 1', 'red 10'), announced('ana', 'diagonal-10'), turnEnded],
		...[...five('blue 1'), announced('ben', 'diagonal-1'), turnEnded, rolled('red 9')]
	);
	const change = (journal: Journal<Sino>, seq: number, how: 'strike' | 'restore') => {
		const table = tableOf(journal);
		return changed(journal, withBesides(table, entryChange(table, { seq }, how), besides(table, seq, how)));
	};
	const removed = change(played, 1, 'strike').journal;
	it('brings back with what it puts back all that fell with it [G-3]', () => {
		expect(points(removed)).toEqual([10, 0, 0]);
		const { journal, fell } = change(removed, 1, 'restore');
		expect([fell, contextOf(journal)]).toEqual([[], contextOf(played)]);
	});
	it('brings it back also with one of those that fell, which stands nowhere without it', () => {
		const { journal } = change(removed, announcedOf(played, 'diagonal-1'), 'restore');
		expect(contextOf(journal)).toEqual(contextOf(played));
	});
	it('leaves standing what was played since: what is put back comes alone then', () => {
		const since = goOn(removed, rolled('third 5'), turnEnded, ...turn('orange 4'), rolled('blue 6'));
		const { journal } = change(since, 1, 'restore');
		expect(points(journal)[0]).toBe(10);
	});
});
