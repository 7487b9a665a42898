import { expect, it, vi } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { said } from '$lib/session/journal.testing';
import { planChange } from '$lib/session/preview';
import { consequencesOf } from '$lib/ui/table/log-entries';
import { box } from './any-game';
import { besides } from './any-game/rules/besides';
import type { AnyGameFact } from './any-game/rules/facts';
import { opening } from './any-game/rules/testing';
import { logText } from './any-game/text/log';
import { refusalSentence } from './any-game/text/refusals';

it('a preview with which every round is another one looks at each once [G-3]', () => {
	const rounds = 60;
	const sides = ['ana', 'ben', 'carla', 'dora'];
	const facts: readonly AnyGameFact[] = [
		{ type: 'player.joined', player: { id: 'dora', name: 'Dora' } },
		...Array.from({ length: rounds }, (_, i): AnyGameFact => {
			const scores = sides.map((side, at) => ({ side, points: i + at }));
			return { type: 'round.scored', round: i + 1, scores };
		})
	];
	const journal = said(box, opening({ ends: { how: 'open' } }), ...facts);
	const change = [...besides(journal.folded.effective.places, 1, 'strike'), { strike: 1 }];
	const plan = planChange(journal, { together: change });
	if (!plan.ok) throw new Error(plan.refusal.why);
	const table = { ...journal, outcome: outcomeOf(journal.folded) };
	const looks = vi.spyOn(JSON, 'stringify');
	const { strikes, changes } = consequencesOf(table, { logText, refusalSentence }, plan);
	expect(looks.mock.calls.length).toBeLessThan(6 * rounds);
	looks.mockRestore();
	expect(strikes).toEqual([]);
	expect(changes).toHaveLength(rounds);
});
