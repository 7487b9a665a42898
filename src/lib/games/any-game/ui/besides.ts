import type { OneChange } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import type { LogChange } from '$lib/ui/table/log';
import { comesBack } from '$lib/ui/table/turned-back';
import type { AnyGame } from '..';
import { besides } from '../rules/besides';

/** Returns what else is changed where a row of the history is removed, or put back there with what fell with it. [AG-1] [G-3] */
export function besidesRow(
	table: Pick<Table<AnyGame>, 'rows' | 'folded' | 'preview'>,
	seq: number,
	how: LogChange
): readonly OneChange[] {
	const { places } = table.folded.effective;
	const own = besides(places, seq, how);
	if (how === 'strike') return own;
	return comesBack(table, seq, (back, fallen) => {
		const comes = fallen.flatMap((mark) => ('restore' in mark ? mark.restore : []));
		const then = places.map(({ versions, shown }) => ({
			versions,
			shown: shown ?? versions.find((row) => comes.includes(row.seq))
		}));
		// Who left again, or came back, is there until then.
		return [back, [...fallen, ...besides(then, seq, how)], [...fallen, ...own], own];
	});
}
