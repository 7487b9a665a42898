import { afterEach, expect, test, vi } from 'vitest';
import { database, Database } from '$lib/storage/db';
import { saveKept } from '$lib/storage/kept';
import { sure } from '$lib/domain/sure';
import { cardSet } from '../../rules/card-set';
import { MyCard } from './my-card.svelte';

/** Card 17 of a set; no two tests have the same. */
function card(seed: string) {
	const dealt = sure(cardSet(seed, 60).cards[16]);
	return { seed, dealt, numbers: dealt.rows.flat(), name: `parker-bingo/card/${seed}/17` };
}

/** Saves a card as another tab does, and then tells the other tabs. */
async function otherTab({ seed, name }: ReturnType<typeof card>, covered: readonly number[]) {
	const other = new Database(database.name);
	await saveKept(
		'parker-bingo',
		name.slice('parker-bingo/'.length),
		{ seed, size: 60, serial: 17, freeCentre: false, covered, lost: [] },
		other
	);
	await other.close();
	const channel = new BroadcastChannel('tablemate-kept');
	channel.postMessage(name);
	channel.close();
}

const heard = () => new Promise((resolve) => void setTimeout(resolve, 50));

afterEach(() => void vi.restoreAllMocks());

test('what another tab lays on a card while it is opened here stays', async () => {
	const there = card('otter');
	const write = database.write.bind(database);
	vi.spyOn(database, 'write').mockImplementationOnce(async (work) => {
		await otherTab(there, there.numbers.slice(0, 3));
		return write(work);
	});
	const mine = await MyCard.open(there.seed, 60, there.dealt);
	const stop = mine.follow();
	await expect.poll(() => mine.covers.covered).toEqual(there.numbers.slice(0, 3));
	const again = await MyCard.open(there.seed, 60, there.dealt);
	expect(again.covers.covered).toEqual(there.numbers.slice(0, 3));
	stop();
});

test('what another tab says while this one saves is on the card once it has saved', async () => {
	const there = card('puma');
	const mine = await MyCard.open(there.seed, 60, there.dealt);
	const stop = mine.follow();
	await expect.poll(async () => (await MyCard.open(there.seed, 60, there.dealt)).covers.covered).toEqual([]);
	const write = database.write.bind(database);
	vi.spyOn(database, 'write').mockImplementationOnce(async (work) => {
		const saved = await write(work);
		await otherTab(there, there.numbers.slice(0, 3));
		await heard();
		return saved;
	});
	mine.tap(there.numbers[0] ?? 0);
	await expect.poll(() => mine.covers.covered).toEqual(there.numbers.slice(0, 3));
	stop();
});
