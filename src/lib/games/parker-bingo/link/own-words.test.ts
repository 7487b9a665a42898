import { beforeAll, describe, expect, it } from 'vitest';
import { language, m } from '$lib/i18n';
import { called, claimed, firstRow, shouted, table } from '../rules/testing';
import { ownWords } from './own-words';

beforeAll(async () => {
	language.set('en');
	await Promise.all([language.need('link'), language.need('parker-bingo-later')]);
});

describe('what a phone says of its player’s bingo [PB-9]', () => {
	const both = table().tell(...called(...firstRow), shouted('ana'), shouted('ben'));
	const words = (of: typeof both, player: string) => ownWords(of.context, of.state, player);

	it('to who is heard, to who waits, and to all others', () => {
		expect(words(both, 'ana')).toMatchObject({ what: m.link_you_shouted(), about: m.link_shouted() });
		expect(words(both, 'ben')).toMatchObject({
			what: m.link_you_shouted(),
			about: m.link_heard_first({ name: 'Ana' })
		});
		expect(words(both, 'carla')?.what).toBe(m.parker_board_says({ name: 'Ana' }));
	});

	it('when theirs is right, and the next one is heard', () => {
		const heard = both.tell(...claimed('ana', 'row-1', firstRow).slice(1));
		expect(words(heard, 'ben')).toMatchObject({ what: m.link_you_shouted(), about: m.link_shouted() });
		expect(words(heard, 'ana')).toMatchObject({
			what: m.link_claim_right(),
			about: m.parker_board_says({ name: 'Ben' })
		});
	});
});
