import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import walk from '../../../docs/call.md?raw';
import { Saver } from '$lib/session/saver.svelte';
import { begin, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from './parker-bingo';
import { changes } from './parker-bingo/rules/changes';
import { rules } from './parker-bingo/rules/rules';
import { opening } from './parker-bingo/rules/testing';
import ParkerScreen from './parker-bingo/ui/TableScreen.svelte';

/** The files of the app that are in the middle of something, the one that was entered last first. */
const entered = (): readonly string[] =>
	[...(new Error().stack ?? '').matchAll(/\/src\/lib\/([\w./-]+\.(?:svelte|ts))/g)]
		.flatMap(([, file]) => file ?? [])
		.filter((file) => !file.endsWith('.test.ts'));

const found = new Set<string>();
const undo: (() => void)[] = [];

/** Looks at the stack whenever a method is called. Who looks on stands in its place, so that its own file is said. */
function watch(owner: object, method: string, file?: string): void {
	const does: unknown = Reflect.get(owner, method);
	if (typeof does !== 'function') throw new TypeError(`no method: ${method}`);
	undo.push(() => Reflect.set(owner, method, does));
	Reflect.set(owner, method, function (this: unknown, ...given: unknown[]): unknown {
		for (const entry of entered()) found.add(entry);
		if (file) found.add(file);
		const answer: unknown = Reflect.apply(does, this, given);
		return answer;
	});
}

const { stackTraceLimit } = Error;
beforeEach(begin);
afterEach(async () => {
	Error.stackTraceLimit = stackTraceLimit;
	for (const back of undo) back();
	await leave();
});

it('from the finger on Call to the rule, the change and the disk lie the files that docs/call.md names, 14 at most', async () => {
	const table = await shown(box, ParkerScreen, opening({ drawing: 'app' }));
	const call = page.getByTestId('call');
	// The first call waits until what all of them need is fetched.
	await tap(call);
	await expect.poll(() => table.savedTo).toBe(1);

	Error.stackTraceLimit = 200;
	watch(rules, 'ball.called', 'games/parker-bingo/rules/rules.ts');
	watch(changes, 'ball.called', 'games/parker-bingo/rules/changes.ts');
	// The saver writes later than the tap: the stack of a row's transaction begins with it.
	watch(Saver.prototype, 'add');
	watch(IDBObjectStore.prototype, 'add');
	await tap(call);
	await expect.poll(() => table.savedTo).toBe(2);

	const named = [...walk.matchAll(/^\| `([^`]+)`/gm)].flatMap(([, file]) => file ?? []);
	expect([...found].sort()).toEqual(named.toSorted());
	expect(named.length).toBeLessThanOrEqual(14);
});
