import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '$lib/i18n';
import { begin, button, leave, rest, shown } from '$lib/ui/table/on-screen.testing';
import { doubleTap } from '$lib/ui/table/double-tap';
import { box } from '..';
import { bonuses, opening } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

/** Taps keys as a thumb does: each rests for a moment. */
async function keys(...names: readonly string[]): Promise<void> {
	for (const name of names) {
		await rest(doubleTap);
		await button(name).click();
	}
}
const typed = () =>
	[...document.querySelectorAll<HTMLInputElement>('input[id^=bonus], input[id^=wild]')].map(
		({ value }) => value
	);
const field = (id: string) => page.elementLocator(document.querySelector(id) as HTMLElement);

it('a bonus that is tapped gives way to the keys, also where its digit is the same again, and leads on [Q-1]', async () => {
	await shown(box, TableScreen, opening());
	await keys('1', m.quingo_key_next(), '3');
	expect(typed()).toEqual(['1', '3', '', '', '']);
	await field('#bonus-0').click();
	await keys('1', '4');
	expect(typed()).toEqual(['14', '3', '', '', '']);
	// What it is typed over with is whole with one digit.
	await field('#bonus-0').click();
	await keys('5', '7');
	expect(typed()).toEqual(['5', '3', '7', '', '']);
});

it('a wild that is tapped gives way to the keys, too [Q-2]', async () => {
	await shown(box, TableScreen, opening(), bonuses);
	await keys('1', m.quingo_key_next(), '9');
	await field('#wild-0').click();
	await keys('1', '8');
	expect(typed()).toEqual(['18', '9', '', '', '']);
});

it('a number that cannot be a wild is still to come [Q-2]', async () => {
	await shown(box, TableScreen, opening(), bonuses);
	// The six dice of the pool show 48 at most.
	await keys('4', '9');
	await expect.element(button(m.quingo_wilds_left({ count: '5' }))).toBeVisible();
	await field('#wild-0').click();
	await keys('4', '8');
	await expect.element(button(m.quingo_wilds_left({ count: '4' }))).toBeVisible();
});

it('where the last digit of a bonus has led on, the key that leads on does not pass over a field [Q-1]', async () => {
	await shown(box, TableScreen, opening());
	await keys('1', '1', m.quingo_key_next(), '3', m.quingo_key_next(), '2', '0');
	expect(typed()).toEqual(['11', '3', '20', '', '']);
	await keys(m.quingo_key_next(), m.quingo_key_next(), '4');
	expect(typed()).toEqual(['11', '3', '20', '', '4']);
	// The next key leads on from the field that was tapped meanwhile.
	await field('#bonus-0').click();
	await keys('1', '2');
	expect(typed()).toEqual(['12', '3', '20', '', '4']);
	await field('#bonus-2').click();
	await keys(m.quingo_key_next(), '7');
	expect(typed()).toEqual(['12', '3', '20', '7', '4']);
});

it('a digit that is typed on a keyboard goes to the field that is written into, wherever the focus is [Q-2]', async () => {
	await shown(box, TableScreen, opening(), bonuses);
	await expect.poll(typed).toHaveLength(5);
	(document.activeElement as HTMLElement | null)?.blur();
	await userEvent.keyboard('2');
	expect(typed()).toEqual(['2', '', '', '', '']);
	await keys(m.quingo_key_next());
	await userEvent.keyboard('15');
	expect(typed()).toEqual(['2', '15', '', '', '']);
});

it('bonuses that were entered stand in their fields once that is undone [Q-1] [G-3]', async () => {
	const table = await shown(box, TableScreen, opening());
	await keys('1', '1', '2', m.quingo_key_next(), '2', '0', '7', m.quingo_key_next(), '4');
	expect(typed()).toEqual(['11', '2', '20', '7', '4']);
	await keys(m.quingo_key_next());
	await expect.poll(() => table.rows.at(-1)).toMatchObject({ fact: { bonuses: [11, 2, 20, 7], wild: 4 } });
	await keys(m.shell_undo());
	await expect.poll(typed).toEqual(['11', '2', '20', '7', '4']);
	// Once more empties them, and does not leave the table yet.
	await keys(m.shell_undo());
	await expect.poll(typed).toEqual(['', '', '', '', '']);
});
