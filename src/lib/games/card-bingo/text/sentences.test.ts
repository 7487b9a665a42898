import { expect, it } from 'vitest';
import { sure } from '$lib/domain/sure';
import { inLanguage, m } from '$lib/i18n';
import type { Card } from '../rules/cards';
import { rightInTime } from '../rules/hand';
import { anas, awarded, bens, called, claimed, entered, people, table } from '../rules/testing';
import { lateSentence } from './late';
import { logText } from './log';
import { CardsSetUp } from '../ui/set-up.svelte';
import { needsSentence } from './needs';
import { refusalSentence } from './refusals';

/** Shares its last card, the ace of spades, with Ana's. */
const carlas: Card[] = ['2H', '3S', '4C', '6D', 'AS'];
const twelve = table({ players: people(12) });

it('says of a right claim that finished on another card why it does not win [C-5] [C-6]', () => {
	const told = twelve.tell(
		...called(...bens, ...anas.slice(0, 4), ...carlas),
		...[...claimed('ana', anas), ...claimed('carla', carlas), ...claimed('ben', bens)]
	);
	expect(told.state).toBe('bingoStands');
	expect(rightInTime(told.hand).first.map(({ player }) => player)).toEqual(['ana', 'carla']);
	expect(lateSentence(told.context, told.hand)).toBe('Ana shouted first. Ben finished on another card.');
	// So the history does.
	const after = told.tell(awarded).context;
	const text = 'Ana and Carla tie. Ana shouted first. Ben finished on another card.';
	expect(logText(awarded, told.context, after)).toBe(text);
	const tied = twelve.tell(
		...called(...anas.slice(0, 4), ...carlas),
		...[...claimed('ana', anas), ...claimed('carla', carlas)]
	);
	expect(lateSentence(tied.context, tied.hand)).toBe('');
});

it('names everyone who has a card that no deck has left [C-6]', () => {
	const [deck, decks] = [table(), twelve].map((at) =>
		at.tell(entered('ben', ['AS', ...bens.slice(1)]), entered('ana', anas), entered('carla', carlas))
	);
	const sentence = (told: typeof deck) => told && refusalSentence(told.context, sure(told.refused.at(-1)));
	expect(sentence(deck)).toBe('Ben has the ace of spades, and there’s only one in play.');
	expect(sentence(decks)).toBe('Ben and Ana have the ace of spades, and there are only 2 in play.');
});

it.each([
	[true, '5 players: 5 cards each; the app deals and calls.'],
	[false, '5 players: 5 cards each; the app deals and turns the cards.']
])('says who calls where the app is the whole deck, the app: %s [C-8] [C-12]', (appCalls, said) => {
	expect(needsSentence('cardgo', 5, 'app', 'app', appCalls)).toBe(said);
	expect(needsSentence('card-bingo', 5, 'app', 'app', appCalls)).toBe(said);
});
it('counts a caller who holds no cards beside the players who do [C-3]', () => {
	const players = Array.from({ length: 5 }, (_, i) => ({ id: String(i), name: `P${String(i)}` }));
	const setUp = new CardsSetUp(undefined);
	expect(setUp.needs(players).sentence).toMatch(/^5 players: 5 cards each/);
	setUp.letCall('player:0');
	expect(setUp.needs(players).sentence).toMatch(/^4 players and the caller: 5 cards each/);
	// Four can play with their caller.
	expect(setUp.needs(players.slice(0, 4)).sentence).toMatch(/^4 players: 5 cards each/);
});
it('says what can be done where Cardgo has no room for so many [C-8]', () => {
	const players = Array.from({ length: 7 }, (_, i) => ({ id: String(i), name: `P${String(i)}` }));
	const setUp = new CardsSetUp(undefined);
	setUp.variant = 'cardgo';
	const most = 'Cardgo takes 5 hands at most';
	// Of six one can call; of seven that is not enough, or one calls already.
	expect(setUp.needs(players.slice(1)).sentence).toBe(`${most}. Let one of you call, or choose Card Bingo.`);
	expect(setUp.needs(players).sentence).toBe(`${most}, and one who calls. Choose Card Bingo.`);
	setUp.letCall('player:0');
	expect(setUp.needs(players).sentence).toBe(`${most}, and one who calls. Choose Card Bingo.`);
});
it('shouts no bingo at Cardgo, whose shout is another one', async () => {
	const right = await inLanguage('es', () => m.cardbingo_claim_right({ name: 'Ana' }));
	expect(right).not.toMatch(/bingo/i);
});
