import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { opening } from '$lib/games/quingo/rules/testing';
import { longestMessage, protocol, written, type ToOwner } from './messages';
import { journalMark } from './journal-mark';
import { wirePair } from './wire.testing';
import { checks, settle, atTheTable, newMirror, carry, seated } from './five-phones.testing';

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
			'more facts than one says at once',
			[
				written(hello),
				written({
					...propose(1),
					said: Array.from({ length: 13 }, () => ({ fact: checks('ana', 1) }))
				} as never)
			],
			'garbage'
		],
		['a name that is none', [written(hello), written({ t: 'join', name: 'x'.repeat(500) })], 'garbage'],
		[
			'an entry of every object',
			[written(hello), '{"t":"sit","player":null,"__proto__":{"player":"ana"}}'],
			'garbage'
		],
		[
			'a number that counts back',
			[written(hello), written(propose(1)), written({ t: 'undo', n: 0, last: 3 })],
			'order'
		],
		['a number that is none', [written(hello), '{"t":"propose","n":1.5,"said":[]}'], 'garbage'],
		['a number beyond all', [written(hello), '{"t":"propose","n":1e400,"said":[]}'], 'garbage'],
		['what only an owner says', [written(hello), '{"t":"rows","rows":[],"taken":[],"all":true}'], 'garbage'],
		['a thousand that cannot be read', Array.from({ length: 1000 }, (_, i) => `{${String(i)}`), 'garbage'],
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

	it('after its link was closed nothing that it still sends is heard', () => {
		const { table, links } = atTheTable();
		const { rows } = table;
		const line = wirePair();
		links.add(line.owner);
		const heard = line.owner.onmessage;
		heard?.(written({ ...hello, p: protocol, player: 'ana' }));
		heard?.('garbage');
		const told: string[] = [];
		line.owner.send = (text) => told.push(text);
		for (const message of [
			propose(1),
			{ t: 'sit', player: 'ben' },
			{ t: 'join', name: 'Fay' },
			hello
		] as const)
			heard?.(written(message));
		expect(told).toEqual([]);
		expect(links.phones).toEqual([]);
		expect(table.rows).toBe(rows);
	});

	it('what it says for another’s seat, or of their facts, is refused, and its link holds', () => {
		const { table, links } = atTheTable();
		const { rows } = table;
		const line = wirePair();
		links.add(line.owner);
		const told: string[] = [];
		line.owner.send = (text) => told.push(text);
		const say = (message: ToOwner) => line.owner.onmessage?.(written(message));
		say({ ...hello, p: protocol, player: 'ana' });
		const facts = [checks('ben', 3), { type: 'player.left', player: 'ben' }, { type: 'table.opened' }];
		for (const [i, fact] of facts.entries()) say({ t: 'propose', n: i + 1, said: [{ fact }] });
		// Together with one of its own it is no better: all or none.
		say({ t: 'propose', n: 4, said: [{ fact: checks('ana', 3) }, { fact: checks('ben', 3) }] });
		say({ t: 'undo', n: 5, last: rows.at(-1)?.seq ?? 0 });
		const answers = told.map((text) => JSON.parse(text) as { t: string; why?: { why: string } });
		expect(answers.filter(({ t }) => t === 'refused').map(({ why }) => why?.why)).toEqual(
			Array.from({ length: 5 }, () => 'not-your-seat')
		);
		expect(links.phones).toHaveLength(1);
		expect(table.rows).toBe(rows);
	});

	it('one that never reads does not hold up the others, nor the game', async () => {
		const { table, links, save } = atTheTable();
		const deaf = wirePair();
		links.add(deaf.owner);
		deaf.owner.onmessage?.(written({ ...hello, p: protocol }));
		const good = await seated(links, 'ben');
		for (let i = 1; i < 12; i++) {
			expect(table.record(checks('ana', i) as never).ok).toBe(true);
			save();
			links.sync();
		}
		await carry(good.line);
		expect(good.mirror.shown?.rows).toHaveLength(table.rows.length);
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
			written({ ...hello, table: table.id, since: 900_000, mark: journalMark(table.rows.slice(0, 1)) })
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
			'seats',
			'rows',
			'other-version',
			'only-looking'
		]);
		expect(table.rows).toHaveLength(7);
		await settle();
	});
});

describe('an owner that does not keep to the protocol', () => {
	const welcome = '{"t":"welcome","p":3,"box":"quingo","table":"t","reset":true}';
	const rows = [{ table: 't', seq: 0, at: 0, v: 1, fact: opening() }];
	const whole = JSON.stringify({ t: 'rows', rows, taken: [], all: true });
	it.each([
		['a message that is too long', [`"${'x'.repeat(longestMessage.toPhone)}"`], 'too-large'],
		['a welcome that comes twice', [welcome, welcome], 'order'],
		[
			'a welcome to another table on the same line',
			[welcome, whole, welcome.replace('"t","r', '"u","r')],
			'order'
		],
		['a second welcome that keeps the rows', [welcome, whole, welcome.replace('true', 'false')], 'order'],
		[
			'rows of another table',
			[
				welcome,
				'{"t":"rows","rows":[{"table":"u","seq":0,"at":0,"v":1,"fact":{"type":"x"}}],"taken":[],"all":true}'
			],
			'order'
		],
		[
			'a row that comes twice',
			[
				welcome,
				'{"t":"rows","rows":[{"table":"t","seq":0,"at":0,"strikes":0},{"table":"t","seq":0,"at":0,"strikes":0}],"taken":[],"all":true}'
			],
			'order'
		],
		['a seed of other letters', [welcome, '{"t":"seed","seed":"a b"}'], 'garbage'],
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
