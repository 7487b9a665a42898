import { saysEach, type Said } from '../../refusals.testing';
import type { CardsRefusal } from '../rules/refusal';
import { table } from '../rules/testing';
import { refusalSentence } from './refusals';

const said: Said<CardsRefusal> = {
	'evening-is-over': [{}, 'The game is over. Undo brings it back.'],
	'caller-is-drawn-for': [{}, 'Draw for the caller first.'],
	'no-draw-for-caller': [{}, 'There’s no draw going on.'],
	'not-your-draw': [{ player: 'ben' }, 'Ben has drawn, or is out of the draw.'],
	'card-already-drawn': [{ card: 'QH' }, 'The queen of hearts has already been drawn.'],
	'deal-first': [{}, 'Deal first. Nobody has cards yet.'],
	'already-dealt': [{}, 'This hand is already dealt.'],
	'deal-does-not-fit': [{}, 'Those cards don’t fit this table.'],
	'hand-is-over': [{}, 'This hand is over. Start the next one.'],
	'hand-is-open': [{}, 'Wait until this hand is over.'],
	'claim-is-open': [{ player: 'ben' }, 'Check Ben’s claim first.'],
	'bingo-stands': [{ player: 'ben' }, 'Ben has bingo. Say whether anyone else does first.'],
	'no-bingo-to-award': [{}, 'There’s no good claim to award.'],
	'deck-is-out': [{}, 'All 52 cards have been called.'],
	'stock-is-the-apps': [{}, 'In this hand the app turns the cards.'],
	'plays-extra-hand': [{ player: 'ben' }, 'Ben plays the extra hand.'],
	'stock-is-out': [{}, 'The stock is finished. The rest are in hand.'],
	'card-already-called': [{ card: 'QH' }, 'The queen of hearts has already been called.'],
	'card-in-a-hand': [{ card: 'QH' }, 'The queen of hearts is in someone’s hand.'],
	'rank-called-four-times': [{ rank: '7' }, 'All four have been called: seven.'],
	'card-is-not-of-rank': [{ card: 'QH', rank: '7' }, 'The queen of hearts isn’t of that rank: seven.'],
	'holds-no-layout': [{ player: 'ben' }, 'Ben has no cards in this hand.'],
	'not-in-extra-hand': [{ player: 'ben' }, 'Ben isn’t in the extra hand. Only those who tied play it.'],
	'already-shouted': [{ player: 'ben' }, 'Ben has already shouted.'],
	'has-not-shouted': [{ player: 'ben' }, 'Ben hasn’t shouted.'],
	'wrong-number': [{ given: 4, size: 5 }, 'You need 5 cards; you have 4.'],
	'card-twice': [{ card: 'QH' }, 'The queen of hearts can’t be there twice: a layout comes from one deck.'],
	'card-lies-elsewhere': [
		{ card: 'QH', players: ['ben'], decks: 1 },
		'Ben has the queen of hearts, and there’s only one in play.'
	],
	'layout-is-known': [{ player: 'ben' }, 'The app already knows Ben’s cards and checks them itself.'],
	'layout-is-dealt': [{}, 'The app dealt this hand, so it knows the layouts.'],
	'rank-too-often': [
		{ rank: '7', called: 1, read: 4 },
		'There are only four of each rank. Of seven: called, 1; read out, 4.'
	],
	'not-in-hand': [{ player: 'ben', card: 'QH' }, 'Ben doesn’t have the queen of hearts.'],
	'rank-not-called': [{ rank: 'Q', called: '7' }, 'That isn’t the rank just called: seven.'],
	'already-so': [{}, 'It’s already set that way.'],
	'not-in-this-variant': [{ variant: 'cardgo' }, 'Not available in Cardgo.'],
	'caller-plays-below-five': [{ below: 5 }, 'The caller can play only with fewer than 5 people.'],
	'caller-must-hand-over': [{ player: 'ben' }, 'Ben is calling. Let someone else call first.'],
	'caller-calls-this-hand': [
		{ player: 'ben' },
		'Ben is calling. In mid hand only the app, or someone without cards, can take over.'
	],
	'caller-calls-it-without-app': [
		{ player: 'ben' },
		'Ben is calling. In mid hand only someone without cards can take over.'
	],
	'one-layout-alone': [{}, 'You need at least two layouts. Add a player, or let the app call.'],
	'one-hand-alone': [{}, 'You need at least two hands. Add a player, or let the app call.'],
	'too-many-at-cardgo': [
		{ most: 8 },
		'Cardgo takes 8 hands at most. Let one of you call, or choose Card Bingo.'
	],
	'far-too-many-at-cardgo': [
		{ most: 5 },
		'Cardgo takes 5 hands at most, and one who calls. Choose Card Bingo.'
	],
	'stock-needs-a-caller': [{}, 'With real cards, someone has to turn the stock instead of playing.'],
	'too-few-decks': [
		{ layouts: 11, decks: 1, needed: 2 },
		'11 layouts need 2 dealt decks, but you have only 1.'
	]
};

saysEach(said, (refusal) => refusalSentence(table().context, refusal));
