import { expect, it } from 'vitest';
import { sure } from '$lib/domain/sure';
import { cardSet } from '../rules/card-set';
import { withCard } from '../rules/known-card';
import { linesOnCard } from '../rules/deal';
import type { ClaimDraft } from '../rules/claim-draft';
import type { ParkerFact, ParkerOpening } from '../rules/facts';
import { newClaimDraft } from '../rules/claim-draft';
import { called, shouted, table, type Told } from '../rules/testing';
import { OpenClaim } from './claim.svelte';

const cards = { seed: 'puma-tuba', size: 60 };
const lines = linesOnCard(sure(cardSet(cards.seed, cards.size).cards[16]));
const row = sure(lines[0]);
/** A claim with the first row of card 17. */
const claims = (player: string, card?: number): ParkerFact[] => [
	shouted(player),
	{ type: 'line.claimed', player, lines: [row], ...(card ? { card } : {}) }
];
const open = (change: Partial<ParkerOpening> = {}) => table({ variant: 'points', cards, ...change });
function heard({ context, round }: Told, sent?: ClaimDraft): OpenClaim {
	const now = { draft: sent };
	return new OpenClaim({
		...{ context, round, table: now },
		...{ saveDraft: (next: ClaimDraft) => (now.draft = next), record: () => true, refused: () => undefined }
	});
}
/** Returns why a card is refused as soon as it is named by its number: no line of it is asked for. */
function named(told: Told, serial: string) {
	const claim = heard(told);
	const refusal = claim.nameCard(serial);
	expect(claim.asksCard).toBe(refusal !== undefined);
	return refusal;
}
const taken = { why: 'card-taken', card: 17, player: 'ana' };

it.each([17, undefined])(
	'a card is one player’s: another’s claim with it is refused, card %s [PB-4]',
	(card) => {
		const told = open().tell(...called(...row.numbers), ...claims('ana', card), shouted('ben'));
		expect(named(told, '17')).toEqual(taken);
		// As it is read back by hand, or came from a phone.
		const begun = newClaimDraft('ben', '');
		for (const draft of [{ ...begun, ...row }, withCard(told.round, begun, 17, lines)])
			expect(heard(told, draft).view).toMatchObject({ refusal: taken, result: undefined });
		expect(named(told, '18')).toBeUndefined();
	}
);

it.each<[string, Told]>([
	['its own player, again', open().tell(...called(3), ...claims('ana', 17), ...called(29), shouted('ana'))],
	[
		'a partner, who may play it too [PB-22]',
		open({
			partners: [
				['ana', 'ben'],
				['carla', 'dora']
			]
		}).tell(...called(3), ...claims('ana', 17), ...called(29), shouted('ben'))
	],
	[
		'who has it from one who left',
		open().tell(...called(3), ...claims('ana', 17), { type: 'player.left', player: 'ana' }, shouted('ben'))
	],
	[
		'anybody, in another round',
		open().tell(
			...[...called(3), ...claims('ana', 17), { type: 'round.closed' } as const],
			...[{ type: 'round.opened' } as const, ...called(29), shouted('ben')]
		)
	]
])('a card that was claimed with is claimed with by %s [PB-4]', (_, told) => {
	expect(told.refused).toEqual([]);
	expect(named(told, '17')).toBeUndefined();
});

it('partners do not both have the points of one card [PB-22]', () => {
	const partners: [string, string][] = [
		['ana', 'ben'],
		['carla', 'dora']
	];
	const told = open({ partners }).tell(...called(...row.numbers), ...claims('ana', 17), shouted('ben'));
	expect(named(told, '17')).toEqual(taken);
});
