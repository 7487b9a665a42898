import { golden, type JournalFact } from './support/journal.ts';
import { phoneAt } from './support/link.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

for (const [width, height] of [
	[390, 664],
	[320, 568],
	[844, 390]
] as const)
	test(
		`Parker: who won with which line stands whole on a linked phone of ${String(width)} by ${String(height)}`,
		{ tag: long },
		async ({ page: owner, site }) => {
			const [opening] = golden('parker-bingo', 'cards-v2').facts as [JournalFact];
			const { players } = opening as unknown as { players: { id: string; name: string }[] };
			const [me] = players;
			// The rising diagonal of card 17, after 49 calls.
			const line = { line: 'diagonal-up', numbers: [13, 21, 34, 51, 67] };
			const others = Array.from({ length: 75 }, (_, i) => i + 1).filter((n) => !line.numbers.includes(n));
			const phone = await phoneAt(
				owner,
				site,
				[
					{ ...opening, variant: 'normal', caller: null, cards: { seed: 'puma-tuba', size: 60 } },
					...[...others.slice(0, 44), ...line.numbers].map((number) => ({ type: 'ball.called', number })),
					{ type: 'bingo.shouted', player: me?.id },
					{ type: 'line.claimed', player: me?.id, card: 17, lines: [line] },
					{ type: 'bingo.awarded' }
				],
				me?.name ?? ''
			);
			await phone.setViewportSize({ width, height });
			const words = phone
				.getByRole('status')
				.filter({ hasText: en('parker_wins_round', { name: me?.name ?? '' }) });
			await expect(words).toContainText('49');
			await expect(words).toBeInViewport({ ratio: 1 });
			const cut = () => words.evaluate((element) => element.scrollHeight - element.clientHeight);
			await expect.poll(cut).toBeLessThanOrEqual(1);
			await phone.context().close();
		}
	);
