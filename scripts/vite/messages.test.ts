import { describe, expect, it } from 'vitest';
import { pair, readForm, typesOf, type Form } from './messages.mjs';
import { byNumber, table, unkeptIn } from './words.ts';

const plural = (
	match: Record<string, string>,
	declarations = ['input count', 'local plural = count: plural']
) => [{ declarations, selectors: ['plural'], match }];

describe('a form', () => {
	it('is a sentence as it stands', () => {
		expect(readForm('Hello {name}', 'here')).toBe('Hello {name}');
	});
	it('is one sentence for each plural', () => {
		expect(readForm(plural({ 'plural=one': '{count} game', 'plural=*': '{count} games' }), 'here')).toEqual({
			by: 'count',
			when: { one: '{count} game' },
			other: '{count} games'
		});
	});
	it('is one sentence for each value', () => {
		const stars = {
			declarations: ['input stars'],
			selectors: ['stars'],
			match: { 'stars=1': 'one', 'stars=*': 'more' }
		};
		expect(readForm([stars], 'here')).toEqual({ by: 'stars', when: { '1': 'one' }, other: 'more' });
	});
	it.each([
		['a number', 3],
		['no other form', plural({ 'plural=one': 'x' })],
		['a form of something else', plural({ 'plural=one': 'x', 'size=*': 'y' })],
		['no input', plural({ 'plural=*': 'x' }, ['local plural = count: plural'])],
		[
			'more that would be lost',
			plural({ 'plural=*': 'x' }, ['input count', 'local plural = count: plural', 'local a = b: c'])
		],
		['two choices', [...plural({ 'plural=*': 'x' }), ...plural({ 'plural=*': 'x' })]]
	])('is not %s', (_, written) => {
		expect(() => readForm(written, 'here')).toThrow('here: a message is');
	});
});

describe('a table', () => {
	const of = (...texts: Form[]) =>
		table(
			texts.map((text) => ({ forms: { en: text, es: '' } })),
			'en'
		);
	it('is one text of all messages; of one that is chosen it has by what, each value with its sentence, and the last', () => {
		const games = { by: 'count', when: { one: '{count} game' }, other: '{count} games' };
		expect(of('Hello {name}', games)).toBe('"Hello {name}|count^one^{count} game^{count} games"');
	});
	it.each(['this | that', 'a ^'])('takes no message of which parts would be lost', (text) => {
		expect(() => of(text)).toThrow('no | and no ^');
	});
});

describe('a pair of files', () => {
	it('names the parts of both languages', () => {
		const [message] = pair('app', { en: { a_key: 'Of {name}' }, es: { a_key: 'De {name} y {other}' } });
		expect(message?.parts).toEqual(['name', 'other']);
		expect(typesOf([message!])).toContain(
			'\treadonly a_key: (parts: { name: Part; other: Part }) => string;'
		);
	});
	it('needs each key in both languages', () => {
		expect(() => pair('app', { en: { a: 'x' }, es: {} })).toThrow('a has no Spanish');
		expect(() => pair('app', { en: {}, es: { a: 'x' } })).toThrow('a has no English');
	});
});

describe('a script with messages', () => {
	const numbers = new Map([
		['a_key', 7],
		['b_key', 1008]
	]);
	const door = "import { m } from '$lib/i18n';\n";
	const cases: [code: string, changed: string][] = [
		['m.a_key()', 'say$(7)'],
		['m.b_key({ name: m.a_key() })', 'say$(1008, { name: say$(7) })'],
		['[m.a_key]', '[((parts) => say$(7, parts))]'],
		['room.a_key() + m.id', 'room.a_key() + m.id']
	];
	it.each(cases)('%s', (code, changed) => {
		expect(byNumber(`${door}m.a_key();${code}`, numbers)).toContain(`say$(7);${changed}`);
	});
	it('looks a message without parts up anew where a component shows it', () => {
		const shown = unkeptIn(
			'<p title={m.a_key()}>{m.b_key({ name })} {room.m.a_key()} {m.other()}</p>',
			numbers
		);
		expect(shown).toBe('<p title={m.$a_key}>{m.b_key({ name })} {room.m.a_key()} {m.other()}</p>');
		expect(byNumber(`${door}[m.$a_key, m.$other];`, numbers)).toContain('[say$(7), m.$other]');
	});
	it('is left alone when its m is another', () => {
		expect(byNumber("import { m } from './other';\nm.a_key()", numbers)).toBeUndefined();
	});
	it('may not work out a key', () => {
		expect(() => byNumber(`${door}m[key]()`, numbers)).toThrow('worked out');
	});
});
