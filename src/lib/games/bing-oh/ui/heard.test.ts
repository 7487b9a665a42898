import { beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '$lib/i18n';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import type { BingOhFact } from '../rules/facts';
import {
	begun,
	called,
	dealt,
	left,
	named,
	placed,
	rolled,
	table,
	taken,
	turn,
	twoPlayers,
	type Told
} from '../rules/testing';
import { nameIn } from '../text/names';
import type { BingOhDesk } from './desk.svelte';
import { heard } from './heard';

const all = ['ana', 'ben', 'cai'];
const say = vi.spyOn(announcer, 'say').mockImplementation(() => undefined);
beforeEach(() => {
	language.set('en');
	say.mockClear();
});

/** What is heard when these facts are recorded in one step. */
function hear(before: Told, ...facts: readonly BingOhFact[]): string | undefined {
	const { context, state, roller } = before.tell(...facts);
	const desk = { context, state, roller, name: (player?: string) => nameIn(context, player) };
	heard(desk as unknown as BingOhDesk, before.snapshot, facts);
	expect(say.mock.calls.length).toBeLessThan(2);
	return say.mock.calls[0]?.[0];
}

describe('what a screen reader hears of what was recorded', () => {
	const cases: readonly (readonly [string, Told, readonly BingOhFact[], string | undefined])[] = [
		['cards dealt', table(), [dealt()], 'Cards were dealt'],
		[
			'who goes first',
			table().tell(dealt()),
			[{ type: 'start.named', player: 'ben' }],
			'Ben went first. Ben rolls'
		],
		[
			'a roll for it',
			table().tell(dealt()),
			[{ type: 'start.rolled', player: 'ana', number: 3 }],
			'Ana rolled 3 to go first'
		],
		[
			'the last roll for it, and then who rolls',
			table({ players: twoPlayers }).tell(dealt(), { type: 'start.rolled', player: 'ana', number: 3 }),
			[{ type: 'start.rolled', player: 'ben', number: 5 }],
			'Ben rolled 5 to go first. Ben rolls'
		],
		['a roll', begun(), [rolled('ana', 1)], 'Ana rolled N\u00a03 with a star'],
		[
			'who placed, and who rolls',
			begun().tell(rolled('ana')),
			[placed(all)],
			'Ana, Ben, and Cai placed a chip. Ben rolls'
		],
		[
			'both in one step',
			begun(),
			[rolled('ana'), placed(['ana'])],
			'Ana rolled N\u00a03. Ana placed a chip. Ben rolls'
		],
		[
			'a star',
			begun().tell(...turn('ana', [], 1)),
			[taken('ana', 'ben')],
			'Ana took one of Ben’s chips from Ben’s reserve. Ben rolls'
		],
		[
			'a star given up',
			begun().tell(...turn('ana', [], 1)),
			[{ type: 'stars.left', player: 'ana' }],
			'Ana stopped taking chips. Ben rolls'
		],
		[
			'a special space',
			begun().tell(...turn('ana', ['ana'])),
			[named('ana', 'take-chips', 2)],
			'Ana: Take 2 chips'
		],
		[
			'the end of it',
			begun().tell(...turn('ana', ['ana']), named('ana', 'move-one')),
			[left('ana')],
			'Ana left the special space alone. Ben rolls'
		],
		[
			'no special space, as one was marked by mistake',
			begun().tell(...turn('ana', ['ana'])),
			[left('ana')],
			'No special space for Ana. Ben rolls'
		],
		['a call, which the next screen says', begun().tell(...turn('ana')), [called(['ana'])], undefined],
		['a roll beside a tally', table({ keeping: 'tally' }), [rolled('ana')], 'Ana rolled N\u00a03'],
		[
			'who begins beside a tally',
			table({ keeping: 'tally' }),
			[{ type: 'start.named', player: 'ana' }],
			undefined
		]
	];
	it.each(cases)('%s', (_, before, facts, sentence) => {
		expect(hear(before, ...facts)).toBe(sentence);
	});
});
