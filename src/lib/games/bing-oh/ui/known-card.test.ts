import { describe, expect, it } from 'vitest';
import type { Snapshot } from '$lib/domain/box';
import { changed, said } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box, type BingOh } from '..';
import { letters } from '../rules/dice';
import type { BingOhFact } from '../rules/facts';
import { currentRoll } from '../rules/game';
import { nextCard, placedOn } from '../rules/known';
import { left, named, opening, placed, renewed, rolled } from '../rules/testing';
import { rollerNow } from '../rules/turns';
import { besidesRow } from './besides';
import { placedBy } from './following';
import { nextCardAt, renewedBy, stepsAt } from './space-steps';
import { asked, done, first, late, points } from './told.testing';

const cards = { seed: 'gala-polar', size: 12, mix: { free: 2, dead: 2, special: 10 } };
const ids = ['ana', 'ben', 'cai'];
const opened = opening({ dice: 'real', cards });
const deal = (...numbers: readonly number[]): BingOhFact => ({
	type: 'cards.dealt',
	free: ids.map((player) => ({ player, count: 2 })),
	cards: ids.map((player, i) => ({ player, card: numbers[i] ?? 0 }))
});
const newCard = (card: number) => ({ ...renewed('cai', 'ben', 2), card });

/** Returns what a table says next that answers what its cards tell, and does the last thing there is to do. */
function next(at: Snapshot<BingOh>): BingOhFact | undefined {
	const { context, state } = at;
	const roll = currentRoll(context);
	if (state === 'placing' && roll)
		return placedBy(roll.order, (one) => placedOn(context, one, roll).known ?? null);
	const player = context.queue[0] ?? '';
	const hit = context.hits[player];
	if (state === 'landing' && hit?.is === 'special') return named(player, hit.space, hit.chips);
	if (state === 'starring') return { type: 'stars.left', player: context.roll?.player ?? '' };
	const step = state === 'acting' ? stepsAt(said(box, opened).folded.variant, at).at(-1) : undefined;
	return step?.type === 'card.renewed'
		? renewedBy(context, step.player, step.holder, nextCard(context))
		: step;
}

/** Returns the facts of a table at which these are rolled, each by the next player, and what its cards tell is done. */
function played(...squares: readonly string[]) {
	const facts: BingOhFact[] = [deal(1, 2, 3), { type: 'start.named', player: 'ana' }];
	const now = () => said(box, opened, ...facts).folded.snapshot;
	for (const square of squares) {
		const letter = letters.find((one) => square.startsWith(one));
		facts.push(rolled(rollerNow(now().context)?.roller ?? '', 0, letter, Number(square.slice(1))));
		for (let fact; (fact = next(now()));) facts.push(fact);
	}
	return facts;
}

/** Ben has the column B of card 2; and the next round is dealt and rolled. */
const called: BingOhFact = { type: 'bingoh.called', calls: [{ player: 'ben', shape: 'row' }] };
const rest = [deal(5, 6, 7), rolled('cai', 0, 'N', 1)];
const all = said(box, opened, ...played('O4', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6'), called, ...rest);
const right = rolled('ana', 0, 'O', 5);
const told = { rolls: 'told' } as const;
const at = (journal: Journal<BingOh>, type: BingOhFact['type']) =>
	journal.folded.effective.rows.find(({ fact }) => fact.type === type)?.seq ?? -1;

describe('a roll put right, on cards of the app', () => {
	it('names the space that it hit, and asks what was done there [B-3] [B-13]', () => {
		expect(asked(all, first, [right]).ask).toMatchObject({
			state: 'acting',
			context: { act: { player: 'cai', space: 'choose-new-card' } }
		});
	});
	it('has a new card proposed that is not dealt later in the round; another one leaves standing what was played with it [B-13]', () => {
		const { ask } = asked(all, first, [right]);
		expect(ask && nextCard(ask.context)).toBe(4);
		expect(ask && nextCardAt(tableOf(all), first, ask.context)).toBe(5);
		const { facts } = done(all, first, [right, newCard(4)], told);
		expect(facts).toContainEqual(renewed('ana', 'ana', 2));
		expect(facts.slice(-2)).toEqual(rest);
	});
	it('has each later roll hit the new card, by whichever way its number is put right; BING-OH! stands, as the table saw it [B-7] [B-13] [G-3]', () => {
		const ways = [
			done(all, first, [right, newCard(8)], told),
			((five) => done(five, at(five, 'card.renewed'), [newCard(8)], told))(
				done(all, first, [right, newCard(5), left('ben')], told).journal
			)
		];
		for (const { facts, points } of ways) {
			// B 2 is free there, and B 3 asks for a T: no turn is lost, and no chip is added any more.
			expect(facts.slice(1)).toEqual([
				...[placed(ids, ['cai']), named('cai', 'choose-new-card'), newCard(8)],
				...[rolled('ben', 0, 'B', 1), placed(['ben', 'cai', 'ana'])],
				...[rolled('cai', 0, 'B', 2), placed(['ana'], ['ana'])],
				...[named('ana', 'new-card'), { ...renewed('ana', 'ana', 2), card: 4 }],
				...[rolled('ana', 0, 'B', 3), placed(ids, ['ben']), named('ben', 'must-t')],
				...[late(rolled('cai', 0, 'B', 4)), placed(['cai', 'ana', 'ben'])],
				...[rolled('ana', 0, 'B', 5), placed(ids)],
				...[rolled('ben', 0, 'B', 6), placed(['ben', 'cai', 'ana'])],
				...[{ type: 'bingoh.called', calls: [{ player: 'ben', shape: 't' }] }, ...rest]
			]);
			expect(points).toEqual([0, 5, 0]);
		}
	});
});

it('a special space of a known card that is removed from the history is left alone, and all rolls since stand [B-3] [G-3]', () => {
	const spaces = all.folded.effective.rows.filter(({ fact }) => fact.type === 'space.named');
	expect(spaces.length).toBeGreaterThan(2);
	const rolls = ({ folded }: typeof all) =>
		folded.effective.rows.filter(({ fact }) => fact.type === 'dice.rolled').length;
	for (const { seq } of spaces) {
		const together = [...besidesRow(tableOf(all), seq, 'strike'), { strike: seq }];
		const { journal } = changed(all, { together });
		expect(rolls(journal)).toBe(rolls(all));
		expect(points(journal)).toEqual(points(all));
	}
});
