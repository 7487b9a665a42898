import { expect } from 'vitest';
import { sleep } from './driver.ts';
import { inEachEngine } from './engines.ts';
import { beginning, testId, type Player } from './player.ts';

const letters = ['B', 'I', 'N', 'G', 'O'] as const;

/** The tiles that are out, as the check-board or the history says: of each letter one, found in the ball's names. */
async function callUntilEachLetter(player: Player, count: number): Promise<ReadonlyMap<string, string>> {
	const tiles = new Map<string, string>();
	for (let out = 1; out <= count || tiles.size < letters.length; out++) {
		const tile = (await player.callTo(out)).replace(/,.*/, '');
		tiles.set(tile.charAt(0), tile);
	}
	return tiles;
}

/** Names the first row of the player who shouted. */
async function shout(player: Player, name: string): Promise<void> {
	await player.press(player.button('parker_bingo'));
	await player.press({ css: 'dialog button', text: beginning(name) });
	await player.sees({ css: 'h1', text: new RegExp(name) });
	const row = player.say('parker_line_row', { which: player.say('parker_ordinal_1') });
	await player.press({ css: 'label:has(input[type=radio])', text: beginning(row) });
}

inEachEngine({ what: 'a round of Parker Bingo' }, async (player) => {
	const { say } = player;
	await player.open('/new?box=parker-bingo');
	await player.seat('Ana', 'Ben', 'Carla', 'Dan');
	await player.start();
	const tiles = await callUntilEachLetter(player, 20);
	const ball = await player.nameOf(player.ball);
	const calls = await player.count();
	await player.saved(calls);

	for (let nth = 0; nth < 5; nth++) {
		await player.reload();
		await player.shows(ball, `after reload ${String(nth + 1)}`);
	}
	await player.press(testId('undo'));
	await expect.poll(() => player.count(), { timeout: 20_000 }).toBe(calls - 1);
	await player.press(testId('redo'));
	await player.shows(ball, 'done again');

	await shout(player, 'Ben');
	await player.press(player.button('parker_not_called_yet'));
	await player.sees(testId('verdict'));
	await player.press(player.button('parker_go_on_calling'));
	await player.shows(ball, 'after a wrong claim');

	await shout(player, 'Ana');
	for (const letter of letters) {
		await player.press({ css: 'main button', text: beginning(tiles.get(letter) ?? '') });
		if (letter !== 'N') continue;
		// A page that has just been opened begins a new log before it writes what is half said (docs/decisions/0028).
		await sleep(400);
		await player.reload();
	}
	await player.reads(say('parker_all_called'));
	await player.press(player.button('parker_award', { name: 'Ana' }));
	await player.reads(say('parker_wins_round', { name: 'Ana' }));
	await player.reload();
	await player.reads(say('parker_wins_round', { name: 'Ana' }));

	// Nobody heard Ben: that shout and its claim are taken out of the history, and the round stays Ana's.
	await player.menu('log_title');
	const what = say('parker_log_shouted', { name: 'Ben' });
	const entry = player.button('log_strike_label', { what });
	await player.press(entry);
	await player.press(player.button('log_strike'));
	await player.misses(entry);
	await player.press(player.button('shell_close'));
	await player.reads(say('parker_wins_round', { name: 'Ana' }));
	await player.press(player.button('parker_new_round'));
	await player.callTo(1);
	return `${String(calls)} calls, a wrong and a right claim, seven reloads, a correction from the history`;
});

inEachEngine({ what: 'kill -9', mortal: true }, async (player, driver) => {
	await player.open('/new?box=parker-bingo');
	await player.seat('Ana', 'Ben');
	const table = await player.start();
	await player.kept();
	const deaths = 10;
	for (let death = 1; death <= deaths; death++) {
		const tile = await player.callTo(death);
		await player.saved(death);
		await driver.dieAndComeBack();
		await driver.goto(table);
		await player.alive();
		await player.shows(tile, `death ${String(death)}`);
		expect(await player.savedTo()).toBe(death);
	}
	return `${String(deaths)} deaths, each right after a tap was saved`;
});
