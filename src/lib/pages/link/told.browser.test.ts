import type { Component } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { loadLocal, saveLocal } from '$lib/device/prefs/local-store';
import { newId } from '$lib/domain/ids';
import { loadKept, saveKept } from '$lib/session/kept';
import type { Table } from '$lib/session/table.svelte';
import { closeAll, created, opened } from '$lib/session/table.testing';
import TableNotices from '../play/TableNotices.svelte';
// What a screen fetches late Vite finds only where a test names it, and reloads in the middle otherwise.
import '$lib/games/parker-bingo/ui';
import './Phones.svelte';
import { toldBefore, toldName, wasTold } from '../play/was-told';
import { followTold, loadTold, told } from './told';

let table = '';
beforeEach(() => {
	table = newId();
});
afterEach(closeAll);
const onDisk = () => loadKept('link', toldName(table));

it('what phones were told is on the disk once it is noted, beside what another window noted meanwhile', async () => {
	expect(await wasTold(table)).toBe(false);
	await told.add(table, 'one');
	expect(await onDisk()).toEqual({ ok: true, value: [['one']] });
	expect(await wasTold(table)).toBe(true);
	await saveKept('link', toldName(table), ['one', 'two']);
	await told.add(table, 'three');
	expect(await onDisk()).toEqual({ ok: true, value: [['one', 'two', 'three']] });
	await loadTold(table);
	expect(told.of(table).toSorted()).toEqual(['one', 'three', 'two']);
});

it('what an earlier version noted is known, and comes to the disk', async () => {
	saveLocal(toldBefore(table), 'one two');
	expect(await wasTold(table)).toBe(true);
	await loadTold(table);
	expect(told.of(table)).toEqual(['one', 'two']);
	expect(await onDisk()).toEqual({ ok: true, value: [['one', 'two']] });
	expect(loadLocal(toldBefore(table))).toBeNull();
	expect(await wasTold(table)).toBe(true);
});

it('what another window notes while this one is open is known here', async () => {
	const stop = followTold(table);
	await saveKept('link', toldName(table), ['one']);
	const other = new BroadcastChannel('tablemate-kept');
	other.postMessage(`link/${toldName(table)}`);
	await expect.poll(() => told.of(table)).toEqual(['one']);
	stop();
	other.close();
});

it('a window that only watched while phones were told knows it once it takes over', async () => {
	const other = await created();
	const watching = await opened(other.id);
	expect(watching.watching).toBe(true);
	const screen: unknown = TableNotices;
	const props = { table: watching, reopen: () => undefined };
	await render(screen as Component<{ table: Table; reopen: () => void }>, props);
	await saveKept('link', toldName(other.id), ['one']);
	await watching.takeOver();
	await expect.poll(() => told.of(other.id)).toEqual(['one']);
});
