import { describe, expect, it } from 'vitest';
import { deck, type Card } from './cards';
import type { CardsFact } from './facts';
import { couldClaim, notCalled, resultOf, verdictOf } from './hand';
import { handsWon } from './table';
import {
	anas,
	awarded,
	bens,
	called,
	claimed,
	closed,
	dealt,
	ended,
	entered,
	opened,
	people,
	shouted,
	table,
	turned,
	whys
} from './testing';

describe('C-5 a claim', () => {
	it('is right when every card of the layout was called, and wins the hand at once', () => {
		const told = table().tell(...called('9H', ...anas), ...claimed('ana', anas));
		expect(told.state).toBe('betweenHands');
		expect(resultOf(told.hand)).toEqual({ how: 'won', player: 'ana' });
		expect(handsWon(told.context).get('ana')).toBe(1);
		expect(verdictOf(told.hand, told.hand.claims[0]!)).toMatchObject({ right: true, completedAt: 6 });
	});
	it('is wrong one card short, which is named, and the hand goes on', () => {
		const told = table().tell(...called(...anas.slice(1)), ...claimed('ana', anas));
		expect(told.state).toBe('calling');
		expect(verdictOf(told.hand, told.hand.claims[0]!).missing.map(({ card }) => card)).toEqual(['7H']);
		expect(told.tell(...called('7H'), ...claimed('ana', anas)).state).toBe('betweenHands');
	});
	it('is wrong by one card that was not called, however few are read', () => {
		const told = table().tell(...called('9H', ...bens), ...claimed('ana', ['7H']));
		expect([told.state, told.refused]).toEqual(['calling', []]);
		expect(verdictOf(told.hand, told.hand.claims[0]!).right).toBe(false);
	});
	it('is not made right by what is called after it', () => {
		const told = table().tell(...called(...anas.slice(1)), ...claimed('ana', anas), ...called('7H'));
		expect(told.state).toBe('calling');
	});
	it('belongs to who shouted first, even when another layout was complete before', () => {
		const told = table().tell(...called(...bens, ...anas), ...claimed('ana', anas), ...claimed('ben', bens));
		expect(resultOf(told.hand)).toEqual({ how: 'won', player: 'ana' });
		expect(whys(told.refused)).toEqual(['hand-is-over', 'hand-is-over']);
	});
	it('is heard in the order of the shouts, in whatever order layouts are read back', () => {
		const both = table().tell(...called(...anas, ...bens), shouted('ana'), shouted('ben'));
		const [, benReads] = claimed('ben', bens);
		const [, anaReads] = claimed('ana', anas);
		const waiting = both.tell(benReads!);
		expect(waiting.state).toBe('checkingClaim');
		expect(resultOf(waiting.tell(anaReads!).hand)).toEqual({ how: 'won', player: 'ana' });
		const wrong = waiting.tell({
			type: 'layout.claimed',
			player: 'ana',
			cards: ['2D', '3D', '4D', '5D', '6D']
		});
		expect(resultOf(wrong.hand)).toEqual({ how: 'won', player: 'ben' });
	});
	it.each([
		['a stranger', shouted('zoe'), 'no-such-player'],
		['the caller, who has no layout', shouted('fina'), 'holds-no-layout'],
		['one who shouted already', shouted('ana'), 'already-shouted'],
		['one who did not shout', claimed('ben', bens)[1]!, 'has-not-shouted'],
		['four cards that were all called', claimed('ana', anas.slice(1))[1]!, 'wrong-number'],
		['six cards', claimed('ana', [...anas, '2D'])[1]!, 'wrong-number'],
		['a card twice', claimed('ana', ['7H', '7H', '2C', '10D', 'AS'])[1]!, 'card-twice'],
		['no cards, when the layout is not known', claimed('ana')[1]!, 'wrong-number'],
		[
			'ranks',
			{ type: 'hand.claimed', player: 'ana', ranks: ['A', '2', '3', '4', '5'] } as const,
			'not-in-this-variant'
		]
	])('is not heard of %s', (_, fact, why) => {
		const told = table({ caller: 'fina' }).tell(...called('9H', ...anas.slice(1)), shouted('ana'), fact);
		expect(whys(told.refused)).toEqual([why]);
	});
	it('is judged by itself where the layout was entered, and known by whom it could have been made', () => {
		const told = table().tell(entered('ana', anas), entered('ben', bens), ...called(...anas, ...bens));
		expect(couldClaim(told.hand)).toEqual([
			{ player: 'ana', completedAt: 5 },
			{ player: 'ben', completedAt: 10 }
		]);
		const won = told.tell(...claimed('ben')).hand;
		expect(resultOf(won)).toEqual({ how: 'won', player: 'ben' });
		expect(couldClaim(won).map(({ player }) => player)).toEqual(['ana']);
		expect(whys(told.tell(...claimed('ben', bens)).refused)).toEqual(['layout-is-known']);
	});
	it('is judged by itself where the app dealt', () => {
		let told = table({ dealing: 'app' });
		told = told.tell(dealt(told.context));
		expect(told.tell(...claimed('ana')).state).toBe('calling');
		for (let next = turned(told.context); next; next = turned(told.context)) {
			told = told.tell(next);
			const [first] = couldClaim(told.hand);
			if (first) told = told.tell(...claimed(first.player));
			if (told.state === 'betweenHands') break;
		}
		expect([told.state, told.refused]).toEqual(['betweenHands', []]);
	});
	it('puts a layout right that was entered wrongly', () => {
		const told = table().tell(entered('ana', bens), entered('ana', anas), entered('ben', bens));
		expect([told.refused, told.hand.layouts.length]).toEqual([[], 2]);
	});
	it('has the table end the evening only when it is settled', () => {
		const open = table().tell(...called('9H'), shouted('ana'), ended, closed);
		expect(whys(open.refused)).toEqual(['claim-is-open', 'claim-is-open']);
		const over = table().tell(...called(...anas), ...claimed('ana', anas), ended, opened);
		expect([over.state, whys(over.refused)]).toEqual(['over', ['evening-is-over']]);
	});
});

describe('C-5 a layout that lacks what was not called', () => {
	const lacks = (player: string, ...cards: Card[]): CardsFact => ({
		type: 'layout.claimed',
		player,
		lacks: cards
	});
	const blackout = { variant: 'blackout', players: people(3), caller: 'carla', decks: 1 } as const;
	const most = deck.slice(0, 49);
	const three = deck.slice(49);
	const full = () => table(blackout).tell(...called(...most), shouted('ana'));
	it('is all face down: the claim is right, and wins the hand', () => {
		expect(notCalled(full().hand)).toEqual(three);
		const won = full().tell(lacks('ana', ...three));
		expect([won.state, won.refused]).toEqual(['betweenHands', []]);
		expect(resultOf(won.hand)).toEqual({ how: 'won', player: 'ana' });
		expect(verdictOf(won.hand, won.hand.claims[0]!)).toMatchObject({ right: true, completedAt: 49 });
	});
	it('is not where one of them lies on it: that one is named, and the hand goes on', () => {
		const wrong = full().tell({ type: 'layout.claimed', player: 'ana', cards: three.slice(1, 2) });
		expect([wrong.state, wrong.refused]).toEqual(['calling', []]);
		expect(verdictOf(wrong.hand, wrong.hand.claims[0]!).missing.map(({ card }) => card)).toEqual([three[1]]);
	});
	it('has all of them looked for: what nobody looked for can be on it, and is named', () => {
		const wrong = full().tell(lacks('ana', ...three.slice(0, 2)));
		expect(wrong.state).toBe('calling');
		expect(verdictOf(wrong.hand, wrong.hand.claims[0]!).missing.map(({ card }) => card)).toEqual([three[2]]);
		expect(full().tell(lacks('ana', ...deck)).state).toBe('betweenHands');
	});
	it('is any layout once all 52 are called [C-7]', () => {
		const out = table(blackout).tell(...called(...deck), shouted('ben'));
		expect(resultOf(out.tell(lacks('ben')).hand)).toEqual({ how: 'won', player: 'ben' });
		expect(full().tell(lacks('ana')).state).toBe('calling');
	});
	it('is asked for neither of who did not shout nor of a layout that the app knows', () => {
		const known = table(blackout).tell(entered('ana', deck.slice(0, 25)), ...called(...most), shouted('ana'));
		expect(whys(known.tell(lacks('ana', ...three), lacks('ben', ...three)).refused)).toEqual([
			'layout-is-known',
			'has-not-shouted'
		]);
	});
	it('ties with another that was shouted on the same call, and with no earlier one [C-6]', () => {
		const two = table({ ...blackout, players: people(4), decks: 2 }).tell(...called(...most));
		const both = two.tell(shouted('ana'), lacks('ana', ...three), shouted('ben'), lacks('ben', ...three));
		expect(resultOf(both.tell(awarded).hand)).toEqual({ how: 'tied', players: ['ana', 'ben'] });
		const earlier = two.tell(shouted('ana'), lacks('ana', ...three));
		const read = earlier.tell(...claimed('ben', deck.slice(0, 25)), awarded);
		expect(resultOf(read.hand)).toEqual({ how: 'won', player: 'ana' });
	});
});

describe('C-6 with more dealt decks', () => {
	const twelve = () => table({ players: people(12) });
	/** Shares its last card, the ace of spades, with Ana's. */
	const carlas: Card[] = ['2H', '3S', '4C', '6D', 'AS'];
	const tie = () =>
		twelve().tell(
			...called(...anas.slice(0, 4), ...carlas),
			...claimed('ana', anas),
			...claimed('carla', carlas)
		);
	it('asks for others on the same call before the hand is awarded', () => {
		const stands = twelve().tell(...called(...anas), ...claimed('ana', anas));
		expect(stands.state).toBe('bingoStands');
		expect(whys(stands.tell(...called('9H'), closed).refused)).toEqual(['bingo-stands', 'bingo-stands']);
		expect(resultOf(stands.tell(awarded).hand)).toEqual({ how: 'won', player: 'ana' });
	});
	it('has an extra hand end without a winner before the app deals it, and no other hand', () => {
		const app = twelve().tell({ type: 'dealing.changed', dealing: 'app' });
		expect([app.state, whys(app.tell(closed).refused)]).toEqual(['dealing', ['deal-first']]);
		const extra = tie().tell(awarded, { type: 'dealing.changed', dealing: 'app' }, opened);
		const after = extra.tell(closed);
		expect([extra.state, after.state, resultOf(after.hand)]).toEqual([
			...['dealing', 'betweenHands'],
			{ how: 'without' }
		]);
		expect([after.tell(opened).hand.number, [...handsWon(after.context)]]).toEqual([2, []]);
	});
	it('has those who finished on the same call play an extra hand from one deck, and its winner takes it', () => {
		const tied = tie().tell(awarded);
		expect(resultOf(tied.hand)).toEqual({ how: 'tied', players: ['ana', 'carla'] });
		const extra = tied.tell(opened);
		expect(extra.hand).toMatchObject({
			number: 1,
			extra: true,
			decks: 1,
			size: 5,
			holders: ['ana', 'carla']
		});
		expect(whys(extra.tell(shouted('ben')).refused)).toEqual(['not-in-extra-hand']);
		const won = extra.tell(...called(...carlas), ...claimed('carla', carlas));
		expect([...handsWon(won.context)]).toEqual([['carla', 1]]);
		expect(won.tell(opened).hand).toMatchObject({ number: 2, extra: false, decks: 2 });
	});
	it('goes to the one who is left of those who tied, before the extra hand and in it, and the next is no extra one', () => {
		const left = { type: 'player.left', player: 'ana' } as const;
		for (const facts of [[left], [opened, left], [opened, ...called('4C'), left]]) {
			const told = tie().tell(awarded, ...facts);
			expect([told.refused, told.state, [...handsWon(told.context)]]).toEqual([
				[],
				'betweenHands',
				[['carla', 1]]
			]);
			expect(told.tell(opened).hand).toMatchObject({ number: 2, extra: false });
			// Who comes back then plays the next.
			const back = { type: 'player.joined', player: { id: 'ana', name: 'Ana' } } as const;
			expect([...handsWon(told.tell(back).context)]).toEqual([['carla', 1]]);
		}
	});
	it('is dealt to none where the app deals and one of two went home', () => {
		const dealing = { type: 'dealing.changed', dealing: 'app' } as const;
		const told = tie().tell(awarded, dealing, opened);
		expect(told.state).toBe('dealing');
		expect(told.tell({ type: 'player.left', player: 'carla' }).state).toBe('betweenHands');
	});
	it('of three who tied one may go home: the two others play it, and what is read back of that one is heard no more', () => {
		const three = table({ players: people(13), decks: 3 }).tell(
			...[...called(...anas), ...claimed('ana', anas), ...claimed('ben', anas), ...claimed('carla', anas)],
			awarded
		);
		const left = { type: 'player.left', player: 'ana' } as const;
		expect(resultOf(three.tell(left).hand)).toEqual({ how: 'tied', players: ['ben', 'carla'] });
		expect(three.tell(left, opened).hand.holders).toEqual(['ben', 'carla']);
		const extra = three.tell(opened, ...called('4C'), left);
		expect([extra.state, whys(extra.tell(shouted('ana')).refused)]).toEqual(['calling', ['player-has-left']]);
		expect([...handsWon(extra.tell({ type: 'player.left', player: 'ben' }).context)]).toEqual([['carla', 1]]);
	});
	it('gives the hand to the first shout when they finished on different calls', () => {
		const told = twelve().tell(
			...called(...anas, ...bens),
			...claimed('ben', bens),
			...claimed('ana', anas),
			awarded
		);
		expect(resultOf(told.hand)).toEqual({ how: 'won', player: 'ben' });
	});
	it('has no card before more players than there are decks', () => {
		const one = table().tell(entered('ana', anas), entered('carla', carlas));
		expect(one.refused).toEqual([{ why: 'card-lies-elsewhere', card: 'AS', players: ['ana'], decks: 1 }]);
		const two = twelve().tell(
			entered('ana', anas),
			entered('carla', carlas),
			entered('dora', ['AS', ...bens.slice(1)])
		);
		expect(whys(two.refused)).toEqual(['card-lies-elsewhere']);
	});
});
