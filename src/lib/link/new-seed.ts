import type { BoxTypes } from '$lib/domain/box';
import { newSeed } from '$lib/domain/ids';
import type { Opening } from '$lib/domain/opening';
import { grown, numbered, type Journal, type Place, type Preview } from '$lib/session/preview';
import { sealOf, seedsIn } from './fair';
import type { Parcel } from './giving';
import { protocol } from './messages';
import { isOver, type OwnerTable, type Phone, type Told } from './phones';

/**
 * Works out how a table draws from another seed from here on: its opening is put right, as part of what was done last, so
 * that undo goes past it.
 */
export function planSeed<T extends BoxTypes>(seed: string, journal: Journal<T>, at: Place): Preview<T> {
	const { rows, folded } = journal;
	const fact: Opening = { ...folded.opening, seed };
	const last = rows.at(-1);
	const renewed = numbered(journal, [{ fact, replaces: rows[0]?.seq ?? 0 }], at, last?.by).map((row) => ({
		...row,
		with: last?.with ?? last?.seq ?? 0
	}));
	return { ok: true, unfit: [], rows: renewed, after: grown(journal, renewed) };
}

/** Returns the seeds of a game that is over that a phone is still to be told, each once it is noted that it was. */
export function seedsToTell(phone: Phone, table: OwnerTable, told: Told): readonly Promise<string>[] {
	if (!isOver(table) || phone.hello?.p !== protocol) return [];
	const seeds = seedsIn(table.rows).filter((one) => !phone.opened.includes(one));
	phone.opened = [...phone.opened, ...seeds];
	return seeds.map((seed) => told.add(table.id, sealOf(table.id, seed)).then(() => seed));
}

/** Returns the seals of what phones were told of a table that came over, as they are where it goes on as `table`. */
export const toldThere = ({ rows, told }: Pick<Parcel, 'rows' | 'told'>, table: string): readonly string[] =>
	seedsIn(rows)
		.filter((seed) => told.includes(sealOf(rows[0]?.table ?? '', seed)))
		.map((seed) => sealOf(table, seed));

/** A phone that was told the seed knows all that it draws: a game that goes on after its end has another from there on. */
export function renewSeed(table: OwnerTable, told: Told): void {
	if (table.watching || table.newer || isOver(table)) return;
	if (told.of(table.id).includes(sealOf(table.id, table.folded.opening.seed)))
		table.write((journal, at) => planSeed(newSeed(), journal, at));
}
