import { beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepFocus } from './keep-focus';

beforeAll(() => keepFocus());

it('what a key takes away only once it is saved leaves the focus where it was before', async () => {
	const view = document.createElement('main');
	document.body.replaceChildren(view);
	const [row, save] = ['Ana', 'Save'].map((name) => {
		const button = document.createElement('button');
		button.textContent = name;
		view.append(button);
		return button;
	});
	row!.focus();
	await userEvent.tab();
	expect(document.activeElement).toBe(save);
	let saved = false;
	save!.onclick = () =>
		setTimeout(() => {
			save!.remove();
			saved = true;
		}, 150);
	await userEvent.keyboard('{Enter}');
	expect(document.activeElement).toBe(save);
	await expect.poll(() => saved).toBe(true);
	await expect.poll(() => document.activeElement).toBe(row);
	view.remove();
});
