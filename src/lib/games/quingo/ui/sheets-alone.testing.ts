import '../../../../app.css';
import type { Component } from 'svelte';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { sure } from '$lib/domain/sure';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { box } from '..';
import type { QuingoFact } from '../rules/facts';
import { bonuses, opening, wilds, type Told } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

/** The table that is on the screen. */
export let table: Table;
let from = 0;

/** Before each test: a tablet in English, and nothing is said. */
export async function begin(): Promise<void> {
	await page.viewport(1024, 768);
	language.set('en');
	toasts.clear();
	from = announcer.lines.at(-1)?.id ?? 0;
}
/** After each test. */
export async function leave(): Promise<void> {
	await table.close();
	await page.viewport(414, 896);
}

/** Returns a table of sheets alone on the screen, at which these marks were made. */
export async function shown(...marks: readonly QuingoFact[]): Promise<void> {
	table = await Table.create(box, opening({ keeping: 'sheets' }));
	for (const fact of [bonuses, wilds('ana'), wilds('ben', 2, 15, 18, 7, 6), wilds('carla'), ...marks])
		expect(table.record(fact)).toEqual({ ok: true });
	await render(TableScreen as unknown as Component<{ table: Table }>, { table });
	await expect.element(page.getByRole('list', { name: /sheet$/ })).toBeVisible();
}
/** Returns the marks on the sheets, by player. */
export const marks = () =>
	Object.fromEntries(
		Object.entries((table.snapshot as Told['snapshot']).context.sheets).map(([player, sheet]) => [
			player,
			sheet.marks
		])
	);
/** Returns what a screen reader has heard since the test began. */
export const heard = () => announcer.lines.filter(({ id }) => id > from).map(({ text }) => text);
/** Returns whose sheet is large. */
export const large = () => document.querySelector('.quingo-sheet')?.ariaLabel;
export const sheet = (name: string) => m.quingo_sheet_of({ name });
export const boxAt = (at: number) => sure(document.querySelectorAll<HTMLElement>('.quingo-sheet .bx')[at]);
