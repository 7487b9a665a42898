import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { language, m } from '$lib/i18n';
import { said } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box, type BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { opening } from '../rules/testing';
import { aboutFact, canBePutRight } from './put-right';

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
	it('gives BING-OH! to who called it, and the round that follows stands', () => {
		expect(points(twoRounds)).toEqual([9, 4, 4]);
		const { journal, fell } = answered(twoRounds, ask(twoRounds, 'bingoh.called'), 'Ben');
		expect([fell, points(journal)]).toEqual([[], [4, 9, 4]]);
		const shared = answered(twoRounds, ask(twoRounds, 'bingoh.called'), 'Ana and Ben');
		expect([shared.fell, points(shared.journal)]).toEqual([[], [9, 9, 4]]);
		expect(journal.folded.snapshot.context.roll?.player).toBe('ben');
	});
	it('offers every group but the one that was written', () => {
		const labels = ask(twoRounds, 'bingoh.called')?.questions[0]?.meant.map(({ label }) => label);
		expect(labels).toHaveLength(7);
		expect(labels).not.toContain('Ana');
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
	it('offers somebody else for a roll only where no order says who rolls', () => {
		const { context } = twoRounds.folded.snapshot;
		expect(canBePutRight(rolled('ana'), context)).toBe(false);
		expect(canBePutRight(rolled('ana'), { ...context, keeping: 'tally' })).toBe(true);
	});
});
