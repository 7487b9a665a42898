import process from 'node:process';
import type { Page } from '@playwright/test';
import { setUpBingOh } from './support/bing-oh.ts';
import { pressed, square } from './support/cards.ts';
import { finger } from './support/hand.ts';
import { Play } from './support/play.ts';
import type { Site } from './support/site.ts';
import { storedRows, tableIn } from './support/tabs.ts';
import { middle, planTaps, slowDown, tapAsPlanned, type Place, type Tap } from './support/taps.ts';
import { expect, long, test } from './support/test.ts';

/** Controls that are tapped again and again, and what the app makes of it. */
interface Surface {
	readonly places: readonly Place[];
	/** The next control that a player means, by a number below 1. */
	readonly next: (chance: number) => number;
	/** What the app took, told as the taps that were taken would be. */
	readonly taken: () => Promise<unknown>;
	/** What it should have taken. */
	readonly expected: (meant: readonly Tap[]) => unknown;
}

/** The facts of a table in play after `from` rows, once they are all stored. */
async function facts(page: Page, from: number): Promise<Record<string, unknown>[]> {
	const rows = await storedRows(page, tableIn(page.url()));
	return rows.slice(from).map(({ fact }) => ({ ...fact }));
}

const surfaces: Record<string, (page: Page, site: Site) => Promise<Surface>> = {
	async Call(page, site) {
		const play = new Play(page, 'en', finger);
		await page.goto(site.home);
		await play.setUpTable(['Ana', 'Ben']);
		await play.call();
		return {
			places: [await middle(play.callButton())],
			next: () => 0,
			taken: async () => (await facts(page, 2)).length,
			expected: (meant) => meant.length
		};
	},

	async 'the wooden board'(page, site) {
		const play = new Play(page, 'en', finger);
		await page.goto(site.home);
		await play.setUpTable(['Ana', 'Ben'], { wooden: true });
		const numbers = Array.from({ length: 75 }, (_, i) => i + 1);
		const letters = page.getByRole('radiogroup', { name: play.say('parker_pick_letter') });
		const phone = page.viewportSize()!.width < 600;
		if (phone) await expect(letters).toBeVisible();
		const places: Place[] = [];
		// On a phone the numbers of each letter lie in the same places, and five letters above them.
		for (const number of phone ? numbers.slice(0, 15) : numbers)
			places.push(await middle(await play.square(number)));
		if (phone) for (const letter of await letters.locator('label').all()) places.push(await middle(letter));
		let nth = 0;
		/** The tiles in the order they are turned: 31 has no divisor in common with 75, nor 7 with 15. */
		const order = phone ? numbers : numbers.map((_, i) => (i * 31) % 75);
		const plan = phone
			? ['B', 'I', 'N', 'G', 'O'].flatMap((_, letter) => [
					15 + letter,
					...Array.from({ length: 15 }, (_, i) => (i * 7) % 15)
				])
			: order;
		const tiles = phone
			? plan.flatMap((control, i) => (control < 15 ? [Math.floor(i / 16) * 15 + control + 1] : []))
			: plan.map((at) => at + 1);
		return {
			places,
			next: () => plan[nth++] ?? 0,
			taken: async () => (await facts(page, 1)).map(({ number }) => number),
			expected: (meant) => tiles.slice(0, meant.filter(({ control }) => !phone || control < 15).length)
		};
	},

	async dice(page, site) {
		const play = new Play(page, 'en', finger);
		await setUpBingOh(play, site, ['Ana', 'Ben'], { dice: 'app' });
		await play.press('bingoh_dice');
		const roll = page.getByTestId('roll');
		await finger.press(roll);
		await expect(page.locator('.dice svg')).toBeVisible();
		await page.waitForTimeout(400);
		return {
			places: [await middle(roll)],
			next: () => 0,
			taken: async () => (await facts(page, 2)).length,
			expected: (meant) => meant.length
		};
	},

	async 'a card on a phone'(page, site) {
		await page.goto(site.at('/card?box=parker-bingo&set=puma-tuba&of=60&card=17'));
		const numbers = [3, 29, 41, 52, 67, 2, 26, 44, 51];
		const places: Place[] = [];
		for (const number of numbers) places.push(await middle(square(page, number)));
		return {
			places,
			next: (chance) => Math.floor(chance * numbers.length),
			taken: async () => (await pressed(page).allInnerTexts()).map(Number).sort((one, other) => one - other),
			expected: (meant) =>
				numbers
					.filter((_, i) => meant.filter(({ control }) => control === i).length % 2 === 1)
					.sort((one, other) => one - other)
		};
	}
};

const devices = {
	phone: { width: 390, height: 844 },
	tablet: { width: 1024, height: 768 }
};

interface Run {
	readonly surface: string;
	readonly device: keyof typeof devices;
	readonly times: number;
	readonly busy: boolean;
	readonly taps: number;
}

function measure({ surface, device, times, busy, taps }: Run, tag: string[]): void {
	const how = `${times} times slower${busy ? ' and busy' : ''}`;
	test.describe(`${taps} taps on ${surface}, on a ${device} ${how}`, { tag }, () => {
		test.use({ viewport: devices[device], hasTouch: true });
		test('are all taken where they were meant, and none of a hand that shook', async ({ page, site }) => {
			test.setTimeout(60_000 + taps * 2000);
			const { places, next, taken, expected } = await surfaces[surface]!(page, site);
			await page.waitForTimeout(400);
			const plan = planTaps(taps, times * 10 + Number(busy), next);
			const rest = await slowDown(page, times, busy);
			await tapAsPlanned(page, places, plan);
			await rest();
			const meant = plan.filter((tap) => tap.meant);
			await expect.poll(taken, { message: how }).toEqual(expected(meant));
			const shaken = plan.length - meant.length;
			process.stdout.write(
				`taps: ${surface}, ${device}, ${how}: ${String(meant.length)} meant, all taken; ${String(shaken)} of a hand that shook, all dropped\n`
			);
		});
	});
}

// A handful here; at night 3,000, on every device however slow.
measure({ surface: 'Call', device: 'phone', times: 4, busy: true, taps: 12 }, []);
for (const surface of Object.keys(surfaces))
	for (const device of ['phone', 'tablet'] as const)
		for (const times of [1, 4, 6])
			for (const busy of [false, true]) measure({ surface, device, times, busy, taps: 63 }, [long]);
