import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { language, m } from '$lib/i18n';
import { changed, goOn } from '$lib/session/journal.testing';
import { planChange, planUndo, type Journal } from '$lib/session/preview';
import type { LogChange } from '$lib/ui/table/log';
import { emptied, snapshotBefore, withBesides } from '$lib/ui/table/meant';
import { consequencesOf } from '$lib/ui/table/log-entries';
import { tableOf } from '$lib/ui/table/meant.testing';
import type { BingOh } from '..';
import { printedFaces, type Faces } from '../rules/dice';
import type { BingOhFact } from '../rules/facts';
import { dealt, left, named, removed, rolled, taken, turn } from '../rules/testing';
import { logText } from '../text/log';
import { refusalSentence } from '../text/refusals';
import { besidesRow } from './besides';
import { missingCalls } from './missing-call';
import { after, asked, done, late, points, seen, table } from './told.testing';

beforeAll(() => language.set('en'));

/** The table at which Ben has a chip of Ana's when the BING-OH! was called that nobody recorded. */
const since = [...turn('ben'), seen('cai'), dealt(), ...turn('cai')];
const written = table(...turn('ana', [], 1), taken('ana', 'ben'), ...since);
const bens = 6;
const callsOf = (from: Journal<BingOh>, seq: number) =>
	missingCalls(tableOf(from), snapshotBefore(tableOf(from), seq));

const changeOf = (now: Journal<BingOh>, seq: number, how: LogChange) =>
	withBesides(
		{ preview: (change) => planChange(now, change) },
		how === 'strike' ? emptied(now.folded, seq) : { restore: seq },
		besidesRow(tableOf(now), seq, how)
	);
/** Removes a row in the history, or puts it back. */
const inHistory = (now: Journal<BingOh>, seq: number, how: LogChange) =>
	changed(now, changeOf(now, seq, how));

describe('a BING-OH! of a ledger that was never recorded [B-7] [G-3]', () => {
	it('is offered before a roll, by each who can have called, with a deal after it', () => {
		const calls = callsOf(written, bens);
		// No fourth sits down: one tap says it, for one caller and for all.
		expect(calls.map(({ label }) => label)).toEqual([
			...['Ana', 'Ben', 'Cai', 'Ana and Ben', 'Ana and Cai', 'Ben and Cai'],
			'Ana, Ben, and Cai'
		]);
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
		const rounds = ['ana', 'ben', 'cai'].flatMap((roller) => [...turn(roller), seen('ana'), dealt()]);
		const many = table(...rounds, ...turn('ana'), ...turn('ben'), ...turn('cai'));
		const seq = 17;
		const [call] = callsOf(many, seq);
		expect(call?.facts).toEqual([seen('ana')]);
		const { fell, journal } = done(many, seq, call?.facts ?? [], { leftOut: true });
		expect([fell, journal.folded.snapshot.state]).toEqual([[17, 18, 19, 20], 'over']);
		// Removed in the history again, it brings back what fell; put back, it takes that away again.
		const won = { ...many, ...journal };
		const place = won.folded.effective.rows.at(-1)?.seq ?? -1;
		const without = inHistory(won, place, 'strike');
		expect(without.fell).toEqual([]);
		expect(without.journal.folded.snapshot).toEqual(many.folded.snapshot);
		const again = inHistory(without.journal, place, 'restore');
		expect(again.journal.folded.snapshot).toEqual(journal.folded.snapshot);
	});
});

describe('a BING-OH! that was put in, with play recorded after it, and is removed in the history [B-7] [G-3]', () => {
	/** Ben takes two chips off Ana's card, which has one alone after a deal: the second one falls with a BING-OH! before it. */
	const both = [...turn('ben', ['ben']), named('ben', 'remove-two'), removed('ben', 'ana')];
	const before = table(...turn('ana'), ...both, removed('ben', 'ana'), ...turn('cai'));
	const putIn = done(before, 5, [seen('ana'), dealt()], { leftOut: true });
	const bingOh = putIn.journal.folded.effective.rows.find(({ fact }) => fact.type === 'bingoh.called');
	const since = [...turn('ana', [], 1), taken('ana', 'ben', 'ana'), ...turn('ben')];
	const now = goOn(putIn.journal, ...since);
	const place = bingOh?.seq ?? -1;
	it('brings back what fell with it, and what was recorded since stands', () => {
		expect(putIn.fell).toHaveLength(1);
		const { journal, fell } = inHistory(now, place, 'strike');
		expect([after(journal), fell]).toEqual([[...after(before), ...since], []]);
		expect(journal.folded.snapshot).toEqual(goOn(before, ...since).folded.snapshot);
		const undone = planUndo(journal);
		expect(undone.ok && undone.after.folded.snapshot).toEqual(now.folded.snapshot);
		// Put back in the history it is as it was, too.
		expect(inHistory(journal, place, 'restore').journal.folded.snapshot).toEqual(now.folded.snapshot);
	});
	it('names what comes back before anything is written', () => {
		const planned = planChange(now, changeOf(now, place, 'strike'));
		if (!planned.ok) throw new Error(planned.refusal.why);
		const told = { ...tableOf(now), outcome: outcomeOf(now.folded) };
		const { changes, totals } = consequencesOf(told, { logText, refusalSentence }, planned);
		const { context } = now.folded.snapshot;
		const what = logText(removed('ben', 'ana'), context, context);
		expect(changes).toEqual([m.log_restore_label({ what })]);
		expect(totals.map(({ name, before, after }) => [name, before, after])).toEqual([['Ana', 5, 0]]);
	});
	it('leaves later rounds as they were played, one sooner', () => {
		const rounds = [
			...since,
			seen('cai'),
			dealt({ cai: 2 }),
			...turn('cai', ['ben']),
			named('ben', 'must-t')
		];
		const { journal, fell } = inHistory(goOn(putIn.journal, ...rounds), place, 'strike');
		expect([after(journal), fell]).toEqual([[...after(before), ...rounds], []]);
		expect(journal.folded.snapshot.context.rounds).toHaveLength(1);
	});
	it('takes the deal along that came with it, put right or not', () => {
		const deal = now.folded.effective.rows.findLast(({ fact }) => fact.type === 'cards.dealt')?.seq ?? -1;
		const { journal } = inHistory(
			changed(now, { replace: deal, fact: dealt({ ana: 1 }) }).journal,
			place,
			'strike'
		);
		expect(after(journal)).toEqual([...after(before), ...since]);
	});
	const rollOf = (player: string) =>
		now.folded.effective.rows.find(({ fact }) => fact.type === 'dice.rolled' && fact.player === player)
			?.seq ?? -1;
	it('leaves what was put right before it since', () => {
		const right = rolled('ana', 0, 'B');
		const { journal } = inHistory(
			changed(now, { replace: rollOf('ana'), fact: right }).journal,
			place,
			'strike'
		);
		expect(after(journal)).toEqual([right, ...after(before).slice(1), ...since]);
	});
	it('brings nothing back where what followed was put right since: that stands, and what fell stays removed', () => {
		const right = rolled('cai', 0, 'B');
		const { journal } = inHistory(
			changed(now, { replace: rollOf('cai'), fact: right }).journal,
			place,
			'strike'
		);
		expect(after(journal)).toEqual([
			...[...after(before).slice(0, 6), left('ben')],
			...[right, ...turn('cai').slice(1), ...since]
		]);
	});
	it('brings nothing back where something in the midst was put right since, on which nothing hangs', () => {
		const faces = (change: Partial<Faces>): BingOhFact => ({
			type: 'faces.changed',
			faces: { ...printedFaces, ...change }
		});
		const one = faces({ numbers: printedFaces.numbers.toReversed() });
		const other = faces({ letters: printedFaces.letters.toReversed() });
		const rows = [...turn('ana'), ...turn('ben'), one, ...turn('cai')];
		const { journal: withIt } = done(table(...rows), 5, [seen('ana'), dealt()], { leftOut: true });
		const seqOf = (type: BingOhFact['type']) =>
			withIt.folded.effective.rows.find(({ fact }) => fact.type === type)?.seq ?? -1;
		const since = changed(withIt, { replace: seqOf('faces.changed'), fact: other }).journal;
		const { journal, fell } = inHistory(goOn(since, ...turn('ana')), seqOf('bingoh.called'), 'strike');
		expect(fell).toHaveLength(1);
		expect(after(journal).slice(-5)).toEqual([other, ...turn('cai'), ...turn('ana')]);
	});
	it('has a roll that was recorded since stand as it was told, where the BING-OH! had given back a turn [B-5] [B-8]', () => {
		const lost = table(...turn('ana', ['cai']), named('cai', 'lose-turn'), ...turn('ben'));
		const { journal: withIt } = done(lost, 6, [seen('ana'), dealt()], { leftOut: true });
		const call = withIt.folded.effective.rows.find(({ fact }) => fact.type === 'bingoh.called')?.seq ?? -1;
		const { journal, fell } = inHistory(goOn(withIt, ...turn('cai')), call, 'strike');
		const [roll, ...placing] = turn('cai');
		expect([after(journal), fell]).toEqual([...[[...after(lost), late(roll ?? dealt()), ...placing]], []]);
	});
	it('keeps all that was recorded without it when it is put back, points too, whose turn it is by then or not [B-5] [B-8]', () => {
		const start = [...turn('ana', ['ana']), named('ana', 'reverse'), ...turn('cai'), ...turn('ben')];
		const facts = [seen('ana'), dealt()];
		const { journal: withIt } = done(table(...start), 6, facts, { leftOut: true, rolls: 'told' });
		const call = withIt.folded.effective.rows.find(({ fact }) => fact.type === 'bingoh.called')?.seq ?? -1;
		const on = goOn(inHistory(withIt, call, 'strike').journal, ...turn('ana'), seen('ben'), dealt());
		const { journal, fell } = inHistory(on, call, 'restore');
		const [roll, ...placing] = turn('ana');
		expect([points(on), points(journal), fell]).toEqual([[0, 5, 0], [5, 5, 0], []]);
		const since = [late(roll ?? dealt()), ...placing, seen('ben'), dealt()];
		expect(after(journal)).toEqual([...after(withIt), ...since]);
	});
});
