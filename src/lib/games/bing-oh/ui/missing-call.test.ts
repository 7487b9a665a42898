import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '$lib/i18n';
import { changed } from '$lib/session/journal.testing';
import { planChange, type Journal } from '$lib/session/preview';
import type { LogChange } from '$lib/ui/table/log';
import { emptied, snapshotBefore, withBesides } from '$lib/ui/table/meant';
import { tableOf } from '$lib/ui/table/meant.testing';
import type { BingOh } from '..';
import { dealt, named, rolled, taken, turn } from '../rules/testing';
import { besidesRow } from './besides';
import { missingCalls } from './missing-call';
import { asked, done, late, points, seen, table } from './told.testing';

beforeAll(() => language.set('en'));

/** The table at which Ben has a chip of Ana's when the BING-OH! was called that nobody recorded. */
const since = [...turn('ben'), seen('cai'), dealt(), ...turn('cai')];
const written = table(...turn('ana', [], 1), taken('ana', 'ben'), ...since);
const bens = 6;
const callsOf = (from: Journal<BingOh>, seq: number) =>
	missingCalls(tableOf(from), snapshotBefore(tableOf(from), seq));

describe('a BING-OH! of a ledger that was never recorded [B-7] [G-3]', () => {
	it('is offered before a roll, by each who can have called, with a deal after it', () => {
		const calls = callsOf(written, bens);
		expect(calls.map(({ label }) => label).slice(0, 4)).toEqual(['Ana', 'Ben', 'Cai', 'Ana and Ben']);
		expect(calls[0]?.facts).toEqual([seen('ana'), dealt()]);
		// Before the first roll of a round, or while everybody places, nobody calls.
		expect(callsOf(written, 3)).toEqual([]);
	});
	it('goes in at its place: what follows is one round later, and the points that lay there then count', () => {
		const facts = [seen('ana'), dealt()];
		const { ask } = asked(written, bens, facts, { leftOut: true });
		expect(ask).toBeUndefined();
		const { fell, facts: now, points: sums, journal } = done(written, bens, facts, { leftOut: true });
		expect([fell, now]).toEqual([[], [...turn('ana', [], 1), taken('ana', 'ben'), ...facts, ...since]]);
		expect(journal.folded.snapshot.context.rounds).toHaveLength(2);
		expect([points(written), sums]).toEqual([
			[1, 0, 5],
			[5 + 2, 0, 5]
		]);
	});
	it('asks whose the later rolls are, where a BING-OH! turns the order back [B-5] [B-8]', () => {
		const reversed = table(
			...[...turn('ana', ['ana']), named('ana', 'reverse'), ...turn('cai'), ...turn('ben')]
		);
		const facts = [seen('ana'), dealt()];
		const how = { leftOut: true } as const;
		expect(asked(reversed, 6, facts, how).ask?.state).toBe('beginning');
		expect(done(reversed, 6, facts, { ...how, rolls: 'told' }).facts.at(5)).toEqual(late(rolled('cai')));
		expect(done(reversed, 6, facts, { ...how, rolls: 'next' }).facts.at(5)).toEqual(rolled('ben'));
	});
	it('that wins the game ends it there, and says what falls [B-9]', () => {
		const won = ['ana', 'ben', 'cai'].flatMap((roller) => [...turn(roller), seen('ana'), dealt()]);
		const many = table(...won, ...turn('ana'), ...turn('ben'), ...turn('cai'));
		const seq = 17;
		const [call] = callsOf(many, seq);
		expect(call?.facts).toEqual([seen('ana')]);
		const { fell, journal } = done(many, seq, call?.facts ?? [], { leftOut: true });
		expect([fell, journal.folded.snapshot.state]).toEqual([[17, 18, 19, 20], 'over']);
		// Removed in the history again, it brings back what fell; put back, it takes that away again.
		const after = { ...many, ...journal };
		const place = after.folded.effective.rows.at(-1)?.seq ?? -1;
		const change = (now: Journal<BingOh>, how: LogChange) =>
			withBesides(
				{ preview: (change) => planChange(now, change) },
				how === 'strike' ? emptied(now.folded, place) : { restore: place },
				besidesRow(tableOf(now), place, how)
			);
		const without = changed(after, change(after, 'strike'));
		expect(without.fell).toEqual([]);
		expect(without.journal.folded.snapshot).toEqual(many.folded.snapshot);
		const again = changed(without.journal, change(without.journal, 'restore'));
		expect(again.journal.folded.snapshot).toEqual(journal.folded.snapshot);
	});
});
