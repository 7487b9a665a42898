import { bingOhFacts } from './support/bing-oh.ts';
import { openTold, opening } from './support/journal.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const { dealt, begins, rolls, placed, space } = bingOhFacts(['ana', 'ben', 'carla']);
const face = (shows: string | number) => ({ shows, star: shows === 'B' || shows === 6 });
const table = opening('bing-oh', {
	...{ keeping: 'ledger', dice: 'real', colours: ['red', 'yellow', 'blue'], chips: 50 },
	faces: { letters: ['B', 'I', 'N', 'G', 'O', 'H'].map(face), numbers: [1, 2, 3, 4, 5, 6].map(face) }
});
const rolled = [table, dealt(2, 2, 2), begins(0), rolls(0, 'I', 3, 0)];

const asked = [
	['who placed', rolled, 'bingoh_special'],
	[
		'which chips are taken',
		[...rolled, placed([0, 1], [0]), { ...space(0, 'take-chips'), chips: 3 }],
		'bingoh_skip'
	]
] as const;
const tablets = [
	[768, 1024],
	[820, 1180],
	[1180, 820]
] as const;

for (const [what, facts, last] of asked)
	test(`on a tablet all that three are asked is in sight: ${what}`, { tag: long }, async ({ page, site }) => {
		await openTold(page, site, facts);
		for (const [width, height] of tablets) {
			await page.setViewportSize({ width, height });
			await expect(page.getByText(wordsIn('en')(last), { exact: true }).last()).toBeInViewport({ ratio: 1 });
		}
	});
