import { expect, it } from 'vitest';
import type { SeatRefusal } from '$lib/domain/seats';
import type { TableRefusal } from '$lib/session/table.svelte';
import { tableRefusalSentence } from './sentences';

type HouseRefusal = TableRefusal | SeatRefusal;
const names: Readonly<Record<string, string>> = { ben: 'Ben' };
const round = { moment: { round: 3 } };

/** Every reason that all boxes share, and the sentence that a player reads. */
const said: { readonly [W in HouseRefusal['why']]: readonly [object, string] } = {
	watching: [{}, 'This game is open in another window. Tap “Play here” to take over.'],
	newer: [{}, 'This game comes from a newer version of the app. You can only look at it here.'],
	'not-a-fact': [{}, 'Something went wrong, and that wasn’t saved. Nothing was changed.'],
	'opening-stands': [{}, 'The start of a game can’t be removed.'],
	'not-your-seat': [{}, 'That’s for another player, or for the device that has the game.'],
	'on-its-way': [{}, 'Sent. The table draws it.'],
	unanswered: [{}, 'It’s on its way to the table. You can undo it once it’s there.'],
	'not-linked': [{}, 'This needs the link. Read the code again.'],
	'nothing-to-undo': [{}, 'Nothing to undo.'],
	'nothing-to-redo': [{}, 'Nothing to redo.'],
	'said-elsewhere': [round, 'That was said at another moment, in round 3.'],
	'nothing-to-strike': [{}, 'That entry has changed in the meantime. Check the history again.'],
	'nothing-to-restore': [{}, 'That entry has changed in the meantime. Check the history again.'],
	'nothing-to-replace': [{}, 'That entry has changed in the meantime. Check the history again.'],
	'no-such-player': [{}, 'Nobody by that name is at the table.'],
	'player-has-left': [{ player: 'ben' }, 'Ben has left the table.'],
	'already-at-the-table': [{ name: 'Ben' }, 'Already at the table: Ben.'],
	'too-few-players': [{ fewest: 2 }, 'At least 2 players have to stay. To stop, end the game in the menu.'],
	'too-many-players': [{ most: 4 }, 'There’s room for 4 players.']
};

it.each(Object.entries(said))('%s is said in its own sentence [G-4]', (why, [about, sentence]) => {
	expect(tableRefusalSentence({ why, ...about }, (player) => names[player] ?? '?')).toBe(sentence);
});

it.each([
	[{ hand: 2 }, 'That was said at another moment, in hand 2.'],
	[{ turn: 5, player: 'ben' }, 'That was said at another moment, in one of Ben’s turns.'],
	[{ way: 2 }, 'That was said while the app kept this game another way.']
])('what was said at %j is said to belong there', (moment, sentence) => {
	const refusal = { why: 'said-elsewhere', moment };
	expect(tableRefusalSentence(refusal, (player) => names[player] ?? '?')).toBe(sentence);
});
