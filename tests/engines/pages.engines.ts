import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { inEachEngine } from './engines.ts';
import { beginning, testId, type Player } from './player.ts';

const games = 'src/lib/games';
const boxes = readdirSync(games).filter((box) => existsSync(`${games}/${box}/index.ts`));
const languages = ['en', 'es'] as const;

/** Plays a pad to its end, so that there is something to look back on; answers its address. */
async function playGame(player: Player): Promise<string> {
	await player.open('/new?box=any-game');
	await player.seat('Ana', 'Ben');
	const address = await player.start();
	for (const digit of ['5', '7']) {
		await player.press({ css: 'button', text: beginning(digit) });
		await player.press({ css: '.dock .main-act' });
	}
	await player.saved(1);
	await player.menu('table_end_game');
	await player.press(player.entry('table_end_game'));
	await player.sees(testId('poster'));
	await player.saved(2);
	return address;
}

inEachEngine({ what: 'each page without a server' }, async (player) => {
	await player.open('/');
	await player.kept();
	await player.site.kill();
	const table = new URL(await playGame(player)).search;
	let pages = 0;
	for (const language of languages) {
		await player.speak(language);
		const words: readonly (readonly [path: string, key: string, parts?: Record<string, string>])[] = [
			['', 'settings_title'],
			['past', 'past_won', { names: 'Ben' }],
			['past/bin', 'past_bin_days'],
			[`past/game${table}`, 'anygame_name'],
			[`play${table}`, 'table_rematch'],
			[`board${table}`, 'anygame_name'],
			[`hand-over${table}`, 'hand_over_how'],
			['people', 'people_title'],
			['numbers', 'numbers_title'],
			['settings', 'settings_licences'],
			['receive', 'receive_how'],
			['linked', 'link_title'],
			['rules', 'rules_which'],
			['no-such-page', 'missing_text'],
			...boxes.flatMap((box) => [
				[`new?box=${box}`, 'new_add'] as const,
				[`rules?box=${box}`, 'rules_title'] as const
			])
		];
		for (const [path, key, parts] of words) {
			await player.open(`/${path}`);
			await player.sees({ css: 'h1' });
			await player.reads(player.say(key, parts));
			expect(await player.driver.run('document.documentElement.lang'), path).toBe(language);
			pages += 1;
		}
		for (const [path, text] of [
			['people', 'Ana'],
			['numbers', 'Ben'],
			['card?box=parker-bingo&set=puma-tuba&of=60&card=17', '17']
		] as const) {
			await player.open(`/${path}`);
			await player.reads(text);
			pages += 1;
		}
	}
	return `${String(pages)} in two languages`;
});

inEachEngine({ what: 'papers and themes' }, async (player) => {
	const { driver } = player;
	// Card Bingo is played with two decks: there is nothing to print.
	const printed = boxes.filter((box) =>
		readFileSync(`${games}/${box}/ui/index.ts`, 'utf8').includes('loadCardsPage')
	);
	expect(printed.length).toBeGreaterThan(0);
	for (const box of printed) {
		await player.open(`/cards?box=${box}`);
		await player.sees({ css: '.print-job' });
		await driver.run(`void (window.print = () => { globalThis.printed = true; })`);
		await player.press({ css: 'button.main-act' });
		await expect
			.poll(() => driver.run('globalThis.printed === true'), { timeout: 20_000, message: box })
			.toBe(true);
	}
	const looks = new Set<string>();
	for (const [theme, shown] of [
		['light', /^light $/],
		['dark', /^dark $/],
		['contrast', / more$/]
	] as const) {
		await player.open('/settings');
		await player.pick('settings_theme', `settings_theme_${theme}`);
		await player.open('/');
		const look = `(({ theme, contrast }) => theme + ' ' + (contrast ?? ''))(document.documentElement.dataset)`;
		expect(await driver.run<string>(look)).toMatch(shown);
		looks.add(
			await driver.run(
				`(({ color, backgroundColor }) => color + backgroundColor)(getComputedStyle(document.body))`
			)
		);
	}
	expect(looks.size, [...looks].join()).toBe(3);
	return `the papers of ${String(printed.length)} boxes, three themes`;
});
