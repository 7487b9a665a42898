import type { Row } from '$lib/domain/rows';
import type { BoxLog } from '$lib/games/box-ui';
import { m } from '$lib/i18n';
import { fallen } from '$lib/link/fallen';
import { isOwn, type SeatRules } from '$lib/link/seat';
import type { Table } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { untrack } from 'svelte';
import { askedBack } from './asked-back';
import { factText } from './fact-text';
import { loadSeat } from './mirror-ledger.svelte';

const lastStrike = (rows: readonly Row[]): number => rows.findLast((row) => 'strikes' in row)?.seq ?? -1;

/** Shows and announces on a phone which of its player's own moves the table has taken back, and not the phone itself. [G-3] */
export function hearTakenBack(
	table: Table,
	{ player, log }: { readonly player: () => string | null; readonly log: () => BoxLog | undefined }
): void {
	let heard = lastStrike(table.rows);
	let seat = $state.raw<SeatRules>();
	void loadSeat(table.box.id).then((rules) => (seat = rules));
	$effect(() => {
		const [rows, me, words] = [table.rows, player(), log()];
		if (!seat || !words) return;
		const since = heard;
		heard = lastStrike(rows);
		for (const row of rows) {
			if (me === null || !('strikes' in row) || row.seq <= since || askedBack.has(row.strikes)) continue;
			const fell = fallen(rows, row);
			if (!fell || !isOwn(seat, fell.fact, me, fell.moment ?? {})) continue;
			const what = untrack(() =>
				factText(
					table,
					words,
					fell.seq,
					table.rows.filter(({ seq }) => seq < row.seq)
				)
			);
			untrack(() => toasts.show(m.link_taken_back({ what })));
		}
	});
}
