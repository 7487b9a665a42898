import { beforeAll, expect, it } from 'vitest';
import { language } from '$lib/i18n';
import { sure } from '$lib/domain/sure';
import { said } from '$lib/session/journal.testing';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import { anas, awarded, bens, called, claimed, opening, shouted } from '../rules/testing';
import { cardName } from '../text/names';
import { hands, nothing, real, seqOf, two, won } from './hands-kept.testing';
import { aboutShout } from './put-right';

beforeAll(() => language.set('en'));

const last = sure(anas[4]);
const [, anasClaim] = claimed('ana', anas);
const [, bensClaim] = claimed('ben', bens);

it.each([
	['beside another that was wrong', real, called(...anas.slice(0, 4)), [], { ana: 1 }],
	['beside one that is bingo', two, called(...anas.slice(0, 4), ...bens), [awarded], { ben: 1 }]
] as const)(
	'a card that was called and not tapped is put in before a shout %s [C-5] [C-6] [G-3]',
	(_, table, calls, end, expected) => {
		const now = said(
			box,
			opening(table),
			...[...calls, shouted('ben'), shouted('ana'), sure(bensClaim), sure(anasClaim), ...end]
		);
		const about = aboutShout(tableOf(now), seqOf(now, 'bingo.shouted', 1), nothing);
		const { journal, fell } = answered(now, about, cardName(last));
		expect(fell).toEqual([]);
		expect(won(journal)).toEqual(expected);
		expect(hands(journal)[0]).toContain(` ${String(calls.length + 1)}`);
	}
);
