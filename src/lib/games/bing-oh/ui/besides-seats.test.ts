import { describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { changed } from '$lib/session/journal.testing';
import { planChange, type Journal } from '$lib/session/preview';
import { consequencesOf } from '$lib/ui/table/log-entries';
import { emptied } from '$lib/ui/table/meant';
import { tableOf } from '$lib/ui/table/meant.testing';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { dealt, named, placed, rolled, scored, turn, twoPlayers } from '../rules/testing';
import { besidesRow } from './besides';
import { journal, removed } from './besides.testing';
import { logText } from '../text/log';
import { refusalSentence } from '../text/refusals';

const cai: BingOhFact = { type: 'player.joined', player: { id: 'cai', name: 'Cai' }, colour: 'blue' };
const begins: BingOhFact = { type: 'start.named', player: 'ana' };

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
		expect(
			told &&
				told.changes?.map((text) => text.replaceAll('Bing-\u2060', 'Bing-').replace(/[\u00a0\u2060]/g, ' '))
		).toEqual([
			'Round 2 · Dora and Ben: Bing-Oh! Ana +2, Ben +6, Dora +8 → Round 2 · Ben: Bing-Oh! Ana +2, Ben +6',
			'Round 4 · Ana: Bing-Oh! Ana +9, Ben +1, Dora +0 → Round 3 · Ana: Bing-Oh! Ana +9, Ben +1'
		]);
	});
});
