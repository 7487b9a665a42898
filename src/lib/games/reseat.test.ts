import { describe, expect, it } from 'vitest';
import { outcomeOf, readRows } from '$lib/domain/fold';
import type { Player } from '$lib/domain/opening';
import { successors } from '$lib/domain/reseat';
import { entryOf } from '$lib/domain/sure';
import { journalOf } from '$lib/session/journal.testing';
import { planUndo, type Journal } from '$lib/session/preview';
import { planReseat } from '$lib/session/reseat';
import { goldenOf } from './golden.testing';
import { boxes, findBox } from './registry';

const tables = boxes.flatMap((id) =>
	goldenOf(id).flatMap(({ path, tables }) => tables.map(({ rows }) => ({ id, path, rows })))
);
const other = { id: 'somebody-else', name: 'Somebody Else' };

/** Returns a value as text in which this player is the one that is meant. */
const as = (value: unknown, { id, name }: Player) =>
	JSON.stringify(value).replaceAll(JSON.stringify(id), '"one"').replaceAll(JSON.stringify(name), '"One"');

const next = ({ rows }: Pick<Journal, 'rows'>) => ({ seq: (rows.at(-1)?.seq ?? 0) + 1, at: 0 });

describe.each(tables)('$path', ({ id, rows }) => {
	it('a seat can become another person’s: all that was written is theirs, nothing else changes, and undo brings it back', async () => {
		const box = await findBox(id);
		if (!box) throw new Error(id);
		const journal = { ...journalOf(box, readRows(box, rows).rows), id: String(entryOf(rows[0], 'table')) };
		const before = outcomeOf(journal.folded);
		for (const { player, name } of before.scores.slice(-1)) {
			const was = { id: player, name };
			const plan = planReseat(journal, player, other, next(journal));
			if (!plan.ok) throw new Error(`${name}: ${JSON.stringify(plan.refusal)}`);
			const { snapshot, misfits, effective } = plan.after.folded;
			expect(as(snapshot.context, other)).toEqual(as(journal.folded.snapshot.context, was));
			expect(snapshot.state).toBe(journal.folded.snapshot.state);
			expect(as(outcomeOf(plan.after.folded), other)).toEqual(as(before, was));
			expect(misfits.map(({ why }) => why)).toEqual(journal.folded.misfits.map(({ why }) => why));
			expect(
				as(
					effective.rows.map(({ fact, moment }) => [fact, moment]),
					other
				)
			).not.toContain(JSON.stringify(player));
			expect(successors(effective).get(player)).toBe(other.id);
			// What is read from the disk is the same.
			const read = readRows(box, [...rows, ...(JSON.parse(JSON.stringify(plan.rows)) as unknown[])]);
			expect(read.damaged).toEqual([]);
			expect(journalOf(box, read.rows).folded.snapshot.context).toEqual(snapshot.context);
			const undone = planUndo({ ...journal, ...plan.after });
			if (!undone.ok) throw new Error(undone.refusal.why);
			expect(undone.after.folded.snapshot.context).toEqual(journal.folded.snapshot.context);
			expect(undone.after.folded.effective.rows.map(({ fact }) => fact)).toEqual(
				journal.folded.effective.rows.map(({ fact }) => fact)
			);
			expect(successors(undone.after.folded.effective).get(other.id)).toBe(player);
		}
	});

	it('two who were taken for each other swap seats: each has all that was written of the other, and nothing else changes', async () => {
		const box = await findBox(id);
		if (!box) throw new Error(id);
		const journal = { ...journalOf(box, readRows(box, rows).rows), id: String(entryOf(rows[0], 'table')) };
		const [one, two] = outcomeOf(journal.folded).scores;
		if (!one || !two) return;
		const second = { id: two.player, name: two.name };
		expect(planReseat(journal, one.player, second, next(journal))).toMatchObject({ ok: false });
		const plan = planReseat(journal, one.player, second, next(journal), true);
		if (!plan.ok) throw new Error(JSON.stringify(plan.refusal));
		const words = [one.player, one.name, two.player, two.name].map((word) => JSON.stringify(word));
		const swapped = (value: unknown) =>
			JSON.stringify(value).replaceAll(/"[^"]*"/g, (word) =>
				words.includes(word) ? (words[(words.indexOf(word) + 2) % 4] ?? word) : word
			);
		const text = (value: unknown) => JSON.stringify(value);
		expect(text(plan.after.folded.snapshot.context)).toEqual(swapped(journal.folded.snapshot.context));
		expect(plan.after.folded.misfits.length).toBe(journal.folded.misfits.length);
	});
});
