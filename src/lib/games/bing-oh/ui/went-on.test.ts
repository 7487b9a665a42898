import { describe, expect, it } from 'vitest';
import { changed } from '$lib/session/journal.testing';
import { tableOf } from '$lib/ui/table/meant.testing';
import { emptied } from '$lib/ui/table/meant';
import type { BingOhFact } from '../rules/facts';
import { dealt, left, named, placed, rolled, swapped, taken, turn } from '../rules/testing';
import { besidesRow } from './besides';
import { asked, done, first, late, points, seen, stops, table } from './told.testing';

describe('a BING-OH! that was none, while the same round went on', () => {
	const since = [...turn('ben', [], 1), taken('ben', 'ana'), ...turn('cai')];
	const next = [seen('cai'), dealt({ cai: 1 }), ...turn('ana', [], 1), taken('ana', 'ben')];
	const written = table(...turn('ana'), seen('ben'), dealt({ ana: 2 }), ...since, ...next);
	it('takes the deal after it along, and nothing else: later rounds are one sooner [B-7] [G-3]', () => {
		expect(points(written)).toEqual([0, 5 + 1, 5]);
		const { fell, facts, points: now, journal } = done(written, 5, []);
		expect([fell, facts]).toEqual([[6], [...turn('ana'), ...since, ...next]]);
		expect(now).toEqual([0, 1, 5]);
		expect(journal.folded.snapshot.context.rounds).toHaveLength(1);
	});
	it('asks for what was open when it was called: special spaces, and stars [B-3] [B-4]', () => {
		const open = table(...turn('ana', ['cai'], 1), seen('ben'), dealt(), ...turn('ben'));
		expect(asked(open, 5, []).ask?.state).toBe('landing');
		const steps = [named('cai', 'swap-cards'), swapped('cai', 'ana')];
		expect(asked(open, 5, steps).ask?.state).toBe('starring');
		const { fell, facts } = done(open, 5, [...steps, taken('ana', 'ben')]);
		expect([fell, facts]).toEqual([
			[6],
			[...turn('ana', ['cai'], 1), ...steps, taken('ana', 'ben'), ...turn('ben')]
		]);
	});
	it('asks nothing where it is still open, after a deal alone', () => {
		const open = table(...turn('ana', ['cai']), seen('ben'), dealt());
		const { fell, journal } = done(open, 5, []);
		expect([fell, journal.folded.snapshot.state]).toEqual([[6], 'landing']);
	});
	it('asks whose the later rolls are, as the order was turned and nobody turned it back [B-5]', () => {
		const turned = table(
			...[...turn('ana', ['ana']), named('ana', 'reverse'), seen('ben'), dealt(), ...turn('ben')]
		);
		expect(asked(turned, 6, []).ask?.state).toBe('rolling');
		expect(done(turned, 6, [], { rolls: 'told' }).facts[3]).toEqual(late(rolled('ben')));
		expect(done(turned, 6, [], { rolls: 'next' }).facts[3]).toEqual(rolled('cai'));
	});
	it('is the same where it is removed in the history: what was open was declined', () => {
		const open = table(...turn('ana', ['cai'], 1), seen('ben'), dealt(), ...turn('ben'));
		const together = [...besidesRow(tableOf(open), 5, 'strike'), emptied(open.folded, 5)];
		const { journal, fell } = changed(open, { together });
		expect([fell, journal.folded.misfits]).toEqual([[6], []]);
		expect(journal.folded.effective.rows.slice(first).map(({ fact }) => fact)).toEqual([
			...[...turn('ana', ['cai'], 1), left('cai'), stops('ana'), ...turn('ben')]
		]);
	});
});

it('the only roll of a round takes its BING-OH! along, and no later roll [B-7]', () => {
	const written = table(...turn('ana'), seen('ben'), dealt(), ...turn('ben'), ...turn('cai'));
	const { journal, fell } = changed(written, {
		together: [...besidesRow(tableOf(written), first, 'strike'), emptied(written.folded, first)]
	});
	expect([fell, journal.folded.misfits]).toEqual([[4, 5, 6], []]);
	expect(journal.folded.effective.rows.slice(first).map(({ fact }) => fact)).toEqual([
		...[late(rolled('ben')), ...turn('ben').slice(1), ...turn('cai')]
	]);
});

it('who was alone in calling and never sat down leaves a round without BING-OH!, and the next one stands [B-7]', () => {
	const dora: BingOhFact = { type: 'player.joined', player: { id: 'dora', name: 'Dora' }, colour: 'green' };
	const leaves: BingOhFact = { type: 'player.left', player: 'cai' };
	const all = ['ana', 'ben', 'dora'];
	const written = table(leaves, dora, ...turn('ana', [], 0, all), seen('dora'), dealt(), rolled('ben'));
	const seq = first + 1;
	const { journal, fell } = changed(written, {
		together: [...besidesRow(tableOf(written), seq, 'strike'), emptied(written.folded, seq)]
	});
	expect([fell, journal.folded.misfits]).toEqual([[], []]);
	expect(journal.folded.effective.rows.slice(first).map(({ fact }) => fact)).toEqual([
		...[leaves, rolled('ana'), placed(['ana', 'ben'])],
		...[{ type: 'round.lapsed' }, dealt(), rolled('ben')]
	]);
});
