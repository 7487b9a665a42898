import '../../../app.css';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { language, m } from '$lib/i18n';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { troubleSentence } from '$lib/ui/feedback/troubles';
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
	await page.getByRole('button', { name: m.new_remove({ name: 'Sundays' }) }).click();
	await expect.poll(() => toasts.current?.action?.label).toBe(m.log_restore());
	toasts.current?.action?.run();
	await expect.poll(() => toasts.current?.text).toBe(troubleSentence({ why: 'full' }));
});
