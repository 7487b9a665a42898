import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { box as quingo } from '$lib/games/quingo';
import { seat } from '$lib/games/quingo/link/seat';
import { opening, prepared } from '$lib/games/quingo/rules/testing';
import type { QuingoFact } from '$lib/games/quingo/rules/facts';
import type { Box } from '$lib/domain/box';
import type { Row } from '$lib/domain/rows';
import { tries } from '$lib/domain/tries.testing';
import { Links } from './links';
import { longestMessage, written, type ToOwner } from './messages';
import { Mirror } from './mirror';
import { mostPhones } from './phones';
import { rowMark } from './row-mark';
import { tableInMemory } from './tables.testing';
import { wirePair } from './wire.testing';

const findBox = (id: string) => Promise.resolve(id === quingo.id ? (quingo as unknown as Box) : undefined);
const names = ['ana', 'ben', 'carla', 'dora', 'emil'];
const players = names.map((id) => ({ id, name: id }));
const set = { d4: 1, d6: 6, d8: 1, d10: 1, d12: 1, d20: 1 };
const checks = (player: string, number: number): QuingoFact => ({ type: 'box.checked', player, box: number });

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A table of five on their sheets, and the device that owns it. */
function atTheTable() {
	const { table, save } = tableInMemory(quingo, opening({ players, set, keeping: 'sheets', youngest: null }));
	for (const fact of prepared.slice(0, 1)) expect(table.record(fact).ok).toBe(true);
	for (const player of names) {
		const wilds = { type: 'wilds.made', player, wilds: [2, 15, 18, 7, 5] } as never;
		expect(table.record(wilds).ok).toBe(true);
	}
	save();
	let clock = 0;
	let ids = 0;
	const links = new Links({ now: () => clock, newId: () => `new-${++ids}`, changed: () => undefined });
	links.attach(table, seat);
	return { table, links, save, pass: (ms: number) => (clock += ms) };
}

/** A phone on a line to those links. */
function phone(links: Links, device: string, mirror = newMirror(device)) {
	const line = wirePair();
	const added = links.add(line.owner);
	mirror.attach(line.phone);
	return { mirror, line, added };
}
const newMirror = (device: string) =>
	new Mirror({ findBox, device, changed: () => undefined, now: () => 1_800_000_000_000 });

/** Carries everything over until nothing is under way. */
async function carry(...lines: readonly ReturnType<typeof wirePair>[]) {
	for (let quiet = 0; quiet < 2;) {
		const moved = lines.map((line) => [line.deliver('owner'), line.deliver('phone')]).flat();
		await settle();
		quiet = moved.includes(true) ? 0 : quiet + 1;
	}
}

/** Carries over what the owner has said. */
async function carryBack(line: ReturnType<typeof wirePair>) {
	while (line.deliver('phone')) await settle();
}

/** A phone that has said whose it is. */
async function seated(links: Links, player: string | null, device = `phone of ${String(player)}`) {
	const joined = phone(links, device);
	await carry(joined.line);
	joined.mirror.sit(player);
	await carry(joined.line);
	return joined;
}

const factsOf = (rows: readonly Row[] = []) => rows.map((row) => ('fact' in row ? row.fact : undefined));

describe('a phone that joins', () => {
	it('has the whole journal, and each row after it', async () => {
		const { table, links, save } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		expect(mirror.state).toBe('linked');
		expect(mirror.shown?.rows).toEqual(table.rows);
		table.record(checks('ben', 4));
		links.sync();
		await carry(line);
		// Not on the disk yet: what a crash could take away is told to nobody.
		expect(mirror.shown?.rows).toHaveLength(table.rows.length - 1);
		save();
		links.sync();
		await carry(line);
		expect(mirror.shown?.rows).toEqual(table.rows);
		table.undo();
		save();
		links.sync();
		await carry(line);
		expect(mirror.shown?.rows).toEqual(table.rows);
		expect(mirror.shown?.folded.snapshot.context).toEqual(table.snapshot.context);
	});

	it('comes back with the rows it has, and is sent the others alone', async () => {
		const { table, links, save } = atTheTable();
		const first = await seated(links, 'ana');
		first.line.cut();
		expect(first.mirror.state).toBe('off');
		expect(links.phones).toEqual([]);
		table.record(checks('ben', 4));
		save();
		const sent: string[] = [];
		const again = phone(links, 'phone of ana', first.mirror);
		const send = again.line.owner.send.bind(again.line.owner);
		again.line.owner.send = (text) => {
			sent.push(text);
			send(text);
		};
		await carry(again.line);
		expect(first.mirror.shown?.rows).toEqual(table.rows);
		expect(sent.filter((text) => text.includes('table.opened'))).toEqual([]);
	});

	it('starts anew when the owner’s journal is another one', async () => {
		const one = atTheTable();
		const { mirror, line } = await seated(one.links, 'ana');
		line.cut();
		const other = atTheTable();
		other.table.undo();
		other.table.record(checks('emil', 9));
		other.save();
		const again = phone(other.links, 'phone of ana', mirror);
		await carry(again.line);
		expect(mirror.shown?.rows).toEqual(other.table.rows);
	});

	it('a seat is for one phone, and only for who plays', async () => {
		const { links } = atTheTable();
		await seated(links, 'ana');
		const second = await seated(links, 'ana', 'another phone');
		expect(second.mirror.no).toEqual({ why: 'seat-taken' });
		second.mirror.sit('nobody');
		await carry(second.line);
		expect(second.mirror.no).toEqual({ why: 'no-such-player' });
		second.mirror.sit('ben');
		await carry(second.line);
		expect(second.mirror.player).toBe('ben');
		expect(second.mirror.linked).toEqual(['ana', 'ben']);
	});

	it('the same phone on a new line takes the place of the old one', async () => {
		const { links } = atTheTable();
		const first = await seated(links, 'ana');
		const again = await seated(links, 'ana');
		await carry(first.line);
		expect(first.mirror.state).toBe('off');
		expect(first.mirror.closed).toBe('replaced');
		expect(again.mirror.player).toBe('ana');
		expect(links.phones).toHaveLength(1);
	});

	it('under a name that is taken it is refused, under another it sits down', async () => {
		const { links, table, save } = atTheTable();
		const { mirror, line } = await seated(links, null);
		mirror.join('  ANA ');
		await carry(line);
		expect(mirror.no).toMatchObject({ why: 'already-at-the-table' });
		mirror.join('<b>Fay</b>');
		await carry(line);
		save();
		links.sync();
		await carry(line);
		expect(mirror.player).toBe('new-2');
		expect(table.outcome.scores.at(-1)).toMatchObject({ player: 'new-2', name: '<b>Fay</b>' });
		expect(mirror.shown?.rows).toEqual(table.rows);
	});

	it('a thirteenth is told that there is no room', async () => {
		const { links } = atTheTable();
		for (let i = 0; i < mostPhones; i++) await seated(links, null, `phone ${i}`);
		const last = phone(links, 'one more');
		await carry(last.line);
		expect(last.added).toBe(false);
		expect(last.mirror.closed).toBe('full');
		expect(links.phones).toHaveLength(mostPhones);
	});
});

describe('what a phone proposes', () => {
	it('is shown there at once, and counts when the owner has it on the disk', async () => {
		const { table, links, save } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		mirror.say([{ fact: checks('ana', 3) }]);
		expect(factsOf(mirror.shown?.rows).at(-1)).toEqual(checks('ana', 3));
		expect(mirror.proposals).toHaveLength(1);
		await carry(line);
		expect(table.rows.at(-1)).toMatchObject({ fact: checks('ana', 3) });
		expect(mirror.proposals).toHaveLength(1);
		save();
		links.sync();
		await carry(line);
		expect(mirror.proposals).toEqual([]);
		expect(mirror.shown?.rows).toEqual(table.rows);
	});

	it.each([
		['of another player', checks('ben', 3), 'not-your-seat'],
		['of the table', { type: 'game.ended' }, 'not-your-seat'],
		['that opens the table anew', { type: 'table.opened' }, 'not-your-seat'],
		['that the box does not know', { type: 'box.checked', player: 'ana', box: 99 }, 'not-a-fact'],
		['with an entry too many', { ...checks('ana', 3), more: 1 }, 'not-a-fact']
	])('a fact %s is refused, and nothing has changed', async (_, fact, why) => {
		const { table, links } = atTheTable();
		const { rows } = table;
		const { mirror, line } = await seated(links, 'ana');
		mirror.say([{ fact }]);
		await carry(line);
		expect(mirror.refused.map(({ refusal }) => refusal.why)).toEqual([why]);
		expect(mirror.proposals).toEqual([]);
		expect(table.rows).toBe(rows);
	});

	it('by who only looks is refused, unless the table lets phones do everything', async () => {
		const { table, links } = atTheTable();
		const { mirror, line } = await seated(links, null);
		mirror.say([{ fact: checks('ben', 3) }]);
		await carry(line);
		expect(mirror.refused).toMatchObject([{ refusal: { why: 'only-looking' } }]);
		links.may = 'all';
		mirror.say([{ fact: checks('ben', 3) }]);
		await carry(line);
		expect(table.rows.at(-1)).toMatchObject({ fact: checks('ben', 3) });
	});

	it('its own last one it can take back, another’s it cannot', async () => {
		const { table, links, save } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		mirror.say([{ fact: checks('ana', 3) }]);
		await carry(line);
		save();
		links.sync();
		await carry(line);
		const seq = table.rows.at(-1)?.seq ?? -1;
		const strike = (strikes: number) =>
			mirror.propose([{ table: 't', seq: seq + 1, at: 0, by: 'undo', strikes }]);
		expect(strike(seq)).toBeUndefined();
		await carry(line);
		expect(table.rows.at(-1)).toMatchObject({ strikes: seq, by: 'undo' });
		expect(strike(seq - 1)).toBeUndefined();
		await carry(line);
		expect(mirror.refused).toMatchObject([{ refusal: { why: 'not-your-seat' } }]);
	});

	it('while unlinked it waits; after a lost answer it is no fact twice', async () => {
		const { table, links, save } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		mirror.say([{ fact: checks('ana', 3) }]);
		// The owner has it, and the answer never comes.
		line.deliver('owner');
		expect(table.rows.at(-1)).toMatchObject({ fact: checks('ana', 3) });
		line.cut();
		mirror.say([{ fact: checks('ana', 4) }]);
		expect(mirror.proposals).toHaveLength(2);
		const { rows } = table;
		const again = phone(links, 'phone of ana', mirror);
		await carry(again.line);
		// What is not on the disk yet may still be lost: the phone is not welcomed before.
		expect(mirror.state).toBe('greeting');
		expect(table.rows).toBe(rows);
		save();
		links.sync();
		await carry(again.line);
		save();
		links.sync();
		await carry(again.line);
		expect(mirror.player).toBe('ana');
		expect(mirror.refused).toEqual([]);
		expect(mirror.proposals).toEqual([]);
		expect(factsOf(table.rows).slice(-2)).toEqual([checks('ana', 3), checks('ana', 4)]);
		expect(mirror.shown?.rows).toEqual(table.rows);
	});

	it('two that are alike, one of them answered: the other is not taken for it', async () => {
		const { table, links, save } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		mirror.say([{ fact: checks('ana', 3) }]);
		mirror.say([{ fact: { type: 'box.cleared', player: 'ana', box: 3 } as never }]);
		mirror.say([{ fact: checks('ana', 3) }]);
		line.deliver('owner');
		save();
		links.sync();
		await carryBack(line);
		expect(mirror.proposals).toHaveLength(2);
		line.cut();
		const again = phone(links, 'phone of ana', mirror);
		await carry(again.line);
		expect(
			factsOf(table.rows).filter((fact) => JSON.stringify(fact) === JSON.stringify(checks('ana', 3)))
		).toHaveLength(2);
	});

	it('waits while the owner is away from the table', async () => {
		const { table, links } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		links.detach();
		await carry(line);
		expect(mirror.state).toBe('away');
		mirror.say([{ fact: checks('ana', 3) }]);
		await carry(line);
		expect(mirror.proposals).toHaveLength(1);
		links.attach(table, seat);
		await carry(line);
		expect(table.rows.at(-1)).toMatchObject({ fact: checks('ana', 3) });
		expect(mirror.state).toBe('linked');
	});
});

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

describe('five phones that propose at once', () => {
	const step = fc.record({
		who: fc.nat({ max: 4 }),
		what: fc.constantFrom('check', 'check', 'cross', 'clear', 'foreign', 'cut', 'save', 'owner'),
		box: fc.integer({ min: 1, max: 20 }),
		carried: fc.nat({ max: 4 })
	});

	it(
		'the owner’s journal is every mirror’s, nothing lost and nothing twice',
		{ timeout: 120_000 },
		async () => {
			await fc.assert(
				fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
					const { table, links, save, pass } = atTheTable();
					const phones = names.map((name) => phone(links, name));
					const whole = () => carry(...phones.map(({ line }) => line));
					const sit = async () => {
						for (const [i, { mirror }] of phones.entries())
							if (mirror.player !== names[i]) mirror.sit(names[i] ?? null);
						await whole();
					};
					await whole();
					await sit();
					const marks = new Map<string, number>();
					for (const { who, what, box, carried } of steps) {
						pass(500);
						const player = names[who]!;
						const { mirror, line } = phones[who]!;
						if (what === 'cut') {
							line.cut();
							phones[who] = phone(links, player, mirror);
						} else if (what === 'save') save();
						else if (what === 'owner') table.record(checks(player, box));
						else {
							const type = {
								check: 'box.checked',
								cross: 'box.crossed',
								clear: 'box.cleared',
								foreign: 'box.checked'
							}[what];
							const whose = what === 'foreign' ? names[(who + 1) % 5]! : player;
							const key = `${type} ${whose} ${box}`;
							marks.set(key, (marks.get(key) ?? 0) + 1);
							mirror.say([{ fact: { type, player: whose, box } as never }]);
						}
						links.sync();
						for (let i = 0; i < carried; i++) {
							phones[(who + i) % 5]?.line.deliver('owner');
							phones[(who + i + 2) % 5]?.line.deliver('phone');
						}
						await settle();
					}
					for (let i = 0; i < 4; i++) {
						save();
						links.sync();
						await whole();
						await sit();
					}
					for (const { mirror } of phones) {
						expect(mirror.state).toBe('linked');
						expect(mirror.proposals).toEqual([]);
						expect(mirror.shown?.rows).toEqual(table.rows);
					}
					// Every mark is in the journal or was refused, and none is there more often than it was made.
					for (const [key, made] of marks) {
						const [type, player, number] = key.split(' ');
						const found = table.rows.filter(
							(row) =>
								'fact' in row &&
								JSON.stringify(row.fact) === JSON.stringify({ type, player, box: Number(number) })
						);
						const owners = steps.filter(
							({ what, who, box }) =>
								what === 'owner' && type === 'box.checked' && names[who] === player && box === Number(number)
						);
						const refused = phones.flatMap(({ mirror }) =>
							mirror.refused.filter(
								({ said: [one] }) =>
									JSON.stringify(one?.fact) === JSON.stringify({ type, player, box: Number(number) })
							)
						);
						expect(found.length).toBeLessThanOrEqual(made + owners.length);
						expect(found.length + refused.length).toBeGreaterThanOrEqual(made);
					}
				}),
				{ numRuns: tries(20, 300) }
			);
		}
	);
});
