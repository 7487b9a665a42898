import { expect, it } from 'vitest';
import { language } from '$lib/i18n/language.svelte';
import { opening, table, twoPlayers } from '../rules/testing';
import { placedText, roundText } from './log';

it('says of a round what it gave those who played it, and nobody who came later [B-8]', () => {
	language.set('en');
	const round = (...foreign: readonly (readonly [string, number])[]) => ({
		type: 'round.scored' as const,
		callers: ['ana'],
		foreign: foreign.map(([player, count]) => ({ player, count }))
	});
	const { context } = table(opening({ players: twoPlayers, keeping: 'tally', dice: 'real' })).tell(
		round(['ana', 0], ['ben', 2]),
		{ type: 'player.joined', player: { id: 'cai', name: 'Cai' }, colour: 'blue' },
		round(['ana', 0], ['ben', 0], ['cai', 0])
	);
	// What is not to be broken at a line's end is compared without that.
	const plain = (text: string) =>
		text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-').replaceAll('\u2060', '');
	expect(context.rounds.map((one) => plain(roundText(context, one)))).toEqual([
		'Ana: Bing-Oh! Ana +5, Ben +2',
		'Ana: Bing-Oh! Ana +5, Ben +0, Cai +0'
	]);
});

it('says in Spanish who placed a chip, of one player as of several [B-2]', () => {
	language.set('es');
	// The verb would have to agree with how many they are.
	for (const who of [['Ana'], ['Ana', 'Ben']]) expect(placedText(who)).toMatch(/^Ficha puesta: Ana/);
	language.set('en');
});
