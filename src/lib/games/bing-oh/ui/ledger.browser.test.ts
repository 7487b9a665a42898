import '../../../../app.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-svelte';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { box, type BingOh } from '..';
import { cardOf } from '../rules/card-set';
import { chipsAt } from '../rules/chips';
import { letters } from '../rules/dice';
import type { BingOhFact } from '../rules/facts';
import * as b from '../rules/testing';
import { spaceAt } from '../text/names';
import TableScreen from './TableScreen.svelte';

let table: Table<BingOh> | undefined;
beforeEach(() => {
	language.set('en');
	toasts.clear();
});
afterEach(() => table?.close());

async function open(id: string): Promise<Table<BingOh>> {
	const opened = await Table.open(id, (name) => Promise.resolve(name === box.id ? box : undefined));
	if (opened.what !== 'table') throw new Error(opened.what);
	return opened.table as Table<BingOh>;
}
async function shown(change: Parameters<typeof b.opening>[0], ...facts: readonly BingOhFact[]) {
	table = await open((await Table.create(box, b.opening({ dice: 'real', ...change }))).id);
	for (const fact of facts) expect(table.record(fact)).toEqual({ ok: true });
	await render(TableScreen, { table });
	return table;
}
/** The same table, as a page shows it that is loaded anew. */
async function anew(): Promise<void> {
	const { id } = table as Table<BingOh>;
	await table?.close();
	cleanup();
	table = await open(id);
	await render(TableScreen, { table });
}
async function tap(control: Locator): Promise<void> {
	await new Promise((done) => setTimeout(done, doubleTap));
	await control.click();
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const did = (name: string, what: string) =>
	page.getByRole('radiogroup', { name, exact: true }).getByText(what, { exact: true });
it('tells a screen reader that the figure of a row is points', async () => {
	await shown({ keeping: 'ledger' });
	const row = page.getByRole('listitem').filter({ hasText: 'Ana' });
	await expect.element(row).toHaveTextContent(new RegExp(`${m.bingoh_points_so_far()}:\\s*0`));
});
const said = (name: string, what: string) =>
	page.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: what });
const typed = (label: string) => page.getByRole('textbox', { name: label, exact: true });
it('a card that is taken is proposed to nobody else, and said where it stood; all others stay [B-1]', async () => {
	await shown({
		keeping: 'ledger',
		cards: { seed: 'puma-tuba', size: 10, mix: { free: 2, dead: 2, special: 10 } }
	});
	const field = (name: string) => typed(`${name}: ${m.bingoh_card_number()}`);
	const taken = page.getByText(m.bingoh_no_card_taken({ card: '2', name: 'Ana' }));
	await field('Ana').fill('2');
	await expect.element(taken).toBeVisible();
	await expect.poll(() => announcer.lines.at(-1)?.text).toContain('Ben 4 ');
	await expect.element(field('Ben')).toHaveValue('4');
	await expect.element(field('Cai')).toHaveValue('3');
	await field('Ana').fill('7');
	await expect.element(taken).not.toBeInTheDocument();
	await expect.element(field('Ben')).toHaveValue('2');
});
it('with cards of the box, whose numbers nobody knows, no card is said to be another player’s [B-1]', async () => {
	const before = announcer.lines.length;
	await shown({ keeping: 'ledger' });
	await expect.element(button(m.bingoh_dealt())).toBeVisible();
	expect(announcer.lines.slice(before).map(({ text }) => text)).not.toContainEqual(
		expect.stringContaining(m.bingoh_no_card_taken({ card: '0', name: 'Ana' }))
	);
});
it('a tally says at once that so many chips cannot be, and draws no way for them [B-8]', async () => {
	await shown({ keeping: 'tally' });
	const foreign = typed(m.bingoh_foreign_label({ name: 'Ana' }));
	const wrong = page.getByRole('alert');
	await foreign.fill('100');
	expect(wrong.query()).toBeNull();
	await foreign.fill('150');
	await expect
		.element(wrong)
		.toHaveTextContent(m.bingoh_no_too_many_foreign({ name: 'Ana', count: '150', most: '100' }));
	expect(document.querySelectorAll('.lane')).toHaveLength(2);
	await foreign.fill('90');
	await typed(m.bingoh_foreign_label({ name: 'Cai' })).fill('61');
	await expect.element(wrong).toHaveTextContent(m.bingoh_no_too_many_together({ count: '151', most: '150' }));
});
const ask = () => page.getByTestId('ask');
const last = () => (table?.rows.at(-1) as { readonly fact?: unknown } | undefined)?.fact;

const begins: BingOhFact = { type: 'start.named', player: 'ana' };
const begun = [b.dealt(), begins];
const cards = { seed: 'puma-tuba', size: 10, mix: { free: 2, dead: 2, special: 10 } };
const knownBegun: BingOhFact[] = [
	{
		type: 'cards.dealt',
		free: ['ana', 'ben', 'cai'].map((player) => ({ player, count: 2 })),
		cards: ['ana', 'ben', 'cai'].map((player, i) => ({ player, card: i + 1 }))
	},
	begins
];
/** Rolls that fall on a plain space of all three cards. */
const plain = letters.flatMap((letter, column) =>
	[1, 2, 3, 4, 5, 6].flatMap((number) =>
		[1, 2, 3].every((card) => cardOf(cards.seed, card, cards.mix).rows[number - 1]?.[column]?.is === 'plain')
			? [{ letter, number }]
			: []
	)
);
const [first, second] = plain;
if (!first || !second) throw new Error('no plain spaces');
const all = ['ana', 'ben', 'cai'];
const rolls = ({ letter, number }: typeof first, player = 'ana') => b.rolled(player, 0, letter, number);

describe('what is chosen and not yet recorded', () => {
	it('is there again when the page is loaded anew: who placed', async () => {
		await shown({}, ...begun, b.rolled('ana'));
		await tap(did('Ben', m.bingoh_placed()));
		await anew();
		await expect.element(said('Ben', m.bingoh_placed())).toBeChecked();
		await expect.element(said('Ana', m.bingoh_placed())).not.toBeChecked();
		await tap(did('Ana', m.bingoh_special()));
		await tap(did('Cai', m.bingoh_no()));
		await tap(page.getByTestId('placed'));
		expect(last()).toEqual({ type: 'chips.placed', placed: ['ana', 'ben'], special: ['ana'] });
	});
	it('is there again: the opponent, who begins, chips on free spaces, one of two dice', async () => {
		await shown({}, ...begun, ...b.turn('ana', ['ana']), b.named('ana', 'swap-cards'));
		await tap(button(/^Cai/));
		await anew();
		await tap(button(m.bingoh_swap_with({ name: 'Cai' })));
		expect(last()).toEqual(b.swapped('ana', 'cai'));
		// It is Ben’s roll, and nothing of what was chosen before answers it.
		await tap(button('N'));
		await anew();
		await expect.element(button('N')).toHaveAttribute('aria-pressed', 'true');
		await tap(button('4'));
		expect(last()).toMatchObject({ player: 'ben', letter: 'N', number: 4 });
		await tap(page.getByTestId('undo'));
		await expect.element(button('N')).toHaveAttribute('aria-pressed', 'false');

		await table?.close();
		cleanup();
		await shown({});
		const more = `${m.shell_one_more()}: Ben: ${m.bingoh_free_spaces()}`;
		await tap(button(more));
		await anew();
		await tap(button(m.bingoh_dealt()));
		expect(last()).toEqual(b.dealt({ ben: 1 }));
		await tap(button(/^Ben/));
		await anew();
		await tap(button(m.bingoh_begins({ name: 'Ben' })));
		expect(last()).toEqual({ type: 'start.named', player: 'ben' });
	});
});

describe('a chip that goes anywhere', () => {
	const wild = [...knownBegun, rolls(first), b.placed(all, ['ana']), b.named('ana', 'roadblock-wild')];
	it('may be told with its space, in two taps [B-11]', async () => {
		await shown({ cards }, ...wild);
		await expect.element(page.getByText(m.bingoh_where())).not.toBeInTheDocument();
		await tap(button(/^Ben/));
		await tap(button(second.letter));
		await tap(button(String(second.number)));
		await tap(page.getByTestId('choose'));
		expect(last()).toEqual({ ...b.roadblock('ana', 'ben'), at: second });
		expect(table?.snapshot.context.known.ben?.taken).toHaveLength(4);
	});
	it('need not be: then it is said why the ledger is unsure, and the history takes the space', async () => {
		await shown({ cards }, ...wild, b.roadblock('ana', 'ben'), rolls(second, 'ben'));
		await expect.element(page.getByText(m.bingoh_unsure())).toBeVisible();
		await tap(button(m.table_menu_label()));
		await tap(button(new RegExp(`^${m.log_title()}`)));
		const what = m.bingoh_log_roadblock({ name: 'Ana', other: 'Ben' });
		await tap(button(m.table_meant_what({ what })));
		await tap(button(m.bingoh_where()));
		const sheet = page.getByRole('dialog');
		await tap(sheet.getByRole('button', { name: second.letter, exact: true }));
		await anew();
		await tap(sheet.getByRole('button', { name: String(second.number), exact: true }));
		await tap(sheet.getByRole('button', { name: m.bingoh_put_right(), exact: true }));
		await expect.poll(() => table?.snapshot.context.known.ben?.taken.length).toBe(4);
	});
});

it('puts a roll right from what was written, half chosen before the page was loaded anew; then the deal', async () => {
	await shown({}, ...begun, b.rolled('ana', 0, 'N', 3));
	const sheet = page.getByRole('dialog');
	const inSheet = (name: string) => sheet.getByRole('button', { name, exact: true });
	const correct = async (what: string) => {
		await tap(button(m.table_menu_label()));
		await tap(button(new RegExp(`^${m.log_title()}`)));
		await tap(button(m.table_meant_what({ what })));
	};
	await correct(m.bingoh_at({ letter: 'N', number: '3' }));
	for (const face of ['N', '3']) await expect.element(inSheet(face)).toHaveAttribute('aria-pressed', 'true');
	await tap(inSheet('4'));
	await anew();
	await expect.element(inSheet('4')).toHaveAttribute('aria-pressed', 'true');
	await tap(inSheet(m.bingoh_put_right()));
	await expect.poll(() => table?.snapshot.context.roll).toMatchObject({ letter: 'N', number: 4 });
	await correct(m.bingoh_log_dealt());
	await tap(inSheet(`${m.shell_one_more()}: Ben: ${m.bingoh_free_spaces()}`));
	await tap(inSheet(m.bingoh_put_right()));
	await expect.poll(() => chipsAt(table!.snapshot.context.piles, 'card', 'ben', 'ben')).toBe(1);
	expect(table?.snapshot.context.roll).toMatchObject({ letter: 'N', number: 4 });
});

it('says nothing for a player: an extra roll that the ledger cannot tell waits for an answer [B-5]', async () => {
	await shown(
		{ cards },
		...knownBegun,
		rolls(first),
		b.placed(all, ['ana']),
		b.named('ana', 'move-one'),
		b.moved('ana'),
		{ type: 'space.named', player: 'ana', space: 'roll-again' },
		rolls(second)
	);
	const main = button(m.bingoh_placed_do());
	await tap(main);
	await expect.poll(() => toasts.current?.text).toBe(m.bingoh_no_unsaid({ name: 'Ana' }));
	await tap(did('Ana', m.bingoh_placed()));
	await tap(button(m.bingoh_log_placed({ names: 'Ana' })));
	expect(last()).toMatchObject({ type: 'chips.placed', placed: ['ana'] });
	// It is put right by the extra roll, and not by that of the Roller.
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	const what = m.table_meant_what({ what: m.bingoh_ask_placed({ at: spaceAt(second) }) });
	await tap(button(what));
	await expect.element(page.getByRole('heading', { name: what, exact: true })).toBeVisible();
});

it.each<[string, readonly BingOhFact[], () => string]>([
	['chips to take', [...b.turn('ana', ['ana']), b.named('ana', 'take-chips', 2)], m.bingoh_skip],
	['chips to remove', [...b.turn('ana', ['ana']), b.named('ana', 'remove-one')], m.bingoh_skip],
	['stars', b.turn('ana', [], 1), m.bingoh_take_no_more],
	['a space to be named', b.turn('ana', ['ana']), m.bingoh_no_space]
])('the way out does not stand in the place of the main action: %s', async (_, [roll, ...facts], way) => {
	const table = await shown({}, ...begun, ...(roll ? [roll] : []));
	const main = page.getByTestId('placed');
	await expect.element(main).toBeVisible();
	const { x, y, width, height } = main.element().getBoundingClientRect();
	for (const fact of facts) expect(table.record(fact)).toEqual({ ok: true });
	await expect.element(button(way())).toBeVisible();
	expect(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button')).not.toBe(
		button(way()).element()
	);
});

// Nobody is asked for the shape where the ledger has said already that there is none.
it.each<['row' | 'horizontal', readonly BingOhFact[]]>([
	['row', b.turn('ana')],
	['horizontal', [...b.turn('ana', ['ben']), b.named('ben', 'must-horizontal')]]
])('takes a BING-OH! that the ledger cannot see, where the table sees it: %s [B-7]', async (shape, facts) => {
	await shown({}, ...begun, ...facts);
	await tap(page.getByTestId('bingoh'));
	const sheet = page.getByRole('dialog');
	await tap(sheet.getByRole('button', { name: /^Ben/ }));
	await anew();
	// It is asked again by itself.
	await tap(page.getByTestId('end-round'));
	await expect
		.element(
			sheet.getByRole('alert').getByText(m.bingoh_no_too_few_on_card({ name: 'Ben', count: 1, needed: '6' }))
		)
		.toBeVisible();
	await tap(page.getByTestId('overrule'));
	await expect.element(ask()).toHaveTextContent(m.bingoh_ask_deal());
	expect(last()).toEqual({ type: 'bingoh.called', calls: [{ player: 'ben', shape, seen: true }] });
});

it('an answer to what follows from a correction stays where it is tapped, also where some of it falls', async () => {
	await page.viewport(320, 480);
	const taken = [b.named('ana', 'take-chips', 2), b.taken('ana', 'ben', 'ben')];
	await shown({}, ...begun, b.rolled('ana', 0, 'N', 3), b.placed(all, ['ana']), ...taken);
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await tap(button(m.table_meant_what({ what: m.bingoh_at({ letter: 'N', number: '3' }) })));
	const sheet = page.getByRole('dialog');
	await tap(sheet.getByRole('button', { name: '4', exact: true }));
	await tap(sheet.getByRole('button', { name: m.bingoh_put_right(), exact: true }));
	const no = sheet.getByRole('radiogroup', { name: /^Ana: / }).getByText(m.bingoh_no(), { exact: true });
	const top = () => no.element().getBoundingClientRect().top;
	await expect.element(no).toBeVisible();
	no.element().scrollIntoView({ block: 'center' });
	const before = top();
	await tap(no);
	await expect.element(sheet.getByRole('alert')).toBeInTheDocument();
	expect(top()).toBe(before);
	await page.viewport(414, 896);
});
