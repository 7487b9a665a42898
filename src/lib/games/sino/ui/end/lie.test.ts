import { expect, it } from 'vitest';
import { layWords } from '$lib/ui/table/end/fit';
import { besideTheBoard, boardOf } from './lie';

it('the name stands above the board or beside it, on a poster of any size', () => {
	for (const name of ['Ana', 'Maximiliana'])
		for (let w = 260; w <= 900; w += 20)
			for (let h = 180; h <= 700; h += 4) {
				const place = besideTheBoard(w, h);
				const board = boardOf(w, h);
				const [line] = layWords({ name, verb: 'wins with', figure: '231', about: '51 more than Ben' }, place);
				if (!line) throw new Error('no name');
				const above = place.y + line.y <= board.y;
				const beside = place.x + line.size * 0.57 * name.length <= board.x;
				expect([w, h, above || beside]).toEqual([w, h, true]);
			}
});
