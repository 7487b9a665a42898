import type { Box, BoxTypes } from '$lib/domain/box';
import { fold } from '$lib/domain/fold';
import type { Fact, FactRow, Row } from '$lib/domain/rows';
import { grown, numbered, planChange, saidAt, type Change, type Journal } from './preview';
import { versionOf } from '$lib/domain/upcast';

/** Returns a journal of these rows, folded. */
export function journalOf<T extends BoxTypes>(box: Box<T>, rows: readonly Row[]): Journal<T> {
	const folded = fold(box, rows);
	if (!folded.ok) throw new Error(folded.why);
	return { id: 't', box, rows, folded };
}

/** Returns the journal of a table at which these facts were said one by one; one that does not fit is not written. */
export function said<T extends BoxTypes>(
	box: Box<T>,
	opening: T['opening'],
	...facts: readonly (T['fact'] | Fact)[]
): Journal<T> {
	const base = { table: 't', at: 0, v: versionOf(box.upcasters), by: 'hand' } as const;
	const rows: FactRow[] = [{ ...base, seq: 0, fact: opening }];
	const variant = box.variants[opening.variant];
	if (!variant) throw new Error(opening.variant);
	let snapshot = variant.open(opening);
	for (const fact of facts) {
		const judged = variant.play(snapshot, fact);
		if (!judged.ok) continue;
		rows.push({ ...base, seq: rows.length, ...saidAt(fact, variant.moment(snapshot, fact)) });
		({ snapshot } = judged);
	}
	return journalOf(box, rows);
}

/** Returns the journal with more facts at its end, as the table records them; one that does not fit is a mistake of the test. */
export const goOn = <T extends BoxTypes>(from: Journal<T>, ...facts: readonly Fact[]): Journal<T> =>
	facts.reduce((journal, fact) => {
		const { variant, snapshot } = journal.folded;
		const judged = variant.play(snapshot, fact);
		if (!judged.ok) throw new Error(`${fact.type}: ${judged.refusal.why}`);
		const place = { seq: (journal.rows.at(-1)?.seq ?? 0) + 1, at: 0 };
		const row = saidAt(fact, variant.moment(snapshot, fact));
		return { ...journal, ...grown(journal, numbered(journal, [row], place)) };
	}, from);

/** Returns the journal after a change, and the types of the facts that were taken back with it. */
export function changed<T extends BoxTypes>(journal: Journal<T>, change: Change) {
	const plan = planChange(journal, change);
	if (!plan.ok) throw new Error(plan.refusal.why);
	return { journal: { ...journal, ...plan.after }, fell: plan.unfit.map(({ seq }) => seq) };
}
