import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Stepper from './Stepper.svelte';

it('counts what is typed from its first digit on, and never less than the least', async () => {
	const onchange = vi.fn();
	await render(Stepper, {
		label: 'Chips',
		least: 2,
		get value() {
			return 50;
		},
		set value(count) {
			onchange(count);
		}
	});
	await page.getByRole('textbox').click();
	await userEvent.keyboard('1');
	expect(onchange).not.toHaveBeenCalled();
	await userEvent.keyboard('5');
	expect(onchange).toHaveBeenLastCalledWith(15);
	await userEvent.keyboard('{Backspace}{Tab}');
	expect(onchange).toHaveBeenLastCalledWith(2);
});
