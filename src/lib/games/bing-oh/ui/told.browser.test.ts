import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { long } from '$lib/domain/tries.testing';
import { m } from '$lib/i18n';
import { anew, begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { BingOhFact } from '../rules/facts';
import {
	dealt,
	left,
	named,
	opening,
	placed,
	rolled,
	roadblock,
	swapped,
	taken,
	turn
} from '../rules/testing';
import { spaceAt } from '../text/names';
import Screen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const begins: BingOhFact = { type: 'start.named', player: 'ana' };
const real = opening({ dice: 'real' });
const openHistory = async () => {
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
};
const facts = (table: Awaited<ReturnType<typeof shown>>) =>
	table.folded.effective.rows.slice(3).map(({ fact }) => fact);
/** In the sheet that lies over the table, where that asks the same. */
const asks = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const pick = (letter: string, number: number) => tap(asks(letter)).then(() => tap(asks(String(number))));

it('a special space that was another one asks what is done there, and the next roll stands [B-11] [B-13] [G-3]', async () => {
	const written = [...turn('ana', ['ana']), named('ana', 'must-t')];
	const table = await shown(box, Screen, real, dealt(), begins, ...written, ...turn('ben'));
	await openHistory();
	const what = m.bingoh_ask_act({ name: 'Ana', space: m.bingoh_sp_must_t() });
	await tap(button(m.table_meant_what({ what })));
	await tap(button(m.bingoh_meant_space()));
	await tap(button(`${m.bingoh_is_on_it({ name: 'Ana' })}: ${m.bingoh_sp_roadblock_roll()}`));
	await pick('H', 2);
	await tap(button(m.bingoh_log_roadblock({ name: 'Ana', other: 'Cai' })));
	// It was Ben's card; nothing is written yet.
	await tap(page.getByTestId('undo').last());
	expect(facts(table)).toEqual([...written, ...turn('ben')]);
	// A phone that was locked goes on there.
	const again = await anew();
	await tap(button(m.bingoh_log_roadblock({ name: 'Ana', other: 'Ben' })));
	await tap(button(m.bingoh_put_right()));
	expect(facts(again)).toEqual([
		...[...turn('ana', ['ana']), named('ana', 'roadblock-roll'), rolled('ana', 0, 'H', 2)],
		...[roadblock('ana', 'ben'), ...turn('ben')]
	]);
	await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('a roll that was left out goes in before another one, with all that belongs to it [B-2] [B-5] [G-3]', async () => {
	const rest = [...turn('ben'), ...turn('cai')];
	await shown(box, Screen, real, dealt(), begins, ...turn('ana'), ...rest);
	await openHistory();
	const what = spaceAt({ letter: 'N', number: 3 });
	await tap(page.getByRole('button', { name: m.table_meant_what({ what }), exact: true }).nth(1));
	await tap(button(m.bingoh_roll_missing()));
	// So does what is chosen of one step.
	await tap(asks('B'));
	const again = await anew();
	await tap(asks('6'));
	for (const name of ['Ana', 'Ben', 'Cai'])
		await tap(
			page
				.getByRole('radiogroup', { name, exact: true })
				.getByText(name === 'Ben' ? m.bingoh_special() : m.bingoh_placed(), { exact: true })
		);
	await tap(button(m.bingoh_placed_do()).last());
	await tap(button(m.bingoh_sp_swap_cards()));
	await tap(button(m.bingoh_log_swapped({ names: 'Ben and Cai' })));
	await tap(button(m.bingoh_log_stars_left({ name: 'Ben' })));
	await tap(button(m.bingoh_rolls_told()));
	await tap(button(m.bingoh_put_right()));
	expect(facts(again)).toEqual([
		...[...turn('ana'), rolled('ben', 2, 'B', 6), placed(['ben', 'cai', 'ana'], ['ben'])],
		...[named('ben', 'swap-cards'), swapped('ben', 'cai'), { type: 'stars.left', player: 'ben' }],
		...[{ ...rolled('ben'), outOfTurn: true }, ...turn('ben').slice(1), ...turn('cai')]
	]);
	expect(again.undo()).toEqual({ ok: true });
	expect(facts(again)).toEqual([...turn('ana'), ...rest]);
});

it('a BING-OH! that nobody recorded goes in before a roll, with what it changes shown before [B-7] [G-3]', async () => {
	const first = [...turn('ana', [], 1), taken('ana', 'ben')];
	const table = await shown(box, Screen, real, dealt(), begins, ...first, ...turn('ben'), ...turn('cai'));
	await openHistory();
	const what = spaceAt({ letter: 'N', number: 3 });
	await tap(page.getByRole('button', { name: m.table_meant_what({ what }), exact: true }).nth(1));
	await tap(button(m.bingoh_roll_missing()));
	await expect.element(page.getByText(m.bingoh_who_called())).toBeVisible();
	await tap(asks('Ana and Cai'));
	await expect
		.element(page.getByRole('alert'))
		.toHaveTextContent(m.log_total({ name: 'Ana', before: '0', after: '6' }));
	await tap(button(m.bingoh_put_right()));
	const calls = ['ana', 'cai'].map((player) => ({ player, shape: 'row', seen: true }));
	expect(facts(table)).toEqual([
		...[...first, { type: 'bingoh.called', calls }, dealt()],
		...[...turn('ben'), ...turn('cai')]
	]);
	expect(table.undo()).toEqual({ ok: true });
	expect(facts(table)).toEqual([...first, ...turn('ben'), ...turn('cai')]);
});

it.runIf(long)(
	'another player is named for a roll that was told, and the later ones follow the order [B-5]',
	async () => {
		const table = await shown(
			...([box, Screen, real, dealt(), begins] as const),
			...([...turn('ana'), ...turn('ben'), ...turn('cai')] as const)
		);
		await openHistory();
		const what = spaceAt({ letter: 'N', number: 3 });
		await tap(page.getByRole('button', { name: m.table_meant_what({ what }), exact: true }).nth(1));
		await tap(button('Cai'));
		await tap(button(m.bingoh_rolls_next()));
		await expect.element(page.getByText(m.log_changes())).toBeVisible();
		await tap(button(m.bingoh_put_right()));
		expect(facts(table).filter(({ type }) => type === 'dice.rolled')).toEqual([
			rolled('ana'),
			{ ...rolled('cai'), outOfTurn: true },
			rolled('ana')
		]);
	}
);

it('a space that had to be done, and for which there was no chip, is not offered to be put right [B-11]', async () => {
	const [few, free] = [opening({ dice: 'real', chips: 12 }), dealt({ ana: 11 })];
	const forced = [...turn('ana', ['ana']), named('ana', 'place-one'), left('ana')];
	const chosen = [
		...turn('ben', ['ben', 'cai'], 0, ['ben', 'cai']),
		...[named('ben', 'take-chips', 2), taken('ben', 'cai'), left('ben'), left('cai')]
	];
	await shown(box, Screen, few, free, begins, ...forced, ...chosen);
	await openHistory();
	const fix = (what: string) => button(m.table_meant_what({ what }));
	await expect.element(fix(m.bingoh_log_left_space({ name: 'Ben' }))).toBeVisible();
	const alone = m.bingoh_log_left_alone({ name: 'Ana' });
	await expect.element(page.getByText(alone)).toBeVisible();
	await expect.element(fix(alone)).not.toBeInTheDocument();
	const none = m.bingoh_log_no_space({ name: 'Cai' });
	await tap(fix(none));
	await tap(button(m.bingoh_find_space()));
	await expect.element(page.getByRole('heading', { name: m.table_meant_what({ what: none }) })).toBeVisible();
});

it('a roll before the first one of a round can be missing, and nobody can have called before it [B-7]', async () => {
	await shown(box, Screen, real, dealt(), begins, ...turn('ana'));
	await openHistory();
	await tap(button(m.table_meant_what({ what: spaceAt({ letter: 'N', number: 3 }) })));
	await tap(button(m.bingoh_roll_missing()));
	await expect.element(asks('B')).toBeVisible();
	await expect.element(page.getByText(m.bingoh_who_called())).not.toBeInTheDocument();
});

it('which chip it was is asked in whole sentences, each as wide as the sheet [B-4]', async () => {
	const took = [...turn('ana', [], 1), taken('ana', 'ben')];
	await shown(box, Screen, real, dealt(), begins, ...took, rolled('ben'));
	await openHistory();
	const what = m.bingoh_log_taken({ name: 'Ana', from: 'Ben', owner: 'Ben' });
	await tap(button(m.table_meant_what({ what })));
	const other = button(m.bingoh_take_label({ owner: 'Cai', name: 'Cai', count: '49' }));
	await expect.element(other).toBeVisible();
	const [one, all] = [other.element(), other.element().closest('ul')];
	expect(one.getBoundingClientRect().width).toBe(all?.getBoundingClientRect().width);
});
