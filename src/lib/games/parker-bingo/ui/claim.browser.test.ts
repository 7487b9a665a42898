import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { long } from '$lib/domain/tries.testing';
import { language, m } from '$lib/i18n';
import { anew, begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import type { Table } from '$lib/session/table.svelte';
import { box, type Parker } from '..';
import { currentRound } from '../rules/round';
import * as p from '../rules/testing';
import { lineName, tileName } from '../text/names';
import TableScreen from './TableScreen.svelte';

let table: Table<Parker>;
beforeEach(async () => {
	begin();
	await language.need('parker-bingo-later');
	const facts = [...p.called(...p.firstRow), p.shouted('ana')];
	table = (await shown(box, TableScreen, p.opening(), ...facts)) as Table<Parker>;
});
afterEach(leave);

const read = (number: number) => tap(button(tileName(number)));
async function pickFirstRow(): Promise<void> {
	const line = page.getByRole('radio', { name: lineName('row-1'), exact: true });
	await expect.element(line).toBeInTheDocument();
	await tap(page.elementLocator(line.element().closest('label')!));
}
async function someoneElse(name: string): Promise<void> {
	await tap(button(m.table_meant_other()).first());
	await tap(page.getByRole('dialog').getByRole('button', { name, exact: true }));
}
/** Who is heard, what was read back, and who waits. */
const stands = () => {
	const numbers: unknown = Reflect.get(Object(table.draft), 'numbers');
	return [
		currentRound(table.snapshot.context)
			.shouts.map(({ player }) => player)
			.join(),
		(Array.isArray(numbers) ? numbers : []).filter(Boolean).join()
	];
};

it('undo goes back through what was read back and what was done meanwhile, the last first [G-3]', async () => {
	await pickFirstRow();
	await read(4);
	expect(table.record(p.shouted('ben'))).toEqual({ ok: true });
	await read(17);
	await someoneElse('Carla');
	await read(32);
	const steps = [
		['carla,ben', '4,17,32'],
		['carla,ben', '4,17'],
		['ana,ben', '4,17'],
		['ana,ben', '4'],
		['ana', '4'],
		['ana', ''],
		['ana', '']
	];
	for (const step of steps) {
		await expect.poll(stands).toEqual(step);
		table = (await anew()) as Table<Parker>;
		await tap(button(m.shell_undo()));
	}
	await expect.poll(stands).toEqual(['', '']);
});

it.runIf(long)(
	'undo brings a claim back with what was read, also once the next one was begun [G-3] [PB-13]',
	async () => {
		expect(table.record(p.shouted('ben'))).toEqual({ ok: true });
		await pickFirstRow();
		for (const number of p.firstRow) await read(number);
		await tap(button(m.parker_next_claim({ name: 'Ben' })));
		await pickFirstRow();
		await read(4);
		const steps = [
			['ben', '4'],
			['ben', ''],
			['ben', ''],
			['ana,ben', '4,17,32,50,63'],
			['ana,ben', '4,17,32,50']
		];
		for (const step of steps) {
			await expect.poll(stands).toEqual(step);
			table = (await anew()) as Table<Parker>;
			await tap(button(m.shell_undo()));
		}
		await expect.poll(stands).toEqual(['ana,ben', '4,17,32']);
		// And all of it is done again, to what was read of the next one.
		const seen = () =>
			[...document.querySelectorAll('.five .n')].map(({ textContent }) => textContent.replace('?', ''));
		for (const [shouts, numbers = ''] of steps.toReversed()) {
			table = (await anew()) as Table<Parker>;
			await tap(button(m.shell_redo()));
			await expect.poll(() => [stands()[0], seen().filter(Boolean).join()]).toEqual([shouts, numbers]);
		}
	}
);

it.runIf(long)('redo brings a shout back, and then what was read of it, as undo took it [G-3]', async () => {
	await pickFirstRow();
	for (const number of [4, 17]) await read(number);
	const steps = [
		['ana', '4,17'],
		['ana', '4'],
		['ana', ''],
		['ana', '']
	];
	for (const step of steps) {
		await expect.poll(stands).toEqual(step);
		await tap(button(m.shell_undo()));
	}
	await expect.poll(() => stands()[0]).toBe('');
	for (const step of steps.toReversed()) {
		await tap(button(m.shell_redo()));
		await expect.poll(stands).toEqual(step);
	}
});

it('who meant another line names it from the verdict, in words [PB-9]', async () => {
	await pickFirstRow();
	await tap(button(m.parker_not_called_yet()));
	await read(5);
	for (const number of p.firstRow.slice(1)) await read(number);
	const other = button(m.parker_other_line());
	await tap(other);
	await tap(
		page.elementLocator(
			page
				.getByRole('radio', { name: lineName('row-2') })
				.element()
				.closest('label')!
		)
	);
	await expect.element(page.getByText(lineName('row-2')).first()).toBeVisible();
	await expect.element(other).not.toBeInTheDocument();
	expect(stands()[0]).toBe('ana');
});

it('a printed total that the line cannot have is refused in one sentence, and its sum counts [PB-4]', async () => {
	await pickFirstRow();
	for (const number of p.firstRow) await read(number);
	await tap(button(m.parker_printed_total()));
	const field = page.getByLabelText(m.parker_printed_label());
	const why = page.getByRole('alert').getByText(m.parker_no_printed({ least: '155', most: '225' }));
	const counts = (total: string) =>
		expect.element(page.getByText(m.parker_line_total({ total }), { exact: true })).toBeVisible();
	await field.fill('210');
	await counts('210');
	await expect.element(why).not.toBeInTheDocument();
	for (const wrong of ['226', '9', '16O']) {
		await field.fill(wrong);
		await expect.element(why).toBeVisible();
		await counts('166');
	}
	// Left, it stays to be mended.
	field.element().dispatchEvent(new Event('change', { bubbles: true }));
	await expect.element(why).toBeVisible();
});

it('the button that ends a view lets go of the focus before the next view is made', async () => {
	const undo = button(m.shell_undo());
	await expect.element(undo).toBeInTheDocument();
	const next = () => document.querySelector('[data-testid="call"]');
	let left: { readonly standing: boolean; readonly next: Element | null } | undefined;
	const heard = () => (left ??= { standing: undo.query() !== null, next: next() });
	document.addEventListener('focusout', heard, { once: true });
	await tap(undo);
	await expect.poll(next).not.toBeNull();
	expect(left).toEqual({ standing: true, next: null });
});

it('a title that ends with a mark is read on without a comma', async () => {
	expect(table.record(p.named('ana', 'row-1', p.firstRow))).toEqual({ ok: true });
	const said = `${m.parker_bingo_stands()} Ana`;
	await expect.element(page.getByRole('heading', { name: said, exact: true })).toBeVisible();
	expect(document.title).toBe(`${said} - ${m.app_name()}`);
});
