import { type JournalFact, openTold, parkerOpening, people } from './support/journal.ts';
import { finger, type Hand } from './support/hand.ts';
import { Play } from './support/play.ts';
import { expect, long, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A finger that counts; a field that is typed into costs the tap on it. */
class Counted implements Hand {
	taps = 0;
	press: Hand['press'] = (target, leads) => ((this.taps += 1), finger.press(target, leads));
	pick: Hand['pick'] = (radio) => ((this.taps += 1), finger.pick(radio));
	type: Hand['type'] = (field, text) => ((this.taps += 1), finger.type(field, text));

	/** Returns how many taps this takes. */
	async of(job: () => Promise<unknown>): Promise<number> {
		this.taps = 0;
		await job();
		return this.taps;
	}
}

const opening = parkerOpening({
	variant: 'points',
	players: people('Ana', 'Ben', 'Carla', 'Dora'),
	drawing: 'tiles',
	caller: 'ana'
});

test('Parker’s jobs take as many taps as docs/taps.md says', { tag: long }, async ({ page, site }) => {
	const hand = new Counted();
	const play = new Play(page, 'en', hand);
	const { say } = play;
	const key = (name: string) => page.getByRole('button', { name, exact: true });
	const calls = [2, 20, 33, 50, 31, 35, 40, 45, 64, 1];
	await openTold(page, site, [
		opening,
		...calls.map((number): JournalFact => ({ type: 'ball.called', number }))
	]);
	expect(await hand.of(() => play.press('parker_calls_all')), 'all calls').toBe(1);
	await play.closeSheet();

	// O 65 was laid on O 64, two calls ago.
	const correct = async () => {
		await play.menu('parker_correct_title');
		await hand.press(play.sheet().getByRole('button', { name: 'O 64', exact: true }));
		await hand.press(play.sheet().getByRole('button', { name: 'O 65', exact: true }));
	};
	expect(await hand.of(correct), 'a tile put right').toBe(4);

	const five = [2, 20, 33, 50, 65];
	expect(await hand.of(() => play.shout('Ben')), 'a shout').toBe(2);
	const other = async (name: string) => {
		await play.press('table_meant_other');
		await hand.press(play.sheet().getByRole('button', { name, exact: true }));
	};
	expect(await hand.of(() => other('Carla')), 'it was somebody else').toBe(2);
	const size = page.viewportSize();
	await page.setViewportSize({ width: 390, height: 664 });
	expect(await hand.of(() => other('Ben')), 'on a short phone').toBe(2);
	if (size) await page.setViewportSize(size);
	const alarm = async () => {
		await play.press('table_meant_other');
		await play.press('table_meant_nobody');
	};
	expect(await hand.of(alarm), 'a false alarm').toBe(2);
	const claim = async () => {
		await play.claim('Ben', 2, five);
		await play.press('parker_award_points', { points: 170, name: 'Ben' });
	};
	expect(await hand.of(claim), 'a claim on a card of the box').toBe(9);

	const next = async () => {
		await hand.type(page.getByLabel(say('parker_prize_next')), 'nuts');
		await play.press('parker_new_round');
	};
	expect(await hand.of(next), 'the next round, with a prize').toBe(2);
	const tile = async () => {
		await hand.pick(page.getByRole('radio', { name: /^O/ }));
		await hand.press(key('O 61'));
	};
	expect(await hand.of(tile), 'a wooden tile').toBe(2);
	expect(await hand.of(() => hand.press(key('O 62'))), 'another of its letter').toBe(1);
});
