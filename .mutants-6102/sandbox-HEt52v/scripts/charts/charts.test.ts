// @ts-nocheck
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages } from './charts';

it('docs/charts shows every chart as it is: run `npm run charts` after a change', () => {
	expect(readdirSync('docs/charts').sort()).toEqual([...pages.keys()].sort());
	for (const [name, page] of pages) expect(readFileSync(`docs/charts/${name}`, 'utf8'), name).toBe(page);
});
