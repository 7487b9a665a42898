import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Select from './Select.svelte';

const named = (...all: readonly string[]) => all.map((value) => ({ value, label: value || 'The best' }));

it('shows what is chosen once it is among the options: a device tells its voices late', async () => {
	const { rerender } = await render(Select, { label: 'Voice', options: named(''), value: 'Mónica' });
	await rerender({ options: named('', 'Jorge', 'Mónica') });
	await expect.element(page.getByRole('combobox')).toHaveValue('Mónica');
});
