import { expect, it } from 'vitest';
import { sure } from '$lib/domain/sure';
import { said } from '$lib/session/journal.testing';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import { anas, bens, called, claimed, opening, people, shouted } from '../rules/testing';
import { aboutShout } from './put-right';

it.each([
	['Ana’s, as Ben’s', 1, 'Ben'],
	['Ben’s, as Ana’s', 2, 'Ana']
])(
	'a shout was the other way round, also of who had claimed wrongly before: the last one is. %s [C-5]',
	(_, nth, label) => {
		const wrong = [
			...called(...anas.slice(0, 4)),
			...claimed('ana', anas),
			...called(sure(anas[4]), ...bens)
		];
		const now = said(
			box,
			opening({ drawing: 'cards', players: people(5) }),
			...[...wrong, shouted('ana'), shouted('ben'), ...claimed('ana', bens).slice(1)]
		);
		const shouts = now.folded.effective.rows.filter(({ fact }) => fact.type === 'bingo.shouted');
		const about = aboutShout(tableOf(now), sure(shouts[nth]).seq, () => undefined);
		const { journal, fell } = answered(now, about, label);
		const { effective, snapshot } = journal.folded;
		expect([fell, snapshot.context.hands[0].claims]).toMatchObject([
			[],
			[
				{ player: 'ana', cards: anas },
				{ player: 'ben', cards: bens }
			]
		]);
		expect(
			effective.rows.flatMap(({ fact }) => (fact.type === 'bingo.shouted' ? [fact.player] : []))
		).toEqual(['ana', 'ben', 'ana']);
	}
);
