import { browser } from '../browser';
import { tableInPlayElsewhere } from './table-in-play';
import { trustedWorkerUrl } from './worker-url';

/**
 * What came of accepting a new version.
 * - `switching`: this page is about to load again, in the new version.
 * - `other-table-open`: another tab has a table in play; nothing was changed.
 * - `cannot-tell`: this browser does not say whether one has; the new version comes when all tabs are closed.
 * - `nothing-ready`: there is no new version waiting (any more).
 * - `failed`: the new version did not take over; it comes when all tabs are closed.
 */
export type Accepted = 'switching' | 'other-table-open' | 'cannot-tell' | 'nothing-ready' | 'failed';

/** How long (ms) a first visit waits with its copy: keeping all files slows a weak phone down, and its first tap comes before. */
export const FIRST_COPY_AFTER = 2_000;
/** How long (ms) it is not asked again for a new version. */
export const BETWEEN_CHECKS = 3_600_000;
/** How long (ms) an accepted version may take. */
export const TO_TAKE_OVER = 10_000;

/** What the update needs of the browser, so that tests can replace it. */
export interface UpdateEnvironment {
	workers(): ServiceWorkerContainer | undefined;
	workerUrl(url: string): string;
	tableElsewhere(): Promise<boolean | 'unknown'>;
	reload(): void;
	/** Milliseconds, from any origin. */
	now(): number;
	online(): boolean;
}

/** Returns whether to check for a new version now. `last` is when it was last checked. */
export function isCheckDue({ now, last, online }: { now: number; last: number; online: boolean }): boolean {
	return online && now - last >= BETWEEN_CHECKS;
}

/** Returns whether a worker waits to replace another. On the first visit there is none to replace. */
export function isUpdateWaiting({
	waiting,
	active
}: Pick<ServiceWorkerRegistration, 'waiting' | 'active'>): boolean {
	return waiting !== null && active !== null;
}

/**
 * The offline copy of the app, and its replacement by a newer one.
 *
 * A new version is only ever offered. It takes over when the user accepts it, or when all pages were closed; a page
 * that did not accept it is never reloaded by itself.
 */
export class AppUpdate {
	#ready = $state(false);
	#offlineReady = $state(false);
	#firstTime = $state(false);
	#replaced = $state(false);
	#environment: UpdateEnvironment;
	#registration: ServiceWorkerRegistration | undefined;
	#accepted = false;
	#reloading = false;
	#checked = Number.NEGATIVE_INFINITY;

	constructor(environment: UpdateEnvironment) {
		this.#environment = environment;
	}

	/** A new version is complete on this device and waits to be accepted. */
	get ready(): boolean {
		return this.#ready;
	}

	/** The whole app is saved on this device. */
	get offlineReady(): boolean {
		return this.#offlineReady;
	}

	/** `offlineReady` came true while this page was open: worth a sentence, once. */
	get firstTime(): boolean {
		return this.#firstTime;
	}

	/**
	 * Another page switched to a newer version while this one stayed. What this page has not loaded yet may be gone:
	 * the next change of page should be a full load.
	 */
	get replaced(): boolean {
		return this.#replaced;
	}

	/**
	 * Registers the worker, a little later on a first visit, and watches for new versions. Call it once the page is mounted.
	 * @param home the app's own root, with both slashes: `/` or `/repo/`. The worker is its `sw.js`.
	 * @param soon begin the first copy at once, where the network may be gone in a moment
	 * @returns what stops the watch (the worker stays)
	 */
	start(home: string, soon = false): () => void {
		const workers = this.#environment.workers();
		if (!workers) return () => undefined;
		let controlled = workers.controller !== null;
		const onController = () => {
			if (this.#accepted) this.#reloadOnce();
			// The first worker to control a page replaces none.
			else if (controlled) this.#replaced = true;
			controlled = true;
			this.#look();
		};
		const onVisible = () => {
			if (document.visibilityState === 'visible') void this.check();
		};
		workers.addEventListener('controllerchange', onController);
		document.addEventListener('visibilitychange', onVisible);
		const wait = controlled || soon ? 0 : FIRST_COPY_AFTER;
		const begin = setTimeout(() => void this.#register(workers, home), wait);
		return () => {
			clearTimeout(begin);
			workers.removeEventListener('controllerchange', onController);
			document.removeEventListener('visibilitychange', onVisible);
		};
	}

	/** Checks for a new version, at most once an hour and only when online. Never rejects. */
	async check(): Promise<void> {
		const now = this.#environment.now();
		if (!this.#registration || !isCheckDue({ now, last: this.#checked, online: this.#environment.online() }))
			return;
		this.#checked = now;
		try {
			await this.#registration.update();
		} catch {
			// The network or the server is away. The next check is in an hour.
		}
		this.#look();
	}

	/** Switches to the new version, unless that would disturb a table in another tab. Never rejects. */
	async accept(): Promise<Accepted> {
		if (!this.#registration?.waiting) return 'nothing-ready';
		const elsewhere = await this.#environment.tableElsewhere();
		if (elsewhere === 'unknown') return 'cannot-tell';
		if (elsewhere) return 'other-table-open';
		// An even newer one may have taken its place while we asked.
		const waiting = this.#registration.waiting;
		if (!waiting) return 'nothing-ready';
		this.#accepted = true;
		const tookOver = await new Promise<boolean>((resolve) => {
			const timer = setTimeout(() => resolve(false), TO_TAKE_OVER);
			// A page loaded past the worker (a forced reload) gets no controllerchange: the worker's own state tells.
			waiting.addEventListener('statechange', () => {
				if (waiting.state !== 'activated' && waiting.state !== 'redundant') return;
				clearTimeout(timer);
				resolve(waiting.state === 'activated');
			});
			waiting.postMessage({ type: 'SKIP_WAITING' });
		});
		if (tookOver) this.#reloadOnce();
		if (this.#reloading) return 'switching';
		this.#accepted = false;
		return 'failed';
	}

	async #register(workers: ServiceWorkerContainer, home: string): Promise<void> {
		try {
			const registration = await workers.register(this.#environment.workerUrl(`${home}sw.js`), {
				scope: home,
				updateViaCache: 'none'
			});
			this.#registration = registration;
			// Registering has checked for a new version already.
			this.#checked = this.#environment.now();
			this.#follow(registration.installing);
			registration.addEventListener('updatefound', () => this.#follow(registration.installing));
			this.#offlineReady = registration.active !== null;
			this.#look();
		} catch {
			// Denied, or no worker there (the development server): the app works, online only.
		}
	}

	#follow(worker: ServiceWorker | null): void {
		worker?.addEventListener('statechange', () => this.#look());
	}

	#look(): void {
		const registration = this.#registration;
		if (!registration) return;
		this.#ready = isUpdateWaiting(registration);
		if (registration.active && !this.#offlineReady) {
			this.#offlineReady = true;
			this.#firstTime = true;
		}
	}

	#reloadOnce(): void {
		if (this.#reloading) return;
		this.#reloading = true;
		this.#environment.reload();
	}
}

export const appUpdate = new AppUpdate({
	workers: () => browser.navigator?.serviceWorker,
	workerUrl: trustedWorkerUrl,
	tableElsewhere: tableInPlayElsewhere,
	reload: () => location.reload(),
	now: () => Date.now(),
	online: () => navigator.onLine
});
