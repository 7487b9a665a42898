import { browser, type TrustedPolicy } from '../browser';

/** The name the content security policy lists under `trusted-types`. */
export const WORKER_POLICY = 'tablemate-worker';

let policy: TrustedPolicy | undefined;

/** Returns whether `url` may become the service worker: this origin's, a file called sw.js, without a query. */
export function isWorkerUrl(url: string, page: string): boolean {
	const worker = new URL(url, page);
	const own = new URL(page);
	return (
		worker.origin === own.origin &&
		// A blob: address has the origin of the page that made it.
		worker.protocol === own.protocol &&
		worker.pathname.endsWith('/sw.js') &&
		worker.search === '' &&
		worker.hash === ''
	);
}

/**
 * Returns the worker's address as the browser demands it under `require-trusted-types-for 'script'`.
 * @throws TypeError for an address that is not the app's worker
 */
export function trustedWorkerUrl(url: string): string {
	const check = (asked: string) => {
		if (!isWorkerUrl(asked, location.href)) throw new TypeError(`${asked} is not this app's worker`);
		return asked;
	};
	const { trustedTypes } = browser;
	if (!trustedTypes) return check(url);
	// A name can be taken once a page.
	policy ??= trustedTypes.createPolicy(WORKER_POLICY, { createScriptURL: check });
	return policy.createScriptURL(url);
}
