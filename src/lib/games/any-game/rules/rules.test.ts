import { describe, expect, it } from 'vitest';
import { language } from '$lib/i18n/language.svelte';
import { box } from '../index';
import { endWords, writtenText } from '../text/names';
import { mostPlayers, mostPoints, type AnyGameOpening } from './facts';
import { gainsIn } from '../../course';
import { courseOf, leaders, leading, ranked, totalsNow, totalsOf } from './game';
import { ended, joins, leaves, opening, scored, table, variant, whys } from './testing';

const four = ['Ana', 'Ben', 'Carla', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));
const pairs: AnyGameOpening['partners'] = [
	['ana', 'carla'],
	['ben', 'dora']
];

describe('[AG-1] who plays', () => {
	it('takes one to twenty players', () => {
		const seats = (count: number) =>
			Array.from({ length: count }, (_, at) => ({ id: `p${String(at)}`, name: `P${String(at)}` }));
		expect(box.read(opening({ players: seats(1) })).ok).toBe(true);
		expect(box.read(opening({ players: seats(mostPlayers) })).ok).toBe(true);
		expect(box.read(opening({ players: seats(mostPlayers + 1) })).ok).toBe(false);
		const full = table({ players: seats(mostPlayers) });
		const none = [{ why: 'too-many-players', most: 20 }];
		expect(full.tell(joins('Zoe')).refused).toEqual(none);
		// Who left keeps the total, and with it the place.
		expect(full.tell(leaves('p3'), joins('Zoe')).refused).toEqual(none);
	});

	it('starts who joins late at 0, and asks for their points from then on', () => {
		const late = table().round(5, 6, 7).tell(joins('Dora'));
		expect(late.sums).toEqual({ ana: 5, ben: 6, carla: 7, dora: 0 });
		expect(late.round(1, 1, 1).refused).toEqual([{ why: 'points-missing', side: 'dora' }]);
		expect(late.round(1, 1, 1, 4).sums).toEqual({ ana: 6, ben: 7, carla: 8, dora: 4 });
	});

	it('keeps the total of who leaves, who cannot win, and goes on with it when they come back', () => {
		const left = table().round(5, 6, 70).tell(leaves('carla')).round(1, 1);
		expect(left.sums).toEqual({ ana: 6, ben: 7, carla: 70 });
		expect(left.tell(ended).winners).toEqual(['ben']);
		expect(ranked(left.context).map(({ id }) => id)).toEqual(['ben', 'ana', 'carla']);
		const back = left.tell(joins('Carla')).round(0, 0, 1);
		expect(back.sums.carla).toBe(71);
		expect(back.tell(ended).winners).toEqual(['carla']);
	});

	it('refuses the same name twice, a stranger who leaves, and the last one', () => {
		expect(whys(table().tell(joins('ANA')).refused)).toEqual(['already-at-the-table']);
		expect(whys(table().tell(leaves('zoe')).refused)).toEqual(['no-such-player']);
		const alone = table().tell(leaves('ana'), leaves('ben'), leaves('carla'));
		expect(alone.refused).toEqual([{ why: 'too-few-players', fewest: 1 }]);
	});
});

describe('what an opening says', () => {
	const read = (change: Partial<AnyGameOpening>) => box.read(opening(change));
	const place = (change: Partial<AnyGameOpening>) => {
		const reading = read(change);
		return reading.ok || reading.problem.replace(/:.*/, '');
	};

	it.each(['A', 'x'.repeat(24), 'Doppelkopf am Freitag'])('the game is called %j', (title) => {
		expect(read({ title }).ok).toBe(true);
	});
	it.each(['', 'x'.repeat(25), ' Rummy', 'two  blanks'])('no game is called %j', (title) => {
		expect(place({ title })).toBe('title');
	});
	it.each<AnyGameOpening['ends']>([
		{ how: 'target', target: -50 },
		{ how: 'rounds', rounds: 1 },
		{ how: 'open' }
	])('it ends as $how says', (ends) => {
		expect(read({ ends })).toMatchObject({ ok: true, fact: { ends } });
	});
	it('reads a dealer and partners who play, and says of which it is that they do not', () => {
		expect(read({ dealer: 'carla' }).ok).toBe(true);
		expect(place({ dealer: 'zoe' })).toBe('dealer');
		expect(place({ partners: [['ana', 'zoe']] })).toBe('partners');
		expect(place({ partners: [] })).toBe('partners');
		expect(place({ ends: { how: 'target', target: 0 } })).toBe('ends.target');
	});
});

describe('[AG-2] rounds and points', () => {
	it('adds up rounds, positive, negative and 0', () => {
		expect(table().round(10, -5, 0).round(-20, 5, 0).sums).toEqual({ ana: -10, ben: 0, carla: 0 });
	});

	it('takes no round out of order, incomplete, twice the same total, or of a stranger', () => {
		const open = table();
		const { context } = open;
		const round = scored(context, 1, 2, 3);
		const [first] = round.scores;
		expect(open.tell({ ...round, round: 2 }).refused).toEqual([{ why: 'another-round', round: 1 }]);
		expect(open.tell(scored(context, 1, 2)).refused).toEqual([{ why: 'points-missing', side: 'carla' }]);
		const twice = { ...round, scores: [...round.scores, ...(first ? [first] : [])] };
		expect(open.tell(twice).refused).toEqual([{ why: 'points-twice', side: 'ana' }]);
		const strange = { ...round, scores: [...round.scores, { side: 'zoe', points: 1 }] };
		expect(open.tell(strange).refused).toEqual([{ why: 'no-such-player' }]);
	});

	it('reads whole numbers within their limit alone', () => {
		const { context } = table();
		const reads = (points: number) => box.read(scored(context, points, 0, 0)).ok;
		expect([mostPoints, -mostPoints, 0].map(reads)).toEqual([true, true, true]);
		expect([mostPoints + 1, 0.5, NaN].map(reads)).toEqual([false, false, false]);
	});

	it('tells what each round brought, and every total after it', () => {
		const { context } = table().round(1, 2, 3).tell(joins('Dora')).round(1, 1, 1, 9);
		expect(gainsIn(courseOf(context))).toEqual([
			[1, 2, 3, undefined],
			[1, 1, 1, 9]
		]);
		expect(courseOf(context).map(({ totals }) => totals)).toEqual([
			[1, 2],
			[2, 3],
			[3, 4],
			[null, 9]
		]);
	});
});

describe('[AG-3] partners', () => {
	const paired = table({ players: four, partners: pairs });

	it('share one total and one win', () => {
		const after = paired.round(40, 20);
		expect(after.sums).toEqual({ ana: 40, ben: 20 });
		expect(after.tell(ended).winners).toEqual(['ana', 'carla']);
		expect(courseOf(after.context).map(({ players }) => players)).toEqual(pairs);
	});

	it('won together; of two pairs that are level each is named whole, and two players are no pair [G-6]', () => {
		const won = (one: typeof paired) => {
			const { winners, partners } = variant.outcome(one.tell(ended).snapshot);
			return { winners, partners };
		};
		expect(won(paired.round(40, 20))).toEqual({ winners: ['ana', 'carla'], partners: true });
		expect(won(paired.round(20, 20))).toEqual({ winners: pairs.flat(), partners: true });
		const two = { winners: ['ana', 'ben'], partners: undefined };
		expect(won(table({ players: four }).round(40, 40, 1, 2))).toEqual(two);
	});

	it('are named as pairs where two pairs are level, and as two names where one is ahead', () => {
		language.set('en');
		const level = paired.round(20, 20);
		expect(endWords(level.tell(ended).context)).toBe('Ana + Carla and Ben + Dora tie');
		expect(writtenText(level.context)).toContain(' Ana + Carla and Ben + Dora lead with 20.');
		expect(endWords(paired.round(40, 20).tell(ended).context)).toBe('Ana and Carla win');
		expect(writtenText(paired.round(40, 20).context)).toContain(' Ana and Carla lead with 40.');
	});

	it('stand under both names, and are marked while one of them deals', () => {
		const marked = (dealer: string | null) =>
			totalsOf(table({ players: four, partners: pairs, dealer }).context).map(({ now }) => now);
		expect(totalsOf(paired.context).map(({ names }) => names)).toEqual([
			['Ana', 'Carla'],
			['Ben', 'Dora']
		]);
		expect([marked('carla'), marked('ben'), marked(null)]).toEqual([
			[true, false],
			[false, true],
			[false, false]
		]);
	});

	it('of whom one left go by the other’s name while they play, and by both in the ranking', () => {
		const one = paired.round(40, 20).tell(leaves('carla'));
		expect(totalsNow(one.context).map(({ names }) => names)).toEqual([['Ana'], ['Ben', 'Dora']]);
		expect(ranked(one.context)[0]?.names).toEqual(['Ana', 'Carla']);
		const none = one.tell(leaves('ana'));
		expect(totalsNow(none.context)[0]?.names).toEqual(['Ana', 'Carla']);
	});

	it('play on while one of them is here, and their pairs are fixed', () => {
		const one = paired.tell(leaves('carla')).round(1, 2);
		expect(one.sums).toEqual({ ana: 1, ben: 2 });
		expect(whys(one.tell(joins('Eva')).refused)).toEqual(['partners-are-set']);
		expect(one.tell(joins('Carla')).refused).toEqual([]);
		expect(one.tell(leaves('ana')).round(7).sums).toEqual({ ana: 1, ben: 9 });
	});

	it('are players of the table, each in one pair', () => {
		const reads = (partners: AnyGameOpening['partners']) => box.read(opening({ players: four, partners })).ok;
		expect(reads(pairs)).toBe(true);
		expect(reads([['ana', 'zoe']])).toBe(false);
		expect(
			reads([
				['ana', 'ben'],
				['ben', 'dora']
			])
		).toBe(false);
	});
});

describe('[AG-4] who wins', () => {
	it('is the highest total, or the lowest, and equal ones share', () => {
		const scores = table().round(5, 9, 9);
		expect(scores.tell(ended).winners).toEqual(['ben', 'carla']);
		const lowest = scores.tell({ type: 'winning.changed', wins: 'lowest' });
		expect(lowest.tell(ended).winners).toEqual(['ana']);
		const best = ({ context }: typeof scores) => ranked(context).map(({ id }) => id);
		expect([best(scores), best(lowest)]).toEqual([
			['ben', 'carla', 'ana'],
			['ana', 'ben', 'carla']
		]);
		expect(best(table({ wins: 'lowest' }).round(9, 5, 7))).toEqual(['ben', 'carla', 'ana']);
		expect([leaders(scores.context), leaders(lowest.context)]).toEqual([['ben', 'carla'], ['ana']]);
		expect(whys(lowest.tell({ type: 'winning.changed', wins: 'lowest' }).refused)).toEqual(['already-so']);
	});

	it('is nobody who joined and took part in no round yet', () => {
		const late = table({ wins: 'lowest' }).round(5, 6, 7).tell(joins('Dora'));
		expect(leaders(late.context)).toEqual(['ana']);
		expect(ranked(late.context).map(({ id }) => id)).toEqual(['ana', 'ben', 'carla', 'dora']);
		expect(late.tell(ended).winners).toEqual(['ana']);
		expect(leaders(late.round(5, 6, 7, 1).context)).toEqual(['dora']);
	});

	it('is nobody before the first round, nor while the game is played', () => {
		expect(leaders(table().context)).toEqual([]);
		expect(table().tell(ended).winners).toEqual([]);
		expect(table().round(1, 2, 3).winners).toEqual([]);
	});

	it('is everybody at the table where those who took part in a round have all left', () => {
		const others = table({ players: opening().players.slice(0, 2) })
			.round(5, 3)
			.tell(joins('Dora'), joins('Eve'), leaves('ana'), leaves('ben'));
		expect(others.refused).toEqual([]);
		expect(leaders(others.context)).toEqual(['dora', 'eve']);
	});

	it('is ahead of nobody alone at the table, and of others with two', () => {
		const alone = table({ players: opening().players.slice(0, 1) }).round(5);
		expect([leaders(alone.context), leading(alone.context)]).toEqual([['ana'], []]);
		const two = table({ players: opening().players.slice(0, 2) }).round(5, 3);
		expect(leading(two.context)).toEqual(['ana']);
	});
});
