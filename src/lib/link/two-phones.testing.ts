import { expect } from 'vitest';
import { planReseat } from '$lib/session/reseat';
import { atTheTable, carry, phone, seated } from './five-phones.testing';

// A table at which seats become other people's, and the phones of two who sit there.

export let here = atTheTable();
export let ana = await seated(here.links, 'ana');
export let ben = await seated(here.links, 'ben');

/** Before each test: a new table, with both phones linked. */
export async function begin(): Promise<void> {
	here = atTheTable();
	ana = await seated(here.links, 'ana');
	ben = await seated(here.links, 'ben');
}

export const ok = { ok: true };

/** A seat turns out to be another person's. */
export function reseat(from: string, id: string, swap = false): void {
	expect(here.table.write((journal, at) => planReseat(journal, from, { id, name: id }, at, swap))).toEqual(
		ok
	);
}

/** What was written is on the disk, and the phones are told. */
export function tell(): void {
	here.save();
	here.links.sync();
}

/** Whose the two phones are. */
export const players = () => [ana.mirror.seat.player, ben.mirror.seat.player];

/** The phones come back on new lines, which carry nothing yet. */
export function come(): void {
	ana = { ...ana, ...phone(here.links, 'phone of ana', ana.mirror) };
	ben = { ...ben, ...phone(here.links, 'phone of ben', ben.mirror) };
}

export function cut(): void {
	ana.line.cut();
	ben.line.cut();
}

/** All that is on the way arrives. */
export const all = () => carry(ana.line, ben.line);
