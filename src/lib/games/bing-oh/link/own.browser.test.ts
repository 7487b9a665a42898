import '../../../../app.css';
import { createRawSnippet, type Component } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import type { OwnProps } from '$lib/ui/link/own';
import { box } from '..';
import { all, cards, plain, roll, withNumbers } from '../rules/known.testing';
import type { BingOhFact } from '../rules/facts';
import { opening, placed } from '../rules/testing';
import { spaceAt } from '../text/names';
import Own from './Own.svelte';

let table: Table;
beforeEach(async () => {
	language.set('en');
	await Promise.all([language.need('link'), language.need('bing-oh-later')]);
});
afterEach(() => table.close());

const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));
const snippets = { chip: nothing, menu: nothing, foot: nothing };

async function phoneOf(player: string, change: object, ...facts: readonly BingOhFact[]): Promise<void> {
	table = await Table.create(box, opening(change));
	for (const fact of facts) expect(table.record(fact)).toEqual({ ok: true });
	const say = () => undefined;
	await render(Own as unknown as Component<OwnProps>, { table, player, live: true, say, ...snippets });
}

const again: readonly BingOhFact[] = [
	withNumbers(1, 2, 3),
	{ type: 'start.named', player: 'ben' },
	roll('ben', { letter: 'I', number: 2, stars: 0 }),
	placed(all, ['ben']),
	{ type: 'space.named', player: 'ben', space: 'roll-again' },
	roll('ben', plain())
];
const words = () => m.link_place({ at: spaceAt(plain()) });

it('after an extra roll its player’s phone says where the chip goes, and not that it waits for them [B-5]', async () => {
	await phoneOf('ben', { cards }, ...again);
	await expect.element(page.getByText(words())).toBeVisible();
	await expect.element(page.getByText(m.link_your_turn())).not.toBeInTheDocument();
});

it('on nobody else’s phone an extra roll hits a space [B-5]', async () => {
	await phoneOf('cai', { cards }, ...again);
	await expect.element(page.getByText(m.link_turn({ name: 'Ben' }))).toBeVisible();
	await expect.element(page.getByRole('group', { name: m.link_bingoh_card({ name: 'Cai' }) })).toBeVisible();
	await expect
		.element(page.getByText(new RegExp(`^${spaceAt(plain())} on your card`)))
		.not.toBeInTheDocument();
});

it('promises no card where the cards on the table are not the app’s', async () => {
	await phoneOf('cai', {});
	await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cai');
	await expect.element(page.getByText(m.link_bingoh_card({ name: 'Cai' }))).not.toBeInTheDocument();
});
