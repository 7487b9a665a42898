import type { Page } from '@playwright/test';
import { Play } from './support/play.ts';
import { builds } from './support/site.ts';
import { expect, long, offline, test, whenKept } from './support/test.ts';
import type { Language } from './support/words.ts';
import { allSaved, loadAnew } from './support/tabs.ts';

const languages: readonly Language[] = ['en', 'es'];

async function speak(page: Page, language: Language): Promise<void> {
	await page.evaluate((code) => {
		localStorage.setItem('tablemate.language', code);
	}, language);
}

for (const build of Object.values(builds))
	test.describe(`after one visit, without a server, built for ${build.base || 'the root'}`, () => {
		// The router says in the console, too, that an address is unknown.
		test.use({ build, expected: [/Not found: /] });
		test.setTimeout(90_000);

		test(
			'a new table is set up and a round played, odd addresses and all',
			{ tag: [offline, long] },
			async ({ page, site }) => {
				const play = new Play(page, 'es');
				const { say } = play;
				await page.goto(site.home);
				await whenKept(page);
				await site.kill();

				await test.step('a round, from the shelf to the award, with a reload in the middle of the claim', async () => {
					await speak(page, 'es');
					await page.goto(site.home);
					await play.setUpTable(['Ana', 'Ben'], { wooden: true });
					await play.lay(7, 21, 39, 52);
					await loadAnew(page);
					await play.expectCount(4);
					await play.lay(70);
					await play.shout('Ben');
					await play.pickLine(2);
					await play.readNumber(7);
					await expect(
						page.getByRole('button', { name: say('parker_square_found', { letter: 'B', number: 7 }) })
					).toBeVisible();
					await loadAnew(page);
					for (const number of [21, 39, 52, 70]) await play.readNumber(number);
					await play.press('parker_award', { name: 'Ben' });
					await expect(
						page.locator('main').getByText(say('parker_wins_round', { name: 'Ben' }))
					).toBeVisible();
					await play.press('parker_new_round');
					await play.lay(1);
				});

				await allSaved(page);
				const id = new URL(page.url()).searchParams.get('table') ?? '';
				const says = async (path: string, key: string, words = say) => {
					await page.goto(site.at(path));
					await expect(page.getByText(words(key)).first(), path).toBeVisible();
				};
				await test.step('the table opens at other spellings of its address', async () => {
					for (const path of [`/play/?table=${id}`, `/play?from=a-friend&table=${id}#at`]) {
						await page.goto(site.at(path));
						await play.expectCount(1);
					}
				});
				for (const spoken of languages) {
					await test.step(`addresses that name nothing are answered in one sentence (${spoken})`, async () => {
						await speak(page, spoken);
						const { say: words } = new Play(page, spoken);
						await says('/play/', 'play_no_id', words);
						await says('/play?table=nope', 'play_missing', words);
						await says('/unknown/deep/address?table=nope', 'missing_text', words);
						await says('/rules?box=none', 'new_no_box', words);
					});
				}
				await test.step('so are those that are no addresses at all', async () => {
					const { say: words } = new Play(page, 'es');
					await says(`/play?table=${'x'.repeat(2000)}`, 'play_missing', words);
					await says('/play?table=%E0%A4%A', 'play_missing', words);
					await says('/rules?box=parker-bingo#%E0%A4%A', 'parker_name', words);
					await says('/new?box=__proto__', 'new_no_box', words);
				});
				await test.step('the shelf shows the table, the finished ones none', async () => {
					await says('/', 'shelf_on_table', new Play(page, 'es').say);
					await expect(page.getByRole('link', { name: /Parker Bingo.*Ben 1/ })).toBeVisible();
				});
			}
		);
	});
