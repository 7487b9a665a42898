import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { planReseat } from '$lib/session/reseat';
import { hideWhile, ownPhone, setPlayer, setStands, showAgain } from '$lib/ui/link/own.testing';
import { begin, button, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { AnyGameFact } from '../rules/facts';
import { opening } from '../rules/testing';
import Own from './Own.svelte';

beforeEach(begin);

const players = ['Ana', 'Ben', 'Carla', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));
const key = (name: string) => page.getByRole('button', { name, exact: true });

const scored = (round: number, points: number): AnyGameFact => ({
	...{ type: 'round.scored', round },
	scores: ['ana', 'ben', 'carla'].map((side) => ({ side, points }))
});
const late = (round: string, points: string) => page.getByText(m.link_points_late({ round, points }));
const round = (number: number) => page.getByText(m.link_your_points({ round: String(number) }));

it('points that were typed and not sent when the table wrote their round are named, unless it has the same [AG-2]', async () => {
	const table = await ownPhone({ Own, box, opening: opening() }, 'ben');
	const writes = (round: number, points: number) =>
		expect(table.record(scored(round, points))).toEqual({ ok: true });
	await tap(key('9'));
	writes(1, 4);
	await expect.element(late('1', '9')).toBeVisible();
	await expect.element(page.getByText('–', { exact: true })).toBeVisible();
	await tap(key('5'));
	await tap(button(m.link_send_points()));
	await expect.element(late('1', '9')).not.toBeInTheDocument();
	writes(2, 4);
	await expect.element(round(3)).toBeVisible();
	await expect.element(late('2', '5')).not.toBeInTheDocument();
	await tap(key('7'));
	writes(3, 7);
	await expect.element(round(4)).toBeVisible();
	await expect.element(late('3', '7')).not.toBeInTheDocument();
	// Also where the player looked at the table meanwhile.
	await tap(key('8'));
	await hideWhile(() => writes(4, 4));
	await expect.element(late('4', '8')).toBeVisible();
	await tap(key('6'));
	writes(5, 4);
	expect(table.record({ type: 'game.ended' })).toEqual({ ok: true });
	await expect.element(late('5', '6')).toBeVisible();
	await table.close();
});

it.each([5, 9])(
	'it is the round that they were typed for, also where the next one, of %i, came with it [AG-2]',
	async (next) => {
		const table = await ownPhone({ Own, box, opening: opening() }, 'ben');
		await tap(key('9'));
		expect(table.record(scored(1, 4), scored(2, next))).toEqual({ ok: true });
		await expect.element(late('1', '9')).toBeVisible();
		await table.close();
	}
);

it('points for a round that is not written came too late for none, where the one before it is taken back [AG-2]', async () => {
	const table = await ownPhone({ Own, box, opening: opening() }, 'ben', scored(1, 4), scored(2, 5));
	await tap(key('9'));
	table.undo();
	await expect.element(page.getByText(m.link_points_sent({ points: 5 }))).toBeVisible();
	await setStands({ round: 2, what: '' });
	await expect.element(page.getByText('–', { exact: true })).toBeVisible();
	await expect.element(round(2)).toBeVisible();
	await expect.element(page.getByRole('status').filter({ hasText: '9' })).not.toBeInTheDocument();
	await expect.element(page.getByText(m.link_points_gone())).toBeVisible();
	await table.close();
});

it('what is typed and not sent goes along where the seat becomes another person’s, and with who swaps partners', async () => {
	const partners: [string, string][] = [
		['ana', 'carla'],
		['ben', 'dora']
	];
	const table = await ownPhone({ Own, box, opening: opening({ players, partners }) }, 'ana');
	const shows = (text: string) => page.getByText(text, { exact: true }).and(page.getByRole('status'));
	const sits = (id: string, swap: boolean) =>
		expect(table.write((journal, at) => planReseat(journal, 'ana', { id, name: id }, at, swap))).toEqual({
			ok: true
		});
	await tap(key('1'));
	sits('zoe', false);
	await setPlayer('zoe');
	await expect.element(shows('1')).toBeVisible();
	await tap(key('2'));
	await expect.element(shows('12')).toBeVisible();
	await showAgain();
	await expect.element(shows('12')).toBeVisible();
	table.undo();
	await setPlayer('ana');
	await expect.element(shows('12')).toBeVisible();
	await tap(button(m.link_send_points()));
	sits('dora', true);
	await expect.element(shows('12')).toBeVisible();
	// It was sent: the next digit begins anew.
	await tap(key('3'));
	await expect.element(shows('3')).toBeVisible();
	await table.close();
});
