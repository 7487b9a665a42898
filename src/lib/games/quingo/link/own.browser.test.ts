import '../../../../app.css';
import { createRawSnippet, type Component } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import type { OwnProps } from '$lib/ui/link/own';
import { box } from '..';
import { checked, fillAllBut, limits, opening, pool, prepared, rolled } from '../rules/testing';
import Own from './Own.svelte';

let table: Table;
beforeEach(async () => {
	language.set('en');
	await language.need('link');
});
afterEach(() => table.close());

const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));

it('while it is nobody’s turn a phone says what the table is at, and one point is a point', async () => {
	table = await Table.create(box, opening());
	await render(Own as unknown as Component<OwnProps>, {
		...{ table, player: 'ana', live: true, say: () => undefined },
		...{ chip: nothing, menu: nothing, foot: nothing }
	});
	await expect.element(page.getByText(m.quingo_preparing())).toBeVisible();
	const one = limits({ ana: 1, ben: 1, carla: 1 });
	for (const fact of prepared) expect(table.record(fact)).toEqual({ ok: true });
	await expect.element(page.getByText(m.table_round({ number: '1' }), { exact: true })).toBeVisible();
	const dice = rolled([4, 1], [6, 1], [8, 1], [10, 1], [20, 1]);
	for (const fact of [dice, one, checked('carla', 1, [4, 1]), checked('ana', 1, [6, 1])])
		expect(table.record(fact)).toEqual({ ok: true });
	await expect.element(page.getByText(m.link_turn({ name: 'Ben' }))).toBeVisible();
	await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/1 point$/);
});

it('a player whose last turn is passed because they cannot score is told so on their own phone [Q-9]', async () => {
	table = await Table.create(box, opening({ keeping: 'sheets' }));
	const told = [...prepared, ...fillAllBut('ana', 20), ...fillAllBut('ben', 19)];
	const toFull = { type: 'keeping.changed', keeping: 'full', youngest: 'ana' };
	const one = limits({ ana: 1, ben: 1, carla: 1 });
	for (const fact of [...told, toFull, pool(1, 2, 3, 4, 20), one])
		expect(table.record(fact)).toEqual({ ok: true });
	await render(Own as unknown as Component<OwnProps>, {
		...{ table, player: 'ben', live: true, say: () => undefined },
		...{ chip: nothing, menu: nothing, foot: nothing }
	});
	expect(table.record(checked('ana', 20, [20, 20]))).toEqual({ ok: true });
	await expect.poll(() => toasts.current?.text).toBe(m.link_cannot_score());
});

it('a player chooses their own help on their own phone', async () => {
	table = await Table.create(box, opening());
	await render(Own as unknown as Component<OwnProps>, {
		...{ table, player: 'ben', live: true, say: () => undefined },
		...{ chip: nothing, menu: nothing, foot: nothing }
	});
	await page.getByLabelText(m.quingo_help()).selectOptions(m.quingo_help_odds());
	await expect.poll(() => table.snapshot.context).toMatchObject({ help: { ben: 'odds' } });
});
