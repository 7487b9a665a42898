import { expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { changed, goOn, said } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import type { LogChange } from '$lib/ui/table/log';
import { emptied, withBesides } from '$lib/ui/table/meant';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box, type AnyGame } from '..';
import type { AnyGameFact } from '../rules/facts';
import { opening } from '../rules/testing';
import { besidesRow } from './besides';

// What the history puts back brings back what fell with it. [G-3]

const round = (number: number, ...sides: readonly string[]): AnyGameFact => ({
	...{ type: 'round.scored', round: number },
	scores: sides.map((side) => ({ side, points: 5 }))
});
const [two, three] = [
	['ana', 'ben'],
	['ana', 'ben', 'carla']
];
const left: AnyGameFact = { type: 'player.left', player: 'carla' };
const back: AnyGameFact = { type: 'player.joined', player: { id: 'carla', name: 'Carla' } };
const evening = said<AnyGame>(
	box,
	opening({ ends: { how: 'open' } }),
	...[round(1, ...three), left, round(2, ...two), back, round(3, ...three)]
);
const points = ({ folded }: Journal) => outcomeOf(folded).scores.map(({ score }) => score);

/** What the history makes of a journal where it removes a row, or puts it back. */
function by(journal: Journal<AnyGame>, seq: number, how: LogChange) {
	const table = tableOf(journal);
	const one = how === 'strike' ? emptied(journal.folded, seq) : { restore: seq };
	return changed(journal, withBesides(table, one, besidesRow(table, seq, how)));
}

it('that a player came back stands again where that they left is put back [AG-1]', () => {
	const removed = by(evening, 2, 'strike').journal;
	expect(points(removed)).toEqual([15, 15, 10]);
	const { journal, fell } = by(removed, 2, 'restore');
	expect([fell, points(journal)]).toEqual([[], [15, 15, 10]]);
	expect(journal.folded.snapshot.context).toEqual(evening.folded.snapshot.context);
});
it('so it does after more was played [AG-1]', () => {
	const later = goOn(by(evening, 2, 'strike').journal, round(4, ...three));
	const { journal, fell } = by(later, 2, 'restore');
	expect([fell, points(journal)]).toEqual([[], [20, 20, 15]]);
	expect(journal.folded.snapshot.context).toEqual(goOn(evening, round(4, ...three)).folded.snapshot.context);
});
it('another end of the list wins again where what it followed is put back [AG-4]', () => {
	const [highest, lowest] = (['highest', 'lowest'] as const).map((wins) => ({
		type: 'winning.changed',
		wins
	}));
	const journal = goOn(said<AnyGame>(box, opening({ wins: 'lowest' })), highest!, lowest!);
	const now = by(by(journal, 1, 'strike').journal, 1, 'restore').journal;
	expect(now.folded.snapshot.context).toEqual(journal.folded.snapshot.context);
});
