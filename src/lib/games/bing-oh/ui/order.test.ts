import { describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { changed } from '$lib/session/journal.testing';
import { planChange } from '$lib/session/preview';
import { consequencesOf } from '$lib/ui/table/log-entries';
import { withBesides } from '$lib/ui/table/meant';
import { tableOf } from '$lib/ui/table/meant.testing';
import { added, dealt, left, named, rolled, swapped, taken, turn } from '../rules/testing';
import { righted, besidesRow } from './besides';
import { asked, done, first, late, seen, table } from './told.testing';

describe('another player’s roll, with special spaces in another order', () => {
	const bens = [named('ben', 'swap-cards'), swapped('ben', 'cai')];
	const rest = [...turn('ben'), seen('cai'), dealt(), ...turn('cai')];
	const cais = [
		['acts by itself', [named('cai', 'must-t')]],
		['is done in two steps', [named('cai', 'take-chips', 2), taken('cai', 'ana'), taken('cai', 'ben')]],
		['is left alone in the midst', [named('cai', 'take-chips', 2), taken('cai', 'ana'), left('cai')]],
		['was none', [left('cai')]],
		['needs one step', [named('cai', 'place-one'), added('cai')]]
	] as const;
	it.each(cais)(
		'has the space that comes first by then before the other one, where it %s [B-3] [B-5]',
		(_, cai) => {
			const written = table(...turn('ana', ['ben', 'cai'], 1), ...bens, ...cai, taken('ana', 'ben'), ...rest);
			const right = late(rolled('cai', 1));
			const { ask } = asked(written, first, [right]);
			expect(ask?.state).toBe('rolling');
			// What comes in another order by that stands all the same: it does not read as removed.
			const plan = planChange(written, asked(written, first, [right], { rolls: 'told' }).change);
			const told =
				plan.ok &&
				consequencesOf(
					{ ...written, outcome: outcomeOf(written.folded) },
					{ logText: ({ type }) => type, refusalSentence: () => '' },
					plan
				);
			expect(told && told.strikes).toEqual([]);
			const { facts } = done(written, first, [right], { rolls: 'told' });
			expect(facts).toEqual([
				...[right, turn('cai', ['ben', 'cai'])[1], ...cai, ...bens, taken('cai', 'ben')],
				...[late(rolled('ben')), ...rest.slice(1)]
			]);
		}
	);
});

it('what fell with a correction and is put back instead of it says that the correction is taken back [G-3]', () => {
	const [roll, placed] = turn('ana', ['ben']);
	const written = table(roll!, placed!, named('ben', 'must-t'));
	const { journal: right, fell } = changed(
		written,
		righted(tableOf(written), first + 1, { type: 'chips.placed', placed: ['ben'], special: [] })
	);
	expect(fell.length).toBeLessThan(2);
	const space = first + 2;
	const more = besidesRow(tableOf(right), space, 'restore');
	const plan = planChange(right, withBesides(tableOf(right), { restore: space }, more));
	const told =
		plan.ok &&
		consequencesOf(
			{ ...right, outcome: outcomeOf(right.folded) },
			{
				logText: (fact) => ('special' in fact ? `special: ${String(fact.special)}` : fact.type),
				refusalSentence: () => ''
			},
			plan
		);
	expect(told).toMatchObject({ strikes: [], changes: ['special:  → special: ben'] });
});
