import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sure } from '$lib/domain/sure';
import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import { Table } from '$lib/session/table.svelte';
import { begin, button, leave, rest, shown, tap } from '$lib/ui/table/on-screen.testing';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { box } from '..';
import type { QuingoFact } from '../rules/facts';
import {
	bonuses,
	checked,
	fillAllBut,
	limits,
	opening,
	passed,
	pool,
	prepared,
	rolled,
	wilds
} from '../rules/testing';
import { dieName, pileName } from '../text/names';
import TableScreen from './TableScreen.svelte';

// What a turn says, at a table and on a phone at another device's table.
beforeEach(begin);
afterEach(leave);
afterEach(() => vi.restoreAllMocks());

it('a filled box is put right on the device that has the table: a phone does not offer it [G-3]', async () => {
	vi.spyOn(Table.prototype, 'remote', 'get').mockReturnValue(true);
	const one = limits({ ana: 1, ben: 1, carla: 1 });
	await shown(
		box,
		TableScreen,
		opening(),
		...[...prepared, pool(1, 2, 3, 4, 20), one, checked('carla', 1, [4, 1])],
		...[checked('ana', 2, [6, 2]), checked('ben', 3, [8, 3])]
	);
	const filled = { box: '1', state: m.quingo_box_checked() };
	await tap(button(m.quingo_box_label(filled)));
	expect(toasts.current).toMatchObject({
		text: m.quingo_no_box_is_closed({ number: '1' }),
		action: undefined
	});
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	const history = page.getByRole('dialog');
	await expect
		.element(history.getByText(m.quingo_log_wilds({ name: 'Ana', wilds: '2, 15, 18, 7, 5' })))
		.toBeVisible();
	await expect.element(history.getByText(m.table_meant())).not.toBeInTheDocument();
	await expect.element(history.getByText(m.log_strike())).not.toBeInTheDocument();
});

const toFull: QuingoFact = { type: 'keeping.changed', keeping: 'full', youngest: 'ana' };

it('of who passes the last turn and could have scored it does not say that there was nothing to score [Q-9]', async () => {
	await shown(
		box,
		TableScreen,
		opening({ keeping: 'sheets' }),
		...[...prepared, ...fillAllBut('ana', 20)],
		toFull,
		...[
			pool(1, 2, 3, 4, 20),
			limits({ ana: 1, ben: 1, carla: 1 }),
			checked('ana', 20, [20, 20]),
			passed('ben')
		]
	);
	const words = m.quingo_lap_passed({ filler: 'Ana', names: 'Ben', name: 'Carla' });
	await expect.element(page.getByText(words).first()).toBeVisible();
	expect(words).not.toMatch(/score/);
});

it('of who passes the last turn because they could not score it says why [Q-9]', async () => {
	const table = await shown(
		box,
		TableScreen,
		opening({ keeping: 'sheets' }),
		...[...prepared, ...fillAllBut('ana', 20), ...fillAllBut('ben', 19)],
		toFull,
		...[pool(1, 2, 3, 4, 20), limits({ ana: 1, ben: 1, carla: 1 })]
	);
	// Its sheets are there, and with them what is said of each move.
	await tap(button(m.table_menu_label()));
	await expect.element(button(new RegExp(`^${m.log_title()}`))).toBeVisible();
	table.record(checked('ana', 20, [20, 20]));
	const reason = (text: string) => `${text} ${m.quingo_cannot()}`;
	await expect.poll(() => toasts.current?.text).toBe(reason(m.quingo_log_passed({ name: 'Ben' })));
	const words = m.quingo_lap_passed({ filler: 'Ana', names: reason('Ben'), name: 'Carla' });
	await expect.element(page.getByText(words).first()).toBeInTheDocument();
});

it('breaks no name among those who are tied for the lowest player die [Q-4]', async () => {
	await page.viewport(1180, 820);
	const names = ['Ana', 'Ben', 'Carla', 'Dora', 'Emil', 'Fina', 'Guadalupe', 'Hannelore'];
	const players = names.map((name) => ({ id: name.toLowerCase(), name }));
	await shown(
		box,
		TableScreen,
		opening({ players, youngest: null, set: { d4: 1, d6: 8, d8: 0, d10: 0, d12: 0, d20: 0 } }),
		...[bonuses, ...players.map(({ id }) => wilds(id, 1, 1, 1, 1, 1)), rolled([4, 1])],
		limits(Object.fromEntries(players.map(({ id }) => [id, 1])))
	);
	await expect.element(button('Ana')).toBeVisible();
	for (const name of names) {
		const text = sure(button(name).element().firstChild ?? undefined);
		const range = document.createRange();
		range.selectNodeContents(text);
		expect(range.getClientRects(), name).toHaveLength(1);
	}
});

it.each(['ways', 'advice'] as const)(
	'a number that stands on the sheet twice is seen to fit both boxes, with the help of %s [Q-5]',
	async (help) => {
		await page.viewport(320, 568);
		await shown(
			box,
			TableScreen,
			opening({ help: { ana: help } }),
			...[...prepared, pool(1, 2, 3, 4, 20), limits({ ana: 1, ben: 2, carla: 3 })]
		);
		// The wilds are below the edge of the sheet.
		const wild = m.quingo_box_wild({ number: 2 });
		const both = m.quingo_fits({ boxes: listed(['2', wild]) });
		const place = () => document.querySelector('.poolbox .limit')?.getBoundingClientRect();
		const seen = () =>
			[...document.querySelectorAll('.poolbox .limit > *, .poolbox .eq > :not(.sr)')].filter(
				({ textContent }) => textContent.trim() === both
			);
		await expect.element(button(dieName([6, 2]))).toBeVisible();
		const before = document.querySelector('.pool')?.getBoundingClientRect().top;
		expect(seen()).toEqual([]);
		await tap(button(dieName([6, 2])));
		await expect.poll(seen).toHaveLength(1);
		const [one] = seen();
		const { right } = sure(place());
		expect(one?.getBoundingClientRect().right).toBeLessThanOrEqual(right);
		// No die moves for it.
		expect(document.querySelector('.pool')?.getBoundingClientRect().top).toBe(before);
	}
);

it('two dice of a pile are taken as fast as a finger can tap, and a third tap by a hand that shakes puts none back', async () => {
	await shown(
		box,
		TableScreen,
		opening({ set: { d4: 1, d6: 5, d8: 2, d10: 0, d12: 0, d20: 1 } }),
		...[
			...prepared,
			rolled([4, 1], [6, 3], [6, 3], [8, 1], [8, 2], [20, 5]),
			limits({ ana: 3, ben: 1, carla: 1 })
		]
	);
	const pile = page.getByRole('button', { name: pileName([6, 3], 2, 0), exact: true });
	await expect.element(pile).toBeVisible();
	const die = pile.element() as HTMLElement;
	const { left, top, width, height } = die.getBoundingClientRect();
	// By the clock of the hand, for the machine's may be late; and it is no tap of the test before.
	const now = performance.now() + doubleTap;
	for (const at of [0, 60, 120]) {
		const place = { clientX: left + width / 2, clientY: top + height / 2 };
		const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...place });
		Object.defineProperty(click, 'timeStamp', { value: now + at });
		die.dispatchEvent(click);
		await rest(0);
	}
	await expect.element(page.getByText('3 + 3 = 6')).toBeVisible();
});
