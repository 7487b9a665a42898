import { beforeAll, describe, expect, it } from 'vitest';
import { sure } from '$lib/domain/sure';
import { language } from '$lib/i18n';
import { isFactRow } from '$lib/domain/rows';
import { changed, goOn, said } from '$lib/session/journal.testing';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import { cardSet } from '../rules/card-set';
import { linesOnCard } from '../rules/deal';
import type { ParkerFact } from '../rules/facts';
import { awarded, called, claimed, closed, firstRow, opened, opening, shouted } from '../rules/testing';
import { rounds, type Evening } from './evening.testing';
import { aboutLastShout } from './put-right';
import { besides } from './removed';

// A card is one player's in a round, also where it is put right whose a claim was. [PB-4]
beforeAll(() => language.set('en'));

const cards = { seed: 'puma-tuba', size: 60 };
const row = (serial: number, place: number) =>
	sure(linesOnCard(sure(cardSet(cards.seed, cards.size).cards[serial - 1]))[place]);
const claims = (player: string, card: number, place: number, named = true): ParkerFact[] => [
	shouted(player),
	{ type: 'line.claimed', player, lines: [row(card, place)], ...(named && { card }) }
];
/** A wrong claim with the first row of card 17, and then a right one with its second. */
const twice = (named = true) => [
	...claims('ana', 17, 0, named),
	...called(...row(17, 1).numbers),
	...claims('ana', 17, 1, named)
];
const claimsNow = (journal: Evening) => rounds(journal)[0].claims.map(({ player, card }) => [player, card]);
function meant(journal: Evening, player: string, label: string) {
	const asked = aboutLastShout(tableOf(journal), player, 0, () => undefined);
	return sure(asked?.questions[0]?.meant.find((one) => one.label === label));
}

describe.each([
	['open', [], true],
	['open, its card found by its lines', [], false],
	['followed', [awarded, opened, ...called(9)], true]
] as const)('a round that is %s', (_, then, named) => {
	it('two claims with one card are both another player’s, and that is shown first', () => {
		const now = said(box, opening({ cards }), ...called(5), ...twice(named), ...then);
		const { change, asks } = meant(now, 'ana', 'Carla');
		expect(asks).toBe(true);
		const { journal, fell } = changed(now, change);
		expect([fell, claimsNow(journal)]).toEqual([
			[],
			[
				['carla', 17],
				['carla', 17]
			]
		]);
		expect(rounds(journal).at(-1)?.calls).toEqual(rounds(now).at(-1)?.calls);
	});
});

it('two who claimed change places with all claims of their cards, and that is shown first [PB-13]', () => {
	const [, ...anas] = claims('ana', 17, 1);
	const [, ...bens] = claims('ben', 18, 0);
	const numbers = [...row(17, 1).numbers, ...row(18, 0).numbers];
	const now = said(
		box,
		opening({ cards }),
		...[...called(5), ...claims('ana', 17, 0), ...called(...new Set(numbers))],
		...[shouted('ana'), shouted('ben'), ...anas, ...bens]
	);
	expect(now.folded.snapshot.state).toBe('bingoStands');
	for (const [player, label] of [
		['ben', 'Ana'],
		['ana', 'Ben']
	] as const) {
		const { change, asks } = meant(now, player, label);
		expect(asks).toBe(true);
		const { journal, fell } = changed(now, change);
		expect([fell, claimsNow(journal)]).toEqual([
			[],
			[
				['ben', 17],
				['ben', 17],
				['ana', 18]
			]
		]);
	}
});

it('a claim with another card, or with none of the app’s, is put right alone', () => {
	const cardless = [...claimed('ana', 'row-1', firstRow), ...claimed('ana', 'row-2', firstRow)];
	const other = [...claims('ana', 17, 0), ...claims('ana', 18, 0)];
	for (const [of, facts] of [
		[{}, cardless],
		[{ cards }, other]
	] as const) {
		const now = said(box, opening(of), ...called(4, 5), ...facts);
		const { change, asks } = meant(now, 'ana', 'Carla');
		expect(asks).toBe(false);
		const by = claimsNow(changed(now, change).journal).map(([player]) => player);
		expect(by).toEqual(['ana', 'carla']);
	}
});

it.each([
	['another player claimed with its card since: it is refused', claims('ben', 17, 0), 'ben'],
	['its own player did: it comes back', claims('ana', 17, 0), undefined],
	['another claimed with another card: it comes back', claims('ben', 18, 0), undefined],
	['another did in another round: it comes back', [closed, opened, ...claims('ben', 17, 0)], undefined]
] as const)('a removed claim is put back where %s', (_, since, player) => {
	const first = said(box, opening({ cards }), ...called(5), ...claims('ana', 17, 0), ...called(9));
	const { seq } = sure(first.rows.find((row) => isFactRow(row) && row.fact.type === 'line.claimed'));
	const shout = { strike: seq - 1 };
	const removed = changed(first, { together: [shout, { strike: seq }] }).journal;
	expect(besides(tableOf(first), seq, 'strike')).toEqual([shout]);
	const back = besides(tableOf(goOn(removed, ...since)), seq, 'restore');
	expect(back).toEqual(player ? { why: 'card-taken', card: 17, player } : [{ restore: seq - 1 }]);
});
