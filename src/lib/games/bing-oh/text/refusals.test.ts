import { saysEach, type Said } from '../../refusals.testing';
import type { BingOhRefusal } from '../rules/refusal';
import { table } from '../rules/testing';
import { refusalSentence } from './refusals';

const said: Said<BingOhRefusal> = {
	'game-is-over': [{}, 'The game is over.'],
	'chips-are-not-kept': [{}, 'This game keeps score only, not the chips.'],
	'chips-are-kept': [{}, 'This game keeps every chip, so rounds score themselves.'],
	'cards-are-dealt': [{}, 'This round’s cards are already dealt.'],
	'cards-not-dealt': [{}, 'Deal this round’s cards first.'],
	'round-is-open': [{}, 'Players join or come back between rounds. Left by mistake? Remove that in History.'],
	'round-has-begun': [{}, 'That round has already begun. The missing one goes before it.'],
	'first-is-known': [{ player: 'ben' }, 'Already decided: Ben goes first.'],
	'who-begins': [{}, 'Decide who goes first.'],
	'not-to-roll': [{ player: 'ben' }, 'It isn’t Ben’s turn to roll.'],
	'not-the-roller': [{ player: 'ben', roller: 'ana' }, 'Ben isn’t the Roller. Ana is.'],
	'placing-is-open': [{}, 'First say at the table who placed a chip.'],
	'space-is-open': [{ player: 'ben' }, 'Ben has to finish the special space first.'],
	'stars-are-open': [{ player: 'ben' }, 'Ben takes chips for the stars first, or skips them.'],
	'nothing-rolled': [{}, 'Nobody has rolled this round yet.'],
	'placed-nothing': [{ player: 'ben' }, 'Ben placed no chip on this roll, so there’s no special space.'],
	'no-stars': [{ player: 'ben' }, 'Ben has no stars left.'],
	'no-space-allows': [{}, 'No special space allows that right now.'],
	'roll-first': [{}, 'Roll the dice for this space first.'],
	'already-rolled': [{}, 'The dice for this space are already rolled.'],
	'must-be-done': [{}, 'This space must be carried out. Only moving or taking chips can be skipped.'],
	'how-many-chips': [{}, 'How many chips does the space say?'],
	'no-such-card': [{ card: 7 }, 'There’s no card 7 left.'],
	'from-oneself': [{ player: 'ben' }, 'Choose an opponent, not Ben.'],
	'whose-card': [{}, 'That space affects a different card.'],
	'chips-not-there': [
		{ place: 'reserve', player: 'ben', owner: 'ana', count: 1, wanted: 2 },
		'Ben’s reserve holds 1 of Ana’s chips; 2 are needed.'
	],
	'counted-twice': [{ player: 'ben' }, 'Ben appears twice.'],
	'too-many-foreign': [
		{ player: 'ben', count: 101, most: 100 },
		'Ben can’t hold 101 opponents’ chips: there are only 100.'
	],
	'too-many-together': [{ count: 151, most: 150 }, 'That’s 151 chips in total, but there are only 150.'],
	'does-not-add-up': [{ owner: 'ben', count: 49, chips: 50 }, 'That’s 49 of Ben’s chips, but there are 50.'],
	'whose-chips': [{}, 'Say whose chips are in each reserve.'],
	'nobody-called': [{}, 'Say who called Bing-\u2060Oh!'],
	'wrong-shape': [
		{ player: 'ben', demand: 't' },
		'Ben has to win with a T, so it’s no Bing-\u2060Oh! Play on.'
	],
	'nothing-demanded': [{ player: 'ben' }, 'Ben needs a row of six; no other shape was asked for.'],
	'too-few-on-card': [
		{ player: 'ben', count: 5, needed: 6 },
		'Ben has 5 of their own chips on the card; it takes 6.'
	],
	'already-so': [{}, 'It’s already set that way.'],
	'colour-is-taken': [{}, 'Someone already has that colour.']
};

saysEach(said, (refusal) => refusalSentence(table().context, refusal));
