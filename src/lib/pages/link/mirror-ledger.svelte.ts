import { outcomeOf } from '$lib/domain/fold';
import type { Refusal } from '$lib/domain/box';
import type { Row } from '$lib/domain/rows';
import type { Mirror } from '$lib/link/mirror';
import { isOwn, type SeatRules } from '$lib/link/seat';
import type { Journal } from '$lib/session/preview';
import type { TableLedger } from '$lib/session/table-ledger';
import { askedBack } from './asked-back';
import { halfTyped } from './half-typed';

const seats = import.meta.glob<{ readonly seat: SeatRules }>('/src/lib/games/*/link/seat.ts');

/** Loads what a player may say at a table of a box. */
export const loadSeat = async (box: string): Promise<SeatRules | undefined> =>
	(await seats[`/src/lib/games/${box}/link/seat.ts`]?.())?.seat;

/**
 * Returns why this phone does not take back what was done last: the owner would refuse it, and here it would be said to be
 * undone meanwhile.
 */
function whyNoUndo(
	{ shown, seat: { may, player }, proposals }: Mirror,
	rows: readonly Row[],
	seat: SeatRules
): Refusal | undefined {
	if (!shown || may !== 'own' || player === null || proposals.length > 0) return undefined;
	const struck = rows.flatMap((row) => ('strikes' in row && row.by === 'undo' ? row.strikes : []));
	if (struck.length === 0) return undefined;
	const { variant, snapshot } = shown.folded;
	const now = variant.moment(snapshot);
	const isTheirs = (row: Row) =>
		struck.includes(row.seq) && 'fact' in row && isOwn(seat, row.fact, player, now);
	return shown.rows.some(isTheirs) ? undefined : { why: 'not-your-seat' };
}

/** What is half typed here is this phone's own: the table has one of its own. */
function drafts(table: string): TableLedger['drafts'] {
	let value = $state.raw(halfTyped.get(table));
	return {
		get value() {
			return value;
		},
		set: (next) => {
			value = next;
			halfTyped.set(table, next);
		}
	};
}

/** Returns the ledger of another device's table: the owner's rows, with what was recorded here on top. */
export function mirrorLedger(id: string, mirror: () => Mirror): TableLedger {
	/** What was shown last stays, where the owner has opened another table meanwhile. */
	let last: Journal | undefined;
	const shown = () => {
		const { id: now, shown, box } = mirror();
		if (now === id && shown && box) last = { id, box, ...shown };
		if (!last) throw new Error('no table');
		return last;
	};
	const nothing = () => undefined;
	let seat: SeatRules | undefined;
	void loadSeat(shown().box.id).then((rules) => (seat = rules));
	askedBack.clear();
	const add = (rows: readonly Row[]) => {
		// What waits to be sent is taken back here, and the table never hears of it.
		const heard = mirror().proposals.length === 0;
		const why = (seat && whyNoUndo(mirror(), rows, seat)) ?? mirror().propose(rows);
		if (heard && !why) for (const row of rows) if ('strikes' in row) askedBack.add(row.strikes);
		return why;
	};
	return {
		id,
		get box() {
			return shown().box;
		},
		get rows() {
			return shown().rows;
		},
		get folded() {
			return shown().folded;
		},
		get outcome() {
			return outcomeOf(shown().folded);
		},
		get next() {
			return (shown().rows.at(-1)?.seq ?? -1) + 1;
		},
		get newer() {
			return mirror().newer;
		},
		get writer() {
			const { seat, newer } = mirror();
			return seat.may !== 'look' && !newer;
		},
		get guest() {
			const { may, player } = mirror().seat;
			return may === 'all' ? undefined : player;
		},
		...{ damaged: [], writerless: false, lost: [], add, remote: true },
		saver: { state: 'saved', late: false, trouble: undefined, pending: [], run: () => Promise.resolve() },
		drafts: drafts(id),
		dismissLost: nothing,
		takeOver: () => Promise.resolve(false),
		exportText: () => '',
		close: () => Promise.resolve()
	};
}
