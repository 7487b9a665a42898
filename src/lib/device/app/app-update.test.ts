import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	AppUpdate,
	BETWEEN_CHECKS,
	FIRST_COPY_AFTER,
	isCheckDue,
	isUpdateWaiting,
	TO_TAKE_OVER
} from './app-update.svelte';

class Worker_ extends EventTarget {
	state = 'installing';
	messages: unknown[] = [];
	postMessage(message: unknown) {
		this.messages.push(message);
	}
	become(state: string) {
		this.state = state;
		this.dispatchEvent(new Event('statechange'));
	}
}

class Registration extends EventTarget {
	installing: Worker_ | null = null;
	waiting: Worker_ | null = null;
	active: Worker_ | null = null;
	updates = 0;
	update() {
		this.updates += 1;
		return Promise.resolve(this);
	}
	/** A new version is found and comes to wait. */
	newVersion(): Worker_ {
		const worker = (this.installing = new Worker_());
		this.dispatchEvent(new Event('updatefound'));
		this.installing = null;
		this.waiting = worker;
		worker.become('installed');
		return worker;
	}
}

class Container extends EventTarget {
	controller: Worker_ | null = null;
	registration = new Registration();
	registered: unknown[] = [];
	register(...call: unknown[]) {
		this.registered.push(...call);
		return Promise.resolve(this.registration);
	}
	/** What the browser does when the waiting worker takes over all pages. */
	takeOver(worker: Worker_) {
		this.registration.waiting = null;
		this.registration.active = worker;
		this.controller = worker;
		worker.become('activated');
		this.dispatchEvent(new Event('controllerchange'));
	}
}

let workers: Container;
let reload: ReturnType<typeof vi.fn<() => void>>;
let elsewhere: boolean | 'unknown';
let online: boolean;
let update: AppUpdate;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
	vi.useFakeTimers();
	page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
	vi.stubGlobal('document', page);
	workers = new Container();
	reload = vi.fn();
	elsewhere = false;
	online = true;
	update = new AppUpdate({
		workers: () => workers as unknown as ServiceWorkerContainer,
		workerUrl: (url) => `trusted:${url}`,
		tableElsewhere: () => Promise.resolve(elsewhere),
		reload,
		now: () => Date.now(),
		online: () => online
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function runningPage(): Promise<void> {
	workers.controller = workers.registration.active = new Worker_();
	update.start('/repo/');
	await settle();
}

test('registers the trusted address, in the app’s own scope', async () => {
	await runningPage();
	expect(workers.registered).toEqual(['trusted:/repo/sw.js', { scope: '/repo/', updateViaCache: 'none' }]);
	expect([update.offlineReady, update.firstTime, update.ready]).toEqual([true, false, false]);
});

test('the first visit: its first tap goes before the copy; ready for offline, worth saying once, and no update', async () => {
	const worker = (workers.registration.installing = new Worker_());
	update.start('/');
	await vi.advanceTimersByTimeAsync(FIRST_COPY_AFTER - 1);
	expect(workers.registered).toEqual([]);
	await vi.advanceTimersByTimeAsync(1);
	expect(workers.registered).toHaveLength(2);
	workers.registration.installing = null;
	workers.registration.waiting = worker;
	worker.become('installed');
	expect([update.offlineReady, update.ready]).toEqual([false, false]);
	workers.takeOver(worker);
	expect([update.offlineReady, update.firstTime, update.replaced]).toEqual([true, true, false]);
	expect(reload).not.toHaveBeenCalled();
});

test('the first visit of a phone that links: its copy begins at once', async () => {
	update.start('/', true);
	await vi.advanceTimersByTimeAsync(0);
	expect(workers.registered).toHaveLength(2);
});

test('a new version is offered, and switched to only when accepted', async () => {
	await runningPage();
	const worker = workers.registration.newVersion();
	expect(update.ready).toBe(true);
	expect(worker.messages).toEqual([]);
	const accepted = update.accept();
	await settle();
	expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }]);
	expect(reload).not.toHaveBeenCalled();
	workers.takeOver(worker);
	expect(await accepted).toBe('switching');
	expect(reload).toHaveBeenCalledOnce();
});

test('a version that was waiting before the page opened is offered', async () => {
	workers.registration.waiting = new Worker_();
	await runningPage();
	expect(update.ready).toBe(true);
});

test.each([
	[true, 'other-table-open'],
	['unknown', 'cannot-tell']
] as const)('a table in play elsewhere: %s, nothing is switched', async (answer, outcome) => {
	await runningPage();
	const worker = workers.registration.newVersion();
	elsewhere = answer;
	expect(await update.accept()).toBe(outcome);
	expect(worker.messages).toEqual([]);
	expect(update.ready).toBe(true);
});

test('another page accepted: this one stays, and knows it is the old one', async () => {
	await runningPage();
	workers.takeOver(workers.registration.newVersion());
	await settle();
	expect(reload).not.toHaveBeenCalled();
	expect([update.replaced, update.ready]).toEqual([true, false]);
	expect(await update.accept()).toBe('nothing-ready');
});

test('a version that never takes over: failed, and a later take-over does not reload the page', async () => {
	await runningPage();
	const worker = workers.registration.newVersion();
	const accepted = update.accept();
	await vi.advanceTimersByTimeAsync(TO_TAKE_OVER);
	expect(await accepted).toBe('failed');
	workers.takeOver(worker);
	expect(reload).not.toHaveBeenCalled();
});

test('asks again when the page comes back, at most once an hour, only online', async () => {
	await runningPage();
	const comeBack = async (visibilityState = 'visible') => {
		page.visibilityState = visibilityState;
		page.dispatchEvent(new Event('visibilitychange'));
		await settle();
		return workers.registration.updates;
	};
	expect(await comeBack()).toBe(0);
	await vi.advanceTimersByTimeAsync(BETWEEN_CHECKS);
	expect(await comeBack('hidden')).toBe(0);
	online = false;
	expect(await comeBack()).toBe(0);
	online = true;
	expect(await comeBack()).toBe(1);
	expect(await comeBack()).toBe(1);
});

test('a server that is away, or no worker at all: the page goes on', async () => {
	const asked = vi.spyOn(workers, 'register').mockRejectedValue(new TypeError('404'));
	update.start('/');
	await vi.advanceTimersByTimeAsync(FIRST_COPY_AFTER);
	expect(asked).toHaveBeenCalledOnce();
	await update.check();
	expect([update.ready, update.offlineReady]).toEqual([false, false]);
	expect(await update.accept()).toBe('nothing-ready');
});

test.each([
	[0, true, false],
	[BETWEEN_CHECKS - 1, true, false],
	[BETWEEN_CHECKS, true, true],
	[BETWEEN_CHECKS, false, false]
])('%i ms after the last check, online: %s, due: %s', (now, isOnline, due) => {
	expect(isCheckDue({ now, last: 0, online: isOnline })).toBe(due);
});

test('a waiting worker is an update only when there is one to replace', () => {
	const worker = new Worker_() as unknown as ServiceWorker;
	expect(isUpdateWaiting({ waiting: worker, active: worker })).toBe(true);
	expect(isUpdateWaiting({ waiting: worker, active: null })).toBe(false);
	expect(isUpdateWaiting({ waiting: null, active: worker })).toBe(false);
});
