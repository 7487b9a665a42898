import { beforeEach, describe, expect, it } from 'vitest';
import type { QuingoFact } from '$lib/games/quingo/rules/facts';
import { carry, checks, phone, seated } from './five-phones.testing';
import { all, ana, begin, ben, come, cut, here, ok, players, reseat, tell } from './two-phones.testing';

// Seats that become other people's several times: what each phone said, and whose it is, goes along step by step.

beforeEach(begin);

function says(...facts: readonly QuingoFact[]): void {
	for (const fact of facts) expect(here.table.record(fact)).toEqual(ok);
}
const joins = (id: string): QuingoFact => ({ type: 'player.joined', player: { id, name: id } });
const sheetOf = (player: string): QuingoFact => ({ type: 'wilds.made', player, wilds: [2, 15, 18, 7, 5] });
/** Returns who has checked a box, in the rows as they stand. */
const checked = () =>
	here.table.folded.effective.rows
		.flatMap(({ fact }) =>
			fact.type === 'box.checked'
				? `${String(Reflect.get(fact, 'player'))} ${String(Reflect.get(fact, 'box'))}`
				: []
		)
		.toSorted();
async function told(): Promise<void> {
	tell();
	await all();
}
/** Both phones were away, and are back. */
async function back(): Promise<readonly (string | null)[]> {
	tell();
	come();
	await told();
	return players();
}

describe('while phones are away', () => {
	beforeEach(() => {
		cut();
		ana.mirror.say([{ fact: checks('ana', 4) }]);
		ben.mirror.say([{ fact: checks('ben', 5) }]);
	});

	it('names that were one seat off are put right one after the other', async () => {
		reseat('ana', 'zoe');
		reseat('ben', 'ana');
		reseat('carla', 'ben');
		expect(await back()).toEqual(['zoe', 'ana']);
		expect(checked()).toEqual(['ana 5', 'zoe 4']);
	});

	it('who was swapped keeps what is theirs, also where the other one turns out to be a third', async () => {
		reseat('ana', 'ben', true);
		reseat('ben', 'zoe');
		expect(await back()).toEqual(['ana', 'zoe']);
		expect(checked()).toEqual(['ana 4', 'zoe 5']);
	});

	it('so it is the other way round', async () => {
		reseat('ana', 'zoe');
		reseat('zoe', 'ben', true);
		expect(await back()).toEqual(['zoe', 'ben']);
		expect(checked()).toEqual(['ben 5', 'zoe 4']);
	});
});

it('what the table has undone does not come back by itself', async () => {
	reseat('dora', 'zoe');
	ben.mirror.say([{ fact: checks('ben', 9) }]);
	ben.line.deliver('owner');
	expect(checked()).toEqual(['ben 9']);
	ben.line.cut();
	here.table.undo();
	here.table.undo();
	reseat('ben', 'zoe');
	reseat('carla', 'ben');
	await back();
	expect(checked()).toEqual([]);
});

it('what was written before its answer was lost is not said twice', async () => {
	reseat('ana', 'dora', true);
	ana.mirror.say([{ fact: checks('ana', 3) }]);
	here.links.sync();
	ana.line.deliver('owner');
	reseat('dora', 'zoe');
	ana.line.cut();
	expect(await back()).toEqual(['ana', 'ben']);
	expect(checked()).toEqual(['ana 3']);
});

it('who left and came back has their seat, also once both are undone', async () => {
	reseat('carla', 'cleo');
	says({ type: 'player.left', player: 'ana' }, joins('ana'));
	await told();
	here.table.undo();
	here.table.undo();
	ana.mirror.say([{ fact: checks('ana', 4) }]);
	await told();
	expect([ana.mirror.seat.player, ana.mirror.refused]).toEqual(['ana', []]);
	expect(checked()).toEqual(['ana 4']);
});

it.each(['redo', 'a new row'])('who sat down and was taken back is there again by %s', async (by) => {
	reseat('ben', 'bea');
	says(joins('fay'));
	tell();
	const fay = await seated(here.links, 'fay');
	here.table.undo();
	tell();
	await carry(fay.line);
	if (by === 'redo') here.table.redo();
	else says(joins('fay'));
	tell();
	await carry(fay.line);
	expect(fay.mirror.seat.player).toBe('fay');
	expect(here.links.phones.map(({ player }) => player)).toContain('fay');
});

it.each(['away', 'linked'])(
	'a swap that is heard in two parts is one, for a phone that is %s',
	async (how) => {
		here.links.may = 'all';
		// Between the two changes of the swap are so many others that they come in two messages.
		for (let i = 0; i < 70; i++) {
			says(checks('ana', 4));
			expect(here.table.change({ strike: here.table.rows.at(-1)?.seq ?? 0 })).toEqual(ok);
		}
		says(joins('fay'), sheetOf('fay'));
		tell();
		const fay = await seated(here.links, 'fay');
		if (how === 'away') fay.line.cut();
		if (how === 'away') fay.mirror.say([{ fact: checks('fay', 9) }]);
		reseat('fay', 'ana', true);
		tell();
		const { line } = how === 'away' ? phone(here.links, 'phone of fay', fay.mirror) : fay;
		await carry(line);
		expect([fay.mirror.seat.player, fay.mirror.refused]).toEqual(['fay', []]);
		expect(checked()).toEqual(how === 'away' ? ['fay 9'] : []);
	}
);
