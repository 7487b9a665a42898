import { expect, it } from 'vitest';
import type { ClaimDraft } from '../rules/claim-draft';
import type { ParkerFact } from '../rules/facts';
import { called, firstRow, named, shouted, table, type Told } from '../rules/testing';
import { OpenClaim } from './claim.svelte';

/** A claim that is opened anew for each tap, as after a reload: what was read back, and the row that was done last. */
function claimAt(told: Told, lastDone: number) {
	const now = { lastDone, draft: undefined as ClaimDraft | undefined };
	const recorded: ParkerFact[] = [];
	const record = (fact: ParkerFact) => recorded.push(fact) > 0;
	const claim = () =>
		new OpenClaim({
			...{ context: told.context, round: told.round, table: now },
			...{ saveDraft: (next: ClaimDraft) => (now.draft = next), record, refused: () => undefined }
		});
	return { now, claim, recorded };
}
const heard = (opened = table()) => opened.tell(...called(...firstRow), shouted('ana'));

it('undo takes back a whole change of the claim that was made after something else was done, and no more [G-3]', () => {
	const { now, claim } = claimAt(heard(), 1);
	claim().pickLine('row-1');
	claim().pickNumber(4);
	claim().pickNumber(17);
	const before = now.draft;
	// Another line, which is read back on; and a number that turns out not to be called.
	now.lastDone = 2;
	claim().pickLine('column-N');
	claim().pickNumber(32);
	now.lastDone = 3;
	claim().unread = true;
	for (const [row, back, line, numbers] of [
		[3, true, 'column-N', [32]],
		[3, false, 'column-N', [32]],
		[2, true, 'column-N', []],
		[2, true, 'row-1', [4, 17]],
		[2, false, 'row-1', [4, 17]]
	] as const) {
		now.lastDone = row;
		expect(claim().stepBack()).toBe(back);
		expect(now.draft).toMatchObject({ line });
		expect(now.draft?.numbers.filter(Boolean)).toEqual(numbers);
		expect(claim().unread).toBe(false);
	}
	expect({ ...now.draft, ahead: undefined }).toEqual(before);
});

it('what was stepped back from is done again, the last first, each when what was done before it is [G-3]', () => {
	const { now, claim } = claimAt(heard(), 1);
	claim().pickLine('row-1');
	claim().pickNumber(4);
	// Another shout, and one number more.
	now.lastDone = 2;
	claim().pickNumber(17);
	const read = () => claim().draft.numbers.filter(Boolean).join();
	expect(claim().stepBack()).toBe(true);
	expect(claim().stepBack()).toBe(false);
	now.lastDone = 1;
	for (let i = 0; i < 2; i++) expect(claim().stepBack()).toBe(true);
	expect([claim().stepBack(), claim().draft.line]).toEqual([false, undefined]);
	for (const [row, on, numbers] of [
		[1, true, ''],
		[1, true, '4'],
		[1, false, '4'],
		[2, true, '4,17'],
		[2, false, '4,17']
	] as const) {
		now.lastDone = row;
		expect([claim().canStepOn, claim().stepOn(), read()]).toEqual([on, on, numbers]);
	}
	// What is read instead is not followed by what was read before.
	claim().stepBack();
	claim().pickNumber(18);
	claim().stepBack();
	expect([claim().stepOn(), claim().stepOn(), read()]).toEqual([true, false, '4,18']);
});

it('undo takes back what was read where a phone has taken back its own shout since [G-3]', () => {
	const { now, claim } = claimAt(heard(), 3);
	claim().pickLine('row-1');
	claim().pickNumber(4);
	now.lastDone = 1;
	expect(claim().stepBack()).toBe(true);
	expect(now.draft?.numbers.filter(Boolean)).toEqual([]);
});

type Claim = () => OpenClaim;
it.each<[string, Told, (claim: Claim) => void, (claim: Claim) => void, string[]]>([
	[
		'one more line, which is taken back before any of it is read',
		table({ variant: 'points' }),
		(claim) => {
			claim().pickLine('row-1');
			for (const number of firstRow) claim().pickNumber(number);
		},
		(claim) => claim().nameNext(),
		['true row-1 4,17,32,50,63', 'false row-1 4,17,32,50,63']
	],
	[
		'a number that was not called, until a square is tapped to say which',
		table(),
		(claim) => {
			claim().pickLine('row-1');
			claim().pickNumber(4);
		},
		(claim) => {
			claim().unread = true;
			claim().pickSquare(1);
		},
		['false row-1 4']
	],
	[
		'a number of a shape, which is taken away',
		table().tell({ type: 'pattern.changed', pattern: 'corners' }),
		(claim) => claim().pickNumber(4),
		(claim) => claim().pickNumber(4),
		['true corners 4', 'false corners 4']
	]
])('undo takes something back each time after another shout: %s [G-3]', (_, opened, before, since, steps) => {
	const { now, claim } = claimAt(heard(opened), 1);
	before(claim);
	now.lastDone = 2;
	since(claim);
	const read = steps.map(() => {
		const stepped = claim().stepBack();
		const { line, numbers } = claim().draft;
		return [stepped, line, numbers.filter(Boolean).join()].join(' ');
	});
	expect(read).toEqual(steps);
});

it('the nearest line of a card is one that can still be complete: none that has lost a marker [PB-10]', () => {
	// Card 17 has 3 29 41 52 67 in its first row, 3 2 12 6 13 in its B column and 12 22 34 47 69 in its third row.
	const opened = table({ cards: { seed: 'puma-tuba', size: 60 } }).tell(
		...called(3, 29, 41, 52, 2, 12, 6, 22)
	);
	const wrong = { ...named('ana', 'row-1', [3, 29, 41, 52, 67]), card: 17 };
	const nearest = (told: Told) => {
		const { claim } = claimAt(told.tell(shouted('ana')), 1);
		claim().nameCard('17');
		const { named, missing } = claim().open.nearest ?? {};
		return [named?.line, missing, claim().open.lost];
	};
	expect(nearest(opened)).toEqual(['row-1', [67], undefined]);
	const after = opened.tell(shouted('ana'), wrong);
	expect(nearest(after)).toEqual(['row-3', [34, 47, 69], undefined]);
	// All five numbers are called by now. It is no bingo without its markers, and that is said. [PB-10]
	expect(nearest(after.tell(...called(67)))).toEqual(['row-3', [34, 47, 69], [3, 29, 41, 52]]);
});

it('another card is named than the one that was mistyped, and done again the first one is back [PB-4] [G-3]', () => {
	const first = [3, 29, 41, 52, 67];
	const opened = table({ cards: { seed: 'puma-tuba', size: 60 } }).tell(...called(...first));
	const { claim } = claimAt(opened.tell(shouted('ana')), 1);
	const stands = () => {
		const { card, line, numbers } = claim().draft;
		return [card, line, numbers.filter(Boolean).join(), claim().asksCard];
	};
	claim().nameCard('7');
	claim().pickLine('row-1');
	const wrong = [7, 'row-1', expect.any(String), false];
	expect(stands()).toEqual(wrong);
	expect(claim().view.result?.right).toBe(false);
	claim().otherCard();
	expect(stands()).toEqual([undefined, undefined, '', true]);
	expect(claim().stepOn()).toBe(true);
	expect(stands()).toEqual(wrong);
	claim().otherCard();
	claim().nameCard('17');
	expect(stands()).toEqual([17, 'row-1', first.join(), false]);
	expect(claim().view.result?.right).toBe(true);
});

it('a claim is read from the cards of its own round, whatever the table has changed to since [PB-4]', () => {
	const opened = table({ cards: { seed: 'puma-tuba', size: 60 } });
	const earlier = opened.tell(...called(3, 29, 41, 52, 67), shouted('ana'));
	const later = table({ cards: { seed: 'other', size: 60 } });
	const now = { draft: undefined as ClaimDraft | undefined };
	const desk = {
		...{ context: later.context, round: earlier.round, table: now },
		...{ saveDraft: (next: ClaimDraft) => (now.draft = next), record: () => true, refused: () => undefined }
	};
	new OpenClaim(desk).nameCard('17');
	expect(new OpenClaim(desk).draft.line).toBe('row-1');
});

it('a line of a pattern that was read wrongly is read again from the next one, which follows it then [PB-23] [G-3]', () => {
	const x = table({ pattern: 'letter-x' }).tell(...called(1, 2, 16, 17, 31, 46, 47, 61, 62), shouted('ana'));
	const { claim, recorded } = claimAt(x, 1);
	const stands = () => {
		const { earlier, line, numbers } = claim().draft;
		return [earlier.map((one) => one.line).join(), line, numbers.filter(Boolean).join(), claim().nth];
	};
	// I 17 is of the other diagonal, and it is found out there.
	for (const number of [1, 17, 31, 46, 61, 2]) claim().pickNumber(number);
	expect(stands()).toEqual(['diagonal-down', 'diagonal-up', '2,31', 2]);
	claim().pickEarlier(0);
	expect(stands()).toEqual(['', 'diagonal-down', '1,17,31,46,61', 1]);
	const again = claim();
	again.pickSquare(1);
	again.pickNumber(16);
	expect(stands()).toEqual(['diagonal-down', 'diagonal-up', '31', 2]);
	for (const number of [2, 17, 47, 62]) claim().pickNumber(number);
	expect(claim().awardsNow).toBe(true);
	// Looked at once more and left as it is, it is told in the pattern's order all the same.
	claim().pickEarlier(0);
	expect(stands()).toEqual(['diagonal-up', 'diagonal-down', '1,16,31,46,61', 1]);
	claim().settle(false);
	expect(recorded).toEqual([
		{
			type: 'line.claimed',
			player: 'ana',
			lines: [
				{ line: 'diagonal-down', numbers: [1, 16, 31, 46, 61] },
				{ line: 'diagonal-up', numbers: [2, 17, 31, 47, 62] }
			]
		}
	]);
});

it('of two lines read back the first has its printed total told, too [PB-4] [PB-20]', () => {
	const points = table({ variant: 'points' }).tell(...called(17, 32, 50, 63, 8, 2, 5, 7, 4), shouted('ana'));
	const { claim } = claimAt(points, 1);
	claim().pickLine('row-1');
	for (const number of firstRow) claim().pickNumber(number);
	claim().nameNext();
	claim().pickLine('column-B');
	for (const number of [8, 2, 5, 7]) claim().pickNumber(number);
	claim().pickEarlier(0);
	claim().setPrinted(170);
	expect(claim().view.lines).toMatchObject([{ line: 'column-B' }, { line: 'row-1', printed: 170 }]);
	expect(claim().view.result?.score?.points).toBe(26 + 170 + 100);
});
