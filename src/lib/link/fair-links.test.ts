import { describe, expect, it } from 'vitest';
import type { Box } from '$lib/domain/box';
import type { Opening } from '$lib/domain/opening';
import { box as parker } from '$lib/games/parker-bingo';
import { fair } from '$lib/games/parker-bingo/link/fair';
import { seat } from '$lib/games/parker-bingo/link/seat';
import { nextTile } from '$lib/games/parker-bingo/rules/draw';
import { sealOf, seedIn } from './fair';
import { carry, nowhere } from './five-phones.testing';
import { Links } from './links';
import { Mirror } from './mirror';
import { planSeed } from './new-seed';
import { newTold } from './phones';
import { tableInMemory } from './tables.testing';
import { wirePair } from './wire.testing';

const seed = '00112233445566778899aabbccddeeff';
const opening = {
	...{ type: 'table.opened', box: 'parker-bingo', variant: 'normal', edition: 1, seed, drawing: 'app' },
	players: ['ana', 'ben', 'carla'].map((id) => ({ id, name: id })),
	...{ caller: null, options: { freeCentre: false, winnerCalls: false } }
} as unknown as Opening;

/** A table that the app calls, and a phone that may play for everybody. */
async function atTheCaller(told = newTold()) {
	const { table, save } = tableInMemory(parker, opening);
	const links = new Links({ now: () => 0, newId: () => 'new', changed: () => undefined, told });
	links.may = 'all';
	links.attach(table, seat, fair);
	const mirror = new Mirror({
		findBox: () => Promise.resolve(parker as unknown as Box),
		findFair: () => Promise.resolve(fair),
		...{ device: 'phone', changed: () => undefined, now: () => 1_800_000_000_000, taker: nowhere }
	});
	const joins = async () => {
		const line = wirePair();
		links.add(line.owner);
		mirror.attach(line.phone);
		await carry(line);
		return line;
	};
	const line = await joins();
	const sent = async (to = line) => {
		await carry(to);
		links.sync();
		save();
		links.sync();
		await carry(to);
	};
	return { table, links, mirror, line, joins, sent };
}
const called = (number: number) => ({ type: 'ball.called', number }) as never;
const row = (mirror: Mirror, number: number) => ({
	...{ table: 't', seq: (mirror.shown?.rows.at(-1)?.seq ?? 0) + 1, at: 1, v: 2, by: 'hand' as const },
	fact: called(number)
});

describe('what a table draws [G-7]', () => {
	it('a phone is not told the seed while the game runs, whatever it asks', async () => {
		const { table, mirror, line, joins, sent } = await atTheCaller();
		for (let i = 0; i < 5; i++) table.record(called(nextTile(seed, 1, parkerCalls(table)) ?? 0));
		await sent();
		expect(mirror.sealed.sealOf(mirror.shown?.folded)).toBe(sealOf('t', seed));
		expect(mirror.shown?.rows).toHaveLength(6);
		expect(mirror.fairness).toBeUndefined();
		line.cut();
		await joins();
		expect(JSON.stringify(mirror.kept)).not.toContain(seed);
	});

	it('what a phone calls is drawn by the owner: it shows nothing of its own, and no lie is taken', async () => {
		const { table, mirror, sent } = await atTheCaller();
		const should = nextTile(seed, 1, []) ?? 0;
		const lie = should === 75 ? 74 : 75;
		expect(mirror.propose([row(mirror, lie)])).toEqual({ why: 'on-its-way' });
		expect(mirror.shown?.rows).toHaveLength(1);
		await sent();
		expect(parkerCalls(table)).toEqual([should]);
		expect(mirror.shown?.rows).toHaveLength(2);
	});

	it('without a line nothing can be drawn; what was under way when it broke is not asked for twice', async () => {
		const { table, mirror, line, joins, sent } = await atTheCaller();
		mirror.propose([row(mirror, 7)]);
		line.deliver('owner');
		line.cut();
		expect(mirror.propose([row(mirror, 7)])).toEqual({ why: 'not-linked' });
		await sent(await joins());
		expect(parkerCalls(table)).toHaveLength(1);
		expect(mirror.proposals).toEqual([]);
		expect(mirror.shown?.rows).toHaveLength(2);
	});

	it('what the last table was to draw no other one draws, and the phone hears it; nothing is promised while the owner is away', async () => {
		const { table, links, mirror, line } = await atTheCaller();
		expect(mirror.propose([row(mirror, 7)])).toEqual({ why: 'on-its-way' });
		const next = tableInMemory(parker, opening, 'u');
		next.save();
		links.attach(next.table, seat, fair);
		await carry(line);
		expect(mirror).toMatchObject({ id: 'u', state: 'linked', proposals: [] });
		expect(mirror.refused).toMatchObject([{ refusal: { why: 'other-table' } }]);
		links.detach();
		await carry(line);
		expect(mirror.propose([row(mirror, 7)])).toEqual({ why: 'away' });
		links.attach(next.table, seat, fair);
		await carry(line);
		expect([table, next.table].map(parkerCalls)).toEqual([[], []]);
	});

	it('when the game is over the seed is told, and everything is drawn once more; so it is after a reload', async () => {
		const { table, mirror, line, joins, sent } = await atTheCaller();
		for (let i = 0; i < 5; i++) table.record(called(nextTile(seed, 1, parkerCalls(table)) ?? 0));
		table.record({ type: 'evening.ended' });
		await sent();
		expect(table.outcome.status).toBe('over');
		expect(mirror.fairness).toEqual({ kept: true, right: 5, typed: 0, wrong: [] });
		expect(seedIn(mirror.shown?.rows ?? [])).toBe(sealOf('t', seed));
		expect(mirror.kept?.seeds).toEqual([seed]);
		line.cut();
		await joins();
		expect(mirror.fairness?.right).toBe(5);
	});

	it('a phone has no seal to show while the app draws nothing, and has it again once the end says what it drew', async () => {
		const { table, mirror, sent } = await atTheCaller();
		const seal = () => mirror.sealed.sealOf(mirror.shown?.folded, mirror.fairness);
		table.record(called(nextTile(seed, 1, []) ?? 0));
		expect(table.record({ type: 'drawing.changed', drawing: 'tiles' } as never).ok).toBe(true);
		await sent();
		expect(seal()).toBeUndefined();
		expect(table.record({ type: 'evening.ended' }).ok).toBe(true);
		await sent();
		expect([seal(), mirror.fairness?.right]).toEqual([seedIn(mirror.shown?.rows ?? []), 1]);
	});

	it('an end that was undone: what was told draws nothing more, and at the next end all is drawn once more', async () => {
		const { table, mirror, line, joins, sent } = await atTheCaller();
		const call = () => {
			const next = nextTile(drawnFrom(table), 1, parkerCalls(table)) ?? 0;
			table.record(called(next));
			return next;
		};
		const drawnFrom = ({ opening }: { opening: Opening }) => opening.seed;
		for (let i = 0; i < 3; i++) call();
		table.record({ type: 'evening.ended' });
		await sent();
		expect(mirror.sealed.seeds).toEqual([seed]);

		table.undo();
		await sent();
		const second = drawnFrom(table);
		expect(second).not.toBe(seed);
		// The phone knows its seal alone, and says nothing as long as the game goes on.
		expect(mirror.sealed.sealOf(mirror.shown?.folded)).toBe(sealOf('t', second));
		expect(JSON.stringify(mirror.kept)).not.toContain(second);
		expect(mirror.fairness).toBeUndefined();
		// The step before is undone as if nothing were between, and what comes then is of the other seed.
		table.undo();
		await sent();
		expect(drawnFrom(table)).toBe(second);
		expect(parkerCalls(table)).toHaveLength(3);
		expect(table.snapshot.context).toMatchObject({ rounds: [{ calls: parkerCalls(table).slice(0, 2) }] });
		table.redo();
		const fourth = call();
		expect(fourth).toBe(nextTile(second, 1, parkerCalls(table).slice(0, 3)));
		line.cut();
		table.record({ type: 'evening.ended' });
		const again = await joins();
		await sent(again);
		expect(mirror.sealed.seeds).toEqual([seed, second]);
		expect(mirror.fairness).toEqual({ kept: true, right: 4, typed: 0, wrong: [] });
	});

	it('a phone is told no seed before it is on the disk that phones know it', async () => {
		let written: () => void = () => undefined;
		const told = newTold();
		const disk = new Promise<void>((resolve) => (written = resolve));
		const { table, mirror, line, sent } = await atTheCaller({
			...told,
			add: (...seal) => told.add(...seal).then(() => disk)
		});
		table.record({ type: 'evening.ended' });
		await sent();
		expect(mirror.shown?.folded.variant.outcome(mirror.shown.folded.snapshot).status).toBe('over');
		expect(mirror.sealed.seeds).toEqual([]);
		written();
		await carry(line);
		expect(mirror.sealed.seeds).toEqual([seed]);
	});

	it('an end that is undone before any phone was told changes nothing', async () => {
		const { table, line, sent } = await atTheCaller();
		line.cut();
		table.record({ type: 'evening.ended' });
		await sent();
		table.undo();
		await sent();
		expect(table.opening.seed).toBe(seed);
		expect(table.rows).toHaveLength(3);
	});

	it('another seed in the middle of a game is named: nobody may draw until they like it', async () => {
		const { table, mirror, sent } = await atTheCaller();
		table.record(called(nextTile(seed, 1, []) ?? 0));
		table.write((journal, at) => planSeed('another', journal, at));
		table.record({ type: 'evening.ended' });
		await sent();
		expect(mirror.fairness).toEqual({ kept: true, right: 1, typed: 0, wrong: [2] });
	});

	it('an owner who called what they liked is found out', async () => {
		const { table, mirror, sent } = await atTheCaller();
		const should = nextTile(seed, 1, []) ?? 0;
		table.record(called(should === 75 ? 74 : 75));
		table.record({ type: 'evening.ended' });
		await sent();
		expect(mirror.fairness).toMatchObject({ kept: true, right: 0, wrong: [1] });
	});
});

function parkerCalls(table: { readonly rows: readonly unknown[] }): number[] {
	return (table.rows as { fact?: { type: string; number: number } }[]).flatMap(({ fact }) =>
		fact?.type === 'ball.called' ? [fact.number] : []
	);
}
