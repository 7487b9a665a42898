import { assign, setup } from 'xstate';
import type { QuingoFact, QuingoOpening } from './facts';
import { recorded } from './flow';
import { whyRefused } from './rules';
import { situationOf, type Situation } from './situation';
import { openTable, type Context } from './table';

const quingo = setup({
	types: { context: {} as Context, events: {} as QuingoFact, input: {} as QuingoOpening },
	guards: {
		fits: ({ context, event }) => whyRefused(context, event) === undefined,
		is: ({ context }, { situation }: { situation: Situation }) => situationOf(context) === situation
	},
	actions: { record: assign(({ context, event }) => recorded(context, event)) }
});

/** A fact that fits is recorded, with all that the rule book makes of it; then the table is found in its next situation. */
const taken = { guard: 'fits', actions: 'record', target: '#quingo.settling' } as const;
const at = (situation: Situation) =>
	({ guard: { type: 'is', params: { situation } }, target: situation }) as const;

/** Quingo, kept either way: what a table may tell in each situation, beside what it may tell in all of them. */
export const quingoMachine = quingo.createMachine({
	id: 'quingo',
	context: ({ input }) => openTable(input),
	initial: 'settling',
	on: {
		'rolling.changed': taken,
		'set.changed': taken,
		'player.joined': taken,
		'player.left': taken,
		'wilds.made': taken,
		'game.ended': taken
	},
	states: {
		settling: {
			always: [
				at('preparing'),
				at('rollingPool'),
				at('rollingLimits'),
				at('namingYoungest'),
				at('scoring'),
				at('crossing'),
				at('lastMove'),
				at('marking'),
				at('markingLast'),
				at('over')
			]
		},
		preparing: { on: { 'bonuses.rolled': taken } },
		rollingPool: { on: { 'pool.rolled': taken } },
		rollingLimits: { on: { 'limits.rolled': taken } },
		namingYoungest: { on: { 'youngest.named': taken } },
		scoring: { on: { 'box.checked': taken } },
		crossing: { on: { 'box.crossed': taken } },
		lastMove: { on: { 'box.checked': taken, 'turn.passed': taken } },
		marking: { on: { 'box.checked': taken, 'box.crossed': taken, 'box.cleared': taken } },
		markingLast: { on: { 'box.checked': taken, 'box.crossed': taken, 'box.cleared': taken } },
		over: { type: 'final' }
	}
});
