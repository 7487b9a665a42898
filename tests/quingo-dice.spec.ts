import { openTold } from './support/journal.ts';
import { byTouch, Quingo } from './support/quingo.ts';
import { opening, bonuses, dice, prepared, pool, limits, sees } from './support/quingo-told.ts';
import { loadAnew } from './support/tabs.ts';
import { middle, quickly } from './support/taps.ts';
import { expect, long, test } from './support/test.ts';

test.use({ hasTouch: true });

test(
	'wilds: the keys are in sight on the smallest phone, and undo takes back a key before it takes back the bonuses [Q-2]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		await page.setViewportSize({ width: 320, height: 568 });
		await openTold(page, site, [opening('full'), bonuses]);
		await sees(page, '.keys button').toBe(12);
		await sees(page, '.head').toBe(5);
		const typed = () =>
			page.locator('.wild input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
		const undo = page.getByTestId('undo');
		const key = (name: string) => byTouch(page.locator('.keys').getByRole('button', { name, exact: true }));
		await key('1');
		await key('8');
		await expect.poll(typed).toEqual(['18', '', '', '', '']);
		// The last field is full with its first digit, and the key of the second has not moved.
		const place = () => page.locator('.keys').boundingBox();
		for (const at of [1, 2, 3]) await page.locator(`#wild-${at}`).fill('9');
		await page.locator('#wild-4').focus();
		const before = await place();
		await key('1');
		await expect(quingo.button('quingo_five_good')).toBeHidden();
		expect(await place()).toEqual(before);
		for (let keys = 0; keys < 4; keys += 1) await byTouch(undo);
		await page.locator('#wild-0').focus();
		await byTouch(quingo.button('quingo_five_good'));
		await expect.poll(typed).not.toContain('');
		for (const left of ['18', '1', '']) {
			await byTouch(undo);
			await expect.poll(typed).toEqual([left, '', '', '', '']);
		}
		await byTouch(undo);
		await expect(quingo.button('quingo_roll_bonuses')).toBeVisible();
	}
);

test(
	'real dice on a short phone: the bonuses and their keys are in sight, and whose wilds they are [Q-1] [Q-2]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		await openTold(page, site, [{ ...opening('sheets'), rolling: 'dice' }]);
		for (const [width, height] of [
			[320, 568],
			[390, 664],
			[844, 390]
		] as const) {
			await page.setViewportSize({ width, height });
			await sees(page, '.head input').toBe(5);
			await sees(page, '.keys button').toBe(12);
		}
		// A number leads on with its last digit; one that no d20 shows is refused where it is typed; Delete leads back.
		const keys = async (...names: string[]) => {
			for (const name of names)
				await byTouch(page.locator('.keys').getByRole('button', { name, exact: true }));
		};
		const typed = () =>
			page.locator('.head input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
		await keys('1', '4');
		// So it does after the phone was locked.
		await loadAnew(page);
		await keys('2', '5');
		await expect(page.getByTestId('toast')).toContainText(
			quingo.say('quingo_no_not_on_a_die', { sides: '20', shows: '25' })
		);
		expect(await typed()).toEqual(['14', '2', '', '', '']);
		await keys('0', 'Delete', 'Delete', '0', '7', '5', '4');
		expect(await typed()).toEqual(['14', '20', '7', '5', '4']);
		await byTouch(quingo.button('quingo_tell_bonuses'));
		const whose = page.getByRole('heading').getByText(quingo.say('quingo_wilds_of', { name: 'Ana' }));
		await expect(whose).toHaveCSS('clip-path', 'none');
		await sees(page, '.wild input').toBe(5);
		await keys('9', quingo.say('quingo_key_next'));
		await loadAnew(page);
		await keys('8');
		await expect(page.locator('#wild-1')).toHaveValue('8');
	}
);

test(
	'real dice: while their keys come and go, the button that lets the app roll stays where it is [Q-3]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		await page.setViewportSize({ width: 390, height: 844 });
		await openTold(page, site, [{ ...opening('full'), rolling: 'dice' }, ...prepared]);
		const place = () => quingo.button('quingo_app_instead').boundingBox();
		const before = await place();
		await page.keyboard.type('4321654321');
		await expect(page.getByRole('list', { name: quingo.say('quingo_entered') }).locator('li')).toHaveCount(
			10
		);
		expect(await place()).toEqual(before);
	}
);

test(
	'real dice on phones: all faces of a d20 are in sight, and like dice are tapped as fast as a finger can [Q-3]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		await page.setViewportSize({ width: 320, height: 568 });
		await openTold(page, site, [{ ...opening('full'), rolling: 'dice' }, ...prepared]);
		const size = (sides: string, count: string, of = '4') =>
			quingo.button('quingo_size_count', { sides, count, of });
		await byTouch(size('20', '0'));
		for (const [width, height] of [
			[320, 568],
			[844, 390],
			[390, 664]
		] as const) {
			await page.setViewportSize({ width, height });
			// The last row may touch the dock: a thumb finds it there.
			await expect(page.locator('.face').last()).toBeInViewport({ ratio: 0.7 });
		}
		await byTouch(size('4', '0'));
		const three = await middle(quingo.button('quingo_die', { sides: '4', shows: '3' }));
		await quickly(page, true, three, three, three);
		await expect(size('4', '3')).toBeVisible();
		// The last one brings the keys of the next size: a hand that shakes enters none of those.
		await quickly(page, true, three, three);
		await expect(size('4', '4')).toBeVisible();
		await expect(size('6', '0', '6')).toHaveAttribute('aria-pressed', 'true');
	}
);

test(
	'with larger letters, too, the figure of a die is not covered by how many lie on its pile',
	{ tag: long },
	async ({ page, site }) => {
		await page.addInitScript(() => localStorage.setItem('tablemate.text', 'larger'));
		await openTold(page, site, [opening('full'), ...prepared, pool, limits]);
		await expect(page.locator('html[data-text="larger"]')).toBeAttached();
		for (const [width, height] of [
			[390, 664],
			[320, 568],
			[1180, 820]
		] as const) {
			await page.setViewportSize({ width, height });
			await expect(page.locator('.count')).toHaveCount(3);
			const covered = await page.locator('.pd:has(.count)').evaluateAll((piles) =>
				piles.map((pile) => {
					const [figure, count] = ['text', '.count'].map((part) =>
						pile.querySelector(part)?.getBoundingClientRect()
					);
					if (!figure || !count) return 1;
					const wide = Math.min(figure.right, count.right) - Math.max(figure.left, count.left);
					const high = Math.min(figure.bottom, count.bottom) - Math.max(figure.top, count.top);
					return (Math.max(0, wide) * Math.max(0, high)) / (figure.width * figure.height);
				})
			);
			expect(Math.max(...covered), `${String(width)} wide`).toBeLessThan(0.15);
		}
	}
);

test(
	'real dice: the keys of eight player dice are in sight at once on a tablet, and on a phone the next player’s [Q-3]',
	{ tag: long },
	async ({ page, site }) => {
		const eight = Array.from({ length: 8 }, (_, at) => ({
			id: `p${String(at)}`,
			name: `Player ${String(at)}`
		}));
		await openTold(page, site, [
			...[{ ...opening('full'), players: eight, youngest: 'p0', rolling: 'dice' }, bonuses],
			...eight.map(({ id }) => ({ type: 'wilds.made', player: id, wilds: [99, 98, 97, 96, 95] })),
			{ ...pool, dice: dice.filter(([sides]) => sides !== 6) }
		]);
		for (const [width, height] of [
			[820, 1180],
			[1180, 820]
		] as const) {
			await page.setViewportSize({ width, height });
			await sees(page, '.keys button').toBe(48);
		}
		await page.setViewportSize({ width: 360, height: 640 });
		for (const { name } of eight) {
			const keys = page.getByRole('group', { name }).getByRole('button');
			await expect(keys.last()).toBeInViewport({ ratio: 0.95 });
			await byTouch(keys.first());
		}
	}
);
