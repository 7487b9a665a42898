import { expect, it } from 'vitest';
import { layWords } from '$lib/ui/table/end/fit';
import { besideTheSheet, panelOf } from './panel';

it('the name stands above the sheet or beside it, and all words on the poster, whatever its size', () => {
	for (const name of ['Ana', 'Maximiliana'])
		for (let w = 260; w <= 900; w += 20)
			for (let h = 180; h <= 700; h += 4) {
				const place = besideTheSheet(w, h);
				const sheet = panelOf(w, h);
				const lines = layWords({ name, verb: 'wins with', figure: '231', about: '51 more than Ben' }, place);
				const [line] = lines;
				if (!line) throw new Error('no name');
				const above = place.y + line.y <= sheet.y;
				const beside = place.x + line.size * 0.57 * name.length <= sheet.x;
				const last = lines.at(-1) ?? line;
				expect([w, h, above || beside, place.y + last.y + last.size * 0.2 <= h]).toEqual([w, h, true, true]);
			}
});
