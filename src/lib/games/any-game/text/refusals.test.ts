import { saysEach, type Said } from '../../refusals.testing';
import type { AnyGameRefusal } from '../rules/rules';
import { table } from '../rules/testing';
import { refusalSentence } from './refusals';

const said: Said<AnyGameRefusal> = {
	'game-is-over': [{}, 'The game is over.'],
	'another-round': [{ round: 3 }, 'Round 3 is next.'],
	'points-missing': [{ side: 'ben' }, 'Ben: points missing. 0 counts too.'],
	'points-twice': [{ side: 'ben' }, 'Ben: only once in a round.'],
	'partners-are-set': [{}, 'The pairs are fixed, so someone new can join the next game.'],
	'already-so': [{}, 'It’s already like that.']
};

saysEach(said, (refusal) => refusalSentence(table().context, refusal));
