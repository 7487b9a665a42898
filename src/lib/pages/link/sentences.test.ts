import { afterEach, describe, expect, it } from 'vitest';
import { language } from '$lib/i18n';
import {
	closedSentence,
	halfTypedSentence,
	lateSentence,
	linkSentence,
	refusedSentence,
	stateSentence,
	stayedSentence
} from './sentences';

const codes = [
	'not-a-link',
	'other-version',
	'garbled',
	'an-answer',
	'failed',
	'impossible',
	'timeout'
] as const;
const closings = ['full', 'replaced', 'ended', 'other-table', 'moved', 'newer', 'unknown-box'];
/** What a phone did wrong is nothing that a player could put right: one sentence. */
const misunderstandings = ['garbage', 'too-large', 'order', 'flood', 'never heard of', 'constructor'];
const seats = [
	'not-your-seat',
	'only-looking',
	'table-is-asked',
	'too-late',
	'no-seat',
	'waved-off',
	'seat-taken',
	'no-such-player',
	'already-at-the-table',
	'not-a-fact'
];
const others = ['other-version', 'away', 'over', 'not-linked', 'round-is-closed'];
const stays = ['declined', 'lost', 'unsaved', 'damaged'] as const;

afterEach(() => {
	language.set('en');
});

const said = (spoken: 'en' | 'es') => {
	language.set(spoken);
	return [
		...codes.map(linkSentence),
		...closings.map((why) => closedSentence(why)),
		closedSentence('moved', 'Ana'),
		closedSentence('garbage'),
		...seats.map((why) => refusedSentence(why) ?? ''),
		...others.slice(1).map((why) => refusedSentence(why) ?? ''),
		...stays.map(stayedSentence)
	];
};

describe('why a link is not, or is no more', () => {
	it.each(['en', 'es'] as const)('each reason has a sentence of its own, in %s', (spoken) => {
		const all = said(spoken);
		expect(new Set(all).size).toBe(all.length);
		for (const sentence of all) expect(sentence).toMatch(/^[\p{Lu}¿][^{}]{10,}\.$/u);
	});

	it('no sentence is the same in both languages', () => {
		const spanish = said('es');
		for (const [i, sentence] of said('en').entries()) expect(spanish[i]).not.toBe(sentence);
	});

	it('what went wrong between the devices is one sentence, whatever it is called', () => {
		expect(new Set(misunderstandings.map((why) => closedSentence(why))).size).toBe(1);
	});

	it('a line that is looked for, or that only says nothing just now, is not called one that is not there', () => {
		const none = { closed: undefined, movedTo: undefined, heard: undefined } as const;
		const off = { ...none, state: 'off', looking: false, waiting: 0 } as const;
		const all = [
			off,
			{ ...off, looking: true },
			{ ...off, heard: Date.now() },
			{ ...off, heard: Date.now(), looking: true },
			{ ...off, closed: 'moved', movedTo: 'Ana' },
			...(['greeting', 'faint', 'away', 'linked'] as const).map((state) => ({ ...off, state })),
			{ ...off, state: 'linked', waiting: 2 } as const
		].map(stateSentence);
		expect(new Set(all).size).toBe(all.length);
	});

	it.each(['en', 'es'] as const)('since when it is not known how the table is, in %s', (spoken) => {
		language.set(spoken);
		const none = { closed: undefined, movedTo: undefined, looking: false, waiting: 0 } as const;
		const now = new Date();
		const said = stateSentence({ ...none, state: 'off', heard: now.getTime() });
		expect(said).toMatch(/\d{1,2}:\d{2}/);
		const year = String(now.getFullYear()).slice(-2);
		expect(said).not.toContain(`/${year}`);
		// Of another day its day is said, too.
		const before = stateSentence({ ...none, state: 'off', heard: now.getTime() - 400 * 86_400_000 });
		expect(before).toMatch(/\/\d{2,4},? \d{1,2}:\d{2}/);
	});

	it('points that came after their round was written are named', () => {
		const late = (fill: unknown, why = 'too-late') => lateSentence({ fill, refusal: { why } });
		expect(late({ round: 3, points: -8 })).toMatch(/−8 .* 3 /);
		for (const fill of [undefined, { roll: 3 }, { round: 3, card: 8 }]) expect(late(fill)).toBeUndefined();
		expect(late({ round: 3, points: 8 }, 'only-looking')).toBeUndefined();
	});

	it('what only a box knows is left to its words', () => {
		for (const why of ['no-line', 'toString', '__proto__']) expect(refusedSentence(why)).toBeUndefined();
	});
});

describe('what is half typed at the table', () => {
	const scores = ['Ana', 'Ben', 'Carla'].map((name) => ({ player: name.toLowerCase(), name }));
	const at = (partners?: readonly (readonly string[])[]) =>
		({ outcome: { status: 'playing', scores }, opening: { partners } }) as never;

	it('is said by whose it is, of partners once', () => {
		expect(halfTypedSentence(at(), undefined)).toBe('');
		expect(halfTypedSentence(at(), {})).toBe('Something is half typed at the table, and isn’t shown here.');
		expect(halfTypedSentence(at(), { carla: '-5', ana: '30' })).toBe(
			'Half typed at the table, not here: Ana 30 and Carla −5'
		);
		const pairs = [['ana', 'carla']];
		expect(halfTypedSentence(at(pairs), { ana: '30', ben: 'called', carla: '30' })).toBe(
			'Half typed at the table, not here: Ana + Carla 30 and Ben'
		);
	});
});
