import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import EndButton from './EndButton.svelte';

it.each(['End the game', 'Finish for today', 'Terminar por hoy'])(
	'on a phone the button shows how its name begins: %s',
	async (label) => {
		await page.viewport(390, 664);
		await render(EndButton, { label, onclick: () => undefined });
		const button = page.getByRole('button', { name: label, exact: true });
		await expect.element(button).toBeVisible();
		const seen = [...button.element().children].find((part) => part.getBoundingClientRect().width > 1);
		expect(seen?.textContent).toBe(label.slice(0, label.indexOf(' ')));
	}
);
