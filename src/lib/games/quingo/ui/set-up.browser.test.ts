import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { m } from '$lib/i18n';
import { QuingoSetUp } from './set-up.svelte';
import SetUpPart from './SetUpPart.svelte';

const players = ['ana', 'ben'].map((id) => ({ id, name: id }));

it('who is the youngest is asked where the app says who starts, not for the sheets alone [Q-4]', async () => {
	const setUp = new QuingoSetUp(undefined);
	await render(SetUpPart, { setUp, players });
	const youngest = page.getByRole('combobox', { name: m.quingo_youngest() });
	await expect.element(youngest).toBeInTheDocument();
	setUp.keeping = 'sheets';
	await expect.element(youngest).not.toBeInTheDocument();
});
