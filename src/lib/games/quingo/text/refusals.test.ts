import { afterEach, expect, it } from 'vitest';
import { language } from '$lib/i18n';
import { saysEach, type Said } from '../../refusals.testing';
import type { QuingoRefusal } from '../rules/refusal';
import { table } from '../rules/testing';
import { refusalSentence } from './refusals';

afterEach(() => {
	language.set('en');
});

it.each([
	['en', 2.5, /^2\.5 /],
	['es', 2.5, /^2,5 /],
	['es', 12_345, /^12345 /]
] as const)('in %s what can be no wild is quoted as it was typed: %d', (spoken, value, quoted) => {
	language.set(spoken);
	const refusal: QuingoRefusal = { why: 'not-a-wild', value, most: 48 };
	expect(refusalSentence(table().context, refusal)).toMatch(quoted);
});

const said: Said<QuingoRefusal> = {
	'game-is-over': [{}, 'The game is over.'],
	'bonuses-first': [{}, 'Roll the bonuses first.'],
	'wilds-first': [{ players: ['ana', 'ben'] }, 'Ana and Ben must choose their wilds first.'],
	'bonuses-are-rolled': [{}, 'The bonuses have already been rolled.'],
	'wilds-are-made': [{ player: 'ben' }, 'The game has started, so Ben’s wilds are fixed.'],
	'not-a-wild': [
		{ value: 49, most: 48 },
		'49 can’t be a wild. Use a whole number from 1 to 48, the most six dice can show.'
	],
	'not-on-a-die': [{ sides: 6, shows: 7 }, 'A d6 never shows 7.'],
	'not-in-the-set': [{ sides: 6, has: 2, said: 3 }, 'The pool has 2 d6, not 3.'],
	'dice-missing': [{ sides: 6, has: 3, said: 2 }, 'The pool has 3 d6; 2 entered so far.'],
	'pool-is-on-the-table': [{}, 'There’s a pool on the table. Wait until the round is over.'],
	'pool-first': [{}, 'Roll the pool first.'],
	'player-dice-first': [{}, 'Roll the player dice first.'],
	'player-dice-are-rolled': [{}, 'This round’s player dice are already rolled.'],
	'player-die-missing': [{ player: 'ben' }, 'Ben’s player die is missing.'],
	'player-die-twice': [{ player: 'ben' }, 'Ben doesn’t roll a player die here.'],
	'youngest-first': [{}, 'First say who is the youngest of those tied.'],
	'nobody-is-tied': [{}, 'There’s no tie for who starts.'],
	'not-among-the-tied': [{ player: 'ben' }, 'Ben doesn’t have the lowest player die.'],
	'not-your-turn': [{ player: 'ben', turn: 'ana' }, 'It’s Ana’s turn.'],
	'no-dice-taken': [{}, 'Take from the pool first.'],
	'die-not-in-the-pool': [{ sides: 6, shows: 4 }, 'There isn’t a d6 showing 4 in the pool.'],
	'too-many-dice': [{ limit: 2, taken: 3 }, '3 dice is too many: the player die allows 2.'],
	'box-is-closed': [{ number: 8 }, 'Box 8 is already filled.'],
	'wrong-sum': [{ sum: 7, number: 8 }, 'Those dice make 7, not 8.'],
	'can-score': [
		{
			player: 'ben',
			number: 8,
			dice: [
				[6, 5],
				[4, 3]
			]
		},
		'Ben can still score: 5 + 3 makes 8.'
	],
	'no-crossing-in-the-last-lap': [{}, 'No crossing out in the last lap: score, or pass.'],
	'no-passing': [{ player: 'ben' }, 'Ben can score, so can’t pass.'],
	'must-cross': [{ player: 'ben' }, 'Ben can’t score and has to cross out a box.'],
	'last-lap-is-on': [{}, 'It’s the last lap. Nobody can join now.'],
	'last-lap-is-over': [{}, 'Everyone has had a last turn. Cross out the rest to end it.'],
	'box-is-open': [{ number: 8 }, 'Box 8 is open.'],
	'only-at-a-full-table': [{}, 'This game keeps only the sheets, not the dice.'],
	'only-on-sheets': [{}, 'Use Undo or the history to take back a mark.'],
	'already-so': [{}, 'It’s already set that way.'],
	'too-few-d6': [{ players: 5, d6: 4 }, 'The box has 4 d6 for 5 players: add more under “Dice in the box”.'],
	'pool-is-empty': [{}, 'After the player dice there’s nothing left for the pool.'],
	'set-too-large': [{ most: 99 }, 'A set can have 99 dice at most.']
};

saysEach(said, (refusal) => refusalSentence(table().context, refusal));
