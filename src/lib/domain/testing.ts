/* eslint-disable no-restricted-imports -- only tests read this file, and a journal has to be some box's. */
import type { ParkerFact } from '$lib/games/parker-bingo/rules/facts';
import {
	awarded,
	called,
	claimed,
	closed,
	firstRow,
	named,
	nColumn,
	opened,
	opening,
	shouted
} from '$lib/games/parker-bingo/rules/testing';
import fc from 'fast-check';
import type { NewRow, Row } from './rows';

/** What is said after the opening, in order. */
export type Told = readonly NewRow[];

/** Returns the rows of a table told so. */
export const rowsOf = (told: Told): Row[] =>
	[{ fact: opening() }, ...told].map((said, seq) => {
		const base = { table: 't', seq, at: seq };
		return 'fact' in said ? { ...base, v: 2, ...said } : { ...base, ...said };
	});

/** Whole turns of a table, so that random journals get somewhere. */
export const lines = {
	claimFirstRow: [...called(...firstRow), ...claimed('ana', 'row-1', firstRow), awarded]
} as const;

const player = fc.constantFrom('ana', 'ben', 'carla', 'dora', 'zoe');
const one: fc.Arbitrary<readonly ParkerFact[]> = fc.oneof<fc.WeightedArbitrary<readonly ParkerFact[]>[]>(
	{ weight: 8, arbitrary: fc.constantFrom(...firstRow, ...nColumn, 1, 75).map((number) => called(number)) },
	{ weight: 2, arbitrary: player.map((id) => [shouted(id)]) },
	{ weight: 2, arbitrary: player.map((id) => [named(id, 'row-1', firstRow)]) },
	{ weight: 2, arbitrary: player.map((id) => claimed(id, 'column-N', nColumn)) },
	{ weight: 2, arbitrary: fc.constantFrom([awarded], [opened], [closed]).map((facts) => [...facts]) },
	{ weight: 2, arbitrary: fc.constant([...lines.claimFirstRow]) },
	{
		weight: 1,
		arbitrary: fc
			.record({
				type: fc.constant('tile.corrected' as const),
				round: fc.integer({ min: 1, max: 2 }),
				called: fc.constantFrom(...firstRow),
				meant: fc.constantFrom(...nColumn, null)
			})
			.map((fact) => [fact])
	},
	{ weight: 1, arbitrary: player.map((id): ParkerFact[] => [{ type: 'player.left', player: id }]) },
	{
		weight: 1,
		arbitrary: fc.option(player).map((id): ParkerFact[] => [{ type: 'caller.changed', player: id }])
	}
);
// The opening (row 0) is left alone, as a table does; marks sometimes point at nothing.
const target = fc.integer({ min: 1, max: 40 });
const mark: fc.Arbitrary<NewRow[]> = fc.oneof(
	target.map((strikes) => [{ strikes }]),
	target.map((restores) => [{ restores }]),
	target.map((seq) => [{ strikes: seq }, { restores: seq }]),
	fc
		.tuple(target, fc.constantFrom(...firstRow, 2))
		.map(([replaces, number]) => called(number).map((fact) => ({ fact, replaces })))
);

/** A journal as a table, and a broken app, could write it. */
export const anyJournal: fc.Arbitrary<Told> = fc
	.array(
		fc.oneof(
			{ weight: 3, arbitrary: one.map((facts): NewRow[] => facts.map((fact) => ({ fact }))) },
			{ weight: 1, arbitrary: mark }
		),
		{ maxLength: 25 }
	)
	.map((parts) => parts.flat());
