// @ts-nocheck
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * What `_headers` in the built folder says, as a host that knows this file would: later lines outrank earlier ones.
 * @param {string} dir
 */
function headersOf(dir) {
	/** @type {{ path: RegExp, headers: [string, string][] }[]} */
	const rules = [];
	const file = join(dir, '_headers');
	for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
		const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
		if (line.startsWith('/'))
			rules.push({ path: new RegExp(`^${line.replaceAll('*', '.*')}$`), headers: [] });
		else if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
	}
	return rules;
}

/**
 * Serves a built app on the loopback as a plain host of static files would: `/rules` is rules.html, an unknown
 * address is 404.html.
 *
 * @param {object} site
 * @param {string} site.dir the folder to serve; files that change while it is served are seen
 * @param {string} [site.base] the base path the folder was built for, '' or '/repo'; outside of it is nothing
 * @param {number} [site.port] 0 (the default) for any free one
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>} `close` cuts open connections too
 */
export async function serve({ dir, base = '', port = 0 }) {
	const said = headersOf(dir);
	const files = sirv(dir, {
		dev: true,
		etag: true,
		extensions: ['html'],
		setHeaders(response, pathname) {
			for (const { path, headers } of said) {
				if (path.test(pathname)) for (const [name, value] of headers) response.setHeader(name, value);
			}
		}
	});
	const server = createServer((request, response) => {
		const missing = (/** @type {string} */ text) => {
			response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
			response.end(text);
		};
		const url = request.url ?? '/';
		if (base !== '') {
			if (url === base) {
				response.writeHead(308, { Location: `${base}/` });
				response.end();
				return;
			}
			if (!url.startsWith(`${base}/`)) {
				missing('Nothing here.');
				return;
			}
			request.url = url.slice(base.length);
		}
		files(request, response, () => missing(readFileSync(join(dir, '404.html'), 'utf8')));
	});
	await /** @type {Promise<void>} */ (
		new Promise((resolve, reject) => {
			server.once('error', reject);
			server.listen(port, '127.0.0.1', resolve);
		})
	);
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The server has no port.');
	return {
		origin: `http://127.0.0.1:${address.port}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			})
	};
}
