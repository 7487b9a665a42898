import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '$lib/i18n';
import { changed, said } from '$lib/session/journal.testing';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import { cardOf, type CardSpace } from '../rules/card-set';
import { letters } from '../rules/dice';
import type { BingOhFact, BingOhOpening } from '../rules/facts';
import { spaces } from '../rules/spaces';
import { left, named, opening, placed, rolled, taken, turn } from '../rules/testing';
import { following, type Told } from './following';
import { seen } from './told.testing';

beforeAll(() => language.set('en'));

/** Two spaces alone: one acts by itself, the other needs an answer. */
const weights = Object.fromEntries(spaces.map((space) => [space, 0]));
const mix = { free: 0, dead: 1, special: 18, weights: { ...weights, 'lose-turn': 1, 'place-one': 1 } };
const cards = { seed: 'puma', size: 60, mix };
const numbers = { ana: 1, ben: 2, cai: 3 };
const card = (serial: number) => cardOf(cards.seed, serial, cards.mix).rows;
type Answers = (space: CardSpace | undefined) => boolean;
const plain: Answers = (space) => space?.is === 'plain';
const on =
	(name: string): Answers =>
	(space) =>
		space?.is === 'special' && space.space === name;
const special: Answers = (space) => space?.is === 'special';

/** A roll of Ana's that falls on such spaces of Ana's, Ben's and Cai's cards. */
function rollOn(...wanted: readonly Answers[]) {
	for (const letter of letters)
		for (let number = 1; number <= 6; number++)
			if (
				Object.values(numbers).every((serial, i) =>
					wanted[i]?.(card(serial)[number - 1]?.[letters.indexOf(letter)])
				)
			)
				return { letter, number };
	throw new Error('no such roll');
}
const asRoll = ({ letter, number }: ReturnType<typeof rollOn>, player = 'ana', stars = 0) =>
	rolled(player, stars, letter, number);
const any: Answers = () => true;
const open: Answers = (space) => space?.is === 'plain' || space?.is === 'special';

const dealt: BingOhFact = {
	type: 'cards.dealt',
	free: [],
	cards: Object.entries(numbers).map(([player, card]) => ({ player, card }))
};
const begins: BingOhFact = { type: 'start.named', player: 'ana' };
const table = (change: Partial<BingOhOpening>, ...facts: readonly BingOhFact[]) => {
	const journal = said(box, opening({ dice: 'real', ...change }), ...facts);
	expect(journal.rows).toHaveLength(facts.length + 1);
	return journal;
};
type Journal = ReturnType<typeof table>;

/** The table after a fact is put right by another one with all that follows, what fell besides, and what is said of it. */
function corrected(journal: Journal, seq: number, fact: BingOhFact, told?: Told) {
	const follows = following(tableOf(journal), seq, fact, told);
	const after = changed(journal, follows);
	return {
		follows,
		fell: after.fell,
		context: after.journal.folded.snapshot.context,
		state: after.journal.folded.snapshot.state,
		facts: after.journal.folded.effective.rows.slice(1).map(({ fact }) => fact as BingOhFact),
		out: follows.out.map(({ fact }) => fact)
	};
}
const all = ['ana', 'ben', 'cai'];

describe('a roll put right, on cards that the ledger knows', () => {
	const wrong = rollOn(plain, on('lose-turn'), any);
	const right = rollOn(plain, plain, open);
	it('takes out the special space that it did not hit, and says who placed', () => {
		const who = all.filter((player) => player !== 'cai' || open(at(3, wrong)));
		const journal = table(
			{ cards },
			dealt,
			begins,
			asRoll(wrong),
			placed(who, ['ben']),
			named('ben', 'lose-turn')
		);
		expect(journal.folded.snapshot.context.skips).toEqual({ ben: 1 });
		const { out, fell, context, follows } = corrected(journal, 3, asRoll(right));
		expect(out).toEqual([named('ben', 'lose-turn')]);
		expect(fell).toEqual([]);
		expect(context.skips).toEqual({});
		const hit = special(at(3, right)) ? ['cai'] : [];
		expect(follows.instead).toEqual([placed(all, hit)]);
		expect(context.queue).toEqual(hit);
		expect(follows.asks.size).toBe(0);
	});
	it('asks again for the special space that it did hit, when it is the last', () => {
		const hitting = rollOn(plain, special, plain);
		const journal = table({ cards }, dealt, begins, asRoll(rollOn(plain, plain, plain)), placed(all));
		const { context, state, follows } = corrected(journal, 3, asRoll(hitting));
		expect([state, context.queue]).toEqual(['landing', ['ben']]);
		expect(follows.instead).toEqual([placed(all, ['ben'])]);
	});
	it('has what acts by itself act in its place, and keeps what was played since', () => {
		const hitting = rollOn(plain, plain, on('lose-turn'));
		const last = rollOn(any, any, any);
		const journal = table(
			{ cards },
			...[dealt, begins, asRoll(rollOn(plain, plain, plain)), placed(all)],
			...[asRoll(last, 'ben'), placed(all)]
		);
		const { context, fell, follows } = corrected(journal, 3, asRoll(hitting));
		expect(fell).toEqual([]);
		expect(context.skips).toEqual({ cai: 1 });
		expect(follows.instead).toContainEqual(named('cai', 'lose-turn'));
	});
	it('has what acts by itself act in its turn, before what others said', () => {
		const wrong = rollOn(plain, on('lose-turn'), plain);
		const right = rollOn(on('lose-turn'), on('lose-turn'), any);
		const journal = table(
			{ cards },
			...[dealt, begins, asRoll(wrong), placed(all, ['ben']), named('ben', 'lose-turn')]
		);
		const { context, fell, out } = corrected(journal, 3, asRoll(right));
		expect([fell, out]).toEqual([[], []]);
		expect(context.skips).toEqual({ ana: 1, ben: 1 });
	});
	it('leaves a special space that needs an answer, and stars, where the table has gone on', () => {
		const hitting = rollOn(plain, plain, on('place-one'));
		const journal = table(
			{ cards },
			...[dealt, begins, asRoll(rollOn(plain, plain, plain)), placed(all)],
			...[asRoll(rollOn(plain, any, any), 'ben'), placed(all)]
		);
		const { fell, facts } = corrected(journal, 3, asRoll(hitting, 'ana', 1));
		expect(fell).toEqual([]);
		expect(facts.slice(4, 7).map(({ type }) => type)).toEqual(['space.left', 'stars.left', 'dice.rolled']);
	});
	it('keeps the space that both rolls hit', () => {
		const other = rollOn(plain, special, plain);
		const space = at(2, other);
		if (space?.is !== 'special') throw new Error('none');
		const journal = table({ cards }, ...[dealt, begins, asRoll(other), placed(all, ['ben'])]);
		expect(corrected(journal, 3, asRoll(other, 'ana', 1)).follows.together).toHaveLength(1);
	});
	it('finds a space taken that a chip lies on since', () => {
		const [one, two] = [rollOn(plain, plain, plain), rollOn(on('lose-turn'), any, any)];
		const journal = table(
			{ cards },
			...[dealt, begins, asRoll(two), placed(['ana'], []), asRoll(one, 'ben'), placed(all)]
		);
		const { follows } = corrected(journal, 3, asRoll(one));
		// All three have a chip there from the right roll.
		expect(follows.instead).toContainEqual(placed([]));
	});
	function at(serial: number, { letter, number }: ReturnType<typeof rollOn>) {
		return card(serial)[number - 1]?.[letters.indexOf(letter)];
	}
});

describe('a roll put right, on cards of the box', () => {
	const dealtAnew: BingOhFact = { type: 'cards.dealt', free: [] };
	const journal = table(
		{},
		{ type: 'cards.dealt', free: [] },
		...[begins, ...turn('ana', ['ben', 'cai']), named('ben', 'lose-turn'), named('cai', 'take-chips', 2)],
		taken('cai', 'ana'),
		left('cai')
	);
	const right = rolled('ana', 0, 'O', 3);
	it('asks of everybody what they did, and of each special space if it is the same', () => {
		const { follows } = corrected(journal, 3, right);
		expect([...follows.asks]).toEqual([
			['ana', 'placed'],
			['ben', 'special'],
			['cai', 'special']
		]);
		expect([...follows.spaces.keys()]).toEqual(['ben', 'cai']);
	});
	it('asks of no roll but the one that is put right', () => {
		const card: BingOhFact = { type: 'cards.dealt', free: [] };
		const rolls = table({}, card, begins, ...turn('ana'), rolled('ben', 0, 'B', 1), placed(['ana']));
		const { follows } = corrected(rolls, 3, right, { placed: { ana: 'nothing' } });
		expect(follows.instead).toEqual([placed(['ben', 'cai'])]);
	});
	it('takes out all that was done on a space that was another one, and asks for it again', () => {
		const { out, context, state, fell } = corrected(journal, 3, right, { same: { ben: true, cai: false } });
		expect(out.map(({ type }) => type)).toEqual(['space.named', 'chip.taken', 'space.left']);
		expect([fell, state, context.queue, context.skips]).toEqual([[], 'landing', ['cai'], { ben: 1 }]);
	});
	it('keeps what others did on theirs, behind one that was another one', () => {
		const { out, facts, state, fell } = corrected(journal, 3, right, { same: { ben: false } });
		expect(out).toEqual([named('ben', 'lose-turn')]);
		expect([fell, state, facts.slice(-4)]).toEqual([
			[],
			'rolling',
			[left('ben'), named('cai', 'take-chips', 2), taken('cai', 'ana'), left('cai')]
		]);
	});
	it('keeps a BING-OH! that was called while a space waited that was none, and all rounds since [B-7]', () => {
		const counts: BingOhFact = {
			type: 'chips.counted',
			owner: 'ana',
			spread: [{ player: 'ana', reserve: 40, card: 10 }]
		};
		const since = [counts, seen('cai'), dealtAnew, ...turn('ben'), ...turn('cai')];
		const begun = [dealtAnew, begins, ...turn('ana', ['ben'])];
		for (const done of [[], [named('ben', 'remove-two')]]) {
			const won = table({}, ...begun, ...done, ...since);
			const { out, facts, fell } = corrected(won, 3, right, { placed: { ben: 'placed' } });
			expect([fell, out, facts.slice(-since.length)]).toEqual([[], done, since]);
		}
	});
	it('takes it out where the table says that it was none', () => {
		const { out, state } = corrected(journal, 3, right, { placed: { ben: 'placed', cai: 'nothing' } });
		expect(out).toHaveLength(4);
		expect(state).toBe('rolling');
	});
	it('follows what is put right of who placed, as well', () => {
		const { out, state } = corrected(journal, 4, placed(all, ['cai']));
		expect([out, state]).toEqual([[named('ben', 'lose-turn')], 'rolling']);
	});
});

describe('a card put right', () => {
	it('is hit otherwise by every roll of the round', () => {
		const roll = rollOn(plain, on('lose-turn'), plain);
		const journal = table(
			{ cards },
			dealt,
			begins,
			asRoll(roll),
			placed(all, ['ben']),
			named('ben', 'lose-turn')
		);
		const other = Array.from({ length: 57 }, (_, i) => i + 4).find((serial) =>
			plain(card(serial)[roll.number - 1]?.[letters.indexOf(roll.letter)])
		);
		const { out, follows, context } = corrected(journal, 1, {
			...dealt,
			cards: Object.entries({ ...numbers, ben: other ?? 0 }).map(([player, card]) => ({ player, card }))
		});
		expect(out).toEqual([named('ben', 'lose-turn')]);
		expect(follows.instead).toEqual([placed(all)]);
		expect(context.skips).toEqual({});
	});
});

it('of a roll that hit a special space after all, nothing was done there, and the stars’ chips stay [B-3] [B-4]', () => {
	const [wrong, right] = [rollOn(plain, any, any), rollOn(on('place-one'), plain, plain)];
	const star = [taken('ana', 'ben'), rolled('ben')];
	const played = table({ cards }, dealt, begins, asRoll(wrong, 'ana', 1), placed(all), ...star);
	const { fell, facts } = corrected(played, 3, asRoll(right, 'ana', 1));
	expect([fell, facts.slice(-3)]).toEqual([[], [left('ana'), ...star]]);
});
