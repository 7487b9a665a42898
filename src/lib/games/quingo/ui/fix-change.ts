import type { SaidIn, Snapshot } from '$lib/domain/box';
import { standingAfter } from '$lib/domain/moved';
import { isFactRow, type FactRow } from '$lib/domain/rows';
import type { Step } from '$lib/domain/steps';
import type { OneChange } from '$lib/session/preview';
import type { Change, Table } from '$lib/session/table.svelte';
import type { LogChange } from '$lib/ui/table/log';
import { emptied, rowsOf, snapshotBefore } from '$lib/ui/table/meant';
import { comesBack, removalOf, restsOf, type Mark } from '$lib/ui/table/turned-back';
import type { Quingo } from '..';
import { waysSparing, type Die } from '../rules/dice';
import type { QuingoFact } from '../rules/facts';
import { isMark, rearranged } from '../rules/rearranged';
import { spareDice } from '../rules/spare';

const inPlay = (row: FactRow<SaidIn<Quingo>>): row is FactRow<QuingoFact> => row.fact.type !== 'table.opened';

/** A fact of the history that is put right, and the table just before it. */
interface Standing {
	readonly seq: number;
	readonly fact: QuingoFact;
	readonly before: Snapshot<Quingo>;
	/** It was said while the sheets alone were kept. */
	readonly alone: boolean;
}
type Played = Pick<Table<Quingo>, 'rows' | 'folded' | 'preview'>;

/** A change, with how many facts would be struck with it; one that keeps what is left of a round on the sheets costs half of one. */
interface Costs {
	readonly change: Change;
	readonly falls: number;
}

function costs(table: Played, change: Change): Costs {
	const planned = table.preview(change);
	if (!planned.ok) return { change, falls: Infinity };
	const { ways } = planned.after.folded.snapshot.context;
	const aside = ways > table.folded.snapshot.context.ways ? 0.5 : 0;
	return { change, falls: planned.unfit.length + aside };
}

/** Returns what stands from a row on; nothing where that does not. What never counted does not come to count. */
function standingFrom({ folded }: Pick<Played, 'folded'>, seq: number) {
	const rows = rowsOf({ folded }).filter(inPlay);
	const at = rows.findIndex((row) => row.seq === seq);
	return at < 0 ? [] : rows.slice(at);
}

/**
 * Returns what was said after a row since a step that is taken back by these marks: as many rounds and ways of keeping as come
 * back, or go, before it, it counts more, or fewer.
 */
function renumbered(
	{ rows, folded }: Pick<Played, 'rows' | 'folded'>,
	seq: number,
	step: Step | undefined,
	marks: readonly Mark[]
): readonly OneChange[] {
	const more = (type: QuingoFact['type']) => {
		const is = (at: number) =>
			rows.some((row) => row.seq === at && isFactRow(row) && !row.replaces && row.fact.type === type);
		return marks.reduce((sum, mark) => {
			const [at, by] = 'strike' in mark ? [mark.strike, -1] : [mark.restore, 1];
			return is(at) ? sum + by : sum;
		}, 0);
	};
	const [way, round] = [more('keeping.changed'), more('pool.rolled')];
	const last = step?.at(-1)?.seq ?? seq;
	const counts = new Set(rowsOf({ folded }).map((row) => row.seq));
	return standingAfter(folded.effective.places, seq).flatMap(({ seq: replace, fact, moment }) =>
		replace > last && counts.has(replace) && moment && (way || round)
			? {
					...{ replace, fact },
					moment: {
						...moment,
						...(moment.way !== undefined && { way: moment.way + way }),
						...(moment.round !== undefined && { round: moment.round + round })
					}
				}
			: []
	);
}

/** Returns what else is changed where a row of the history is removed, or put back there, so that later rounds stand. */
export function besides(
	table: Played & Pick<Table<Quingo>, 'box' | 'snapshot'>,
	seq: number,
	how: LogChange
): readonly OneChange[] {
	if (how === 'restore') {
		const step = removalOf(table, seq);
		return comesBack(table, seq, (back, fallen) => [
			back,
			[...back, ...renumbered(table, seq, step, [...back, { restore: seq }])],
			fallen,
			[]
		]);
	}
	const { folded } = table;
	const more = rearranged(folded.variant, snapshotBefore(table, seq), standingFrom(table, seq), undefined);
	const gone = emptied(folded, seq);
	return costs(table, { together: [...more, gone] }).falls < costs(table, gone).falls ? more : [];
}

/**
 * Returns the change that puts a fact right, and with it what else must change for later facts to stand. Without what is
 * written instead, a mark on sheets alone is gone.
 */
export const changeTo = (table: Played, standing: Standing, written: QuingoFact | undefined): Change =>
	mildest(table, standing, written).change;

function mildest(
	table: Played,
	{ seq, fact, before, alone }: Standing,
	written: QuingoFact | undefined
): Costs {
	const { rows } = table.folded.effective;
	if (!written || (alone && isMark(fact))) {
		// The old mark is gone, not covered: without the new one the box is open.
		const strikes = rows.filter(inPlay).flatMap((row) => {
			const other = row.fact;
			return isMark(fact) && isMark(other) && other.player === fact.player && other.box === fact.box
				? [{ strike: row.seq }]
				: [];
		});
		const together = written ? [...strikes, { before: seq, fact: written }] : strikes;
		return costs(table, { together });
	}
	const plain = { replace: seq, fact: written };
	// What it was made by then comes back with what it took along.
	const rest = restsOf(table, seq).flat();
	const start = costs(table, plain);
	const back = rest.length > 0 ? costs(table, { together: [...rest, plain] }) : start;
	const best = back.falls <= start.falls ? back : start;
	if (best.falls === 0) return best;
	const [, ...besides] = rearranged(table.folded.variant, before, standingFrom(table, seq), written);
	// It is the last of them: so undo says what it was.
	const all = besides.length > 0 ? costs(table, { together: [...besides, plain] }) : best;
	return all.falls < best.falls ? all : best;
}

/** Returns the dice of then that no later move took: they are free for the move that is put right. */
export function spareFor({ folded }: Pick<Played, 'folded'>, { seq, before }: Standing): readonly Die[] {
	const [, ...later] = standingFrom({ folded }, seq);
	return spareDice(
		before.context.round?.pool ?? [],
		later.map(({ fact }) => fact)
	);
}

/** What so many ways would strike is looked at: each is as much work as a few folds. */
const mostLooks = 6;

/** Returns the way to make a box's number with which least falls, of the few that are likeliest to; undefined if there is none. */
export function mildestWay(
	table: Played,
	standing: Standing,
	number: number,
	limit: number,
	withDice: (dice: readonly Die[]) => QuingoFact
): readonly Die[] | undefined {
	const pool = standing.before.context.round?.pool ?? [];
	let best: readonly Die[] | undefined;
	let least = Infinity;
	let looks = 0;
	for (const way of waysSparing(number, pool, spareFor(table, standing), limit)) {
		const { falls } = mildest(table, standing, withDice(way));
		if (!best || falls < least) [best, least] = [way, falls];
		if (least === 0 || ++looks === mostLooks) break;
	}
	return best;
}
