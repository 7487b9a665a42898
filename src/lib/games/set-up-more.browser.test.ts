import type { Component } from 'svelte';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Player } from '$lib/domain/opening';
import { m } from '$lib/i18n';
import { findUi } from './registry';

type Part = Component<{ setUp: object; players: readonly Player[] }>;

const players: readonly Player[] = ['Ana', 'Ben', 'Cai', 'Dora'].map((name) => ({ id: name, name }));
/** What Parker Bingo's options are where nothing is said of them. */
const off = {
	freeCentre: false,
	winnerCalls: false,
	callerEachRound: false,
	callerPlays: false,
	hints: false
};

it.each([
	['parker-bingo', { caller: 'Ana', options: { ...off, callerPlays: true } }, () => m.parker_caller_plays()],
	['parker-bingo', { caller: 'Ana', options: { ...off, winnerCalls: true } }, () => m.parker_winner_calls()],
	[
		'parker-bingo',
		{ method: 'points', caller: 'Ana', options: { ...off, callerEachRound: true } },
		() => m.parker_caller_each_round()
	],
	['parker-bingo', { ownCards: true, options: { ...off, hints: true } }, () => m.parker_hints()],
	['any-game', { dealer: 'Dora' }, () => m.anygame_log_dealer({ name: 'Dora' })],
	['card-bingo', { caller: 'player:Ana', callerPlays: true }, () => m.cardbingo_caller_plays()]
])(
	'%s: what is folded away at the set-up, and on since the last table, stands in its line (%o)',
	async (box, chosen, words) => {
		await page.viewport(390, 664);
		const loaded = await (await findUi(box))!.loadSetUp();
		const setUp = Object.assign(loaded.newSetUp(undefined), chosen);
		await render(loaded.SetUpPart as unknown as Part, { setUp, players });
		await expect.element(page.getByTestId('more')).toHaveTextContent(words());
	}
);

it('Parker Bingo: of five in pairs who calls stands beside them, and is not asked whether the call passes on', async () => {
	const loaded = await (await findUi('parker-bingo'))!.loadSetUp();
	const setUp = Object.assign(loaded.newSetUp(undefined), {
		method: 'points',
		caller: 'Ana',
		partners: true
	});
	const five = [...players, { id: 'Emil', name: 'Emil' }];
	const part = await render(loaded.SetUpPart as unknown as Part, { setUp, players: five });
	await page.getByTestId('more').click();
	await expect.element(page.getByRole('switch', { name: m.parker_partners() })).toBeVisible();
	const passes = page.getByRole('switch', { name: m.parker_caller_each_round() });
	expect(passes.query()).toBeNull();
	await part.rerender({ players });
	await expect.element(passes).toBeVisible();
});
