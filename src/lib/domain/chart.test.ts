import { expect, it } from 'vitest';
import { becomes, chartsOf } from './chart';
import { chartTypes, openTable, play } from './play';

const many = Object.fromEntries(Array.from({ length: 4 }, (_, i) => [`entry${i}`, i]));
type Context = typeof many & { readonly calls?: number };

const machine = chartsOf({
	types: chartTypes<Context, { type: 'called' }, { type: 'opened' }>(),
	guards: { isLast: ({ context }) => context.calls === 2 },
	actions: { take: becomes(({ context }) => ({ calls: (context.calls ?? 0) + 1 })) }
}).createMachine({
	context: () => many,
	initial: 'calling',
	states: {
		calling: { always: { guard: 'isLast', target: 'over' }, on: { called: { actions: 'take' } } },
		over: {}
	}
});

it('has what its change says, all else as it was, and is what its chart goes by', () => {
	const opened = openTable(machine, { type: 'opened' });
	const first = play(machine, opened, { type: 'called' });
	expect(first).toMatchObject({ ok: true, snapshot: { value: 'calling', context: { ...many, calls: 1 } } });
	const second = play(machine, first.ok && first.snapshot, { type: 'called' });
	expect(second).toMatchObject({ ok: true, snapshot: { value: 'over', context: { ...many, calls: 2 } } });
	expect(opened.context).toEqual(many);
});
