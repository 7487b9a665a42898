import type { Locator, Page } from '@playwright/test';

/** Card 17 of puma-tuba, row by row, as the golden test of the sets holds it for ever. */
export const card17 = [
	[3, 29, 41, 52, 67],
	[2, 26, 44, 51, 64],
	[12, 22, 34, 47, 69],
	[6, 21, 37, 54, 70],
	[13, 20, 31, 53, 71]
];
export const third = [12, 22, 34, 47, 69];

/** A square of the card that the phone is. */
export const square = (page: Page, number: number): Locator =>
	page.getByRole('group').getByRole('button', { name: new RegExp(`^[BINGO]\\s${number}(,|$)`) });
/** The squares with a marker. */
export const pressed = (page: Page): Locator =>
	page.getByRole('group').locator('button[aria-pressed="true"]');
