import { afterEach, beforeEach, expect, it } from 'vitest';
import { boxLog } from '$lib/games/quingo/text/log';
import { language, m } from '$lib/i18n';
import { checks, onSheets } from '$lib/link/five-phones.testing';
import { withUnwritten } from './fact-text';

beforeEach(async () => {
	language.set('en');
	await language.need('link');
	await language.need('quingo');
});
afterEach(() => language.set('en'));

const why = 'Why.';
const { table } = onSheets(['ana', 'ben'], { ana: 'Ana', ben: 'Ben' });
const log = boxLog as never;
const refusal = { why: 'not-your-seat' };

it('what was said in a seat that is not this phone’s is shown, in the words of its box', () => {
	const refused = { said: [{ fact: checks('ana', 4) }], refusal };
	const text = withUnwritten(why, refused, table, log);
	expect(text).toMatch(/^Why\. Not written: Ana .*4/u);
	expect(withUnwritten(why, { ...refused, refusal: { why: 'over' } }, table, log)).toBe(why);
	expect(withUnwritten(why, refused, table, undefined)).toBe(why);
});

it('it is said as the table was then, where the player is there no more; and not at all where nobody knows', () => {
	const joined = { type: 'player.joined', player: { id: 'carla', name: 'Carla' } };
	const since = table.rows.length + 2;
	expect(table.record(joined).ok).toBe(true);
	expect(table.record({ type: 'wilds.made', player: 'carla', wilds: [2, 15, 18, 7, 5] } as never).ok).toBe(
		true
	);
	const refused = { said: [{ fact: checks('carla', 4) }], since, refusal };
	table.undo();
	table.undo();
	expect(withUnwritten(why, refused, table, log)).toMatch(/Not written: Carla .*4/u);
	expect(withUnwritten(why, { ...refused, since: 3 }, table, log)).toBe(why);
});

it('points are said with their round', () => {
	const refused = { said: [], fill: { round: 2, points: -30 }, refusal: { why: 'only-looking' } };
	expect(withUnwritten(why, refused, table, log)).toBe(
		m.link_not_written({ why, what: m.link_points_in_round({ round: '2', points: '−30' }) })
	);
});
