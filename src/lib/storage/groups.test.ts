import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exportAll } from './backup';
import { Database } from './db';
import { listGroups, removeGroup, saveGroup } from './groups';
import { importBackup } from './import';
import { undoImport } from './undo-import';
import { pendingHere } from './refused';

const findBox = () => Promise.resolve(undefined);
const player = (name: string) => ({ id: name.toLowerCase(), name });
const group = (name: string, savedAt: number, ...players: readonly string[]) => ({
	name,
	players: players.map(player),
	savedAt
});
const sunday = group('Sunday', 20, 'Ana', 'Ben');
const club = group('Chess club', 10, 'Ben', 'Carla');

let here: Database;
let other: Database;
let count = 0;
beforeEach(() => {
	here = new Database(`groups-${String(count++)}`);
	other = new Database(`groups-${String(count++)}`);
});
afterEach(async () => {
	vi.restoreAllMocks();
	await Promise.all([here.close(), other.close()]);
});

async function backup(of: Database): Promise<string> {
	const text = await exportAll(0, findBox, of);
	if (!text.ok) throw new Error(text.trouble.why);
	return text.value;
}
const bring = async (text: string) => {
	const answer = await importBackup(text, findBox, 5, other);
	return answer.ok ? answer.imported.groups : answer;
};

test('groups are listed as they were saved; a name that is saved again has new people; one is removed', async () => {
	await saveGroup(sunday, here);
	await saveGroup(club, here);
	expect(await listGroups(here)).toEqual([club, sunday]);
	const again = group('Sunday', 30, 'Ana', 'Carla');
	await saveGroup(again, here);
	expect(await listGroups(here)).toEqual([club, again]);
	await removeGroup('Chess club', here);
	expect(await listGroups(here)).toEqual([again]);
});

test('what storage refuses is there as long as the page, is unsaved, and goes into the backup', async () => {
	await saveGroup(sunday, here);
	const full = vi.spyOn(here, 'write').mockResolvedValue({ ok: false, trouble: { why: 'full' } });
	const later = group('Sunday', 40, 'Ana', 'Eve');
	expect(await saveGroup(later, here)).toMatchObject({ ok: false });
	full.mockRestore();
	expect(pendingHere()).toBe(true);
	expect(await listGroups(here)).toEqual([later]);
	expect(await bring(await backup(here))).toBe(1);
	await saveGroup(later, here);
	expect(pendingHere()).toBe(false);
	expect(await listGroups(other)).toEqual([later]);
});

test('a backup brings groups to another device, where one that is there stays; taken back, they are gone again', async () => {
	await saveGroup(sunday, here);
	await saveGroup(club, here);
	const theirs = group('Sunday', 1, 'Zoe', 'Yan');
	await saveGroup(theirs, other);
	const text = await backup(here);
	expect(await bring(text)).toBe(1);
	expect(await listGroups(other)).toEqual([theirs, club]);
	expect(await bring(text)).toBe(0);
	await undoImport(other);
	expect(await listGroups(other)).toEqual([theirs]);
});

test('a group that was changed since stays when the backup is taken back', async () => {
	await saveGroup(club, here);
	await bring(await backup(here));
	const changed = group('Chess club', 50, 'Ben');
	await saveGroup(changed, other);
	await undoImport(other);
	expect(await listGroups(other)).toEqual([changed]);
});

test.each([
	['nothing', null],
	['no name', { ...sunday, name: '' }],
	['a name that is none', { ...sunday, name: '  Sunday ' }],
	['too long a name', { ...sunday, name: 'x'.repeat(100) }],
	['nobody', { ...sunday, players: [] }],
	['somebody twice', { ...sunday, players: [player('Ana'), player('Ana')] }],
	['no moment', { ...sunday, savedAt: -1 }]
])('a damaged group in a file is passed over: %s', async (_, damaged) => {
	const text = JSON.stringify({
		format: 'tablemate-journal',
		version: 1,
		tables: [],
		groups: [damaged, club]
	});
	expect(await bring(text)).toBe(1);
	expect(await listGroups(other)).toEqual([club]);
});
