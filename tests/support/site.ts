import { existsSync } from 'node:fs';
import { serve } from '../../scripts/serve.mjs';

/** The builds the tests know; `npm test` makes the first, `npm run test:long` both. */
export const builds = {
	root: { dir: 'build', base: '' },
	repo: { dir: 'build-base', base: '/repo' }
} as const;

export type Build = (typeof builds)[keyof typeof builds];

/** A built app on a port of its own. */
export interface Site {
	/** The app's home, with a slash at its end. */
	readonly home: string;
	/** The full address of a path of the app: `/rules?box=x`. */
	readonly at: (path: string) => string;
	/** Cuts the network, service worker included: Playwright's offline mode does not reach every worker. */
	kill(): Promise<void>;
}

/** Serves a build, or another folder built for the same base. The test that opens a site kills it. */
export async function openSite(build: Build, dir: string = build.dir): Promise<Site> {
	if (!existsSync(`${dir}/sw.js`)) throw new Error(`${dir}/ is not built: run npm test, which builds it.`);
	const { origin, close } = await serve({ dir, base: build.base });
	const home = `${origin}${build.base}/`;
	return { home, at: (path) => `${origin}${build.base}${path}`, kill: close };
}
