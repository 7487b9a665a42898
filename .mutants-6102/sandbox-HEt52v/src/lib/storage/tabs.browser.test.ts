// @ts-nocheck
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TableChannel, WriterLock } from './tabs';

describe('tabs', () => {
	const locks: WriterLock[] = [];
	const lock = (table: string, heard: string[] = []) => {
		const made = new WriterLock(
			table,
			() => heard.push('gained'),
			() => heard.push('lost')
		);
		locks.push(made);
		return made;
	};
	afterEach(async () => {
		vi.restoreAllMocks();
		await Promise.all(locks.splice(0).map((lock) => lock.release(Promise.resolve())));
	});

	/** A frame is a client of its own, as another tab is; it holds the lock and never answers. */
	async function frozenTab(table: string): Promise<HTMLIFrameElement> {
		const frame = document.createElement('iframe');
		document.body.append(frame);
		await new Promise<void>((granted) => {
			void frame.contentWindow?.navigator.locks
				.request(`table:${table}`, () => {
					granted();
					return new Promise(() => undefined);
				})
				.catch(() => undefined);
		});
		return frame;
	}

	test('one writes, the other waits and follows', async () => {
		const heard: string[] = [];
		const [one, two] = [lock('t'), lock('t', heard)];
		expect([await one.hold(), await two.hold()]).toEqual([true, false]);
		expect(await lock('u').hold()).toBe(true);
		await one.release(Promise.resolve());
		await expect.poll(() => heard).toEqual(['gained']);
	});
	test('the lock of a frozen tab is stolen', async () => {
		const frame = await frozenTab('t');
		const one = lock('t');
		expect(await one.hold()).toBe(false);
		expect(await one.takeOver()).toBe(true);
		expect(await lock('t').hold()).toBe(false);
		frame.remove();
	});
	test('a tab whose lock is stolen is notified, and gets it back when the other leaves', async () => {
		const heard: string[] = [];
		const [one, two] = [lock('t', heard), lock('t')];
		await one.hold();
		await two.hold();
		expect(await two.takeOver()).toBe(true);
		await expect.poll(() => heard).toEqual(['lost']);
		await two.release(Promise.resolve());
		await expect.poll(() => heard).toEqual(['lost', 'gained']);
	});
	test('a page that comes back to the table it is just leaving writes at once', async () => {
		const one = lock('t');
		await one.hold();
		void one.release(new Promise((done) => setTimeout(done, 50)));
		expect(await lock('t').hold()).toBe(true);
	});
	test('without locks every tab may write: the keys reject the later one', async () => {
		vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
		expect([await lock('t').hold(), await lock('t').hold(), await lock('t').takeOver()]).toEqual([
			true,
			true,
			true
		]);
	});
	test('a notice of a table reaches the others, not its sender, and malformed ones are ignored', async () => {
		const heard: string[] = [];
		const own: string[] = [];
		const receiver = new TableChannel((table) => heard.push(table));
		const sender = new TableChannel((table) => own.push(table));
		const channel = new BroadcastChannel('tablemate');
		channel.postMessage({ table: 7 });
		channel.postMessage(null);
		sender.notify('t');
		await expect.poll(() => heard).toEqual(['t']);
		expect(own).toEqual([]);
		sender.close();
		sender.notify('u');
		receiver.close();
		channel.close();
	});
});
