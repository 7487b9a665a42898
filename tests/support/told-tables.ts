import type { Locator } from '@playwright/test';
import { opening, parkerOpening, people, type JournalFact } from './journal.ts';

export const tablets = [
	{ width: 1180, height: 820 },
	{ width: 820, height: 1180 }
] as const;
export const lying = { width: 844, height: 390 };

export const four = people('Ana', 'Ben', 'Carla', 'Dora');
export const opened = (box: string, more: Readonly<Record<string, unknown>>) =>
	opening(box, { players: four, ...more });
export const parker = (more: Readonly<Record<string, unknown>> = {}) =>
	parkerOpening({ variant: 'points', players: four, ...more });
export const cards = (more: Readonly<Record<string, unknown>> = {}) =>
	opened('card-bingo', {
		drawing: 'app',
		dealing: 'cards',
		caller: 'ben',
		drawForCaller: false,
		callerPlays: false,
		decks: 1,
		...more
	});
export const calls: readonly JournalFact[] = [11, 17, 63, 4, 42, 58, 70, 50, 26, 66, 9, 31].map((number) => ({
	type: 'ball.called',
	number
}));

/** Where something lies, once it is there. */
export async function place(target: Locator) {
	const box = await target.boundingBox();
	if (!box) throw new Error('it is not on the screen');
	return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
