import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { inSeatsNow, seatsTaken } from '$lib/domain/reseat';
import type { Fact } from '$lib/domain/rows';
import { tries } from '$lib/domain/tries.testing';
import { changed, said } from '$lib/session/journal.testing';
import { planUndo, type Journal } from '$lib/session/preview';
import { placesSwapped, planReseat } from '$lib/session/reseat';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box, type Parker } from '..';
import { newClaimDraft, readClaimDraft, withLine } from '../rules/claim-draft';
import type { ParkerFact, ParkerOpening } from '../rules/facts';
import { bColumn, diagonal, first, naming, nColumn, second, third } from '../rules/points.testing';
import {
	awarded,
	called,
	claimed,
	closed,
	ended,
	firstRow,
	opened,
	opening,
	shouted
} from '../rules/testing';
import { placesKept } from './put-right';

type Evening = Journal<Parker>;
const rounds = ({ folded }: Evening) => folded.snapshot.context.rounds;
const callers = (journal: Evening) => rounds(journal).map(({ caller }) => caller);
const scores = ({ folded }: Evening) =>
	Object.fromEntries(outcomeOf(folded).scores.map(({ player, score }) => [player, score]));
const seats = ({ folded }: Evening) => folded.snapshot.context.seats.map(({ id }) => id).join(' ');
const types = ({ rows }: Evening, seqs: readonly number[]) =>
	seqs.map((seq) => rows.flatMap((row) => (row.seq === seq && 'fact' in row ? row.fact.type : [])).join());

const people = ['ana', 'ben', 'carla', 'dora', 'emil', 'fe'].map((id) => ({ id, name: id.toUpperCase() }));
const person = (id: string) => people.find((one) => one.id === id) ?? { id, name: id };
const swapOf = (journal: Evening, one: string, other: string) => {
	const change = placesSwapped(journal, one, other);
	return change && placesKept(tableOf(journal), change);
};
const swapped = (journal: Evening, one: string, other: string) => {
	const change = swapOf(journal, one, other);
	if (!change) throw new Error('nothing to swap');
	return changed(journal, change);
};
const points = (more: Partial<ParkerOpening> = {}) =>
	opening({
		...{ variant: 'points', players: people.slice(0, 4), drawing: 'tiles', caller: 'ana' },
		options: { freeCentre: false, winnerCalls: false, callerEachRound: true },
		...more
	});
const pairs = (...ids: readonly string[]) =>
	ids.slice(0, ids.length / 2).map((id, i): [string, string] => [id, ids[i + ids.length / 2] ?? id]);

/** Ben wins while Ana calls, Ana while Ben does, and Carla calls the third. */
const evening = said(
	box,
	points({ partners: pairs('ana', 'ben', 'carla', 'dora') }),
	...[...called(...firstRow), ...claimed('ben', 'row-1', firstRow), awarded, opened],
	...[...called(...firstRow), ...claimed('ana', 'row-3', firstRow), awarded, opened],
	...[...called(...firstRow), ...claimed('dora', 'row-1', firstRow), awarded, opened]
);

describe('two who sat in each other’s places, and each keeps what is written [PB-21] [PB-22]', () => {
	it('have each other’s partners; who called and who won a round stays, though the seat of one who won calls it', () => {
		expect([callers(evening), scores(evening)]).toEqual([
			['ana', 'ben', 'carla', 'dora'],
			{ ana: 332, carla: 332, ben: 332, dora: 332 }
		]);
		const { journal, fell } = swapped(evening, 'ana', 'dora');
		// Nothing was called in the last one: it is called by whose turn it is around the table as they sit.
		expect([fell, seats(journal), callers(journal)]).toEqual([
			[],
			'dora ben carla ana',
			['ana', 'ben', 'carla', 'ana']
		]);
		expect(scores(journal)).toEqual({ ana: 498, ben: 498, dora: 166, carla: 166 });
		const undone = planUndo(journal);
		expect(undone.ok && undone.after.folded.snapshot).toEqual(evening.folded.snapshot);
	});
	it('keep what is half typed of them, which goes with the seats where all that is written does', () => {
		const typedOf = (now: Pick<Evening, 'folded'>) => [
			...seatsTaken(evening.folded.effective.places, now.folded.effective.places)
		];
		expect(typedOf(swapped(evening, 'ana', 'dora').journal)).toEqual([]);
		const plan = planReseat(evening, 'ana', person('dora'), { seq: evening.rows.length, at: 0 }, true);
		expect(plan.ok && typedOf(plan.after)).toEqual([
			['ana', 'dora'],
			['dora', 'ana']
		]);
	});
	it('leave a claim that is half read as it is: numbers that nobody has typed yet are none', () => {
		const half = withLine(newClaimDraft('ana', '7'), 'row-1');
		const now = inSeatsNow({ ...half, waits: [half] }, new Map([['ana', 'zoe']]));
		expect(readClaimDraft(now)).toEqual({ ...half, player: 'zoe', waits: [{ ...half, player: 'zoe' }] });
	});
	it('who pass the goal together end the game sooner, and what came after it falls [PB-15]', () => {
		const now = said(box, { ...evening.folded.opening, goal: 400 }, ...factsOf(evening));
		expect(outcomeOf(now.folded).status).toBe('in-play');
		const { journal, fell } = swapped(now, 'ana', 'dora');
		expect(outcomeOf(journal.folded)).toMatchObject({ status: 'over', winners: ['ben', 'ana'] });
		expect(types(now, fell).slice(0, 2)).toEqual(['round.opened', 'ball.called']);
	});
	it('are asked where places say nothing: in Normal, where the app calls nobody’s turn, and of one who sat down later', () => {
		expect(swapOf(said(box, points({ variant: 'normal' })), 'ana', 'ben')).toBeUndefined();
		expect(swapOf(said(box, points({ caller: null })), 'ana', 'ben')).toBeUndefined();
		const joins = { type: 'player.joined', player: person('emil') };
		expect(swapOf(said(box, points(), joins), 'ana', 'emil')).toBeUndefined();
		// Who calls the whole game stands beside the pairs.
		const five = { players: people.slice(0, 5), partners: pairs('ben', 'carla', 'dora', 'emil') };
		expect(swapOf(said(box, points(five)), 'ana', 'ben')).toBeUndefined();
		expect(swapOf(said(box, points(five)), 'emil', 'ben')).toBeDefined();
	});
});

function factsOf({ folded }: Evening): readonly Fact[] {
	return folded.effective.rows.slice(1).map(({ fact }) => fact);
}

const kinds = [
	[first],
	[third],
	[nColumn],
	[second],
	[bColumn, first],
	[second, nColumn],
	[nColumn, diagonal]
];
const anyRound = fc.record({
	named: fc.option(fc.nat(), { freq: 4 }),
	relieved: fc.option(fc.nat(), { freq: 6 }),
	wrong: fc.option(fc.nat()),
	winners: fc.uniqueArray(fc.nat(5), { minLength: 0, maxLength: 2 }),
	lines: fc.nat(),
	first: fc.boolean(),
	begun: fc.boolean()
});
const anyTable = fc.record({
	size: fc.constantFrom(4, 4, 6),
	partners: fc.constantFrom(true, true, false),
	each: fc.boolean(),
	goal: fc.constantFrom(400, 600, 5000),
	rounds: fc.array(anyRound, { minLength: 2, maxLength: 6 }),
	over: fc.boolean(),
	swap: fc.tuple(fc.nat(), fc.nat())
});

it('have the scores of a table at which they sat right from the start, and so has everybody, whatever was played', () => {
	let [fallen, partners] = [0, 0];
	fc.assert(
		fc.property(anyTable, (drawn) => {
			const players = people.slice(0, drawn.size);
			const id = (at: number) => players[at % drawn.size]?.id ?? '';
			const ids = players.map(({ id }) => id);
			const others = drawn.swap[1] % drawn.size === drawn.swap[0] % drawn.size;
			const [one, other] = [id(drawn.swap[0]), id(others ? drawn.swap[0] + 1 : drawn.swap[1])];
			const as = (ids: readonly string[]) =>
				points({
					players: ids.map(person),
					caller: id(drawn.rounds.length),
					options: { freeCentre: false, winnerCalls: false, callerEachRound: drawn.each },
					goal: drawn.goal,
					...(drawn.partners ? { partners: pairs(...ids) } : {})
				});
			const facts = drawn.rounds.map((round): readonly ParkerFact[] => {
				const named = kinds[round.lines % kinds.length] ?? [];
				const numbers = [...new Set(named.flatMap(({ numbers }) => numbers))];
				// What two lines share comes last.
				const calls = numbers.toSorted((a, b) => count(named, a) - count(named, b));
				const caller = (player: number | null): ParkerFact[] =>
					player === null ? [] : [{ type: 'caller.changed', player: id(player) }];
				const wrong = round.wrong === null ? [] : claimed(id(round.wrong), 'row-2', [1, 16, 31, 46, 61]);
				const said: ParkerFact[] = [
					...[...caller(round.named), { type: 'round.opened' } as const, ...called(...calls.slice(0, 2))],
					...[...wrong, ...caller(round.relieved), ...called(...calls.slice(2))],
					...round.winners.flatMap((winner) => [shouted(id(winner)), naming(id(winner), ...named)]),
					{ type: 'first.named', player: round.first ? id(round.winners[0] ?? 0) : null },
					...[awarded, closed]
				];
				return round.begun ? said : said.slice(0, 1);
			});
			const table = said(box, as(ids), ...facts.flat().slice(1), ...(drawn.over ? [ended] : []));
			const sits = ids.map((id) => (id === one ? other : id === other ? one : id));
			const { journal, fell } = swapped(table, one, other);
			// Each round that has begun is called by who called it.
			const by = rounds(table).map(({ caller, relieved = caller }) => relieved);
			let number = 0;
			const right = said(
				box,
				as(sits),
				...factsOf(table).flatMap((fact): readonly Fact[] => {
					if (fact.type !== 'round.opened') return [fact];
					const { calls, closed } = rounds(table)[++number] ?? {};
					const begun = closed !== undefined || (calls && calls.length > 0);
					const named = { type: 'caller.changed', player: by[number] ?? null };
					return begun ? [named, fact] : [fact];
				})
			);
			expect([scores(journal), seats(journal)]).toEqual([scores(right), seats(right)]);
			expect(rounds(journal)).toEqual(rounds(right));
			expect(outcomeOf(journal.folded)).toEqual(outcomeOf(right.folded));
			const lost = types(table, fell).filter((type) => type !== 'caller.changed');
			if (outcomeOf(journal.folded).status === 'in-play') expect(lost).toEqual([]);
			fallen += Number(lost.length > 0);
			partners += Number(drawn.partners && JSON.stringify(scores(journal)) !== JSON.stringify(scores(table)));
		}),
		{ numRuns: tries(100, 2000) }
	);
	expect(Math.min(fallen, partners)).toBeGreaterThan(0);
});

const count = (lines: readonly { readonly numbers: readonly number[] }[], number: number) =>
	lines.filter(({ numbers }) => numbers.includes(number)).length;
