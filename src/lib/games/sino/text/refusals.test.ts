import { expect, test } from 'vitest';
import { saysEach, type Said } from '../../refusals.testing';
import type { SinoRefusal } from '../rules/rules';
import { space, table } from '../rules/testing';
import { refusalSentence } from './refusals';

const said: Said<SinoRefusal> = {
	'game-is-over': [{}, 'The game is over.'],
	'only-the-pad-is-kept': [{}, 'This game keeps only the score pad. The boards and dice are real.'],
	'boards-are-kept': [{}, 'The app keeps the boards here, so it works out bonuses from the dice.'],
	'not-on-this-die': [{ colour: 'blue', number: 7 }, 'The blue die has no 7: it goes from 1 to 6.'],
	'one-die-a-colour': [{ colour: 'blue' }, 'There’s only one blue die, so it can appear once per roll.'],
	'five-numbers-are-in': [{ player: 'ben' }, 'Ben has all five numbers. Announce a row or end the turn.'],
	'too-many-dice': [{ left: 2 }, 'Only 2 numbers are left. Don’t roll more dice than that.'],
	'bonus-too-early': [
		{ players: ['ana', 'ben'] },
		'You can try for a bonus once everyone has had a turn. Ana and Ben haven’t had one yet.'
	],
	'bonus-after-a-roll': [{}, 'A bonus try replaces the whole turn, and this one has already begun.'],
	'numbers-alike': [{}, 'A bonus is exactly five different numbers.'],
	'not-your-turn': [{ player: 'ben', turn: 'ana' }, 'It’s Ana’s turn. Ben can announce on their own turn.'],
	'numbers-are-left': [{ left: 2 }, '2 numbers are still to be rolled. A turn ends after the fifth.'],
	'space-already-won': [{ line: 'across-2', player: 'ben' }, 'Ben has already won 27, orange across.'],
	'row-not-closed': [
		{ line: 'across-2', bare: [{ colour: 'orange', number: 4 }] },
		'27, orange across isn’t complete: orange 4 still uncovered.'
	],
	'odds-need-hints': [{}, 'The odds need hints. Switch those on first.'],
	'hints-are-for-all': [{}, 'Hints are for everyone or for nobody.'],
	'board-is-missing': [{ player: 'ben' }, 'Say first what’s covered on Ben’s board.'],
	'already-so': [{}, 'It’s already set that way.']
};

test('S-5 a row that is not closed is said with whose board it is, where that is not the one at the turn', () => {
	const refusal = {
		why: 'row-not-closed',
		player: 'ben',
		line: 'diagonal-10',
		bare: [space('red 10')]
	} as const;
	expect(refusalSentence(table().context, refusal)).toBe(
		'Ben’s board: 10, diagonal of 10 isn’t complete: red\u00a010 still uncovered.'
	);
});

saysEach(said, (refusal) => refusalSentence(table().context, refusal));
