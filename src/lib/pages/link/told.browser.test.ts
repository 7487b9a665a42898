import { beforeEach, expect, it } from 'vitest';
import { loadLocal, saveLocal } from '$lib/device/prefs/local-store';
import { newId } from '$lib/domain/ids';
import { loadKept, saveKept } from '$lib/session/kept';
import { toldBefore, toldName, wasTold } from '../play/was-told';
import { followTold, loadTold, told } from './told';

let table = '';
beforeEach(() => {
	table = newId();
});
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
