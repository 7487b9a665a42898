import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { language, m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import * as p from '../rules/testing';
import { tileName } from '../text/names';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

it('a wrong claim of the four corners, which are no line, costs these markers [PB-10] [PB-11]', async () => {
	await page.viewport(390, 664);
	await language.need('parker-bingo-later');
	const facts = [...p.called(4, 63), p.shouted('ana')];
	await shown(box, TableScreen, p.opening({ pattern: 'corners' }), ...facts);
	for (const number of [4, 63]) await tap(button(tileName(number)));
	await tap(button(m.parker_not_called_yet()));
	await expect.element(page.getByTestId('verdict')).toBeVisible();
	const said = page.getByText(/^Ana /).elements();
	expect(said.map((one) => one.textContent)).toContain(m.parker_penalty({ name: 'Ana' }));
});

it('a claim of the four corners speaks of no line, to a screen reader either [PB-23]', async () => {
	await page.viewport(390, 664);
	await language.need('parker-bingo-later');
	await shown(box, TableScreen, p.opening({ pattern: 'corners' }), ...p.called(4, 63), p.shouted('ana'));
	const card = button(m.parker_pattern_corners());
	await expect.element(card).toBeDisabled();
	// What is inert is hidden from a screen reader too.
	const main = document.querySelector('main')!;
	const labels = [...main.querySelectorAll('[aria-label]')].filter((one) => !one.closest('[inert]'));
	const said = [main.innerText, ...labels.map((one) => one.getAttribute('aria-label') ?? '')];
	expect(said.join(', ')).not.toMatch(/\bline/i);
});

it('of a free centre it is said that it is one, and none of its numbers looks called [PB-3]', async () => {
	await page.viewport(390, 664);
	await language.need('parker-bingo-later');
	const options = { ...p.opening().options, freeCentre: true };
	await shown(
		box,
		TableScreen,
		p.opening({ options, pattern: 'letter-x' }),
		...p.called(4, 17, 31),
		p.shouted('ana')
	);
	const free = page.getByText(m.parker_free_centre(), { exact: true });
	for (const number of [4, 17]) {
		await expect.element(button(tileName(number))).toHaveClass('called');
		await expect.element(free).not.toBeInTheDocument();
		await tap(button(tileName(number)));
	}
	await expect.element(free).toBeVisible();
	await expect.element(button(tileName(31))).not.toHaveClass('called');
});
