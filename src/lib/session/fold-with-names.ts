import { entryOf } from '$lib/domain/sure';
import { isFactRow, type Fact, type FactRow, type Row } from '$lib/domain/rows';
import { sameName } from '$lib/domain/names';
import { type Player } from '$lib/domain/opening';
import { fold, readRows, type FoldResult } from '$lib/domain/fold';
import type { Box, BoxTypes } from '$lib/domain/box';
import type { Roster } from '$lib/storage/roster';
import { grown, type Grown, type Journal } from './preview';

function isPlayer(value: unknown): value is Player {
	if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
	return typeof entryOf(value, 'id') === 'string' && typeof entryOf(value, 'name') === 'string';
}

/** Returns a fact with every player in it looked at, and those put in their place that `call` gives another name. */
function named(fact: Fact, call: (player: Player) => string): Fact {
	const one = (value: unknown): unknown => {
		if (!isPlayer(value)) return value;
		const name = call(value);
		return name === value.name ? value : { ...value, name };
	};
	const entries = Object.entries(fact).map(([key, value]: [string, unknown]): [string, unknown] => [
		key,
		Array.isArray(value) ? value.map(one) : one(value)
	]);
	return { ...fact, ...Object.fromEntries(entries) };
}

/** Returns what each id is called in a journal's rows, in the last that names it. */
export function namesIn(rows: readonly Row[]): ReadonlyMap<string, string> {
	const names = new Map<string, string>();
	for (const row of rows) {
		if (!('fact' in row)) continue;
		named(row.fact, ({ id, name }) => {
			names.set(id, name);
			return name;
		});
	}
	return names;
}

/** Returns what each id is called at this table now, where that is not what the journal says. */
function newNames(rows: readonly Row[], roster: Roster): ReadonlyMap<string, string> {
	const written = namesIn(rows);
	const names = new Map<string, string>();
	for (const [id, name] of written) {
		const now = roster.name(id, name);
		if (now !== name) names.set(id, now);
	}
	// Two at one table who would be called the same are told apart by what they were called when they sat down.
	for (let clash = true; clash;) {
		const called = [...written].map(([id, name]) => ({ id, name: names.get(id) ?? name }));
		const same = called.filter(({ id, name }) =>
			called.some((other) => other.id !== id && sameName(other.name, name))
		);
		clash = same.map(({ id }) => names.delete(id)).includes(true);
	}
	return names;
}

/**
 * Returns a journal's rows, read and folded, with everybody called as the roster calls them now. The journal itself stays
 * as it was written; and should a name change what fits at the table, the written names are shown.
 */
export function foldWithNames<T extends BoxTypes>(
	box: Box<T>,
	rows: readonly Row[],
	roster: Roster
): { readonly rows: readonly Row[]; readonly folded: FoldResult<T> } {
	const written = { rows, folded: fold(box, rows) };
	// A player who turned out to be another person is not at the table: that name is nobody's there.
	const names = written.folded.ok ? newNames(written.folded.effective.rows, roster) : undefined;
	if (!names?.size) return written;
	const shown = rows.map((row) =>
		'fact' in row ? { ...row, fact: named(row.fact, ({ id, name }) => names.get(id) ?? name) } : row
	);
	const folded = fold(box, shown);
	const refused = (result: FoldResult<T>) => (result.ok ? result.refused.map(({ seq }) => seq).join() : '');
	return folded.ok && refused(folded) === refused(written.folded) ? { rows: shown, folded } : written;
}

/**
 * Returns rows as they are written, and the journal with them. The journal is judged by the names that stand in it: where
 * a player sits down who fits only by those of today, these are written into it in the same step.
 * @param raw the journal as it lies in storage
 */
export function writtenNames<T extends BoxTypes>(
	now: Journal<T>,
	raw: readonly unknown[],
	added: readonly Row[],
	after: Grown<T>
): readonly [added: readonly Row[], after: Grown<T>] {
	const [first] = added;
	const sits = (row: Row): row is FactRow => isFactRow(row) && /opened|joined/.test(row.fact.type);
	if (!first || !added.some(sits)) return [added, after];
	const written = fold(now.box, readRows(now.box, [...raw, ...added]).rows);
	if (!written.ok || written.refused.length <= after.folded.refused.length) return [added, after];
	const names = now.folded.effective.rows
		.filter(sits)
		.map(({ before: _before, ...row }) => ({ ...row, replaces: row.seq }));
	const rows = [...names, ...added].map((row, i) => ({
		...row,
		...{ at: first.at, by: first.by, seq: first.seq + i, with: i > 0 ? first.seq : undefined }
	}));
	return [rows, grown(now, rows)];
}
