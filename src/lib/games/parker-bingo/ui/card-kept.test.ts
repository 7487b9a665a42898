import { beforeAll, describe, expect, it } from 'vitest';
import { sure } from '$lib/domain/sure';
import { language, m } from '$lib/i18n';
import { changed, said } from '$lib/session/journal.testing';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import { cardSet } from '../rules/card-set';
import { linesOnCard } from '../rules/deal';
import type { ParkerFact } from '../rules/facts';
import { awarded, called, opened, opening, shouted } from '../rules/testing';
import { rounds, type Evening } from './evening.testing';
import { aboutLastShout } from './put-right';

// A card is one player's in a round, also where it is put right whose a claim was. [PB-4] [PB-22]
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

it('of partners one claim with the card is the other’s alone [PB-22]', () => {
	const partners: [string, string][] = [
		['ana', 'ben'],
		['carla', 'dora']
	];
	const now = said(box, opening({ variant: 'points', cards, partners }), ...called(5), ...twice());
	const { change, asks } = meant(now, 'ana', 'Ben');
	expect(asks).toBeUndefined();
	expect(claimsNow(changed(now, change).journal)).toEqual([
		['ana', 17],
		['ben', 17]
	]);
});

it('two who claimed do not change places where one’s card is in two claims: it is said why, and nothing is changed', () => {
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
		toasts.clear();
		const { change, show } = meant(now, player, label);
		expect(change).toEqual({ together: [] });
		show?.();
		const said = toasts.current?.text.replaceAll('\u00a0', ' ');
		expect(said).toBe(m.parker_no_card_taken({ card: 17, name: 'Ana' }).replaceAll('\u00a0', ' '));
	}
});
