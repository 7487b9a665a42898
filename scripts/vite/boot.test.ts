import { Linter } from 'eslint';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { smallScript } from './boot.ts';

/** What a browser that knows no JavaScript after 2015 cannot read. */
const unreadable = (code: string) =>
	new Linter().verify(code, { languageOptions: { ecmaVersion: 2015, sourceType: 'script' } });

test('a browser too old for the app can read the script that says so', async () => {
	const source = readFileSync('static/boot.js', 'utf8');
	expect(unreadable(await smallScript(source))).toEqual([]);
	expect(unreadable('try {} catch {}'), 'what Safari 11 cannot read').toHaveLength(1);
});
