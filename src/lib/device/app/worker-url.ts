/** The part of Trusted Types used here; lib.dom does not have it yet. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL(url: string): string }
	): { createScriptURL(url: string): unknown };
}

/** The name the content security policy lists under `trusted-types`. */
export const WORKER_POLICY = 'tablemate-worker';

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Tells whether `url` may become the service worker: this origin's, a file called sw.js, without a query. */
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
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
	if (!trustedTypes) return check(url);
	// A name can be taken once a page.
	policy ??= trustedTypes.createPolicy(WORKER_POLICY, { createScriptURL: check });
	// register() takes the trusted object, which lib.dom still calls a string.
	return policy.createScriptURL(url) as string;
}
