import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tries } from '$lib/domain/tries.testing';
import { changed, goOn } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import type { LogChange } from '$lib/ui/table/log';
import { emptied, withBesides } from '$lib/ui/table/meant';
import { tableOf } from '$lib/ui/table/meant.testing';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { spaces } from '../rules/spaces';
import { dealt, left, named, taken, turn } from '../rules/testing';
import { rollsNext } from '../rules/view';
import { besidesRow } from './besides';
import { after, late, points, seen, stops, table } from './told.testing';

/** Plays whole turns, each with or without a star, and now and then a BING-OH! with the next deal. */
const played = (from: Journal<BingOh>, ways: readonly number[]) =>
	ways.reduce((now, way) => {
		if (now.folded.snapshot.state === 'over') return now;
		const player = rollsNext(now.folded.snapshot.context);
		if (way === 0) return goOn(now, ...turn(player), seen(player), dealt());
		const star = way === 1 ? [stops(player)] : [taken(player, player === 'ana' ? 'ben' : 'ana')];
		return goOn(now, ...turn(player, [], way < 3 ? 1 : 0), ...(way < 3 ? star : []));
	}, from);

const inHistory = (now: Journal<BingOh>, seq: number, how: LogChange) =>
	changed(
		now,
		withBesides(
			tableOf(now),
			how === 'strike' ? emptied(now.folded, seq) : { restore: seq },
			besidesRow(tableOf(now), seq, how)
		)
	);

const ways = (least: number) => fc.array(fc.integer({ min: 0, max: 5 }), { minLength: least, maxLength: 6 });

it('what was removed in the history and is put back there leaves all that was recorded since [B-5] [G-3]', () => {
	fc.assert(
		fc.property(ways(1), ways(0), fc.nat(), (before, since, which) => {
			const written = played(table(), before);
			const rows = written.folded.effective.rows
				.slice(3)
				.filter(({ fact }) => !('placed' in fact) && fact.type !== 'cards.dealt');
			const { seq } = rows[which % rows.length]!;
			const without = inHistory(written, seq, 'strike').journal;
			fc.pre(['rolling', 'beginning'].includes(without.folded.snapshot.state));
			const now = played(without, since);
			const { journal, fell } = inHistory(now, seq, 'restore');
			expect([fell, journal.folded.misfits]).toEqual([[], []]);
			expect(after(journal).slice(0, after(written).length)).toEqual(after(written));
			expect(journal.folded.effective.rows).toHaveLength(
				written.folded.effective.rows.length +
					now.folded.effective.rows.length -
					without.folded.effective.rows.length
			);
		}),
		{ numRuns: tries(30, 2000) }
	);
});

it.each(['ana', 'ben', 'cai'])(
	'a round that was won since a roll was removed stands where %s left after that roll [B-5] [B-7] [G-3]',
	(player) => {
		const left: BingOhFact = { type: 'player.left', player };
		for (const first of ['ana', 'ben', 'cai']) {
			const before = table(...turn('ana'), seen(first), dealt());
			const seq = before.rows.length;
			const roller = rollsNext(before.folded.snapshot.context);
			const all = goOn(before, ...turn(roller), left);
			const since = inHistory(all, seq, 'strike').journal;
			const again = rollsNext(since.folded.snapshot.context);
			const now = goOn(since, ...turn(again), seen('ben'), dealt());
			const { journal, fell } = inHistory(now, seq, 'restore');
			expect(points(journal)).toEqual(points(now));
			// Where their own BING-OH! stands they did not leave.
			expect(fell).toHaveLength(player === 'ben' ? 1 : 0);
		}
	}
);

it('a roll comes back whose special space waited, and has to be done: it is left alone, and what was rolled since stands [B-3] [G-3]', () => {
	for (const space of spaces) {
		const first = turn('ana', ['ana']);
		const written = table(...first, named('ana', space, space === 'take-chips' ? 2 : undefined));
		if (written.folded.snapshot.state !== 'acting') continue;
		const [again, answer] = turn('ana');
		const since = [...turn('ana'), ...turn('ben')];
		const now = goOn(inHistory(written, 3, 'strike').journal, ...since);
		const { journal, fell } = inHistory(now, 3, 'restore');
		expect([fell, journal.folded.misfits]).toEqual([[], []]);
		const facts = after(journal).filter(({ type }) => type !== 'space.named');
		expect(facts).toEqual([...first, left('ana'), late(again!), answer, ...turn('ben')]);
	}
});
