// @ts-nocheck
// Apps of others, measured beside this one: `PEERS=folder npm run bench`. Each lies in a folder of its own, as it is
// served, with a `bench.json`: {"tap": selector of what is tapped first, "shows": selector of what is there after it}.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { serve } from '../serve.mjs';

/** The peers that are at hand. */
export async function peersIn(folder = process.env.PEERS) {
	if (!folder) return [];
	return readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => {
			const dir = join(folder, name);
			/** @type {{ tap: string, shows: string }} */
			const errand = JSON.parse(readFileSync(join(dir, 'bench.json'), 'utf8'));
			return { name, errand, serve: () => serve({ dir }) };
		});
}
