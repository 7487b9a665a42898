import { beforeAll, describe, expect, it } from 'vitest';
import { language, m } from '$lib/i18n';
import { changed, said } from '$lib/session/journal.testing';
import { planChange } from '$lib/session/preview';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import { cardOf } from '../rules/card-set';
import { cornersOf, linesOnCard } from '../rules/deal';
import {
	awarded,
	called,
	claimed,
	firstRow,
	named,
	nColumn,
	opened,
	opening,
	shouted
} from '../rules/testing';
import type { ParkerFact } from '../rules/facts';
import { winnersOf } from '../rules/winners';
import { lineName } from '../text/names';
import { evening, rounds, scores, type Evening } from './evening.testing';
import { aboutFact, aboutLastShout } from './put-right';

beforeAll(() => language.set('en'));

const readAgain = () => undefined;
const about = (journal: Evening, player: string, round = 0) =>
	aboutLastShout(tableOf(journal), player, round, readAgain);

describe('who shouted', () => {
	it('was another player: the line read back stays, and so do the rounds that followed', () => {
		const { journal, fell } = answered(evening, about(evening, 'ana'), 'Carla');
		expect([fell, scores(journal)]).toEqual([[], [0, 1, 1, 0]]);
		expect(rounds(journal)[0].claims).toMatchObject([{ player: 'carla', lines: [{ numbers: firstRow }] }]);
		expect(rounds(journal)[2]?.calls).toEqual([9]);
	});
	it('was another player: who called the rounds that followed, as the winner, called them still [PB-14]', () => {
		const options = { ...opening().options, winnerCalls: true };
		const now = said(
			box,
			opening({ caller: 'dora', options }),
			...[...called(...firstRow), ...claimed('ana', 'row-1', firstRow), awarded, opened],
			...[...called(...nColumn), ...claimed('carla', 'column-N', nColumn), awarded, opened],
			...[...called(...firstRow), ...claimed('ben', 'row-1', firstRow), awarded, opened]
		);
		const callers = (journal: Evening) => rounds(journal).map(({ caller }) => caller);
		const winners = (journal: Evening) => rounds(journal).map((round) => winnersOf(round).join());
		const as = ['dora', 'ana', 'carla', 'ben'];
		expect([callers(now), winners(now)]).toEqual([as, ['ana', 'carla', 'ben', '']]);
		// Nothing was called in the last round yet: it is the winner's.
		for (const [player, round, who, called, won] of [
			['ana', 0, 'Carla', as, ['carla', 'carla', 'ben', '']],
			['ana', 0, m.table_meant_nobody(), as, ['', 'carla', 'ben', '']],
			['carla', 1, 'Ben', as, ['ana', 'ben', 'ben', '']],
			['ben', 2, 'Dora', [...as.slice(0, 3), 'dora'], ['ana', 'carla', 'dora', '']]
		] as const) {
			const { journal, fell } = answered(now, about(now, player, round), who);
			expect([who, fell, callers(journal), winners(journal)]).toEqual([who, [], called, won]);
		}
	});
	it('was nobody: an old round closes without a winner, and the others stand', () => {
		const { journal, fell } = answered(evening, about(evening, 'ana'), m.table_meant_nobody());
		expect([fell, scores(journal), rounds(journal)[0].closed]).toEqual([[], [0, 1, 0, 0], 'without']);
	});
	it('was nobody, where another bingo is right: that one has an old round; of several nobody can say who was first, and that is shown before [PB-13]', () => {
		const bens = [shouted('ben'), ...claimed('ana', 'row-1', firstRow), named('ben', 'row-2', firstRow)];
		const played = (first: string | null, ...carlas: readonly ParkerFact[]) =>
			said(
				box,
				opening(),
				...[...called(...firstRow), ...bens, ...carlas, { type: 'first.named', player: first } as const],
				...[awarded, opened, ...called(9)]
			);
		for (const first of ['ana', 'ben', null]) {
			const now = played(first);
			const { journal } = answered(now, about(now, 'ana'), m.table_meant_nobody());
			expect([first, scores(journal), rounds(journal)[1]?.calls]).toEqual([first, [0, 1, 0, 0], [9]]);
		}
		const three = played('ana', ...claimed('carla', 'row-3', firstRow));
		const asked = about(three, 'ana');
		const { journal, fell } = answered(three, asked, m.table_meant_nobody());
		expect([fell, scores(journal), rounds(journal)[1]?.calls]).toEqual([[], [0, 1, 1, 0], [9]]);
		expect(asked?.questions[0]?.meant.at(-1)?.asks).toBe(true);
	});
	it('was nobody: the round on the table goes on', () => {
		const now = said(box, opening(), ...called(...firstRow), ...claimed('ana', 'row-1', firstRow));
		const { journal } = answered(now, about(now, 'ana'), m.table_meant_nobody());
		expect([journal.folded.snapshot.state, rounds(journal)[0].claims]).toEqual(['calling', []]);
	});
	it('was the other way round: the two change places, and who was first goes with the name', () => {
		const now = said(
			box,
			opening({ variant: 'points' }),
			...[...called(...firstRow, ...nColumn), shouted('ana'), shouted('ben')],
			...[...claimed('ana', 'row-1', firstRow), ...claimed('ben', 'column-N', nColumn)],
			...[{ type: 'first.named', player: 'ana' } as const, awarded]
		);
		const { journal, fell } = answered(now, about(now, 'ana'), 'Ben');
		expect([fell, rounds(journal)[0].first]).toEqual([[], 'ben']);
		expect(rounds(journal)[0].claims).toMatchObject([
			{ player: 'ben', lines: [{ line: 'row-1' }] },
			{ player: 'ana', lines: [{ line: 'column-N' }] }
		]);
	});
	it('was a player who has left since: all who sat there then are asked for, and who came later is not', () => {
		const now = said(
			box,
			opening({
				variant: 'points',
				partners: [
					['ana', 'carla'],
					['ben', 'dora']
				]
			}),
			...[...called(...firstRow), ...claimed('carla', 'row-1', firstRow), awarded, opened],
			...[{ type: 'player.left', player: 'dora' } as const, ...called(9)]
		);
		const { journal, fell } = answered(now, about(now, 'carla'), 'Dora');
		expect([fell, scores(journal)]).toEqual([[], [0, 166, 0, 166]]);
		const later = said(
			box,
			opening(),
			...[...called(...firstRow), ...claimed('ana', 'row-1', firstRow), awarded, opened],
			{ type: 'player.joined', player: { id: 'eva', name: 'Eva' } }
		);
		expect(about(later, 'ana')?.questions[0]?.meant.map(({ label }) => label)).not.toContain('Eva');
	});
	const askedOf = (callerPlays: boolean) => {
		const options = { ...opening().options, callerPlays };
		const now = said(box, opening({ caller: 'dora', options }), ...called(4), shouted('ana'));
		return about(now, 'ana')?.questions[0]?.meant.map(({ label }) => label);
	};
	it('is never the caller of that round, nor who shouted [PB-1]', () => {
		expect(askedOf(false)).toEqual(['Ben', 'Carla', m.table_meant_nobody()]);
	});
	it('may call the round by now, and never who called then [PB-1]', () => {
		const ben: ParkerFact = { type: 'caller.changed', player: 'ben' };
		const facts = [...called(5), ...claimed('ana', 'row-1', firstRow), ben, ...called(9)];
		const asked = about(said(box, opening({ caller: 'dora' }), ...facts), 'ana');
		expect(asked?.questions[0]?.meant.map(({ label }) => label)).toEqual([
			...['Ben', 'Carla', m.table_meant_nobody()]
		]);
	});
	it('can be the caller where the house lets the caller play [PB-25]', () => {
		expect(askedOf(true)).toEqual(['Ben', 'Carla', 'Dora', m.table_meant_nobody()]);
	});
});

it('of a round that was won, who it was that won is asked, and then who else [PB-13]', () => {
	const row = evening.rows.find((row) => 'fact' in row && row.fact.type === 'bingo.awarded');
	const asked = aboutFact(tableOf(evening), awarded, row?.seq ?? -1, readAgain);
	expect(asked?.questions.map(({ ask }) => ask)).toEqual([m.table_meant_who(), m.table_meant_winner_too()]);
	const meant = asked?.questions[0]?.meant.find(({ label }) => label === 'Dora');
	expect(scores(changed(evening, meant!.change).journal)).toEqual([0, 1, 0, 1]);
	// Of two who share it each is asked about.
	const both = said(
		box,
		opening(),
		...[...called(...firstRow), shouted('ana'), ...claimed('ben', 'row-1', firstRow)],
		...[...claimed('ana', 'row-2', firstRow), { type: 'first.named', player: null } as const, awarded]
	);
	const last = aboutFact(tableOf(both), awarded, both.rows.at(-1)?.seq ?? -1, readAgain);
	expect(last?.questions.map(({ ask }) => ask)).toEqual([
		...['Ben', 'Ana'].map((name) => `${name}: ${m.table_meant_who()}`),
		m.table_meant_winner_too()
	]);
});

it('on a card of the app another line is one tap, and it is judged anew [PB-9]', () => {
	const cards = { seed: 'puma-tuba', size: 40 };
	const found = cardOf(cards.seed, cards.size, 17);
	if (!found.ok) throw new Error(found.why);
	const [first, second] = linesOnCard(found.card);
	const now = said(box, opening({ cards }), ...[...called(...second!.numbers), shouted('ana')], {
		type: 'line.claimed',
		player: 'ana',
		card: 17,
		lines: [first!]
	});
	expect(now.folded.snapshot.state).toBe('calling');
	const { journal } = answered(now, about(now, 'ana'), lineName(second!.line));
	expect(journal.folded.snapshot.state).toBe('bingoStands');
});

it('of the four corners of a card no line is asked for: they are read again [PB-23]', () => {
	const cards = { seed: 'puma-tuba', size: 40 };
	const found = cardOf(cards.seed, cards.size, 17);
	if (!found.ok) throw new Error(found.why);
	const all = cornersOf(found.card);
	const now = said(
		box,
		opening({ cards, pattern: 'corners' }),
		...[...called(...all.numbers), shouted('ana')],
		{
			type: 'line.claimed',
			player: 'ana',
			card: 17,
			lines: [all]
		}
	);
	expect(now.folded.snapshot.state).toBe('bingoStands');
	const asked = about(now, 'ana');
	expect(asked?.questions.map(({ ask }) => ask)).not.toContain(m.parker_which_line());
	expect(asked?.more?.label).toBe(m.parker_read_again());
});

it('who was first and who calls are put right in the history [PB-13] [PB-1]', () => {
	const both = said(
		box,
		opening(),
		...[...called(...firstRow, ...nColumn), shouted('ana'), shouted('ben')],
		...[...claimed('ana', 'row-1', firstRow), ...claimed('ben', 'column-N', nColumn)],
		...[{ type: 'first.named', player: 'ana' } as const, awarded, opened],
		{ type: 'caller.changed', player: 'carla' } as const
	);
	const row = (type: string) => both.rows.find((row) => 'fact' in row && row.fact.type === type)!.seq;
	const first = { type: 'first.named', player: 'ana' } as const;
	const named = answered(both, aboutFact(tableOf(both), first, row('first.named'), readAgain), 'Ben');
	expect([named.fell, scores(named.journal)]).toEqual([[], [0, 1, 0, 0]]);
	const caller = { type: 'caller.changed', player: 'carla' } as const;
	const calls = answered(both, aboutFact(tableOf(both), caller, row('caller.changed'), readAgain), 'Dora');
	expect(calls.journal.folded.snapshot.context.caller).toBe('dora');
	// Who has left since may have called from then on.
	const without = said(box, opening(), caller, { type: 'player.left', player: 'dora' });
	const asked = aboutFact(tableOf(without), caller, 1, readAgain)?.questions[0]?.meant;
	expect(asked?.map(({ label }) => label)).toContain('Dora');
});

it('who called before a change of caller is an answer, too: then there was none [PB-1]', () => {
	const carla = { type: 'caller.changed', player: 'carla' } as const;
	for (const [caller, who, here] of [
		['dora', 'Dora', 'Carla'],
		[null, m.parker_app_calls(), 'Carla']
	] as const) {
		const now = said(box, opening({ caller }), ...called(4), carla, ...called(9));
		const about = aboutFact(tableOf(now), carla, 2, readAgain);
		const { journal, fell } = answered(now, about, who);
		expect([fell, journal.folded.snapshot.context.caller, rounds(journal)[0].calls]).toEqual([
			...[[], caller],
			[4, 9]
		]);
		expect(about?.questions[0]?.meant.map(({ label }) => label)).not.toContain(here);
	}
	// After a round another one would call, who called before is named as ever.
	const options = { ...opening().options, winnerCalls: true };
	const won = [...called(...firstRow), ...claimed('ana', 'row-1', firstRow), awarded, carla, opened];
	const now = said(box, opening({ caller: 'dora', options }), ...won);
	const seq = now.rows.findIndex((row) => 'fact' in row && row.fact.type === 'caller.changed');
	const { journal } = answered(now, aboutFact(tableOf(now), carla, seq, readAgain), 'Dora');
	expect(rounds(journal)[1]?.caller).toBe('dora');
});

it('of who claimed wrongly before, the last claim too was the other way round [PB-13]', () => {
	const wrong = [...called(4), ...claimed('ana', 'row-1', firstRow), ...called(17, 32, 50, 63)];
	const lines = [named('ana', 'row-2', firstRow), named('ben', 'row-3', firstRow)];
	const now = said(box, opening(), ...wrong, shouted('ana'), shouted('ben'), ...lines);
	expect(now.folded.snapshot.state).toBe('bingoStands');
	for (const [player, label] of [
		['ben', 'Ana'],
		['ana', 'Ben']
	] as const) {
		const { journal, fell } = answered(now, about(now, player), label);
		const claims = rounds(journal)[0].claims.map(({ player, lines }) => [player, lines[0]?.line]);
		expect(fell).toEqual([]);
		expect(claims).toEqual([
			['ana', 'row-1'],
			['ben', 'row-2'],
			['ana', 'row-3']
		]);
	}
});

it('who was first is what was said just before: then it was said once [PB-13]', () => {
	const first = (player: string | null) => ({ type: 'first.named', player }) as const;
	const both = [
		...[...called(...firstRow), shouted('ana'), shouted('ben')],
		...[named('ana', 'row-1', firstRow, 150), named('ben', 'row-2', firstRow)]
	];
	const now = said(box, opening(), ...both, first(null), first('ana'), awarded, opened, ...called(9));
	const seq = now.rows.findLast((row) => 'fact' in row && row.fact.type === 'first.named')?.seq ?? -1;
	const asked = aboutFact(tableOf(now), first('ana'), seq, readAgain);
	const { journal, fell } = answered(now, asked, m.parker_nobody_can_say());
	expect([fell, scores(journal), rounds(journal)[0].first]).toEqual([[], [0, 1, 0, 0], null]);
});

it('who did not sit there any more did not shout: that is said, and not that nobody heard them [PB-9] [G-4]', () => {
	const wrong = claimed('ben', 'row-1', firstRow);
	const left = [...wrong, { type: 'player.left', player: 'ben' } as const];
	const now = said(box, opening(), ...called(4), ...left, ...claimed('ana', 'row-2', firstRow));
	const ben = about(now, 'ana')?.questions[0]?.meant.find(({ label }) => label === 'Ben');
	const planned = ben && planChange(now, ben.change);
	expect(planned).toMatchObject({ ok: false, refusal: { why: 'player-has-left', player: 'ben' } });
});
