import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The name alone, which stands in large letters on narrow screens, may break there.
it.each(['', 'later/'].flatMap((folder) => [`${folder}en.json`, `${folder}es.json`]))(
	'%s keeps “Bing-Oh!” in one line wherever it stands in a sentence',
	(file) => {
		const words = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as object;
		const said = Object.entries(words).flatMap(([key, form]) =>
			key === 'bingoh_name' ? [] : JSON.stringify(form).split('Bing-').slice(1)
		);
		expect(said.length).toBeGreaterThan(5);
		expect(said.filter((text) => !text.startsWith('\u2060Oh'))).toEqual([]);
	}
);
