import { expect, it } from 'vitest';
import { atTheTable, carry, checks, seated } from './five-phones.testing';

it('what was sent and not answered yet is said to be on its way, and taken back once it is there', async () => {
	const { table, links, save } = atTheTable();
	const { mirror, line } = await seated(links, 'ana');
	mirror.say([{ fact: checks('ana', 3) }]);
	const seq = mirror.shown?.rows.at(-1)?.seq ?? -1;
	const undo = () => mirror.propose([{ table: 't', seq: seq + 1, at: 0, by: 'undo', strikes: seq }]);
	expect(undo()).toEqual({ why: 'unanswered' });
	await carry(line);
	save();
	links.sync();
	await carry(line);
	expect(undo()).toBeUndefined();
	await carry(line);
	expect(table.rows.at(-1)).toMatchObject({ strikes: seq, by: 'undo' });
});
