import { expect, it } from 'vitest';
import { outcomeOf, readRows } from '$lib/domain/fold';
import { nameGiven } from '$lib/session/name-given';
import { journalOf } from '$lib/session/journal.testing';
import { planChange } from '$lib/session/preview';
import { boxes, findBox } from './registry';
import { goldenOf } from './golden.testing';

const tables = boxes.flatMap((id) =>
	goldenOf(id).flatMap(({ path, tables }) => tables.map(({ rows }) => ({ id, path, rows })))
);
it.each(tables)(
	'$path: who sat down first can be called otherwise, and nothing else changes',
	async ({ id, rows }) => {
		const box = await findBox(id);
		if (!box) throw new Error(id);
		const journal = journalOf(box, readRows(box, rows).rows);
		const [first] = journal.folded.opening.players;
		if (!first) throw new Error('nobody plays');
		const plan = planChange(journal, nameGiven(journal, { id: first.id, name: 'Zacarías' }));
		if (!plan.ok) throw new Error(plan.refusal.why);
		expect(plan.unfit).toEqual([]);
		const [before, after] = [outcomeOf(journal.folded), outcomeOf(plan.after.folded)];
		expect(after.scores.find(({ player }) => player === first.id)?.name).toBe('Zacarías');
		const unnamed = ({ scores, ...rest }: typeof before) => ({
			...rest,
			scores: scores.map(({ name: _, ...score }) => score)
		});
		expect(unnamed(after)).toEqual(unnamed(before));
	}
);
