import '../../../app.css';
import type { Component } from 'svelte';
import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-svelte';
import type { Box } from '$lib/domain/box';
import type { Opening } from '$lib/domain/opening';
import type { Fact } from '$lib/domain/rows';
import { language } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { toasts } from '../feedback/toasts.svelte';
import { doubleTap } from './double-tap';

/** What is on the screen: a table of any box. */
interface OnScreen {
	readonly table: Table;
	readonly box: Box;
	readonly screen: Component<{ table: Table }>;
}
let now: OnScreen | undefined;

/** Before each test: in English, and nothing is said. */
export function begin(): void {
	language.set('en');
	toasts.clear();
}
/** After each test. */
export const leave = (): Promise<void> | undefined => now?.table.close();

async function show(table: Table, box: Box, screen: OnScreen['screen']): Promise<Table> {
	now = { table, box, screen };
	await render(screen, { table });
	return table;
}

/** Returns a table on the screen at which these facts were told. */
export async function shown(
	box: Box,
	screen: unknown,
	opening: Opening,
	...facts: readonly Fact[]
): Promise<Table> {
	const table = await Table.create(box, opening);
	for (const fact of facts) expect(table.record(fact)).toEqual({ ok: true });
	return show(table, box, screen as OnScreen['screen']);
}

/** Returns the same table, as another window shows it beside this one. */
export async function beside(): Promise<Table> {
	if (!now) throw new Error('no table is on the screen');
	const { table, box, screen } = now;
	cleanup();
	const found = await Table.open(table.id, () => Promise.resolve(box));
	if (found.what !== 'table') throw new Error(found.what);
	return show(found.table, box, screen);
}

/** Returns the same table, as a page shows it that is loaded anew. */
export async function anew(): Promise<Table> {
	await leave();
	return beside();
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

export const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Taps what has been there long enough to be seen: what comes sooner was meant for what lay there before. */
export async function tap(control: Locator | HTMLElement): Promise<void> {
	const target = control instanceof HTMLElement ? page.elementLocator(control) : control;
	// On a busy machine it comes late, and its time begins then.
	await expect.element(target).toBeVisible();
	await rest(doubleTap);
	await target.click();
}
