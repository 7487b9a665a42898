import { describe, expect, it } from 'vitest';
import { rankOf, ranks } from './cards';
import { inHand, resultOf, verdictOf } from './hand';
import {
	cardgo,
	claimed,
	closed,
	dealt,
	entered,
	anas,
	opened,
	people,
	ranksCalled,
	shouted,
	table,
	turned,
	whys,
	type Told
} from './testing';

/** Four with real cards: Dora turns the stock. */
const real = () => table({ variant: 'cardgo', players: people(4), drawing: 'cards', caller: 'dora' });
/** Three, and the app is the whole deck. */
function app(): Told {
	const told = table({ variant: 'cardgo', players: people(3), dealing: 'app' });
	return told.tell(dealt(told.context));
}
/** Everybody lays what the last call lets them lay. */
function laying(told: Told): Told {
	const called = told.hand.calls.at(-1)?.rank;
	return told.tell(
		...told.hand.holders.flatMap((player) =>
			inHand(told.hand, player)
				.filter((card) => rankOf(card) === called)
				.map((card) => ({ type: 'card.laid', player, card }) as const)
		)
	);
}

describe('C-8 one deck', () => {
	it('deals five each to two to five players and nothing to the caller', () => {
		expect(real().hand).toMatchObject({ size: 5, holders: ['ana', 'ben', 'carla'], decks: 1 });
		expect(app().hand.layouts.map(({ cards }) => cards.length)).toEqual([5, 5, 5]);
	});
	it('stays one deck: hands and stock are changed together, between hands', () => {
		const told = real().tell(...ranksCalled('9'), { type: 'drawing.changed', drawing: 'app' });
		expect(whys(told.refused)).toEqual(['hand-is-open']);
		const next = told.tell(closed, { type: 'drawing.changed', drawing: 'app' }, opened);
		expect([next.context.drawing, next.context.dealing, next.state]).toEqual(['app', 'app', 'dealing']);
	});
	it.each([
		['decks', { type: 'decks.changed', decks: 2 } as const],
		['a source of layouts of its own', { type: 'dealing.changed', dealing: 'app' } as const],
		['a layout', entered('ana', anas)],
		['a caller who plays', { type: 'option.changed', option: 'callerPlays', on: false } as const]
	])('does not know %s', (_, fact) => {
		expect(whys(real().tell(fact).refused)).toEqual(['not-in-this-variant']);
	});
	it('is one deck, however many the opening has', () => {
		const told = table({ variant: 'cardgo', players: people(3), dealing: 'app', decks: 3 });
		const [first] = app().hand.layouts;
		const layouts = app().hand.layouts.map((layout) => ({ ...layout, cards: first?.cards ?? [] }));
		expect(whys(told.tell({ type: 'cards.dealt', layouts }).refused)).toEqual(['deal-does-not-fit']);
	});
	it('seats no sixth player', () => {
		const five = table({ variant: 'cardgo', players: people(5), drawing: 'app', dealing: 'app' });
		const fina = { type: 'player.joined', player: { id: 'fina', name: 'Fina' } } as const;
		expect(five.tell(fina).refused).toEqual([{ why: 'too-many-at-cardgo', most: 5 }]);
		expect(five.tell({ type: 'caller.changed', player: 'ana' }, fina).refused).toEqual([]);
	});
});

describe('C-9 calls', () => {
	it('says the rank only, and no rank a fifth time', () => {
		const told = real().tell(...ranksCalled('9', '9', '9', '9', '9'));
		expect(told.refused).toEqual([{ why: 'rank-called-four-times', rank: '9' }]);
	});
	it('ends after 52 less five for each player', () => {
		const told = real().tell(...ranksCalled(...ranks.flatMap((rank) => [rank, rank, rank, rank])));
		expect([told.hand.calls.length, told.state]).toEqual([37, 'exhausted']);
		expect(new Set(whys(told.refused))).toEqual(new Set(['stock-is-out']));
	});
	it('turns no card that lies in a hand, and each card once', () => {
		const told = app();
		const [card] = inHand(told.hand, 'ana');
		const next = turned(told.context)!;
		const wrong = told.tell(
			{ type: 'rank.called', rank: rankOf(card!), card: card! },
			next,
			next,
			{ type: 'rank.called', rank: '2', card: '3H' },
			{ type: 'rank.called', rank: '2' },
			{ type: 'card.called', card: '3H' }
		);
		expect(whys(wrong.refused)).toEqual([
			'card-in-a-hand',
			'card-already-called',
			'card-is-not-of-rank',
			'stock-is-the-apps',
			'not-in-this-variant'
		]);
	});
});

describe('C-10 a rank', () => {
	it('is laid on its call only, and what was missed stays in the hand', () => {
		const told = app();
		const [card] = inHand(told.hand, 'ana');
		const early = told.tell({ type: 'card.laid', player: 'ana', card: card! });
		expect(early.refused).toEqual([{ why: 'rank-not-called', rank: rankOf(card!), called: undefined }]);
		const [bensCard] = inHand(told.hand, 'ben');
		expect(whys(told.tell({ type: 'card.laid', player: 'ana', card: bensCard! }).refused)).toEqual([
			'not-in-hand'
		]);
	});
	it('that was missed can be laid when it is called again', () => {
		let told = app();
		for (let next = turned(told.context); next; next = turned(told.context)) {
			told = told.tell(next);
			const { rank } = told.hand.calls.at(-1)!;
			const missed = told.hand.calls.slice(0, -1).some((call) => call.rank === rank);
			const laid = laying(told).hand.laid;
			if (!missed || laid.length === 0) continue;
			expect(laid).toMatchObject([{ atCall: told.hand.calls.length }]);
			expect(told.tell(next).refused).toHaveLength(1);
			return;
		}
		throw new Error('no rank of this seed comes twice while somebody has it: choose another');
	});
});

describe('C-11 the end', () => {
	it('is the first shout of one who laid all five', () => {
		let told = app();
		let winner: string | undefined;
		for (let next = turned(told.context); next && !winner; next = turned(told.context)) {
			told = laying(told.tell(next));
			winner = told.hand.holders.find((player) => inHand(told.hand, player).length === 0);
		}
		if (winner === undefined) throw new Error('this seed ends in a draw: choose another');
		const won = told.tell(...cardgo(winner));
		expect(resultOf(won.hand)).toEqual({ how: 'won', player: winner });
	});
	it('is the first of two shouts on one turn', () => {
		const told = real().tell(...ranksCalled('9', '8', '7', '6', '5'), shouted('ben'), shouted('ana'));
		const [, anas] = cardgo('ana', ['9', '8', '7', '6', '5']);
		const [, bens] = cardgo('ben', ['9', '8', '7', '6', '5']);
		expect(told.tell(anas!).state).toBe('checkingClaim');
		expect(resultOf(told.tell(anas!, bens!).hand)).toEqual({ how: 'won', player: 'ben' });
	});
	it('is a draw when the stock is out and nobody shouts', () => {
		let told = app();
		for (let next = turned(told.context); next; next = turned(told.context)) told = told.tell(next);
		expect(told.state).toBe('exhausted');
		expect(resultOf(told.tell(closed).hand)).toEqual({ how: 'without' });
	});
});

describe('C-12 a claim', () => {
	it('with hands kept by the app needs every card laid, not only called', () => {
		let told = app();
		for (let next = turned(told.context); next; next = turned(told.context)) told = told.tell(next);
		const claim = laying(told).tell(...cardgo('ana'));
		expect(claim.state).toBe('exhausted');
		expect(verdictOf(claim.hand, claim.hand.claims[0]!).missing.length).toBeGreaterThan(0);
	});
	it('that was wrong stays wrong, whatever is laid later, until there is another shout', () => {
		let told = app();
		let claimed = false;
		for (let next = turned(told.context); next && !claimed; next = turned(told.context)) {
			told = told.tell(next);
			const after = laying(told);
			const player = told.hand.holders.find((player) => inHand(after.hand, player).length === 0);
			// The shout comes before the last card is laid.
			told = player === undefined ? after : laying(told.tell(...cardgo(player)));
			claimed = player !== undefined;
		}
		if (!claimed) throw new Error('this seed ends in a draw: choose another');
		expect(resultOf(told.hand)).toBeUndefined();
		const { player } = told.hand.claims[0]!;
		expect(resultOf(told.tell(...cardgo(player)).hand)).toEqual({ how: 'won', player });
	});
	it('with real cards needs every rank read back to have been called', () => {
		const told = real().tell(...ranksCalled('9', '8', '7', '6'), ...cardgo('ana', ['9', '9', '8', '7', '5']));
		expect(verdictOf(told.hand, told.hand.claims[0]!).missing.map(({ rank }) => rank)).toEqual(['5']);
		expect(told.state).toBe('calling');
		expect(told.tell(...ranksCalled('5'), ...cardgo('ana', ['9', '9', '8', '7', '5'])).state).toBe(
			'betweenHands'
		);
	});
	it('with real cards is wrong by one rank that was not called, however few are read', () => {
		const told = real().tell(...ranksCalled('9', '8'), ...cardgo('ana', ['9', '7']));
		expect([told.state, told.refused]).toEqual(['calling', []]);
		expect(verdictOf(told.hand, told.hand.claims[0]!).missing.map(({ rank }) => rank)).toEqual(['7']);
	});
	it.each([
		['three cards that were all called', cardgo('ana', ['9', '9', '9'])[1]!, 'wrong-number'],
		['six cards', cardgo('ana', ['9', '9', '8', '8', '7', '7'])[1]!, 'wrong-number'],
		['more of a rank than one deck has', cardgo('ana', ['9', '9', '9', '9', '8'])[1]!, 'rank-too-often'],
		['nothing, of a hand that is not known', cardgo('ana')[1]!, 'wrong-number'],
		['cards', claimed('ana', anas)[1]!, 'not-in-this-variant']
	])('does not read back %s', (_, fact, why) => {
		expect(whys(real().tell(...ranksCalled('9'), shouted('ana'), fact).refused)).toEqual([why]);
	});
	it('does not read ranks back where the app keeps the hand', () => {
		expect(whys(app().tell(...cardgo('ana', ['9', '9', '8', '8', '7'])).refused)).toEqual([
			'layout-is-known'
		]);
	});
});
