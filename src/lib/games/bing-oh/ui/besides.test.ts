import { describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { changed, journalOf } from '$lib/session/journal.testing';
import { emptied } from '$lib/ui/table/meant';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import type { BingOhFact } from '../rules/facts';
import { dealt, left, named, rolled, scored, taken, turn } from '../rules/testing';
import { besidesRow, righted } from './besides';
import { journal, removed } from './besides.testing';
import { aboutFact } from './put-right';

const begins: BingOhFact = { type: 'start.named', player: 'ana' };

describe('a chip that was not taken', () => {
	const stars = [taken('ana', 'ben'), taken('ana', 'cai'), taken('ana', 'ben')];
	it('was declined, and all that came after it stands [B-4]', () => {
		const after = [...turn('ben'), ...turn('cai')];
		const { fell, facts } = removed(
			journal({}, dealt(), begins, ...turn('ana', [], 2), ...stars, ...after),
			6
		);
		expect(fell).toEqual([]);
		expect(facts.slice(4)).toEqual([
			taken('ana', 'ben'),
			taken('ana', 'ben'),
			{ type: 'stars.left', player: 'ana' },
			...after
		]);
	});
	it('was declined of a special space too, before the next one acts [B-3] [B-12]', () => {
		const two = [named('ana', 'take-chips', 2), taken('ana', 'ben'), taken('ana', 'cai')];
		const { fell, facts } = removed(
			journal(
				{},
				dealt(),
				begins,
				...turn('ana', ['ana', 'ben']),
				...two,
				named('ben', 'reverse'),
				rolled('cai')
			),
			6
		);
		expect(fell).toEqual([]);
		expect(facts.slice(5)).toEqual([
			taken('ana', 'cai'),
			{ type: 'space.left', player: 'ana' },
			named('ben', 'reverse'),
			rolled('cai')
		]);
	});
	it('takes along what nobody can have taken on, and that alone', () => {
		const { fell, facts } = removed(
			journal(
				{},
				...[dealt(), begins, ...turn('ana', [], 1), taken('ana', 'ben')],
				...[...turn('ben', [], 1), taken('ben', 'ana')],
				...[...turn('cai', [], 2), taken('cai', 'ana', 'ben')]
			),
			5
		);
		// Ben's chip in Ana's reserve was the one that Ana did not take.
		expect(fell).toEqual([11]);
		expect(facts.slice(4)).toEqual([
			{ type: 'stars.left', player: 'ana' },
			...[...turn('ben', [], 1), taken('ben', 'ana')],
			...turn('cai', [], 2)
		]);
	});
	it('counts at the end of the round no more, and the next one stands [B-8]', () => {
		const seen: BingOhFact = { type: 'bingoh.called', calls: [{ player: 'cai', shape: 'row', seen: true }] };
		const { fell, points } = removed(
			journal({}, dealt(), begins, ...turn('ana', [], 1), taken('ana', 'ben'), seen, dealt(), rolled('ben')),
			5
		);
		expect([fell, points]).toEqual([[], [0, 0, 5]]);
	});
	it('is asked about again while nothing came after it', () => {
		const { journal: now } = removed(
			journal({}, dealt(), begins, ...turn('ana', [], 1), taken('ana', 'ben')),
			5
		);
		expect(now.folded.snapshot.state).toBe('starring');
	});
});

it('a roll that was told twice takes along what belongs to it alone, and all others stand [B-5] [G-3]', () => {
	const seen: BingOhFact = { type: 'bingoh.called', calls: [{ player: 'ana', shape: 'row', seen: true }] };
	const written = journal(
		{},
		...[dealt(), begins, ...turn('ana'), ...turn('ben', ['ben'], 1), named('ben', 'must-t')],
		...[taken('ben', 'cai'), ...turn('cai', [], 1), taken('cai', 'ana'), seen, dealt(), ...turn('ana')]
	);
	const together = [...besidesRow(tableOf(written), 5, 'strike'), emptied(written.folded, 5)];
	const { journal: now, fell } = changed(written, { together });
	expect([fell, now.folded.misfits]).toEqual([[6, 7, 8], []]);
	expect(now.folded.effective.rows.slice(5).map(({ fact }) => fact)).toEqual([
		...[{ ...rolled('cai', 1), outOfTurn: true }, ...turn('cai').slice(1), taken('cai', 'ana')],
		...[seen, dealt(), ...turn('ana')]
	]);
	expect(outcomeOf(now.folded).scores.map(({ score }) => score)).toEqual([5, 0, 1]);
});

it('a space that was none takes along what it did alone', () => {
	const { fell } = removed(
		journal(
			{},
			dealt(),
			begins,
			...turn('ana', ['ana']),
			named('ana', 'take-chips', 1),
			taken('ana', 'ben'),
			rolled('ben')
		),
		5
	);
	expect(fell).toEqual([6]);
});

describe('what was declined, and is removed', () => {
	const stops: BingOhFact = { type: 'stars.left', player: 'ana' };
	const late = [named('ben', 'take-chips', 1), taken('ben', 'cai')];
	const two = [...turn('ana', ['ana'], 1), named('ana', 'take-chips', 2), taken('ana', 'ben')];
	const rest = [...turn('ben', ['ben']), named('ben', 'reverse'), ...turn('ana'), ...turn('cai')];
	it.each([
		['stars, before the next roll', [...turn('ana', [], 1), stops], rest, []],
		['stars, behind a space that was noticed late', [...turn('ana', [], 1), stops], [...late, ...rest], late],
		[
			'the rest of a space, before a star takes a chip',
			[...two, left('ana')],
			[taken('ana', 'cai'), ...rest],
			[]
		],
		['a space that was none', [...turn('ana', ['ana']), left('ana')], rest, []]
	] as const)(
		'is declined again before what comes after it, which stands: %s [B-3] [B-4]',
		(_, all, after, first) => {
			const { fell, facts } = removed(journal({}, dealt(), begins, ...all, ...after), 2 + all.length);
			expect([fell, facts.slice(2)]).toEqual([
				[],
				[...all.slice(0, -1), ...first, all.at(-1), ...after.slice(first.length)]
			]);
		}
	);
	it('is asked about again while nothing came after it', () => {
		const { journal: now } = removed(journal({}, dealt(), begins, ...turn('ana', [], 1), stops), 5);
		expect(now.folded.snapshot.state).toBe('starring');
	});
});

describe('what is put right by another fact', () => {
	const two = [named('ana', 'take-chips', 2), taken('ana', 'ben'), taken('ana', 'ben')];
	const spaced = journal({}, dealt(), begins, ...turn('ana', ['ana']), ...two, rolled('ben'));
	it('may leave more to take than was taken: the rest was declined [B-12]', () => {
		const right = righted(tableOf(spaced), 5, named('ana', 'take-chips', 3));
		const { journal: now, fell } = changed(spaced, right);
		expect([fell, now.folded.snapshot.state]).toEqual([[], 'placing']);
		expect(now.folded.effective.rows.at(-2)?.fact).toEqual({ type: 'space.left', player: 'ana' });
	});
	it('may leave less to take than was taken: that alone falls [B-12]', () => {
		const right = righted(tableOf(spaced), 5, named('ana', 'take-chips', 1));
		expect(changed(spaced, right).fell).toEqual([7]);
	});
	it('may be another chip, that nobody takes on then [B-4]', () => {
		const written = journal(
			{},
			...[dealt(), begins, ...turn('ana', [], 1), taken('ana', 'ben')],
			...[...turn('ben', [], 1), taken('ben', 'ana', 'ben'), rolled('cai')]
		);
		const asked = aboutFact(tableOf(written), taken('ana', 'ben'), 5);
		const label = asked?.questions[0]?.meant.find(({ label }) => label.includes('Cai'))?.label ?? '';
		const { journal: now, fell } = answered(written, asked, label);
		expect([fell, now.folded.snapshot.state]).toEqual([[8], 'placing']);
	});
});

it('of a tally, another player rolled, and all rounds stand', () => {
	const tally = journal({ keeping: 'tally' }, rolled('ana'), scored(['ana']), rolled('ben'), scored(['ben']));
	expect(changed(tally, { replace: 1, fact: rolled('cai') }).fell).toEqual([]);
	// As an app wrote it that took down who had rolled last.
	const rows = tally.rows.map((row, i) =>
		'moment' in row && i > 1 ? { ...row, moment: { ...row.moment, player: i > 3 ? 'ben' : 'ana' } } : row
	);
	const old = journalOf(box, rows);
	expect(old.folded.misfits).toEqual([]);
	expect(changed(old, { replace: 1, fact: rolled('cai') }).fell).toEqual([]);
});
