import { toCsv } from '$lib/files/csv';
import { saveFile } from '$lib/device';
import { compress } from '$lib/device/files/compression';
import { backedUp } from '$lib/device/prefs/reminder';
import type { TableStats } from '$lib/games/box-ui';
import { findBox, findUi } from '$lib/games/registry';
import { m } from '$lib/i18n';
import { exportAll } from '$lib/storage/backup';
import { listPeople, loadRoster } from '$lib/storage/people';
import type { TableSummary } from '$lib/storage/summary';
import { listTables } from '$lib/storage/tables';
import { troubleSentence } from '$lib/ui/feedback/troubles';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { withCurrentNames } from '../current-names';
import { dayOf, wonCell } from '../past/won';
import { findLid } from '../shelf/lids';
import { tableStats } from '../stats/stats-data';

async function hand(name: string, content: string | Blob, type: string): Promise<boolean> {
	const result = await saveFile(name, content, type);
	if (result === 'failed') toasts.show(m.settings_export_failed());
	else if (result !== 'cancelled') toasts.show(m.settings_exported());
	return result === 'saved' || result === 'shared';
}

/** Hands out everything as one file: packed, or as text for people and other programs. */
export async function saveBackup(packed: boolean): Promise<void> {
	const now = Date.now();
	const [going, over, people, file] = await Promise.all([
		listTables('in-play'),
		listTables('over'),
		listPeople(),
		exportAll(now, findBox)
	]);
	if (!file.ok) return void toasts.show(troubleSentence(file.trouble));
	const nobody = people.ok && people.value.length === 0;
	if (going.tables.length + over.tables.length === 0 && nobody)
		return void toasts.show(m.settings_export_none());
	const name = `tablemate-${dayOf(now)}.json`;
	const small = packed ? await compress(file.value) : undefined;
	const done = small
		? await hand(`${name}.gz`, small, 'application/gzip')
		: await hand(name, file.value, 'application/json');
	if (done) backedUp(now);
}

/** Returns what everybody had after each step of a game; nothing where its box cannot tell, or its journal cannot be read. */
async function courseOf(table: TableSummary): Promise<TableStats['course']> {
	const [ui, box] = await Promise.all([findUi(table.box), findBox(table.box)]);
	if (!ui?.loadStats || !box) return [];
	const [found] = await tableStats([table], box, await ui.loadStats(), () => true);
	return found?.course ?? [];
}

/** Hands out who won what as a file for a spreadsheet, a line a player and game with what it came to step by step. */
export async function saveResults(): Promise<void> {
	const over = await listTables('over');
	if (over.trouble) return void toasts.show(troubleSentence(over.trouble));
	if (over.tables.length === 0) return void toasts.show(m.settings_results_none());
	const head = [
		m.results_date(),
		m.results_box(),
		m.results_table(),
		m.past_person(),
		m.numbers_score(),
		m.results_won()
	];
	const roster = await loadRoster();
	if (!roster.ok) return void toasts.show(troubleSentence(roster.trouble));
	const tables = over.tables.map((table) => withCurrentNames(table, roster.value));
	const lines: (string | number)[][] = [];
	for (const table of tables) {
		const course = await courseOf(table);
		for (const { id, name, score, left } of table.players)
			lines.push([
				dayOf(table.changedAt),
				table.title ?? findLid(table.box)?.tableName(table.variant) ?? table.box,
				table.id,
				name,
				score,
				wonCell(table.winners, id, left),
				...(course.find(({ players }) => players.includes(id))?.totals ?? []).map((total) => total ?? '')
			]);
	}
	// After the six columns of the result: what everybody had after each step of the game.
	const steps = Math.max(0, ...lines.map(({ length }) => length - head.length));
	for (let step = 1; step <= steps; step++) head.push(`${m.numbers_score()} ${String(step)}`);
	const text = toCsv([head, ...lines], navigator.language);
	await hand(`tablemate-${dayOf(Date.now())}.csv`, text, 'text/csv');
}
