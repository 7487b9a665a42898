import { outcomeOf } from '$lib/domain/fold';
import type { Row } from '$lib/domain/rows';
import type { Mirror } from '$lib/link/mirror';
import type { TableLedger } from '$lib/session/table-ledger';

/** What is half typed here is this phone's own: the table has one of its own. */
function drafts(): TableLedger['drafts'] {
	let value = $state.raw<unknown>();
	return {
		get value() {
			return value;
		},
		set: (next) => (value = next)
	};
}

/** Returns the ledger of another device's table: the owner's rows, with what was recorded here on top. */
export function mirrorLedger(id: string, mirror: () => Mirror): TableLedger {
	const shown = () => {
		const { shown, box } = mirror();
		if (!shown || !box) throw new Error('no table');
		return { ...shown, box };
	};
	const nothing = () => undefined;
	const add = (rows: readonly Row[]) => mirror().propose(rows);
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
			const { may, newer } = mirror();
			return may !== 'look' && !newer;
		},
		...{ damaged: [], writerless: false, lost: [], add, remote: true },
		saver: { state: 'saved', late: false, trouble: undefined, pending: [], run: () => Promise.resolve() },
		drafts: drafts(),
		dismissLost: nothing,
		takeOver: () => Promise.resolve(false),
		exportText: () => '',
		close: () => Promise.resolve()
	};
}
