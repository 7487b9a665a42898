import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { language, m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box, type Quingo } from '..';
import type { QuingoFact } from '../rules/facts';
import { checked, joined, left, limits, opening, pool, prepared, rolled, wilds } from '../rules/testing';
import { logText } from '../text/log';
import TableScreen from './TableScreen.svelte';

// A turn of an old round is put right after others sat down and left: what came after that round stands. [G-3]

let table: Table<Quingo>;
beforeEach(async () => {
	begin();
	const limited = limits({ ana: 1, ben: 2, carla: 3 });
	table = (await shown(
		box,
		TableScreen,
		opening(),
		...[...prepared, pool(2, 5, 7, 9, 20), limited, checked('ana', 7, [8, 7]), checked('ben', 5, [6, 5])],
		...[checked('carla', 11, [4, 2], [10, 9]), checked('ana', 20, [20, 20])],
		...[joined('Dora'), wilds('dora'), rolled([4, 1], [8, 7], [10, 10], [20, 19])],
		...[limits({ ana: 1, ben: 2, carla: 3, dora: 6 }), checked('ana', 'wild-4', [8, 7])],
		...[
			checked('ben', 10, [10, 10]),
			checked('carla', 19, [20, 19]),
			checked('dora', 1, [4, 1]),
			left('dora')
		],
		...[pool(3, 3, 3, 3, 3), limited, checked('ana', 3, [4, 3]), checked('ben', 6, [6, 3], [8, 3])]
	)) as unknown as Table<Quingo>;
});
afterEach(() => {
	language.set('en');
	return leave();
});

const marks = (player: string) => table.snapshot.context.sheets[player]?.marks;
const history = async () => {
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
};
const what = (seq: number) => {
	const row = table.rows[seq];
	const { context } = table.snapshot;
	return row && 'fact' in row ? logText(row.fact as QuingoFact, context, context) : '';
};
const told = () => page.getByRole('alert');
/** Carla's 11 of the first round, in which she took two dice. */
const carlas = 9;

async function meant(seq: number, number: number): Promise<void> {
	await history();
	await tap(button(m.table_meant_what({ what: what(seq) })));
	await tap(document.querySelectorAll<HTMLElement>('.fixing .bx')[number - 1]!);
}

describe.each(['en', 'es'] as const)('an old turn, in %s', (tag) => {
	it('with a die fewer leaves all later rounds, and says first what becomes of its own', async () => {
		language.set(tag);
		const before = table.snapshot.context;
		await meant(carlas, 9);
		await tap(button(m.table_meant()));
		await expect.element(told()).toHaveTextContent(m.quingo_rest_on_sheets());
		await expect.element(told()).not.toHaveTextContent(m.log_falls({ count: 1 }).slice(0, 6));
		await tap(button(m.table_meant()));
		await expect.element(told()).not.toBeInTheDocument();
		expect(marks('carla')).toEqual({ 9: 'checked', 19: 'checked' });
		const { context } = table.snapshot;
		expect(context.seats).toEqual(before.seats);
		expect(context.round).toEqual(before.round);
		expect(table.rows.at(-1)).toMatchObject({ fact: checked('carla', 9, [10, 9]) });
		table.undo();
		expect(marks('carla')).toEqual({ 11: 'checked', 19: 'checked' });
		expect(table.snapshot.context.ways).toBe(1);
	});
});

it('that was right after all is what it was, with all that was changed for it', async () => {
	const before = table.snapshot.context;
	await meant(carlas, 9);
	await tap(button(m.table_meant()));
	await expect.element(told()).toBeVisible();
	await tap(button(m.table_meant()));
	await expect.element(told()).not.toBeInTheDocument();
	await meant(table.rows.length - 1, 11);
	await tap(button(m.table_meant()));
	await expect.element(told()).toHaveTextContent(m.quingo_log_keeps_sheets());
	await tap(button(m.log_go_ahead()));
	await expect.poll(() => marks('carla')).toEqual({ 11: 'checked', 19: 'checked' });
	const { ways, sheets, round, moves } = before;
	expect(table.snapshot.context).toMatchObject({ ways, sheets, round });
	// The dice are those of then, in the order of the way that makes the number.
	expect(table.snapshot.context.moves.map(({ dice }) => dice.length)).toEqual(
		moves.map(({ dice }) => dice.length)
	);
});

it('that is removed leaves what the others marked, and comes back as it was', async () => {
	const before = table.snapshot.context;
	await history();
	const told11 = what(carlas);
	await tap(button(m.log_strike_label({ what: told11 })));
	await expect.element(told()).toHaveTextContent(m.quingo_rest_on_sheets());
	await tap(told().getByRole('button', { name: m.log_strike() }));
	await expect.poll(() => marks('carla')).toEqual({ 19: 'checked' });
	expect(table.snapshot.context.round).toEqual(before.round);
	await tap(button(m.log_restore_label({ what: told11 })));
	await tap(told().getByRole('button', { name: m.log_restore() }));
	await expect.poll(() => marks('carla')).toEqual({ 11: 'checked', 19: 'checked' });
	expect(table.snapshot.context).toEqual(before);
});
