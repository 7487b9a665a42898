import { finger } from './support/hand.ts';
import { Play } from './support/play.ts';
import { expect, test, whenAlive } from './support/test.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

test('a name that was mistyped is put right from the table, which is one tap away again', async ({
	page,
	site
}) => {
	const play = new Play(page, 'en', finger);
	const { say } = play;
	await page.goto(site.home);
	await whenAlive(page);
	await play.setUpTable(['Ana', 'Bne']);
	await play.callTiles(2);
	await play.menu('table_menu_people');
	const named = (name: string) => play.sheet().getByRole('link', { name: `${name} ${say('table_rename')}` });
	await play.hand.press(named('Bne'));
	await expect(play.sheet().getByRole('heading', { name: 'Bne' })).toBeVisible();
	await play.hand.type(play.sheet().getByRole('textbox', { name: say('new_name') }), 'Ben');
	await play.press('people_save');
	await expect(play.toast()).toContainText(say('people_renamed', { from: 'Bne', name: 'Ben' }));
	await play.hand.press(page.getByRole('link', { name: say('hand_over_back') }));
	await play.expectCount(2);
	await play.menu('table_menu_people');
	await expect(named('Ben')).toBeVisible();
	await expect(named('Bne')).toHaveCount(0);
});
