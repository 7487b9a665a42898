import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '$lib/i18n';
import { loadRoster, savePlayers } from '$lib/storage/people';
import { lastOver } from '$lib/storage/tables';
import type { Table } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { anew, begin, beside, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from './any-game';
import { opening } from './any-game/rules/testing';
import Screen from './any-game/ui/TableScreen.svelte';
import { box as parker } from './parker-bingo';
import * as p from './parker-bingo/rules/testing';
import ParkerScreen from './parker-bingo/ui/TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const sheet = page.getByRole('dialog');
const scored = (...sides: readonly string[]) => ({
	type: 'round.scored',
	round: 1,
	scores: sides.map((side, i) => ({ side, points: 3 + i }))
});
const scores = ({ outcome }: Table) => outcome.scores.map(({ player, name, score }) => [player, name, score]);
const lastPlayed = async (id: string) => {
	const roster = await loadRoster();
	return roster.ok ? roster.value.get(id)?.lastPlayedAt : undefined;
};

/** Opens where a seat becomes another person's, and chooses whose. */
async function seatOf(id: string, menu = m.table_menu_people()) {
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${menu}`)));
	if (menu === m.table_menu_people()) await tap(button(m.table_wrong_person()));
	const list = sheet.getByRole('combobox', { name: m.table_wrong_person() });
	await userEvent.selectOptions(list, id);
}
const type = async (was: string, name: string) => {
	await userEvent.fill(sheet.getByRole('textbox', { name: m.table_wrong_who({ name: was }) }), name);
	await userEvent.keyboard('{Enter}');
};

it('a seat becomes another person’s with all that is written and typed; it can be undone, also after a reload', async () => {
	let table = await shown(box, Screen, opening(), scored('ana', 'ben', 'carla'));
	const written = scores(table);
	await tap(page.getByRole('textbox', { name: /^Ben/ }));
	await tap(page.getByRole('button', { name: '1', exact: true }));
	await seatOf('ben');
	await type('Ben', ' zoe ');
	await expect
		.element(sheet.getByText(m.table_sits_instead({ name: 'zoe', was: 'Ben' })).first())
		.toBeVisible();
	const zoe = table.outcome.scores[1]?.player ?? '';
	expect(scores(table)).toEqual(written.with(1, [zoe, 'zoe', 4]));
	expect(zoe).not.toBe('ben');
	await userEvent.keyboard('{Escape}');
	await expect.element(page.getByRole('textbox', { name: /^zoe/ })).toHaveValue('1');
	// The next digit goes where the last ones went.
	await tap(page.getByRole('button', { name: '3', exact: true }));
	await expect.element(page.getByRole('textbox', { name: /^zoe/ })).toHaveValue('13');
	table = await anew();
	expect(scores(table)).toEqual(written.with(1, [zoe, 'zoe', 4]));
	await expect.element(page.getByRole('textbox', { name: /^zoe/ })).toHaveValue('13');
	expect(table.undo()).toEqual({ ok: true });
	expect(scores(table)).toEqual(written);
	await expect.element(page.getByRole('textbox', { name: /^Ben/ })).toHaveValue('13');
	expect(table.redo()).toEqual({ ok: true });
	expect(scores(table)).toEqual(written.with(1, [zoe, 'zoe', 4]));
});

it('a remembered person is a tap away, and who sits at the table is refused', async () => {
	await savePlayers([{ id: 'dora', name: 'Dora' }], 5);
	const table = await shown(box, Screen, opening(), scored('ana', 'ben', 'carla'));
	await seatOf('ana');
	await type('Ana', 'BEN');
	await expect.element(sheet.getByText(m.new_no_same({ name: 'Ben' })).first()).toBeVisible();
	await userEvent.fill(sheet.getByRole('textbox', { name: /Ana/ }), 'do');
	await tap(sheet.getByRole('button', { name: 'Dora', exact: true }));
	expect(scores(table)[0]).toEqual(['dora', 'Dora', 3]);
	await userEvent.keyboard('{Escape}');
	await tap(page.getByTestId('undo'));
	await expect
		.element(
			page
				.getByText(m.shell_undone_what({ what: m.table_sits_instead({ name: 'Dora', was: 'Ana' }) }))
				.first()
		)
		.toBeVisible();
	expect(scores(table)[0]).toEqual(['ana', 'Ana', 3]);
	// Another window shows the same.
	expect(scores(await beside())[0]).toEqual(['ana', 'Ana', 3]);
});

it('after the end the game is another person’s, in the list of past games, too', async () => {
	const players = ['Ana', 'Ben', 'Nora'].map((name) => ({ id: name.toLowerCase(), name }));
	const table = await shown(box, Screen, opening({ players }), scored('ana', 'ben', 'nora'), {
		type: 'game.ended'
	});
	await seatOf('nora', m.table_wrong_person());
	await expect.element(sheet.getByText(m.table_joins())).not.toBeInTheDocument();
	await type('Nora', 'Yara');
	const yara = table.outcome.scores[2]?.player;
	expect(table.outcome).toMatchObject({ status: 'over', winners: [yara] });
	await expect.poll(() => lastPlayed('nora')).toBe(0);
	await expect.poll(() => lastPlayed(yara ?? '')).toBeGreaterThan(0);
	table.undo();
	await expect.poll(() => lastPlayed('nora')).toBeGreaterThan(0);
	table.redo();
	await expect
		.poll(async () => {
			const past = await lastOver('any-game');
			return past?.id === table.id ? past.players.map(({ name }) => name) : [];
		})
		.toEqual(['Ana', 'Ben', 'Yara']);
});

it('wrong partners are put right by a swap of two seats: rounds stay, and whose totals change is shown before', async () => {
	const players = ['Ana', 'Ben', 'Carla', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));
	const partners = [['ana', 'ben'] as const, ['carla', 'dora'] as const].map(
		([one, two]): [string, string] => [one, two]
	);
	const round = {
		...{ type: 'round.scored', round: 1 },
		scores: [
			{ side: 'ana', points: 30 },
			{ side: 'carla', points: 20 }
		]
	};
	const table = await shown(box, Screen, opening({ players, partners }), round);
	await seatOf('ben');
	await tap(sheet.getByRole('button', { name: m.table_swap_with({ name: 'Carla' }), exact: true }));
	const warning = sheet
		.getByRole('alert')
		.filter({ hasText: m.table_swap_hint({ was: 'Ben', name: 'Carla' }) });
	await expect.element(warning).toHaveTextContent(m.table_swap_partners());
	await expect.element(warning).toHaveTextContent(m.log_total({ name: 'Ben', before: 30, after: 20 }));
	await expect.element(warning).toHaveTextContent(m.log_total({ name: 'Carla', before: 20, after: 30 }));
	await tap(warning.getByRole('button', { name: m.table_swap_go() }));
	await expect.element(page.getByText(m.table_swapped({ was: 'Ben', name: 'Carla' })).first()).toBeVisible();
	const pairs = () => table.outcome.scores.map(({ name, score }) => `${name} ${String(score)}`).sort();
	expect(pairs()).toEqual(['Ana 30', 'Ben 20', 'Carla 30', 'Dora 20']);
	await tap(sheet.getByRole('button', { name: m.shell_close() }));
	await tap(button(m.shell_undo()));
	await expect
		.poll(() => toasts.current?.text)
		.toBe(m.shell_undone_what({ what: m.table_swapped({ was: 'Ben', name: 'Carla' }) }));
	expect(pairs()).toEqual(['Ana 30', 'Ben 30', 'Carla 20', 'Dora 20']);
});

it('where places alone were wrong each keeps what is written: partners and who calls next are as they sit, shown before [PB-21] [PB-22]', async () => {
	const table = await shown(
		parker,
		ParkerScreen,
		p.opening({
			...{ variant: 'points', drawing: 'tiles', caller: 'ana' },
			options: { freeCentre: false, winnerCalls: false, callerEachRound: true },
			partners: [
				['ana', 'carla'],
				['ben', 'dora']
			]
		}),
		...[...p.called(...p.firstRow), ...p.claimed('ben', 'row-1', p.firstRow), p.awarded, p.opened],
		...[...p.called(...p.firstRow), ...p.claimed('carla', 'row-3', p.firstRow), p.awarded, p.opened]
	);
	const pairs = () => table.outcome.scores.map(({ name, score }) => `${name} ${String(score)}`).sort();
	const before = pairs();
	expect(before).toEqual(['Ana 332', 'Ben 166', 'Carla 332', 'Dora 166']);
	await seatOf('ben');
	await tap(sheet.getByRole('button', { name: m.table_swap_with({ name: 'Carla' }), exact: true }));
	// The totals of either answer stand above it: with what was won, and without.
	const asked = sheet
		.getByRole('alert')
		.filter({ has: page.getByRole('button', { name: m.table_swap_go() }) });
	const lists = asked.getByRole('list', { name: m.log_totals() });
	await expect
		.element(lists.first())
		.toHaveTextContent(m.log_total({ name: 'Carla', before: 332, after: 166 }));
	await expect.element(lists.last()).toHaveTextContent(m.log_total({ name: 'Ana', before: 332, after: 166 }));
	await expect.element(lists.last()).not.toHaveTextContent('Carla');
	await tap(button(m.table_places_kept()));
	const warning = sheet.getByRole('alert').filter({ hasText: m.log_leave() });
	await expect.element(warning).toHaveTextContent(m.log_total({ name: 'Ana', before: 332, after: 166 }));
	const next = ['Carla', 'Dora'].map((name) => m.parker_calls_number({ name, number: '3' }));
	await expect.element(warning).toHaveTextContent(next.join(' → '));
	expect(pairs()).toEqual(before);
	await tap(warning.getByRole('button', { name: m.table_meant(), exact: true }));
	await expect.element(page.getByText(m.new_seated()).first()).toBeVisible();
	expect(pairs()).toEqual(['Ana 166', 'Ben 166', 'Carla 332', 'Dora 332']);
	await tap(sheet.getByRole('button', { name: m.shell_close() }));
	const said = toasts.current;
	await tap(button(m.shell_undo()));
	await expect.poll(() => toasts.current).not.toBe(said);
	expect(toasts.current?.text).toBe(m.shell_undone_what({ what: m.new_seated() }));
	expect(pairs()).toEqual(before);
});

it('where the winner takes the caller’s place, undo of that says what it took back, and of nobody that they sit there instead [PB-14]', async () => {
	await shown(
		parker,
		ParkerScreen,
		p.opening({ drawing: 'tiles', caller: 'ana', options: { freeCentre: false, winnerCalls: true } }),
		...[...p.called(...p.nColumn), ...p.claimed('ben', 'column-N', p.nColumn), p.awarded, p.opened]
	);
	await tap(button(m.shell_undo()));
	await expect.poll(() => toasts.current?.text ?? '').toContain(m.shell_undone_what({ what: '' }).trim());
});
