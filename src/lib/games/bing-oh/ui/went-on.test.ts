import { describe, expect, it } from 'vitest';
import { deedOf, stepsOf } from '$lib/domain/steps';
import { changed, goOn } from '$lib/session/journal.testing';
import { planUndo, type Journal } from '$lib/session/preview';
import { tableOf } from '$lib/ui/table/meant.testing';
import { emptied, withBesides } from '$lib/ui/table/meant';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { added, dealt, left, named, placed, rolled, swapped, taken, turn } from '../rules/testing';
import { besidesRow } from './besides';
import { after, asked, done, first, late, points, seen, stops, table } from './told.testing';

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
	it('has what the rules leave alone go in unasked, before what is entered after it [B-3] [B-11]', () => {
		const later = [...turn('ben'), seen('cai'), dealt(), ...turn('cai')];
		const open = table(...turn('ana', ['cai'], 1), seen('ben'), dealt(), ...later);
		const [space, star] = [named('cai', 'place-one'), taken('ana', 'ben')];
		const { fell, facts, points: now, journal } = done(open, 5, [space, star]);
		const { rows } = journal;
		const step = stepsOf(rows).done.at(-1);
		// Undo names the BING-OH! that was none, not the first step that is entered.
		expect(step && deedOf(step, rows)).toMatchObject({ did: 'struck', row: { seq: 5 } });
		expect([fell, facts.slice(2), now]).toEqual([[6], [space, added('cai'), star, ...later], [1, 0, 5]]);
		expect(asked(open, 5, [space, star]).instead).toEqual([added('cai')]);
	});
	it('that was called on such a space has it done before the next one is entered [B-3] [B-11]', () => {
		const on = [...turn('ana', ['ana', 'cai']), named('ana', 'place-one')];
		const open = table(...on, seen('ben'), dealt(), ...turn('ben'));
		expect(asked(open, 6, []).ask?.context.queue).toEqual(['cai']);
		const right = named('cai', 'must-t');
		expect(done(open, 6, [right]).facts).toEqual([...on, added('ana'), right, ...turn('ben')]);
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

describe('a BING-OH! that was removed is put back from the history as by undo', () => {
	/** What comes of it, and what falls. */
	function putBack(from: Journal<BingOh>, seq: number) {
		const change = withBesides(tableOf(from), { restore: seq }, besidesRow(tableOf(from), seq, 'restore'));
		const { journal, fell } = changed(from, change);
		expect(journal.folded.misfits).toEqual([]);
		const undone = planUndo(journal);
		expect(undone.ok && after({ ...journal, ...undone.after })).toEqual(after(from));
		return { fell, journal };
	}
	const since = [...turn('ben', [], 1), taken('ben', 'ana'), ...turn('cai')];
	const next = [seen('cai'), dealt({ cai: 1 }), ...turn('ana', [], 1), taken('ana', 'ben')];
	const written = table(...turn('ana', ['cai'], 1), seen('ben'), dealt({ ana: 2 }), ...since, ...next);
	const steps = [named('cai', 'swap-cards'), swapped('cai', 'ana'), taken('ana', 'ben')];

	it('with its deal, and without the steps that were entered instead; later rolls stand [B-7] [G-3]', () => {
		const { journal, fell } = putBack(done(written, 5, steps).journal, 5);
		expect([fell, after(journal), points(journal)]).toEqual([[], after(written), points(written)]);
	});
	it('what was recorded since is one round later then [B-7]', () => {
		const more = [...turn('ben'), seen('ana'), dealt(), ...turn('cai')];
		const { journal, fell } = putBack(goOn(done(written, 5, steps).journal, ...more), 5);
		expect([fell, after(journal)]).toEqual([[], [...after(written), ...more]]);
		expect(journal.folded.snapshot.context.rounds).toHaveLength(3);
	});
	it('what was put right since stays so, but for what was entered instead, which goes [G-3]', () => {
		const without = done(written, 5, steps).journal;
		const seqOf = (fact: BingOhFact, from = without) =>
			from.folded.effective.rows.findLast((row) => row.fact.type === fact.type)?.seq ?? -1;
		const other = changed(without, { replace: seqOf(swapped('cai', 'ana')), fact: swapped('cai', 'ben') });
		const right = taken('ana', 'cai');
		const { journal } = changed(other.journal, { replace: seqOf(right, other.journal), fact: right });
		const back = putBack(goOn(journal, ...turn('ben')), 5);
		const all = [...after(written).slice(0, -1), right, ...turn('ben')];
		expect([back.fell, after(back.journal)]).toEqual([[], all]);
	});
	it('and so is a roll that was removed alone, with what was declined for it [B-3]', () => {
		const alone = table(...turn('ana', [], 1), taken('ana', 'ben'), ...turn('ben'));
		const { journal } = changed(alone, {
			together: [...besidesRow(tableOf(alone), 5, 'strike'), emptied(alone.folded, 5)]
		});
		expect(after(journal)[2]).toEqual(stops('ana'));
		const back = putBack(journal, 5);
		expect([back.fell, after(back.journal)]).toEqual([[], after(alone)]);
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
