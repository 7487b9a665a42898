import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { longestMessage, written, type ToOwner } from './messages';
import { rowMark } from './row-mark';
import { wirePair } from './wire.testing';
import { checks, settle, atTheTable, newMirror, carry } from './five-phones.testing';

describe('a phone that does not keep to the protocol', () => {
	const hello: ToOwner = { t: 'hello', p: 1, device: 'rogue', table: null, since: 0, mark: 0, player: null };
	const propose = (n: number): ToOwner => ({ t: 'propose', n, said: [{ fact: checks('ana', n) }] });
	const deep = `${'['.repeat(50)}${']'.repeat(50)}`;

	it.each<readonly [string, readonly unknown[], string]>([
		['no text', [new ArrayBuffer(8)], 'garbage'],
		['no JSON', ['hello'], 'garbage'],
		['no message', ['{"t":"shout"}'], 'garbage'],
		['an unknown entry', [written({ ...hello, extra: 1 } as never)], 'garbage'],
		['a message that is too long', [`"${'x'.repeat(longestMessage.toOwner)}"`], 'too-large'],
		['one that is too deep', [written(hello), `{"t":"propose","n":1,"said":[],"fill":${deep}}`], 'garbage'],
		['a proposal before hello', [written(propose(1))], 'order'],
		['hello twice', [written(hello), written(hello)], 'order'],
		['a number that was left out', [written(hello), written(propose(2))], 'order'],
		['a message that comes again', [written(hello), written(propose(1)), written(propose(1))], 'order'],
		[
			'a flood',
			[written(hello), ...Array.from({ length: 500 }, () => written({ t: 'sit', player: 'ana' }))],
			'flood'
		]
	])('%s: its link is closed with the reason, and the game goes on', (_, messages, why) => {
		const { table, links, pass } = atTheTable();
		const { rows } = table;
		const line = wirePair();
		links.add(line.owner);
		const told: string[] = [];
		line.owner.send = (text) => told.push(text);
		for (const message of messages) line.owner.onmessage?.(message);
		expect(JSON.parse(told.at(-1) ?? '')).toEqual({ t: 'bye', why });
		expect(links.phones).toEqual([]);
		expect(table.rows).toBe(rows);
		pass(1000);
		expect(table.record(checks('ana', 3) as never).ok).toBe(true);
	});

	it('a thousand messages of chance change nothing', () => {
		const { table, links } = atTheTable();
		const { rows } = table;
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.json(),
					fc.json().map((text) => `{"t":"propose","n":${text}}`)
				),
				(text) => {
					const line = wirePair();
					links.add(line.owner);
					line.owner.onmessage?.(written(hello));
					line.owner.onmessage?.(text);
					return links.phones.length === 0 && table.rows === rows;
				}
			),
			{ numRuns: 1000 }
		);
	});

	it('a phone that claims rows it cannot have is sent the whole journal', async () => {
		const { table, links } = atTheTable();
		const line = wirePair();
		links.add(line.owner);
		const told: string[] = [];
		line.owner.send = (text) => told.push(text);
		line.owner.onmessage?.(
			written({ ...hello, table: table.id, since: 900_000, mark: rowMark(table.rows[0]) })
		);
		expect(JSON.parse(told[0] ?? '')).toMatchObject({ t: 'welcome', reset: true });
		await settle();
	});

	it('one of another version may look, and nothing else', async () => {
		const { table, links } = atTheTable();
		const line = wirePair();
		links.add(line.owner);
		const told: string[] = [];
		line.owner.send = (text) => told.push(text);
		line.owner.onmessage?.(written({ ...hello, p: 9 }));
		line.owner.onmessage?.(written({ t: 'sit', player: 'ana' }));
		line.owner.onmessage?.(written(propose(1)));
		const said = told.map((text) => JSON.parse(text) as { t: string; why?: { why: string } });
		expect(said.map(({ t, why }) => why?.why ?? t)).toEqual([
			'welcome',
			'rows',
			'seats',
			'other-version',
			'only-looking'
		]);
		expect(table.rows).toHaveLength(7);
		await settle();
	});
});

describe('an owner that does not keep to the protocol', () => {
	it.each([
		['nonsense', ['nonsense'], 'garbage'],
		['rows before the welcome', ['{"t":"rows","rows":[],"taken":[],"all":true}'], 'order'],
		[
			'a box that is not here',
			['{"t":"welcome","p":1,"box":"chess","table":"t","reset":true}'],
			'unknown-box'
		],
		[
			'a journal without an opening',
			[
				'{"t":"welcome","p":1,"box":"quingo","table":"t","reset":true}',
				'{"t":"rows","rows":[],"taken":[],"all":true}'
			],
			'garbage'
		]
	])('%s: the phone leaves, and says why', async (_, messages, why) => {
		const mirror = newMirror('phone');
		const line = wirePair();
		mirror.attach(line.phone);
		for (const message of messages) line.owner.send(message);
		await carry(line);
		expect(mirror.state).toBe('off');
		expect(mirror.closed).toBe(why);
	});
});
