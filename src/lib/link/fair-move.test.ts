import { describe, expect, it } from 'vitest';
import type { Box } from '$lib/domain/box';
import type { Opening } from '$lib/domain/opening';
import { box as parker } from '$lib/games/parker-bingo';
import { fair } from '$lib/games/parker-bingo/link/fair';
import { seat } from '$lib/games/parker-bingo/link/seat';
import { nextTile } from '$lib/games/parker-bingo/rules/draw';
import { sealOf, seedsIn } from './fair';
import { carry, nowhere } from './five-phones.testing';
import type { Giver, Parcel } from './giving';
import { Links } from './links';
import { Mirror } from './mirror';
import { toldThere } from './new-seed';
import { newTold, type Told } from './phones';
import { tableInMemory } from './tables.testing';
import { wirePair } from './wire.testing';

const seed = '00112233445566778899aabbccddeeff';
const opening = {
	...{ type: 'table.opened', box: 'parker-bingo', variant: 'normal', edition: 1, seed, drawing: 'app' },
	players: ['ana', 'ben'].map((id) => ({ id, name: id })),
	...{ caller: null, options: { freeCentre: false, winnerCalls: false } }
} as unknown as Opening;

function newMirror(device: string, open: (parcel: Parcel) => unknown = () => undefined) {
	const taker = {
		...nowhere,
		read: () => Promise.resolve(true),
		open: (parcel: Parcel) => {
			open(parcel);
			return Promise.resolve(true);
		}
	};
	return new Mirror({
		findBox: () => Promise.resolve(parker as unknown as Box),
		findFair: () => Promise.resolve(fair),
		...{ device, changed: () => undefined, now: () => 0, taker }
	});
}

/** A table, and the devices that have it one after the other: the same journal each time, and what each remembers. */
function atTheCaller() {
	const { table, save } = tableInMemory(parker, opening);
	const device = (told: Told) => {
		const links = new Links({ now: () => 0, newId: () => 'new', changed: () => undefined, told });
		links.attach(table, seat, fair);
		const joins = async (mirror: Mirror) => {
			const line = wirePair();
			links.add(line.owner);
			mirror.attach(line.phone);
			await carry(line);
			return line;
		};
		const sent = async (line: Awaited<ReturnType<typeof joins>>) => {
			links.sync();
			save();
			links.sync();
			await carry(line);
		};
		return { links, told, joins, sent };
	};
	const call = () => {
		const next = nextTile(table.opening.seed, 1, callsIn(table)) ?? 0;
		expect(table.record({ type: 'ball.called', number: next } as never).ok).toBe(true);
	};
	return { table, device, call };
}

/** Lets the table go from one device to a phone of it. Returns what came there. */
async function moved(
	from: ReturnType<ReturnType<typeof atTheCaller>['device']>,
	table: Row[] | readonly Row[]
) {
	const come: Parcel[] = [];
	const ana = newMirror('phone of ana', (parcel) => come.push(parcel));
	const line = await from.joins(ana);
	const giver: Giver = {
		freeze: () =>
			Promise.resolve({ rows: table, people: [], draft: undefined, may: 'own', told: from.told.of('t') }),
		thaw: () => undefined,
		mark: () => Promise.resolve(true),
		unmark: () => Promise.resolve(true),
		gone: () => from.links.closeAll('moved', 'Ana'),
		...{ unsure: () => undefined, stayed: () => undefined, changed: () => undefined },
		after: () => () => undefined
	};
	from.links.give(from.links.phones.at(-1)?.key ?? 0, giver);
	await carry(line);
	ana.taking.answer(true);
	await carry(line);
	const [parcel] = come;
	if (!parcel) throw new Error('nothing has come');
	return parcel;
}
type Row = Parcel['rows'][number];

const callsIn = (table: { readonly rows: readonly unknown[] }): number[] =>
	(table.rows as { fact?: { type: string; number: number } }[]).flatMap(({ fact }) =>
		fact?.type === 'ball.called' ? [fact.number] : []
	);

describe('a table that goes over after its end [G-7]', () => {
	it('what phones were told draws nothing more where it goes on, and each phone can draw all of it again', async () => {
		const { table, device, call } = atTheCaller();
		const [tablet, ben] = [device(newTold()), newMirror('phone of ben')];
		const line = await tablet.joins(ben);
		for (let i = 0; i < 3; i++) call();
		table.record({ type: 'evening.ended' });
		await tablet.sent(line);
		expect(ben.sealed.seeds).toEqual([seed]);

		const parcel = await moved(tablet, table.rows);
		await carry(line);
		expect(ben.closed).toBe('moved');
		const anas = device(newTold());
		for (const seal of toldThere(parcel, 't')) await anas.told.add('t', seal);
		// The new owner takes the end back before any phone is linked there.
		table.undo();
		anas.links.sync();
		expect(table.opening.seed).not.toBe(seed);
		const there = await anas.joins(ben);
		await anas.sent(there);
		expect(ben.fairness).toBeUndefined();
		call();
		table.record({ type: 'evening.ended' });
		await anas.sent(there);
		expect(ben.sealed.seeds).toEqual(seedsIn(table.rows));
		expect(ben.fairness).toEqual({ kept: true, right: 4, typed: 0, wrong: [] });

		// And back: the tablet remembers what it told, and hears what the other device told since.
		const back = await moved(anas, table.rows);
		expect(toldThere(back, 't')).toEqual(seedsIn(table.rows).map((one) => sealOf('t', one)));
	});

	it('where it goes on under another id, what was told is known there as well; anything else is not', () => {
		const { table } = atTheCaller();
		const parcel = { rows: table.rows, told: [sealOf('t', seed), sealOf('t', 'another'), 'x'] };
		expect(toldThere(parcel, 'u')).toEqual([sealOf('u', seed)]);
		expect(toldThere({ ...parcel, told: [] }, 'u')).toEqual([]);
	});
});
