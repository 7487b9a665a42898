import { setImmediate } from 'node:timers/promises';
import { expect } from 'vitest';
import { box as quingo } from '$lib/games/quingo';
import { fair } from '$lib/games/quingo/link/fair';
import { seat } from '$lib/games/quingo/link/seat';
import { opening, prepared } from '$lib/games/quingo/rules/testing';
import type { QuingoFact } from '$lib/games/quingo/rules/facts';
import type { Box } from '$lib/domain/box';
import type { Row } from '$lib/domain/rows';
import { Links } from './links';
import { Mirror } from './mirror';
import type { Surroundings } from './proposals';
import { tableInMemory } from './tables.testing';
import { wirePair } from './wire.testing';

const findBox = (id: string) => Promise.resolve(id === quingo.id ? (quingo as unknown as Box) : undefined);
export const names = ['ana', 'ben', 'carla', 'dora', 'emil'];
const set = { d4: 1, d6: 6, d8: 1, d10: 1, d12: 1, d20: 1 };
export const checks = (player: string, number: number): QuingoFact => ({
	type: 'box.checked',
	player,
	box: number
});

type TakerHere = Surroundings['taker'];

/** Lets go on whatever waits for nothing but its turn. */
export const settle = () => setImmediate();

/** Returns a table on sheets alone, at which everybody is called by their id where it is not told otherwise. */
export function onSheets(ids: readonly string[], called: Readonly<Record<string, string>> = {}, at = 't') {
	const players = ids.map((id) => ({ id, name: called[id] ?? id }));
	const opened = opening({ players, set, keeping: 'sheets', youngest: null });
	const { table, save } = tableInMemory(quingo, opened, at);
	for (const fact of prepared.slice(0, 1)) expect(table.record(fact).ok).toBe(true);
	for (const player of ids) {
		const wilds = { type: 'wilds.made', player, wilds: [2, 15, 18, 7, 5] } as never;
		expect(table.record(wilds).ok).toBe(true);
	}
	save();
	return { table, save };
}

/** Returns a table of five on their sheets, and the device that owns it. */
export function atTheTable(called: Readonly<Record<string, string>> = {}) {
	const { table, save } = onSheets(names, called);
	let clock = 0;
	let ids = 0;
	const links = new Links({ now: () => clock, newId: () => `new-${++ids}`, changed: () => undefined });
	links.attach(table, seat, fair);
	return { table, links, save, pass: (ms: number) => (clock += ms) };
}

/** Returns a phone on a line to those links. */
export function phone(links: Links, device: string, mirror = newMirror(device)) {
	const line = wirePair();
	const added = links.add(line.owner);
	mirror.attach(line.phone);
	return { mirror, line, added };
}
/** A device to which no table goes over. */
export const nowhere: TakerHere = {
	read: () => Promise.resolve(false),
	open: () => Promise.resolve(false),
	opened: () => undefined
};
export const newMirror = (
	device: string,
	taker: TakerHere = nowhere,
	clock: Pick<Surroundings, 'now' | 'later'> = { now: () => 1_800_000_000_000 }
) =>
	new Mirror({
		findBox,
		findFair: () => Promise.resolve(fair),
		device,
		changed: () => undefined,
		...clock,
		taker
	});

/** Carries everything over until nothing is under way. */
export async function carry(...lines: readonly ReturnType<typeof wirePair>[]) {
	for (let quiet = 0; quiet < 2;) {
		const moved = lines.map((line) => [line.deliver('owner'), line.deliver('phone')]).flat();
		await settle();
		quiet = moved.includes(true) ? 0 : quiet + 1;
	}
}

/** Carries over what the owner has said. */
export async function carryBack(line: ReturnType<typeof wirePair>) {
	while (line.deliver('phone')) await settle();
}

/** Returns a phone that has said whose it is. */
export async function seated(links: Links, player: string | null, device = `phone of ${String(player)}`) {
	const joined = phone(links, device);
	await carry(joined.line);
	joined.mirror.seat.sit(player);
	await carry(joined.line);
	return joined;
}

export const factsOf = (rows: readonly Row[] = []) =>
	rows.map((row) => ('fact' in row ? row.fact : undefined));
