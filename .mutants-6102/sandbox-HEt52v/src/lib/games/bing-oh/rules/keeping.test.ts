// @ts-nocheck
import { describe, expect, it } from 'vitest';
import type { FactOf } from '$lib/domain/box';
import { changed, said } from '$lib/session/journal.testing';
import { planChange, planUndo } from '$lib/session/preview';
import { box } from '../index';
import type { BingOhFact } from './facts';
import { begun, called, dealt, opening, scored, spread, table, turn, twoPlayers, whys } from './testing';

type Kept = Omit<FactOf<BingOhFact, 'keeping.changed'>, 'type' | 'keeping'>;
const toLedger = (more: Kept = {}): BingOhFact => ({ type: 'keeping.changed', keeping: 'ledger', ...more });
const toTally: BingOhFact = { type: 'keeping.changed', keeping: 'tally' };
/** Ana's card has seven of her chips, her reserve two of Ben's and one of Cai's. */
const lie: Kept['lie'] = [
	{
		owner: 'ana',
		spread: [
			{ player: 'ana', reserve: 42, card: 7 },
			{ player: 'ben', reserve: 0, card: 1 }
		]
	},
	{ owner: 'ben', spread: ['ana', 'ben'].map((player, i) => ({ player, reserve: [2, 48][i]!, card: 0 })) },
	{ owner: 'cai', spread: ['ana', 'cai'].map((player, i) => ({ player, reserve: [1, 49][i]!, card: 0 })) }
];
const tally = table({ keeping: 'tally' });

describe('a ledger that goes on as a tally [G-1]', () => {
	const late = begun().tell(
		...turn('ana', ['ana']),
		spread('ben', ['ana', 2, 0], ['ben', 47, 1], ['cai', 0, 0]),
		toTally
	);
	it('keeps the round, and counts from the chips that the reserves held', () => {
		expect(whys(late)).toEqual([]);
		expect(late.state).toBe('tallying');
		expect(late.context.held).toEqual({ ana: 2, ben: 0, cai: 0 });
		expect(late.context.queue).toEqual([]);
		const after = late.tell(scored(['ana'], { ana: 2 }));
		expect(after.points).toEqual({ ana: 7, ben: 0, cai: 0 });
		expect(after.context.rounds).toHaveLength(1);
	});
	it('keeps no chips from then on, and is a tally already', () => {
		expect(whys(late.tell(called(['ana']), toTally))).toEqual(['chips-are-not-kept', 'already-so']);
	});
	it.each(['dealing', 'starting', 'beginning', 'placing', 'landing', 'acting', 'starring', 'rolling'])(
		'does so while it is %s',
		(state) => {
			const ledger = table({ players: twoPlayers });
			const both = ['ana', 'ben'];
			const start = ledger.tell(dealt(), { type: 'start.named', player: 'ana' });
			const acting: BingOhFact = { type: 'space.named', player: 'ana', space: 'roadblock-wild' };
			const placed = start.tell(...turn('ana', ['ana'], 2, both));
			const tables = [
				...[ledger, ledger.tell(dealt()), start, start.tell(...turn('ana', [], 0, both).slice(0, 1))],
				...[placed, placed.tell(acting), start.tell(...turn('ana', [], 2, both))],
				start.tell(...turn('ana', [], 0, both))
			];
			const found = tables.find((one) => one.state === state)!;
			expect(found.tell(toTally).state).toBe('tallying');
		}
	);
});

describe('a tally that goes on as a ledger [G-1]', () => {
	it('asks nothing at the beginning of a round without foreign chips: cards are dealt, and somebody begins', () => {
		const now = tally.tell(scored(['ana'], { ana: 0 }), toLedger());
		expect([now.state, now.points, whys(now)]).toEqual(['dealing', { ana: 5, ben: 0, cai: 0 }, []]);
		expect(now.tell(dealt()).state).toBe('starting');
		expect(now.tell(dealt(), { type: 'start.named', player: 'ben' }).roller).toBe('ben');
	});
	it('knows whose the chips of two players are, with as many as there are', () => {
		const now = table({ keeping: 'tally', players: twoPlayers }).tell(
			scored(['ana'], { ana: 3, ben: 2 }),
			toLedger({ chips: 40, roller: 'ben' })
		);
		expect([now.at('reserve', 'ana'), now.at('reserve', 'ana', 'ben')]).toEqual([38, 3]);
		expect([now.at('reserve', 'ben'), now.at('reserve', 'ben', 'ana')]).toEqual([37, 2]);
		expect([now.roller, now.context.chips]).toEqual(['ben', 40]);
		expect(now.tell(dealt()).state).toBe('beginning');
	});
	it('asks three whose chips they hold, and who has held some of one who left', () => {
		const held = tally.tell(scored(['ana'], { ana: 3 }));
		expect(whys(held.tell(toLedger()))).toEqual(['whose-chips']);
		expect(whys(held.tell({ type: 'player.left', player: 'cai' }, toLedger()))).toEqual(['whose-chips']);
		const now = held.tell(toLedger({ lie, roller: 'cai' }));
		expect([whys(now), now.at('reserve', 'ana', 'ben'), now.at('card', 'ben', 'ana')]).toEqual([[], 2, 1]);
	});
	it('goes on in the round while chips lie on the cards, and BING-OH! can be called', () => {
		const now = tally.tell(toLedger({ lie, roller: 'cai' }));
		expect([now.state, now.roller]).toEqual(['rolling', 'cai']);
		expect(now.tell(called(['ana'])).points).toEqual({ ana: 8, ben: 0, cai: 0 });
		expect(now.tell(...turn('cai')).state).toBe('rolling');
	});
	it('carries over who rolls next, lost turns and demands, where they were told', () => {
		const told = tally.tell(
			...turn('ana').slice(0, 1),
			{ type: 'space.named', player: 'ben', space: 'lose-turn' },
			{ type: 'space.named', player: 'ana', space: 'must-t' },
			toLedger({ lie })
		);
		expect(told.roller).toBe('cai');
		expect(told.context.skips).toEqual({ ben: 0 });
		expect(whys(told.tell(called(['ana'])))).toEqual(['wrong-shape']);
	});
	it.each<[string, Kept, string]>([
		['who rolls in mid round', { lie }, 'who-begins'],
		['a colour that does not add up', { lie, chips: 49, roller: 'ana' }, 'does-not-add-up'],
		['a player twice', { lie: [...lie, lie[0]!], roller: 'ana' }, 'counted-twice'],
		['a roller who is not there', { lie, roller: 'zoe' }, 'no-such-player']
	])('is refused without %s', (_, more, why) => {
		expect(whys(tally.tell(toLedger(more)))).toEqual([why]);
	});
});

describe('in the journal', () => {
	const evening = said(
		box,
		opening({ keeping: 'tally' }),
		...[scored(['ana']), scored(['ben']), toLedger({ lie, roller: 'cai' })],
		...[...turn('cai'), called(['ana']), dealt(), ...turn('ana')]
	);
	it('is one step of undo, and struck it names all that the ledger told [G-3]', () => {
		const back = planUndo({ ...evening, ...changed(evening, { strike: 8 }).journal });
		expect(back).toMatchObject({ ok: true });
		const { fell } = changed(evening, { strike: 3 });
		// Dice are read out beside a tally as well: only the first roll stays in its round.
		expect(fell).toEqual([5, 6, 7, 8, 9]);
	});
});

describe('a forgotten round of a tally [G-3]', () => {
	const evening = said(
		box,
		opening({ keeping: 'tally', dice: 'app' }),
		...[...turn('ana').slice(0, 1), scored(['ana'], { ana: 1 })],
		...[...turn('ben').slice(0, 1), scored(['ben'], { ana: 1 })],
		...[...turn('cai').slice(0, 1), scored(['cai'], { ana: 2 })]
	);
	const forgotten = { ...scored(['cai'], { cai: 4 }), forgotten: true } as BingOhFact;

	it('goes in at its place: the rounds after it stand, and count', () => {
		const { journal, fell } = changed(evening, { before: 3, fact: forgotten });
		const { rounds, roll } = journal.folded.snapshot.context;
		expect(fell).toEqual([]);
		expect(rounds.map(({ number, callers }) => [number, ...callers])).toEqual([
			...[
				[1, 'ana'],
				[2, 'cai'],
				[3, 'ben'],
				[4, 'cai']
			]
		]);
		expect(roll).toMatchObject({ player: 'cai', round: 4 });
		const back = planUndo(journal);
		expect(back).toMatchObject({ ok: true, rows: [{}] });
	});
	it('names what no longer fits when the game is won earlier with it', () => {
		const won = scored(['cai'], { cai: 16 });
		const { fell } = changed(evening, { before: 3, fact: { ...won, forgotten: true } as BingOhFact });
		expect(fell).toEqual([3, 4, 5, 6]);
	});
	it('does not go in where its round has begun', () => {
		expect(planChange(evening, { before: 4, fact: forgotten })).toMatchObject({
			ok: false,
			refusal: { why: 'round-has-begun' }
		});
	});
	it('falls out again without the others', () => {
		const { journal } = changed(evening, { before: 3, fact: forgotten });
		expect(changed(journal, { strike: 7 }).fell).toEqual([]);
	});
});

describe('a BING-OH! that was none', () => {
	it('ends the round all the same: five points less, the chips in the reserves count [B-8]', () => {
		const late = begun().tell(...turn('ana'), spread('ben', ['ana', 2, 0], ['ben', 47, 1], ['cai', 0, 0]));
		const lapsed = late.tell({ type: 'round.lapsed' });
		expect([lapsed.state, lapsed.points]).toEqual(['dealing', { ana: 2, ben: 0, cai: 0 }]);
		expect(lapsed.at('card', 'ana')).toBe(0);
		expect(lapsed.context.rounds).toMatchObject([{ number: 1, callers: [] }]);
	});
	it('is none before anything was rolled, nor beside a tally', () => {
		expect(whys(begun().tell({ type: 'round.lapsed' }))).toEqual(['nothing-rolled']);
		expect(whys(tally.tell({ type: 'round.lapsed' }))).toEqual(['nobody-called']);
	});
});

describe('cards of the app or of the box [G-1]', () => {
	const cards = { seed: 'puma-tuba', size: 60, mix: { free: 2, dead: 2, special: 10 } };
	it('are changed at any time, once', () => {
		const now = tally.tell({ type: 'cards.changed', cards }, { type: 'cards.changed', cards });
		expect([now.context.cards, whys(now)]).toEqual([cards, ['already-so']]);
		expect(now.tell({ type: 'cards.changed', cards: null }).context.cards).toBeUndefined();
	});
});
