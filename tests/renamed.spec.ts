import { finger } from './support/hand.ts';
import { closePhones, link, openForPhones, otherDevice } from './support/link.ts';
import { Play } from './support/play.ts';
import { expect, long, test, whenAlive } from './support/test.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

test(
	'a name that was mistyped is put right from the table, which is one tap away again',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		await page.goto(site.home);
		await whenAlive(page);
		await play.setUpTable(['Ana', 'Bne']);
		await play.callTiles(2);
		await play.menu('table_menu_people');
		const named = (name: string) =>
			play.sheet().getByRole('link', { name: `${name} ${say('table_rename')}` });
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
	}
);

test(
	'a name that was put right at the table is so on linked phones, which stay linked',
	{ tag: long },
	async ({ page: owner, site }) => {
		await openForPhones(owner, site);
		const phone = await otherDevice(owner.context().browser(), { viewport: { width: 390, height: 664 } });
		await link(owner, phone, site.at);
		const play = new Play(owner, 'en', finger);
		const { say } = play;
		await play.hand.press(new Play(phone, 'en', finger).button('link_only_look'));
		const row = (name: string) => phone.getByRole('listitem').filter({ hasText: name });
		await expect(row('Ben')).toBeVisible();
		await closePhones(owner);
		await play.menu('table_menu_people');
		await play.hand.press(play.sheet().getByRole('link', { name: `Ben ${say('table_rename')}` }));
		await play.hand.type(play.sheet().getByRole('textbox', { name: say('new_name') }), 'Benito');
		await play.press('people_save');
		await play.hand.press(owner.getByRole('link', { name: say('hand_over_back') }));
		await play.expectCount(1);
		await expect(row('Benito')).toBeVisible();
		await expect(phone.getByRole('region', { name: say('link_chip_linked') })).toBeVisible();
		await phone.context().close();
	}
);
