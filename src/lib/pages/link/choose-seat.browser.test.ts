import '../../../app.css';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { box } from '$lib/games/any-game';
import { opening } from '$lib/games/any-game/rules/testing';
// What a screen fetches late Vite finds only where a test names it, and reloads in the middle otherwise.
import '$lib/games/any-game/ui';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import ChooseSeat from './ChooseSeat.svelte';

let table: Table | undefined;
afterEach(() => table?.close());

it('what was said before does not lie over the question whose phone it is, but what was not taken is said there', async () => {
	language.set('en');
	await language.need('link');
	table = await Table.create(box, opening());
	const props = { table, onstay: () => undefined };
	toasts.show(m.link_gone_looking());
	const { unmount } = await render(ChooseSeat, props);
	await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(m.link_who());
	// At once: it would go by itself.
	expect(page.getByTestId('toast').elements()).toEqual([]);
	await unmount();
	toasts.show(m.link_said_before());
	await render(ChooseSeat, props);
	await expect.element(page.getByTestId('toast')).toHaveTextContent(m.link_said_before());
	toasts.clear();
});
