// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { course, lostBoxes } from './stats';
import { boxes } from './sheet';
import { bonuses, checked, crossed, ended, fillAllBut, left, table, wilds } from './testing';

const sheets = () =>
	table({ keeping: 'sheets' }).tell(bonuses, wilds('ana'), wilds('ben'), wilds('carla'), left('carla'));

describe('the boxes that are lost', () => {
	it('[Q-7] tells those crossed out by hand from [Q-9] those still open at the end', () => {
		const { snapshot } = sheets().tell(
			...fillAllBut('ana', 7),
			crossed('ana', 7),
			...fillAllBut('ben', 3, 20, 'wild-5'),
			crossed('ben', 20),
			ended
		);
		expect(lostBoxes({ snapshot })).toEqual([
			{ player: 'ana', crossed: [6], left: [] },
			{ player: 'ben', crossed: [19], left: [2, 24] }
		]);
	});

	it('takes a cross that was put right for what it became', () => {
		const again = { type: 'box.cleared', player: 'ana', box: 5 } as const;
		const { snapshot } = sheets().tell(crossed('ana', 5), again, checked('ana', 5), ended);
		expect(lostBoxes({ snapshot })[0]).toEqual({ player: 'ana', crossed: [], left: [] });
	});

	it('[Q-12] follows every total to where it ends', () => {
		const { snapshot, context } = sheets().tell(...fillAllBut('ana', 7), crossed('ana', 7), ended);
		expect(context.over).toBe('finished');
		const [ana, ben] = course({ snapshot });
		expect(ana?.totals.at(-1)).toBe(11 + 14 + 15 + 10 - 14 + 210);
		expect(ana?.totals).toHaveLength(boxes.length);
		expect(ben?.totals.at(-1)).toBe(-210);
	});
});
