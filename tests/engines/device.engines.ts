import { expect } from 'vitest';
import { inEachEngine } from './engines.ts';
import { exactly, testId, type Player } from './player.ts';

/** Opens a table of Parker Bingo with so many calls; answers its address. */
async function table(player: Player, calls: number): Promise<string> {
	await player.open('/new?box=parker-bingo');
	await player.seat('Ana', 'Ben');
	const address = await player.start();
	await player.callTo(calls);
	await player.saved(calls);
	return address;
}

inEachEngine({ what: 'a backup' }, async (player) => {
	const { driver } = player;
	const address = await table(player, 3);
	const ball = await player.nameOf(player.ball);
	await player.open('/settings');
	// What would be downloaded is held back, for each engine asks in another place where to.
	await driver.run(`void (() => {
		navigator.canShare = () => false;
		const make = URL.createObjectURL;
		URL.createObjectURL = (file) => (globalThis.backup = file, make.call(URL, file));
		HTMLAnchorElement.prototype.click = () => undefined;
	})()`);
	await player.press(player.button('settings_export'));
	await player.reads(player.say('settings_exported'));
	const backup = await driver.run<number[]>(
		`globalThis.backup.arrayBuffer().then((bytes) => [...new Uint8Array(bytes)])`
	);
	expect(backup.slice(0, 2), 'gzip').toEqual([0x1f, 0x8b]);

	await driver.run(`new Promise((resolve, reject) => {
		localStorage.clear();
		const deleting = indexedDB.deleteDatabase('tablemate');
		deleting.onsuccess = () => resolve(true);
		deleting.onerror = () => reject(deleting.error);
	})`);
	await driver.goto(address);
	await player.alive();
	await player.reads(player.say('play_missing'));
	await player.open('/settings');
	await driver.run(`void (() => {
		const files = new DataTransfer();
		files.items.add(new File([new Uint8Array(${JSON.stringify(backup)})], 'tablemate.json.gz'));
		const input = document.querySelector('input[type=file]');
		input.files = files.files;
		input.dispatchEvent(new Event('change', { bubbles: true }));
	})()`);
	await player.reads(player.say('backup_added', { count: 1 }));
	await driver.goto(address);
	await player.alive();
	await player.shows(ball, 'brought in again');
	await player.callTo(4);
	return `out, wiped, and in again: ${String(backup.length)} bytes`;
});

inEachEngine({ what: 'two tabs' }, async (player) => {
	const { driver, say } = player;
	const watching = exactly(say('play_watching'));
	const notice = { css: 'p, span, strong', text: watching };
	const address = await table(player, 2);
	const first = await player.nameOf(player.ball);
	await driver.openTab();
	await driver.goto(address);
	await player.alive();
	await player.shows(first, 'in a second tab');
	await player.sees(notice);
	await player.press({ css: 'button.main-act', text: exactly(say('parker_call')) });
	await player.reads(say('refused_watching'));
	expect(await player.count()).toBe(2);
	await player.press(player.button('play_take_over'));
	await player.misses(notice);
	const third = await player.callTo(3);
	await player.saved(3);

	await driver.showTab(0);
	await player.sees(notice);
	await player.shows(third, 'in the first tab');
	await driver.showTab(1);
	await driver.closeTab();
	await driver.showTab(0);
	await player.misses(notice);
	await player.callTo(4);
	return 'one watches, takes over, and goes: the other writes again';
});

inEachEngine({ what: 'no voice, no sound, no wake lock, no full screen' }, async (player) => {
	const { driver, say } = player;
	await player.open('/settings');
	await driver.run(
		`void Object.defineProperty(globalThis, 'speechSynthesis', { value: undefined, configurable: true })`
	);
	await player.press(player.button('voice_test'));
	const heard = ['settings_test_chimed', 'settings_test_silent'].map((key) => say(key));
	await player.sees({ css: '.heard', text: new RegExp(heard.join('|')) });
	const told = await player.nameOf({ css: '.heard' });

	await player.open('/new?box=parker-bingo');
	await driver.run(`void (() => {
		const no = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
		if (globalThis.WakeLock) WakeLock.prototype.request = no;
		Element.prototype.requestFullscreen = no;
		Element.prototype.webkitRequestFullscreen = no;
		Object.defineProperty(globalThis, 'speechSynthesis', { value: undefined, configurable: true });
	})()`);
	await player.seat('Ana', 'Ben');
	await player.start();
	await player.callTo(2);
	await player.menu('table_menu_voice');
	await player.reads(say('voice_awake_refused'));
	await player.press(player.button('shell_close'));
	await player.menu('table_menu_fullscreen');
	await player.press(player.button('shell_close'));
	await player.callTo(4);
	await player.saved(4);
	await player.sees(testId('undo'));
	return `the test said: ${told}`;
});
