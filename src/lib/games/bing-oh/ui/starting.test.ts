import { describe, expect, it } from 'vitest';
import { said } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { m } from '$lib/i18n';
import { box, type BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { dealt, opening, rolled, turn } from '../rules/testing';
import { aboutFact } from './put-right';
import { done, late } from './told.testing';

const starts = (player: string, number: number): BingOhFact => ({ type: 'start.rolled', player, number });
const rolls = [starts('ana', 5), starts('ben', 4), starts('cai', 3)];
const rest = [...turn('ana'), ...turn('ben')];
const written = said(box, opening({ dice: 'real' }), dealt(), ...rolls, ...rest);
const bens = 3;
const facts = (journal: Journal<BingOh>) => journal.folded.effective.rows.slice(2).map(({ fact }) => fact);

describe('a roll for who begins', () => {
	const ask = (from: Journal<BingOh>, tell?: (...right: readonly BingOhFact[]) => void) =>
		aboutFact(tableOf(from), starts('ben', 4), bens, undefined, tell);
	it('that was read off wrongly has its number asked; of the app’s dice, it has not [B-1] [G-3]', () => {
		const labels = (dice: 'real' | 'app') =>
			ask(said(box, opening({ dice }), dealt(), ...rolls))?.questions.map(({ ask }) => ask);
		expect(labels('real')).toEqual([m.table_meant_who(), m.bingoh_number_die()]);
		expect(labels('app')).toEqual([m.table_meant_who()]);
		const { journal, fell } = answered(written, ask(written), '2');
		expect([fell, facts(journal)]).toEqual([[], [rolls[0], starts('ben', 2), rolls[2], ...rest]]);
	});
	it('that was the highest after all asks whose the first roll of the round was [B-1] [B-5]', () => {
		const shown: BingOhFact[] = [];
		const six = ask(written, (...right) => shown.push(...right))?.questions[1]?.meant.at(-1);
		six?.show?.();
		expect(shown).toEqual([starts('ben', 6)]);
		const { facts: then } = done(written, bens, [starts('ben', 6)], { rolls: 'told' });
		expect(then.filter(({ type }) => type === 'dice.rolled')).toEqual([late(rolled('ana')), rolled('ben')]);
	});
	it('that tied leaves who began, as the first roll says; that is shown first [B-1]', () => {
		const shown: BingOhFact[] = [];
		ask(written, (...right) => shown.push(...right))
			?.questions[1]?.meant.at(-2)
			?.show?.();
		expect(shown).toEqual([starts('ben', 5)]);
		const { fell, journal } = done(written, bens, [starts('ben', 5)]);
		const named = { type: 'start.named', player: 'ana' };
		expect([fell, facts(journal).slice(3)]).toEqual([[], [named, ...rest]]);
	});
	it('that was another player’s costs no roll since: the one that they made later falls [B-1]', () => {
		const { fell, journal } = done(written, bens, [starts('cai', 4)]);
		expect(fell).toEqual([4]);
		expect(facts(journal).slice(2)).toEqual([{ type: 'start.named', player: 'ana' }, ...rest]);
	});
});
