import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { language } from '$lib/i18n';
import { Roster } from '$lib/storage/roster';
import KnownPeople from './KnownPeople.svelte';
import { Seats } from './seats.svelte';

it('Enter seats one known person after the other, whatever is offered beside them meanwhile', async () => {
	language.set('en');
	const seats = new Seats();
	const known = ['Ana', 'Ben', 'Cai', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));
	const screen = await render(KnownPeople, { seats, known });
	(screen.getByRole('button', { name: 'Add Ben' }).element() as HTMLElement).focus();
	await userEvent.keyboard('{Enter}');
	await expect.element(screen.getByRole('button', { name: 'Add Cai' })).toHaveFocus();
	await screen.rerender({ groups: [{ label: 'Groups', run: () => undefined }] });
	await userEvent.keyboard('{Enter}');
	await expect.element(screen.getByRole('button', { name: 'Add Dora' })).toHaveFocus();
	await userEvent.keyboard('{Enter}');
	await expect.element(screen.getByRole('button', { name: 'Add Ana' })).toHaveFocus();
	expect(seats.players.map(({ name }) => name)).toEqual(['Ben', 'Cai', 'Dora']);
});

it('who sits there by the id of one who was merged into them is not offered once more', async () => {
	language.set('en');
	const seats = new Seats();
	seats.players = [{ id: 'fe', name: 'Quim' }];
	const roster = new Roster([
		{ id: 'fe', name: 'Fe', lastPlayedAt: 1, mergedInto: 'quim' },
		{ id: 'quim', name: 'Quim', lastPlayedAt: 1 },
		{ id: 'ana', name: 'Ana', lastPlayedAt: 1 }
	]);
	const screen = await render(KnownPeople, { seats, roster, known: roster.people });
	await expect.element(screen.getByRole('button', { name: 'Add Ana' })).toBeVisible();
	await expect.element(screen.getByRole('button', { name: 'Add Quim' })).not.toBeInTheDocument();
});
