import { describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { changed, journalOf, said } from '$lib/session/journal.testing';
import { planChange, type Journal } from '$lib/session/preview';
import { consequencesOf } from '$lib/ui/table/log-entries';
import { emptied } from '$lib/ui/table/meant';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box, type BingOh } from '..';
import type { BingOhFact, BingOhOpening } from '../rules/facts';
import { dealt, named, opening, placed, rolled, scored, taken, turn, twoPlayers } from '../rules/testing';
import { besides, besidesRow, righted } from './besides';
import { logText } from '../text/log';
import { refusalSentence } from '../text/refusals';
import { aboutFact } from './put-right';

const cai: BingOhFact = { type: 'player.joined', player: { id: 'cai', name: 'Cai' }, colour: 'blue' };
const begins: BingOhFact = { type: 'start.named', player: 'ana' };

function journal(change: Partial<BingOhOpening>, ...facts: readonly BingOhFact[]) {
	const written = said(box, opening(change), ...facts);
	expect(written.rows).toHaveLength(facts.length + 1);
	return written;
}
/** What becomes of a journal when the fact of a row is removed: what fell, what stands, and the points. */
function removed(written: Journal<BingOh>, seq: number) {
	const together = [...besides(tableOf(written), seq).changes, emptied(written.folded, seq)];
	const { journal, fell } = changed(written, { together });
	const { rows } = journal.folded.effective;
	expect(journal.folded.misfits).toEqual([]);
	return {
		fell,
		journal,
		facts: rows.slice(1).map(({ fact }) => fact),
		points: outcomeOf(journal.folded).scores.map(({ score }) => score)
	};
}

describe('a round of a tally', () => {
	const tally = { keeping: 'tally', players: twoPlayers } as const;
	const written = journal(
		tally,
		...[
			scored(['ana'], { ana: 1 }),
			scored(['ben'], { ana: 1, ben: 2 }),
			scored(['ben'], { ana: 1, ben: 2 })
		],
		...[rolled('ana'), scored(['ana'], { ana: 4, ben: 2 })]
	);
	const after = (from: Journal<BingOh>, how: 'strike' | 'restore') => {
		const plain = how === 'strike' ? emptied(from.folded, 2) : { restore: 2 };
		const { journal, fell } = changed(from, { together: [...besidesRow(tableOf(from), 2, how), plain] });
		const { rounds } = journal.folded.snapshot.context;
		return { journal, fell, callers: rounds.map(({ callers }) => callers[0]) };
	};
	it('that was written twice goes alone, and comes back to its place [B-7] [G-3]', () => {
		const { journal, ...once } = after(written, 'strike');
		expect(once).toEqual({ fell: [], callers: ['ana', 'ben', 'ana'] });
		expect(journal.folded.misfits).toEqual([]);
		const { journal: back, ...twice } = after(journal, 'restore');
		expect(twice).toEqual({ fell: [], callers: ['ana', 'ben', 'ben', 'ana'] });
		expect(outcomeOf(back.folded)).toEqual(outcomeOf(written.folded));
	});
});

describe('a player who never sat down', () => {
	const tally = { keeping: 'tally', players: twoPlayers } as const;
	it('takes no round of a tally along [B-8] [G-3]', () => {
		const three = scored(['ben', 'cai'], { ana: 1, ben: 2, cai: 4 });
		const { fell, points } = removed(
			journal(tally, scored(['ana'], { ana: 1 }), cai, three, scored(['ana'], { ana: 1, ben: 2, cai: 4 })),
			2
		);
		expect([fell, points]).toEqual([[], [13, 9]]);
	});
	it('takes their own rolls along, and no others', () => {
		const { fell, points } = removed(
			journal(tally, cai, rolled('ana'), rolled('cai'), scored(['ana']), rolled('ben'), scored(['ben'])),
			1
		);
		expect([fell, points]).toEqual([[3], [5, 5]]);
	});
	it('was alone in calling a round: it falls, for nobody called it', () => {
		const { fell, points } = removed(journal(tally, scored(['ana']), cai, scored(['cai'])), 2);
		expect([fell, points]).toEqual([[3], [5, 0]]);
	});
	it('makes nobody say otherwise how all chips lay: that falls [G-1]', () => {
		const lie = ['ana', 'ben', 'cai'].map((owner) => ({
			owner,
			spread: [{ player: owner, reserve: 50, card: 0 }]
		}));
		const kept: BingOhFact = { type: 'keeping.changed', keeping: 'ledger', lie };
		expect(removed(journal(tally, cai, kept), 1).fell).toEqual([2]);
	});
	it('was dealt no card and placed no chip in a ledger [B-1] [B-2]', () => {
		const { fell, facts } = removed(
			journal(
				{ players: twoPlayers },
				cai,
				dealt({ ana: 2, cai: 3 }),
				begins,
				...turn('ana', ['ben', 'cai']),
				named('ben', 'must-t')
			),
			1
		);
		expect(fell).toEqual([]);
		expect(facts).toEqual([
			dealt({ ana: 2 }),
			begins,
			rolled('ana'),
			placed(['ana', 'ben'], ['ben']),
			named('ben', 'must-t')
		]);
	});
});

it('who never left has nothing in the rounds since, and they stand [B-8]', () => {
	const { fell, points } = removed(
		journal({ keeping: 'tally' }, { type: 'player.left', player: 'cai' }, scored(['ana'], { ben: 2 })),
		1
	);
	expect([fell, points]).toEqual([[], [5, 2, 0]]);
});

describe('who left before another player had the seat', () => {
	const tally = { keeping: 'tally' } as const;
	const leaves: BingOhFact = { type: 'player.left', player: 'cai' };
	const dora: BingOhFact = { type: 'player.joined', player: { id: 'dora', name: 'Dora' }, colour: 'blue' };
	const rounds = [
		scored(['dora', 'ben'], { ana: 2, ben: 1, dora: 3 }),
		scored(['dora'], { ana: 2, ben: 1, dora: 3 }),
		scored(['ana'], { ana: 4, ben: 1, dora: 0 })
	];
	const written = journal(tally, scored(['ana'], { cai: 1 }), leaves, dora, ...rounds);
	it('and did not, costs that player alone: all others keep their rounds [B-8] [G-3]', () => {
		expect(outcomeOf(written.folded).scores.map(({ score }) => score)).toEqual([18, 8, 1, 16]);
		const { fell, facts, points } = removed(written, 2);
		// Dora cannot have sat down, and nobody else called the round that she called alone.
		expect(fell).toEqual([3, 5]);
		expect(facts).toEqual([
			scored(['ana'], { cai: 1 }),
			scored(['ben'], { ana: 2, ben: 1 }),
			scored(['ana'], { ana: 4, ben: 1 })
		]);
		expect(points).toEqual([5 + 2 + 4 + 5, 5 + 1 + 1, 1]);
	});
	it('is in all rounds since they came back [B-8]', () => {
		const back: BingOhFact = { type: 'player.joined', player: { id: 'cai', name: 'Cai' }, colour: 'yellow' };
		const benLeaves: BingOhFact = { type: 'player.left', player: 'ben' };
		const again = journal(tally, leaves, dora, benLeaves, back, scored(['dora', 'cai'], { cai: 2 }));
		const { fell, points } = removed(again, 1);
		expect([fell, points]).toEqual([
			[2, 4],
			[0, 0, 7]
		]);
	});
	it('and the other one did not sit down: that costs nobody else a round either', () => {
		const { fell, points } = removed(written, 3);
		expect([fell, points]).toEqual([[5], [16, 7, 1]]);
	});
	it('is said to change a round, before anything is written [G-3]', () => {
		const together = [...besidesRow(tableOf(written), 2, 'strike'), emptied(written.folded, 2)];
		const plan = planChange(written, { together });
		const table = { ...tableOf(written), outcome: outcomeOf(written.folded) };
		const told = plan.ok && consequencesOf(table, { logText, refusalSentence }, plan);
		expect(told && told.changes?.map((text) => text.replace(/[\u00a0\u2060]/g, ' '))).toEqual([
			'Round 2 · Dora and Ben: Bing-Oh! Ana +2, Ben +6, Dora +8 → Round 2 · Ben: Bing-Oh! Ana +2, Ben +6',
			'Round 4 · Ana: Bing-Oh! Ana +9, Ben +1, Dora +0 → Round 3 · Ana: Bing-Oh! Ana +9, Ben +1'
		]);
	});
});

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

it('what was declined and is removed does not come back by itself', () => {
	const { fell } = removed(
		journal({}, dealt(), begins, ...turn('ana', [], 1), { type: 'stars.left', player: 'ana' }, rolled('ben')),
		5
	);
	expect(fell).toEqual([6]);
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
