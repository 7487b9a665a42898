// @ts-nocheck
import { afterEach, expect, test } from 'vitest';
import { heldElsewhere, holdTableInPlay, TABLE_IN_PLAY, tableInPlayElsewhere } from './table-in-play';

const cleanUp: (() => void)[] = [];
afterEach(() => {
	for (const undo of cleanUp.splice(0)) undo();
});

/** A frame is a client of its own, as another tab is. */
async function otherPageWithTable(): Promise<() => void> {
	const frame = document.createElement('iframe');
	document.body.append(frame);
	const { contentWindow } = frame;
	if (!contentWindow) throw new Error('no frame');
	await new Promise<void>((granted, refused) => {
		contentWindow.navigator.locks
			.request(TABLE_IN_PLAY, { mode: 'shared' }, () => {
				granted();
				return new Promise(() => undefined);
			})
			.catch(refused);
	});
	const close = () => frame.remove();
	cleanUp.push(close);
	return close;
}

async function heldHere(): Promise<number> {
	const { held = [] } = await navigator.locks.query();
	return held.filter((lock) => lock.name === TABLE_IN_PLAY).length;
}

test('this page’s own table is not elsewhere', async () => {
	cleanUp.push(holdTableInPlay(), holdTableInPlay());
	await expect.poll(heldHere).toBe(2);
	expect(await tableInPlayElsewhere()).toBe(false);
});

test('another page’s table is, until that page is closed', async () => {
	cleanUp.push(holdTableInPlay());
	const close = await otherPageWithTable();
	expect(await tableInPlayElsewhere()).toBe(true);
	close();
	await expect.poll(tableInPlayElsewhere).toBe(false);
});

test('leaving the table lets go, even before the lock was granted', async () => {
	holdTableInPlay()();
	const leave = holdTableInPlay();
	await expect.poll(heldHere).toBe(1);
	leave();
	await expect.poll(heldHere).toBe(0);
});

test.each([
	['nobody', [], [], false],
	['this page', [{ name: TABLE_IN_PLAY, clientId: 'a' }], [], false],
	['another page', [{ name: TABLE_IN_PLAY, clientId: 'b' }], [], true],
	['a page that is about to', [], [{ name: TABLE_IN_PLAY, clientId: 'b' }], true],
	['another page, another lock', [{ name: 'writer', clientId: 'b' }], [], false]
])('held by %s', (_, held, pending, elsewhere) => {
	expect(heldElsewhere({ held: [{ name: 'me', clientId: 'a' }, ...held], pending }, 'me')).toBe(elsewhere);
});
