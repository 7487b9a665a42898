import { Play } from './support/play.ts';
import { bystander } from './support/trouble.ts';
import { expect, long, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test(
	'a group shows how its people are called now, and one that was removed is put back',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		await page.goto(site.home);
		await play.setUpTable(['Ana', 'Ben']);
		await page.goto(site.at('/new?box=sino'));
		const groups = page.getByRole('button', { name: say('new_groups'), exact: true });
		await groups.click();
		await page.getByRole('textbox', { name: say('new_group_name') }).fill('Sundays');
		await play.press('new_group_save');
		await expect(page.getByTestId('toast')).toHaveText(say('new_added', { name: 'Sundays' }));

		await page.goto(site.at('/people'));
		await page.getByRole('button', { name: /^Ben/ }).click();
		await page
			.getByRole('dialog')
			.getByRole('textbox', { name: say('new_name') })
			.fill('Benjamin');
		await play.press('people_save');
		await expect(page.getByTestId('toast')).toContainText('Benjamin');

		await page.goto(site.at('/new?box=sino'));
		await groups.click();
		const sheet = page.getByRole('dialog');
		await expect(sheet.getByRole('listitem')).toHaveText(/Sundays.*Ana and Benjamin/);
		// The sheet that only lists them begins with nothing to press: Enter there removes no group.
		await expect(sheet.getByRole('heading')).toBeFocused();
		await play.press('new_group_remove', { name: 'Sundays' });
		await expect(sheet.getByRole('listitem')).toHaveCount(0);
		await page
			.getByTestId('toast')
			.getByRole('button', { name: say('log_restore') })
			.click();
		await expect(sheet.getByRole('listitem')).toHaveText(/Sundays.*Ana and Benjamin/);
	}
);

test(
	'a group is said to be there once it is on the disk, and not before',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		await page.goto(site.home);
		await play.setUpTable(['Ana', 'Ben']);
		const other = await bystander(page, site);
		// Another window is writing, and is not through.
		await other.evaluate(
			() =>
				new Promise<void>((resolve) => {
					const opening = indexedDB.open('tablemate');
					opening.onsuccess = () => {
						const store = opening.result.transaction('groups', 'readwrite').objectStore('groups');
						const goOn = () => {
							if (!('through' in window)) store.count().onsuccess = goOn;
							else opening.result.close();
							resolve();
						};
						store.count().onsuccess = goOn;
					};
				})
		);
		await page.goto(site.at('/new?box=sino'));
		await page.getByRole('button', { name: say('new_groups'), exact: true }).click();
		await page.getByRole('textbox', { name: say('new_group_name') }).fill('Sundays');
		await play.press('new_group_save');
		await expect(play.sheet()).toBeHidden();
		expect(await play.toast().count()).toBe(0);
		await other.evaluate(() => Object.assign(window, { through: true }));
		await expect(play.toast()).toHaveText(say('new_added', { name: 'Sundays' }));
	}
);

test(
	'what is said of a group that has other players now is whole, with its button, in Spanish, too',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'es');
		const { say } = play;
		await play.speak();
		await page.goto(site.at('/new?box=sino'));
		for (const [more, name] of [
			['Ana, Ben', 'Domingos con la abuela'],
			['Dora', 'domingos con la Abuela']
		] as const) {
			await play.nameField().fill(more);
			await play.nameField().press('Enter');
			await page.getByRole('button', { name: say('new_groups'), exact: true }).click();
			await page.getByRole('textbox', { name: say('new_group_name') }).fill(name);
			await play.press('new_group_save');
			await expect(play.sheet()).toBeHidden();
		}
		await expect(play.toast()).toContainText(say('new_group_changed', { name: 'domingos con la Abuela' }));
		const over = await play.toast().evaluate((toast) => toast.scrollHeight - toast.clientHeight);
		expect(over).toBeLessThanOrEqual(1);
	}
);

test('a name that is typed and not added yet belongs to the group', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	const { say } = play;
	await page.goto(site.at('/new?box=sino'));
	const field = play.nameField();
	await field.fill('Ana, Ben');
	await field.press('Enter');
	await field.fill('Cleo');
	await page.getByRole('button', { name: say('new_groups'), exact: true }).click();
	await expect(play.sheet().getByText('Ana, Ben, and Cleo')).toBeVisible();
});
