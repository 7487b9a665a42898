import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { language, m } from '$lib/i18n';
import { said } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box, type BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { opening, scored } from '../rules/testing';
import { refusalSentence } from '../text/refusals';
import { aboutFact, beginningOf, canBePutRight } from './put-right';

beforeAll(() => language.set('en'));

const points = ({ folded }: Journal<BingOh>) => outcomeOf(folded).scores.map(({ score }) => score);
const row = ({ folded }: Journal<BingOh>, type: BingOhFact['type']) => {
	const found = folded.effective.rows.findLast(({ fact }) => fact.type === type);
	if (!found) throw new Error(type);
	return { seq: found.seq, fact: found.fact as BingOhFact };
};
const ask = (journal: Journal<BingOh>, type: BingOhFact['type']) => {
	const { seq, fact } = row(journal, type);
	return aboutFact(tableOf(journal), fact, seq);
};

const counted = (owner: string): BingOhFact => ({
	type: 'chips.counted',
	owner,
	spread: ['ana', 'ben', 'cai'].map((player) => ({
		player,
		reserve: player === owner ? 40 : 2,
		card: player === owner ? 6 : 0
	}))
});
const rolled = (player: string): BingOhFact => ({
	type: 'dice.rolled',
	player,
	letter: 'O',
	number: 3,
	stars: 0
});
const placed: BingOhFact = { type: 'chips.placed', placed: ['ana', 'ben', 'cai'], special: [] };
const begins: BingOhFact = { type: 'start.named', player: 'ana' };
const dealt: BingOhFact = { type: 'cards.dealt', free: [] };

const twoRounds = said(
	box,
	opening(),
	...[dealt, begins, rolled('ana'), placed],
	...['ana', 'ben', 'cai'].map(counted),
	{ type: 'bingoh.called', calls: [{ player: 'ana', shape: 'row' }] },
	...[dealt, rolled('ben'), placed]
);

describe('a ledger', () => {
	it('says who called, and nothing behind it: what the round gave is not known yet', () => {
		// What is not to be broken at a line's end is compared without that.
		expect(ask(twoRounds, 'bingoh.called')?.what).toMatch(/^Ana: \S*!\S*$/);
	});
	it('gives BING-OH! to who called it, and the round that follows stands', () => {
		expect(points(twoRounds)).toEqual([9, 4, 4]);
		const { journal, fell } = answered(twoRounds, ask(twoRounds, 'bingoh.called'), 'Ben');
		expect([fell, points(journal)]).toEqual([[], [4, 9, 4]]);
		const shared = answered(twoRounds, ask(twoRounds, 'bingoh.called'), 'Ana and Ben');
		expect([shared.fell, points(shared.journal)]).toEqual([[], [9, 9, 4]]);
		expect(journal.folded.snapshot.context.roll?.player).toBe('ben');
	});
	it('gives it also to whom the ledger counts too few chips: the table saw who called [B-7]', () => {
		const called = said(box, opening(), ...[dealt, begins, rolled('ana'), placed, counted('ana')], {
			type: 'bingoh.called',
			calls: [{ player: 'ana', shape: 'row' }]
		});
		const { journal } = answered(called, ask(called, 'bingoh.called'), 'Ben');
		expect(journal.folded.snapshot.context.rounds.at(-1)?.callers).toEqual(['ben']);
	});
	it('was no BING-OH!: the round ended all the same and the next one stands, or it went on, and so did what was rolled since', () => {
		const asked = ask(twoRounds, 'bingoh.called');
		const lapsed = answered(twoRounds, asked, m.bingoh_meant_lapsed());
		expect([lapsed.fell, points(lapsed.journal)]).toEqual([[], [4, 4, 4]]);
		expect(lapsed.journal.folded.snapshot.context.roll?.player).toBe('ben');
		const wentOn = answered(twoRounds, asked, m.bingoh_meant_went_on());
		// The deal alone falls.
		expect([wentOn.fell.length, points(wentOn.journal)]).toEqual([1, [0, 0, 0]]);
		expect(wentOn.journal.folded.snapshot.context.roll?.player).toBe('ben');
		// It was one after all.
		const back = answered(lapsed.journal, ask(lapsed.journal, 'round.lapsed'), 'Cai');
		expect([back.fell, points(back.journal)]).toEqual([[], [4, 4, 9]]);
	});
	it('was no BING-OH! of the round that has just ended: one answer, and the round goes on', () => {
		const called = said(box, opening(), ...[dealt, begins, rolled('ana'), placed, counted('ana')], {
			type: 'bingoh.called',
			calls: [{ player: 'ana', shape: 'row' }]
		});
		const { journal, fell } = answered(called, ask(called, 'bingoh.called'), m.table_meant_nobody());
		expect([fell, journal.folded.snapshot.state]).toEqual([[], 'rolling']);
	});
	it('offers every group but the one that was written', () => {
		const labels = ask(twoRounds, 'bingoh.called')?.questions[0]?.meant.map(({ label }) => label);
		expect(labels).toHaveLength(8);
		expect(labels).not.toContain('Ana');
		expect(labels).not.toContain(m.table_meant_nobody());
	});
	it('takes another chip that lay there instead', () => {
		const starred = said(
			box,
			opening(),
			...[dealt, begins],
			{ ...rolled('ana'), stars: 1 } as BingOhFact,
			placed,
			{ type: 'chip.taken', player: 'ana', from: 'ben', owner: 'ben' },
			rolled('ben')
		);
		const label = m.bingoh_take_label({ owner: 'Cai', name: 'Cai', count: '49' });
		const { journal, fell } = answered(starred, ask(starred, 'chip.taken'), label);
		expect(fell).toEqual([]);
		expect(journal.folded.snapshot.context.piles.reserve.ana).toMatchObject({ cai: 1 });
		expect(journal.folded.snapshot.context.piles.reserve.ben).toMatchObject({ ben: 49 });
	});
	it('offers another player, and a roll that is missing, for each roll of the Roller, also of the app’s dice [B-5]', () => {
		const { context } = twoRounds.folded.snapshot;
		expect(canBePutRight(rolled('ana'), context)).toBe(true);
		const act = { player: 'ana', space: 'roll-again', left: 1, thrown: undefined } as const;
		expect(canBePutRight(rolled('ana'), { ...context, act })).toBe(false);
		const { seq, fact } = row(twoRounds, 'dice.rolled');
		const renamed: BingOhFact[] = [];
		const shown: BingOhFact[] = [];
		const rename = (fact: BingOhFact) => renamed.push(fact);
		const tell = (...right: readonly BingOhFact[]) => shown.push(...right);
		const asked = aboutFact(tableOf(twoRounds), fact, seq, rename, tell);
		asked?.more?.open();
		expect([asked?.more?.label, renamed]).toEqual([m.bingoh_roll_missing(), [fact]]);
		const { journal, fell } = answered(twoRounds, asked, 'Cai');
		expect([fell, shown]).toEqual([[], []]);
		expect(row(journal, 'dice.rolled').fact).toEqual({ ...rolled('cai'), outOfTurn: true });
	});
	it('asks whose card a roadblock lies on, and whose was swapped [B-11] [B-13]', () => {
		const asks = (space: 'roadblock-wild' | 'swap-cards', fact: BingOhFact) => {
			const special: BingOhFact = { ...placed, special: ['ana'] };
			const named: BingOhFact = { type: 'space.named', player: 'ana', space };
			const journal = said(box, opening(), dealt, begins, rolled('ana'), special, named, fact);
			return ask(journal, fact.type)?.questions.map(({ ask, meant }) => [
				ask,
				meant.map(({ label }) => label)
			]);
		};
		expect(asks('roadblock-wild', { type: 'roadblock.laid', player: 'ana', on: 'ben' })).toEqual([
			[m.bingoh_meant_whose_card(), ['Cai']]
		]);
		expect(asks('swap-cards', { type: 'cards.swapped', player: 'ana', with: 'ben' })).toEqual([
			[m.bingoh_meant_whose_card(), ['Cai']]
		]);
	});
	it('a roadblock by roll that fell on a taken space lay on a card after all, or the other way round [B-11]', () => {
		const missed: BingOhFact = { type: 'roadblock.missed', player: 'ana' };
		const laid: BingOhFact = { type: 'roadblock.laid', player: 'ana', on: 'ben' };
		const label = m.bingoh_log_roadblock({ name: 'Ana', other: 'Ben' });
		for (const [was, says, right] of [
			[missed, label, laid],
			[laid, m.bingoh_space_taken(), missed]
		] as const) {
			const special: BingOhFact = { ...placed, special: ['ana'] };
			const named: BingOhFact = { type: 'space.named', player: 'ana', space: 'roadblock-roll' };
			const journal = said(
				box,
				opening({ dice: 'real' }),
				...[dealt, begins, rolled('ana'), special, named, rolled('ana'), was, rolled('ben'), placed]
			);
			expect(canBePutRight(was, journal.folded.snapshot.context)).toBe(true);
			const { journal: after, fell } = answered(journal, ask(journal, was.type), says);
			expect([fell, row(after, right.type).fact]).toEqual([[], right]);
			expect(after.folded.effective.rows).toHaveLength(journal.folded.effective.rows.length);
		}
	});
});

describe('a card of the app’s own that is put right', () => {
	const cards = { seed: 'puma', size: 60, mix: { free: 2, dead: 2, special: 10 } };
	const renewed: BingOhFact = { type: 'card.renewed', player: 'ana', holder: 'ben', free: 2, card: 4 };
	const table = said(
		box,
		opening({ cards }),
		{ type: 'cards.dealt', free: [], cards: [{ player: 'ben', card: 2 }] },
		...[begins, rolled('ana'), { ...placed, special: ['ana'] }],
		...[{ type: 'space.named', player: 'ana', space: 'choose-new-card' } as const, renewed]
	);
	it('was another player’s, or had another number', () => {
		const { seq } = row(table, 'card.renewed');
		let renumbered: BingOhFact | undefined;
		const asked = aboutFact(tableOf(table), renewed, seq, (fact) => (renumbered = fact));
		expect([asked?.what, asked?.more?.label]).toEqual(['Ben took a new card (4)', m.bingoh_card_number()]);
		asked?.more?.open();
		expect(renumbered).toEqual(renewed);
		const { journal, fell } = answered(table, asked, 'Cai');
		expect([fell, journal.folded.snapshot.context.known.cai?.card]).toEqual([[], 4]);
		expect(journal.folded.snapshot.context.known.ben?.card).toBe(2);
	});
	it('is said to be the player’s who has it, where another would get it', () => {
		const { context } = table.folded.snapshot;
		const of = (card: number) => {
			const refusal = { why: 'no-such-card', card };
			return refusalSentence(context, refusal);
		};
		expect(of(4)).toBe(m.bingoh_no_card_taken({ card: '4', name: 'Ben' }));
		expect(of(61)).toBe(m.bingoh_no_card({ card: '61' }));
	});
	it('is no other player’s on which a chip lay where a roadblock goes [B-11]', () => {
		const lies = (letter: 'O' | 'B') => {
			const at = { letter, number: 3 };
			const laid: BingOhFact = { type: 'roadblock.laid', player: 'ana', on: 'ben', at };
			const journal = said(
				box,
				opening({ cards }),
				{ type: 'cards.dealt', free: [], cards: [{ player: 'cai', card: 3 }] },
				...[begins, rolled('ana'), { ...placed, special: ['ana'] }],
				...[{ type: 'space.named', player: 'ana', space: 'roadblock-wild' } as const, laid]
			);
			return ask(journal, 'roadblock.laid')?.questions[0]?.meant.map(({ label }) => label);
		};
		// A chip of Cai's lies on O 3.
		expect([lies('B'), lies('O')]).toEqual([['Cai'], undefined]);
	});
	it('shows what follows, where a later roll hits another card than it was answered on', () => {
		const played = said(
			box,
			opening({ cards, dice: 'real' }),
			{
				type: 'cards.dealt',
				free: [],
				cards: ['ana', 'ben', 'cai'].map((player, i) => ({ player, card: i + 1 }))
			},
			...[begins, rolled('ana'), { ...placed, special: ['ana'] }],
			...[{ type: 'space.named', player: 'ana', space: 'choose-new-card' } as const, renewed],
			...[rolled('ben'), placed]
		);
		const shown: BingOhFact[] = [];
		const asked = aboutFact(
			tableOf(played),
			renewed,
			row(played, 'card.renewed').seq,
			undefined,
			(...right) => shown.push(...right)
		);
		asked?.questions[0]?.meant.find(({ label }) => label === 'Cai')?.show?.();
		expect(shown).toEqual([{ ...renewed, holder: 'cai' }]);
	});
	it('without a number can be given one; of a card of the box it is the chips on it that can be wrong', () => {
		const { card: _, ...unknown } = renewed;
		const more = (at: typeof table) =>
			aboutFact(tableOf(at), unknown, row(at, 'card.renewed').seq, () => 0)?.more?.label;
		expect(more(table)).toBe(m.bingoh_card_number());
		const real = said(
			box,
			...[opening({ dice: 'real' }), dealt, begins, rolled('ana'), { ...placed, special: ['ana'] }],
			...[{ type: 'space.named', player: 'ana', space: 'choose-new-card' } as const, unknown]
		);
		expect(more(real)).toBe(m.bingoh_free_spaces());
	});
});

describe('a tally', () => {
	it('has a place for a forgotten round: before all that was said in the round after it', () => {
		const evening = said(
			box,
			opening({ keeping: 'tally' }),
			scored(['ana']),
			{ type: 'dice.changed', dice: 'real' },
			...[begins, rolled('ben'), scored(['ben']), scored(['cai'])]
		);
		expect([1, 5, 6].map((seq) => beginningOf(evening, seq))).toEqual([1, 3, 6]);
	});
});
