import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { language, m } from '$lib/i18n';
import { said } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box, type BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { dealt, left, moved, named, opening, rolled, taken, turn } from '../rules/testing';
import { aboutFact, canBePutRight, withoutChips } from './put-right';

beforeAll(() => language.set('en'));

const begins: BingOhFact = { type: 'start.named', player: 'ana' };
const stops: BingOhFact = { type: 'stars.left', player: 'ana' };
const seen: BingOhFact = { type: 'bingoh.called', calls: [{ player: 'cai', shape: 'row', seen: true }] };
const facts = ({ folded }: Journal<BingOh>) => folded.effective.rows.map(({ fact }) => fact);
const take = (owner: string, name: string, count: number) =>
	m.bingoh_take_label({ owner, name, count: String(count) });
/** Asks about the last fact of this type. */
const ask = (journal: Journal<BingOh>, type: BingOhFact['type'], rename?: (fact: BingOhFact) => void) => {
	const row = journal.folded.effective.rows.findLast(({ fact }) => fact.type === type);
	if (!row || row.fact.type === 'table.opened') throw new Error(type);
	expect(canBePutRight(row.fact, journal.folded.snapshot.context)).toBe(true);
	return aboutFact(tableOf(journal), row.fact, row.seq, rename);
};

describe('who was said to have stopped taking', () => {
	const rest = [...turn('ben'), ...turn('cai'), seen, dealt(), rolled('ana')];
	const written = said(
		box,
		...[opening(), dealt(), begins, ...turn('ana', [], 2), taken('ana', 'ben'), stops, ...rest]
	);
	it('took another chip, stopped then, and all that came after it stands [B-4] [G-3]', () => {
		const { journal, fell } = answered(written, ask(written, 'stars.left'), take('Cai', 'Cai', 49));
		expect(fell).toEqual([]);
		expect(facts(journal).slice(5)).toEqual([taken('ana', 'ben'), taken('ana', 'cai'), stops, ...rest]);
		expect(outcomeOf(journal.folded).scores.map(({ score }) => score)).toEqual([2, 0, 5]);
		// One more chip of the three, after which there is nothing to stop.
		const again = answered(journal, ask(journal, 'stars.left'), take('Cai', 'Cai', 48));
		expect(again.fell).toEqual([]);
		expect(facts(again.journal).slice(7)).toEqual([taken('ana', 'cai'), ...rest]);
		expect(outcomeOf(again.journal.folded).scores.map(({ score }) => score)).toEqual([3, 0, 5]);
	});
	it('is asked for the next chip while nothing came after it', () => {
		const now = said(box, opening(), dealt(), begins, ...turn('ana', [], 2), stops);
		const { journal } = answered(now, ask(now, 'stars.left'), take('Ben', 'Ben', 49));
		expect(journal.folded.snapshot.state).toBe('starring');
	});
});

describe('who was said to have done nothing on a special space', () => {
	it('took a chip there, and the rest was declined [B-12]', () => {
		const written = said(
			box,
			...[opening(), dealt(), begins, ...turn('ana', ['ana']), named('ana', 'take-chips', 2)],
			...[left('ana'), rolled('ben')]
		);
		const { journal, fell } = answered(written, ask(written, 'space.left'), take('Ben', 'Ben', 49));
		expect(fell).toEqual([]);
		expect(facts(journal).slice(6)).toEqual([taken('ana', 'ben'), left('ana'), rolled('ben')]);
	});
	it('moved a chip', () => {
		const written = said(
			box,
			...[opening(), dealt(), begins, ...turn('ana', ['ana']), named('ana', 'move-one'), left('ana')],
			rolled('ben')
		);
		const label = m.bingoh_log_moved({ name: 'Ana' });
		const { journal, fell } = answered(written, ask(written, 'space.left'), label);
		expect([fell, facts(journal).at(-2)]).toEqual([[], moved('ana')]);
	});
	it('had no chip for it, and there is nothing to ask [B-11]', () => {
		const others = ['ben', 'cai'];
		const written = said(
			box,
			...[opening({ chips: 12 }), dealt({ ana: 11 }), begins, ...turn('ana', ['ana'])],
			...[named('ana', 'place-one'), left('ana')],
			...[...turn('ben', ['ben'], 0, others), named('ben', 'take-chips', 2), left('ben')],
			...[...turn('cai', ['cai'], 0, others), left('cai')]
		);
		const rows = written.folded.effective.rows.filter(({ fact }) => fact.type === 'space.left');
		expect(rows).toHaveLength(3);
		expect(withoutChips(tableOf(written))).toEqual([rows[0]?.seq]);
	});
	it('was on one that is looked for', () => {
		const written = said(
			box,
			...[opening(), dealt(), begins, ...turn('ana', ['ana']), left('ana'), rolled('ben')]
		);
		const found: BingOhFact[] = [];
		const asked = ask(written, 'space.left', (fact) => found.push(fact));
		expect([asked?.questions, asked?.more?.label]).toEqual([[], m.bingoh_find_space()]);
		asked?.more?.open();
		expect(found).toEqual([left('ana')]);
	});
});
