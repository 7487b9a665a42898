import { expect, it } from 'vitest';
import { tally } from '../rules/winners';
import { awarded, called, claimed, firstRow, named, opened, shouted, table } from '../rules/testing';
import { goesFrom, goesFromClaim } from './goes-from';

const pairs: [string, string][] = [
	['ana', 'carla'],
	['ben', 'dora']
];
const round = [...called(...firstRow), ...claimed('ana', 'row-1', firstRow), awarded];

it('tells a player of their points [PB-16]', () => {
	const { context } = table({ variant: 'points' }).tell(...round, opened);
	expect(goesFrom(context, 'ana', 31)).toBe('Ana: from 166 to 197');
});
it('counts an awarded round once where its claim is read again [PB-9] [PB-16]', () => {
	const told = table({ variant: 'points' }).tell(...round);
	const two = told.tell(opened, ...round);
	expect(goesFrom(told.context, 'ana', 31, told.round)).toBe('Ana: from 0 to 31');
	expect(goesFrom(two.context, 'ana', 31, two.context.rounds[0])).toBe('Ana: from 0 to 31');
	expect(goesFrom(two.context, 'ana', 31, two.context.rounds[1])).toBe('Ana: from 166 to 197');
});
it('tells partners of the points of both [PB-22]', () => {
	const { context } = table({ variant: 'points', partners: pairs }).tell(...round, opened);
	expect(goesFrom(context, 'carla', 31)).toBe('Ana and Carla: from 166 to 197');
});

it.each<[string, string | null | undefined, [string, string][] | undefined, string, number]>([
	['partners who share a round: both scores', null, pairs, 'Ana and Carla: from 0 to 332', 332],
	['partners of whom one was first: one score', 'ana', pairs, 'Ana and Carla: from 0 to 166', 166],
	[
		'partners, while nobody has said who was first: one score',
		undefined,
		pairs,
		'Ana and Carla: from 0 to 166',
		0
	],
	['players who share a round alone: the own score', null, undefined, 'Ana: from 0 to 166', 166]
])(
	'tells of a right claim what the round will add, to %s [PB-13] [PB-22]',
	(_, first, partners, said, total) => {
		const both = [
			shouted('ana'),
			shouted('carla'),
			named('ana', 'row-1', firstRow),
			named('carla', 'row-1', firstRow)
		];
		const told = table({ variant: 'points', ...(partners ? { partners } : {}) }).tell(
			...called(...firstRow),
			...both
		);
		const decided = first === undefined ? told : told.tell({ type: 'first.named', player: first });
		expect(goesFromClaim(decided.context, 'ana', 166)).toBe(said);
		expect(tally(decided.tell(awarded).context).get('ana') ?? 0).toBe(total);
	}
);
