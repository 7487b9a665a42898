import type { Box, BoxTypes, Snapshot } from '$lib/domain/box';
import { fold, readRows } from '$lib/domain/fold';
import type { Opening } from '$lib/domain/opening';
import { inSeats, seatChanges } from '$lib/domain/reseat';
import { effectiveRows, isAddition, isFactRow, type Fact, type FactRow, type Row } from '$lib/domain/rows';
import { saidWords } from '$lib/domain/spoken-words';
import { grown, type Grown, type Journal } from '$lib/session/preview';
import { sha256 } from '$lib/transfer/sha256';
import { fromBase64Url, toBase64Url } from './code';
import { sameFact } from './same-fact';

/*
 * Why nobody has to trust the device that draws: all it draws comes of a seed, which is settled at the opening. Phones
 * are told a hash of it in its place, and the seed itself when the game is over; then each of them draws everything
 * once more.
 */

/** How a box draws from its table's seed. A box says it in `link/fair.ts`. */
export interface FairRules<T extends BoxTypes = BoxTypes> {
	/** Returns whether the app draws at this table now. */
	draws(context: T['context']): boolean;
	/** Returns a fact as the app itself draws it here; undefined for what the app does not draw, or not at this table. */
	drawn(snapshot: Snapshot<T>, fact: T['fact']): T['fact'] | undefined;
	/** What a player may also type at a table where the app draws. */
	readonly typed?: readonly T['fact']['type'][];
}

/** Makes the fair rules of a box, typed by it, those of any box: a table is only ever given those of its own. */
export const defineFair = <T extends BoxTypes>(rules: FairRules<T>): FairRules => rules;

/** What no seed of a table begins with: those are hexadecimal. */
const mark = '#';
/** A seal has the length of the longest seed: 31 letters, which are 186 bits of the hash. */
const sealLength = 32;

/** Returns what stands for a seed as long as nobody may know it. It has the form of a seed. */
export function sealOf(table: string, seed: string): string {
	const hash = sha256(new TextEncoder().encode(`tablemate ${table} ${seed}`));
	return (mark + toBase64Url(hash)).slice(0, sealLength);
}

/** Returns whether a seed is sealed. */
export const isSealed = (seed: string): boolean => seed.startsWith(mark) && seed.length === sealLength;

/** So many of the words are used, however many there will be: a seal is called the same for ever. */
const wordCount = 50;

/** Returns six words by which people at the table know a seal, 34 bits of it. */
export function wordsOfSeal(seal: string): readonly string[] {
	const bytes = fromBase64Url(seal.slice(1, 25)) ?? new Uint8Array();
	return Array.from({ length: 6 }, (_, i) => {
		const [high = 0, low = 0] = bytes.subarray(2 * i);
		return saidWords[(high * 256 + low) % wordCount] ?? '';
	});
}

const isOpening = (fact: Fact): fact is Opening => fact.type === 'table.opened';

/** Returns a row as a phone is sent it: with the seed sealed. */
export function sealedRow(row: Row): Row {
	const seed = seedIn([row]);
	return seed === undefined || isSealed(seed) ? row : withSeed(row, sealOf(row.table, seed));
}

/** Returns the seed of a journal, as it is written there: itself, or its seal. */
export function seedIn(rows: readonly Row[]): string | undefined {
	const [first] = rows;
	return first && isFactRow(first) && isOpening(first.fact) ? first.fact.seed : undefined;
}

/** Returns the seeds of all openings of a journal, or their seals: a game that went on after its end has another. */
export const seedsIn = (rows: readonly Row[]): readonly string[] => [
	...new Set(rows.flatMap((row) => seedIn([row]) ?? []))
];

/** What came of drawing everything once more. */
export interface Fairness {
	/** The seed is the one that was settled at the opening; after an end that was undone, the one settled then. */
	readonly kept: boolean;
	/** So many draws are as the seed has them. */
	readonly right: number;
	/** So many were typed, or put right by hand, and stand in the history as such. */
	readonly typed: number;
	/** The rows of those that are otherwise. */
	readonly wrong: readonly number[];
}

/**
 * Returns what finds the rows that say what stood in their place before: of players who are called otherwise by now, or of
 * who sits in a seat instead since the step of such a row.
 */
function sayingAgain(rows: readonly Row[]): (row: FactRow) => boolean {
	const told = ({ fact }: FactRow, seats: ReadonlyMap<string, string>) =>
		inSeats(
			JSON.stringify(fact, (key, value: unknown) => (key === 'name' ? '' : value)),
			seats
		);
	const before = (first: number, step?: number) =>
		effectiveRows(rows.filter((row) => row.seq < first || (row.with ?? row.seq) === step)).places;
	let step = -1;
	let seats: ReadonlyMap<string, string> = new Map();
	return (row) => {
		if (row.replaces === undefined || isOpening(row.fact)) return false;
		const first = row.with ?? row.seq;
		if (step !== first) seats = seatChanges(before(first), before(first, first));
		step = first;
		return rows
			.filter(isFactRow)
			.some(
				(other) =>
					other.seq < row.seq &&
					[other.seq, other.replaces].includes(row.replaces) &&
					told(other, seats) === told(row, new Map())
			);
	};
}

/**
 * Draws everything of a journal once more, in the order in which it was said: each draw as it lay before the app then,
 * whatever was undone or put right since. `seeds` are all that the owner has told. With an end that is taken back the
 * table has another seed, and at no other time.
 */
export function fairnessOf(
	box: Box,
	{ typed = [], ...rules }: FairRules,
	rows: readonly Row[],
	seeds: readonly string[]
): Fairness {
	const nothing = { kept: false, right: 0, typed: 0, wrong: [] };
	const told = unsealed(rows, seeds);
	if (!told) return nothing;
	const open = readRows(box, told).rows;
	const opened = fold(box, open.slice(0, 1));
	if (!opened.ok) return nothing;
	let now: Grown = { rows: open.slice(0, 1), folded: opened };
	let [right, byHand] = [0, 0];
	const wrong: number[] = [];
	/** The last step before which the game was over. */
	let goesOn: number | undefined;
	const saysAgain = sayingAgain(open);
	/** Rows with which nothing is drawn. */
	let passed: Row[] = [];
	for (const row of open.slice(1)) {
		if (isFactRow(row) ? saysAgain(row) : row.with !== undefined) {
			passed.push(row);
			continue;
		}
		now = grown({ box, ...now }, passed);
		passed = [];
		const { variant, snapshot, opening } = now.folded;
		if (variant.outcome(snapshot).status === 'over') goesOn = row.with ?? row.seq;
		if (isFactRow(row) && isOpening(row.fact)) {
			if (row.fact.seed !== opening.seed && row.with !== goesOn) wrong.push(row.seq);
		} else if (isFactRow(row)) {
			const should = rules.drawn(snapshot, row.fact);
			if (should && sameFact(should, row.fact)) right++;
			else if (should && isAddition(row) && !typed.includes(row.fact.type)) wrong.push(row.seq);
			else if (should) byHand++;
		}
		now = grown({ box, ...now }, [row]);
	}
	return { kept: true, right, typed: byHand, wrong };
}

/** Returns a row with this seed in the opening’s place for it; any other row as it is. */
function withSeed(row: Row, seed: string): Row {
	if (!isFactRow(row) || !isOpening(row.fact)) return row;
	const fact: Opening = { ...row.fact, seed };
	return { ...row, fact };
}

/** Returns a journal with its seals opened by all the seeds they stand for; undefined where these are not those seeds. */
export function unsealed(rows: readonly Row[], seeds: readonly string[]): readonly Row[] | undefined {
	const seals = seedsIn(rows);
	const seedOf = new Map(seeds.map((seed) => [sealOf(rows[0]?.table ?? '', seed), seed]));
	if (seals.length !== seedOf.size || !seals.every((seal) => seedOf.has(seal))) return undefined;
	return rows.map((row) => withSeed(row, seedOf.get(seedIn([row]) ?? '') ?? ''));
}

/** Returns facts as the owner takes them: what the app draws it draws itself, whatever a phone says has come. */
export function redrawn(
	{ box, folded: { variant, snapshot } }: Pick<Journal, 'box' | 'folded'>,
	rules: FairRules | undefined,
	facts: readonly Fact[]
): readonly Fact[] {
	let now = snapshot;
	return facts.map((fact) => {
		if (!rules || rules.typed?.includes(fact.type) || !box.read(fact).ok) return fact;
		const drawn = rules.drawn(now, fact) ?? fact;
		const judged = variant.play(now, drawn);
		if (judged.ok) now = judged.snapshot;
		return drawn;
	});
}
