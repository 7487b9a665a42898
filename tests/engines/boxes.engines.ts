import { expect } from 'vitest';
import { inEachEngine } from './engines.ts';
import { beginning, testId, type Player } from './player.ts';

interface Box {
	readonly id: string;
	/** The ways it can be kept: what is chosen at the set-up, and what is done then, again and again. */
	readonly ways: readonly {
		readonly choices: readonly (readonly [group: string, option: string])[];
		readonly step: (player: Player, nth: number) => Promise<void>;
	}[];
}

const main = { css: '.dock .main-act' };

async function makeWilds(player: Player): Promise<void> {
	for (const [at, wild] of [20, 21, 22, 30, 40].entries())
		await player.type({ css: `#wild-${String(at)}` }, String(wild));
	await player.press(player.button('quingo_wilds_enter'));
}
/** Bonuses, and each player's wilds, which come next whichever way the box is kept. */
const quingo = async (player: Player, nth: number) => {
	if (nth === 0) await player.press(player.button('quingo_roll_bonuses'));
	else await makeWilds(player);
};
/** Points of a round for the two of them. */
const anyGame = async (player: Player) => {
	for (const digit of ['5', '7']) {
		await player.press({ css: 'button', text: beginning(digit) });
		await player.press(main);
	}
};

const boxes: readonly Box[] = [
	{
		id: 'parker-bingo',
		ways: [
			{
				choices: [['parker_cards_what_tiles', 'parker_tiles_app']],
				step: async (player, nth) => void (await player.callTo(nth + 1))
			},
			{
				choices: [['parker_cards_what_tiles', 'parker_tiles_real']],
				step: (player, nth) =>
					player.press({ css: 'button:not(.ball)', text: new RegExp(`^B ${String(nth + 1)}(,|$)`) })
			}
		]
	},
	{
		id: 'quingo',
		ways: [
			{ choices: [['quingo_keeping', 'quingo_keep_full']], step: quingo },
			{ choices: [['quingo_keeping', 'quingo_keep_sheets']], step: quingo }
		]
	},
	{
		id: 'sino',
		ways: [
			{
				choices: [
					['sino_keeping', 'sino_keep_boards'],
					['sino_dice', 'sino_dice_app']
				],
				step: (player, nth) => player.press(player.button(nth === 1 ? 'sino_end_turn' : 'sino_roll_all'))
			},
			{
				choices: [['sino_keeping', 'sino_keep_pad']],
				async step(player, nth) {
					await player.press({ css: `main [data-line="diagonal-${String(nth + 1)}"]` });
					await player.press({
						css: 'button',
						text: beginning(player.say('sino_pad_wins', { name: 'Ana' }))
					});
				}
			}
		]
	},
	{
		id: 'bing-oh',
		ways: [
			{
				choices: [['bingoh_keeping', 'bingoh_tally']],
				async step(player) {
					await player.press(player.button('bingoh_called_label', { name: 'Ana' }));
					await player.press(testId('write'));
				}
			},
			{
				choices: [
					['bingoh_keeping', 'bingoh_ledger'],
					['bingoh_dice', 'new_by_app']
				],
				async step(player, nth) {
					if (nth === 0) return player.press(player.button('bingoh_dealt'));
					if (nth === 2) return player.press(testId('roll'));
					await player.press({ css: 'main button', text: / Ben / });
					await player.press(player.button('bingoh_begins', { name: 'Ben' }));
				}
			}
		]
	},
	{
		id: 'card-bingo',
		ways: [
			{
				choices: [
					['cardbingo_called_deck', 'cardbingo_source_app'],
					['cardbingo_layouts', 'cardbingo_source_app']
				],
				step: (player, nth) => player.press(player.button(nth === 0 ? 'cardbingo_deal' : 'cardbingo_turn'))
			},
			{
				choices: [
					['cardbingo_called_deck', 'cardbingo_source_cards'],
					['cardbingo_layouts', 'cardbingo_source_cards']
				],
				async step(player, nth) {
					const rank = player.say(`cardbingo_rank_${['7', '8', '9'][nth] ?? '10'}`);
					const suit = player.say('cardbingo_suit_h');
					await player.press(player.button(`cardbingo_rank_${['7', '8', '9'][nth] ?? '10'}`));
					await player.press({
						css: 'button',
						text: beginning(player.say('cardbingo_card', { rank, suit }))
					});
				}
			}
		]
	},
	{
		id: 'any-game',
		ways: [
			{ choices: [['anygame_wins', 'anygame_highest']], step: anyGame },
			{ choices: [['anygame_wins', 'anygame_lowest']], step: anyGame }
		]
	}
];

inEachEngine({ what: 'each box without a server' }, async (player) => {
	let tables = 0;
	await player.open('/');
	await player.kept();
	await player.site.kill();
	for (const { id, ways } of boxes)
		for (const [nth, { choices, step }] of ways.entries()) {
			// The second way is played in Spanish.
			await player.speak(nth === 0 ? 'en' : 'es');
			await player.open(`/new?box=${id}`);
			// The last table's players sit there already.
			if (tables === 0) await player.seat('Ana', 'Ben');
			else await player.sees({ css: 'ol[aria-label] > li' });
			for (const [group, option] of choices) await player.pick(group, option);
			await player.start();
			for (let fact = 0; fact < 3; fact++) {
				await step(player, fact);
				await player.saved(fact + 1);
			}
			const saved = await player.savedTo();
			await player.reload();
			await player.saved(0);
			expect(await player.savedTo(), `${id}, ${choices.join()}`).toBe(saved);
			tables += 1;
		}
	return `${String(tables)} tables of ${String(boxes.length)} boxes, three facts each`;
});
