import { expect, it } from 'vitest';
import { language, m } from '$lib/i18n';
import { saysEach, type Said } from '../../refusals.testing';
import { highestGoal, lowestGoal } from '../rules/facts';
import type { ClaimRefusal } from '../rules/claim-view';
import type { ParkerRefusal } from '../rules/rules';
import { table } from '../rules/testing';
import { refusalSentence } from './refusals';

const said: Said<ParkerRefusal | ClaimRefusal> = {
	'evening-is-over': [{}, 'The game is over. Undo to carry on.'],
	'round-is-closed': [{}, 'This round is over. Start a new one first.'],
	'round-is-open': [{}, 'This round isn’t finished. Award or close it first.'],
	'round-has-begun': [{ option: 'pattern' }, 'You can only change this before the first call.'],
	'claim-is-open': [{ player: 'ben' }, 'Check Ben’s bingo first.'],
	'bingo-stands': [{ player: 'ben' }, 'Ben has bingo. Award it first.'],
	'all-tiles-called': [{}, 'All 75 tiles have been called.'],
	'number-already-called': [{ number: 17 }, 'I 17 is already on the board. Wrong? Menu: Fix a tile.'],
	'number-not-called': [{ number: 17 }, 'I 17 isn’t on the board.'],
	'no-such-round': [{ round: 3 }, 'There isn’t a round 3.'],
	'caller-holds-no-card': [{ player: 'ben' }, 'Ben is calling and has no card.'],
	'already-shouted': [{ player: 'ben' }, 'Ben has already said bingo.'],
	'has-not-shouted': [{ player: 'ben' }, 'Ben hasn’t said bingo.'],
	'one-line-in-normal': [{}, 'In Normal, one line is enough. Pick one.'],
	'not-the-pattern': [{ pattern: 'corners' }, 'This round is played for another pattern: Four corners.'],
	'corners-are-no-line': [{}, 'The four corners aren’t a line.'],
	'pattern-not-whole': [{ pattern: 'two-lines' }, 'So far it’s right. Read out the rest: Two lines.'],
	'goal-is-reached': [{ points: 1200 }, 'Someone already has 1200 points. Pick a higher number.'],
	'wrong-column': [{ letter: 'B', right: 'I', number: 17 }, '17 is under I, not B.'],
	'number-twice': [{ number: 17 }, 'A card has I 17 only once.'],
	'line-twice': [{ line: 'row-1' }, 'That’s First row twice. Name another line.'],
	'crossing-differs': [
		{ numbers: [17, 18] },
		'The two lines cross on one square, so it can’t be both I 17 and I 18.'
	],
	'nobody-to-choose-from': [{}, 'There’s only one good claim, so nobody has to be first.'],
	'no-right-claim': [{ player: 'ben' }, 'Ben has no good claim on this call.'],
	'who-was-first': [{}, 'Say who was first, or that nobody can tell.'],
	'no-bingo-to-award': [{}, 'There’s no bingo to award.'],
	'already-so': [{}, 'It’s already set that way.'],
	'not-in-this-method': [{ option: 'goal' }, 'That option is for the other game type.'],
	'partners-are-set': [{}, 'The pairs are fixed. Someone new can join the next game.'],
	'no-such-card': [{ card: 61, size: 60 }, 'There isn’t a card 61 in this set of 60.'],
	'card-taken': [
		{ card: 17, player: 'ben' },
		'Card 17 is already in Ben’s claim. Check the number, or fix that claim in History.'
	],
	'on-no-card': [{}, 'No card of this set has those numbers.'],
	'cards-are-read': [{}, 'A claim was read from these cards. Change them next round.'],
	'caller-must-hand-over': [{ player: 'ben' }, 'Ben is calling. Let someone else call first.']
};

saysEach(said, (refusal) => refusalSentence(table().context, refusal));

it.each(['en', 'es'] as const)(
	'numbers are written as the field for them writes them: %s [PB-24]',
	(spoken) => {
		language.set(spoken);
		expect(m.parker_no_goal()).toMatch(
			new RegExp(`\\b${String(lowestGoal)}\\b.*\\b${String(highestGoal)}\\b`)
		);
		language.set('en');
	}
);
