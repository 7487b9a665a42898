import '../../../app.css';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { language, m } from '$lib/i18n';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { troubleSentence } from '$lib/ui/feedback/troubles';
import { listGroups, removeGroup } from '$lib/storage/groups';
import { Groups } from './groups.svelte';
import GroupsSheet from './GroupsSheet.svelte';

it('of a group that is brought back it is said what the device refuses', async () => {
	language.set('en');
	const players = [
		{ id: 'ana', name: 'Ana' },
		{ id: 'ben', name: 'Ben' }
	];
	const groups = new Groups([{ name: 'Sundays', players, savedAt: 1 }]);
	vi.spyOn(groups, 'remove').mockResolvedValue({ ok: true, value: undefined });
	vi.spyOn(groups, 'save').mockResolvedValue({ ok: false, trouble: { why: 'full' } });
	await render(GroupsSheet, { groups, players, open: true });
	await page.getByRole('button', { name: m.new_group_remove({ name: 'Sundays' }) }).click();
	await expect.poll(() => toasts.current?.action?.label).toBe(m.log_restore());
	toasts.current?.action?.run();
	await expect.poll(() => toasts.current?.text).toBe(troubleSentence({ why: 'full' }));
});

it('a group that is saved by the name of another takes its place, and undo brings that back', async () => {
	language.set('en');
	const [ana, ben, zed] = ['Ana', 'Ben', 'Zed'].map((name) => ({ id: name.toLowerCase(), name }));
	const groups = new Groups([]);
	await groups.save('Poker', [ana!, ben!]);
	const kept = async () => (await listGroups()).map(({ name, players }) => [name, players.length]);
	try {
		await render(GroupsSheet, { groups, players: [ana!, ben!, zed!], open: true });
		await page.getByRole('textbox', { name: m.new_group_name() }).fill(' poker');
		await page.getByRole('button', { name: m.new_group_save() }).click();
		await expect.poll(() => toasts.current?.text).toBe(m.new_group_changed({ name: 'poker' }));
		expect(await kept()).toEqual([['poker', 3]]);
		toasts.current?.action?.run();
		await expect.poll(kept).toEqual([['Poker', 2]]);
		expect(groups.all.map(({ name }) => name)).toEqual(['Poker']);
	} finally {
		await removeGroup('Poker');
	}
});

it('of two groups that differ in nothing but case the one that was typed is exchanged', async () => {
	const players = [{ id: 'ana', name: 'Ana' }];
	const groups = new Groups(['Familie', 'familie'].map((name) => ({ name, players, savedAt: 1 })));
	try {
		await groups.save('familie', []);
		expect(groups.all.map(({ name, players }) => [name, players.length])).toEqual([
			['Familie', 1],
			['familie', 0]
		]);
	} finally {
		await removeGroup('familie');
	}
});
