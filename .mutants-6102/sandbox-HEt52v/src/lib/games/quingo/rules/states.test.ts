// @ts-nocheck
import { expect, it } from 'vitest';
import { noDice } from './dice';
import { facts, type QuingoFact } from './facts';
import { aScore } from './rules';
import { takingPart } from './table';
import {
	bonuses,
	checked,
	crossed,
	ended,
	fillAllBut,
	joined,
	left,
	limits,
	nearTheEnd,
	passed,
	pool,
	prepared,
	rolled,
	table,
	wilds,
	youngest,
	type Told
} from './testing';

/** One fact of each kind, such that it fits where it can come; moves are those of the player whose turn it is. */
function factsAt({ context }: Told): readonly QuingoFact[] {
	const full = context.keeping === 'full';
	const player = context.round?.turn ?? 'ana';
	const { number = 3, dice = [[4, 3]] } = aScore(context, player) ?? {};
	const [die = [4, 3]] = context.round?.pool ?? [];
	return [
		bonuses,
		wilds('ana', 1, 2, 3, 4, 5),
		pool(4, 1, 1, 1, 1),
		limits(Object.fromEntries(takingPart(context).map((id, i) => [id, i + 2]))),
		youngest('ana'),
		full ? checked(player, number, ...dice) : checked('ana', 3),
		full ? crossed(player, 2, die) : crossed('ben', 4),
		{ type: 'box.cleared', player: 'ana', box: 5 },
		passed(player),
		{ type: 'rolling.changed', rolling: 'app' },
		{ type: 'keeping.changed', keeping: full ? 'sheets' : 'full', youngest: null },
		{ type: 'set.changed', set: { ...context.set, d12: 1 } },
		{ type: 'dice.lost', lost: { ...noDice, d4: 1 } },
		{ type: 'help.chosen', player: 'ana', help: 'off' },
		joined('Dora'),
		left('carla'),
		ended
	];
}
type Answers = Readonly<Record<string, string>>;
/** What a table answers to each fact: why not and what that names, or in which state it is then; with the facts it answers so. */
function answersOf(told: Told): Answers {
	const heard: Record<string, string[]> = {};
	for (const fact of factsAt(told)) {
		const after = told.tell(fact);
		const [why] = after.refused;
		const answer = why ? Object.values(why).map(String).join(' ') : `then ${after.state}`;
		(heard[answer] ??= []).push(fact.type);
	}
	return Object.fromEntries(Object.entries(heard).map(([answer, types]) => [answer, types.join(' ')]));
}

const ready = table().tell(...prepared);
const pooled = ready.tell(pool(4, 3, 6, 3, 12));
const sheets = table({ keeping: 'sheets' });
const marking = sheets.tell(...prepared, checked('ana', 5));
const open = { ana: [20], ben: [1], carla: [1] } as const;
const again = nearTheEnd(open).tell(
	rolled([4, 3], [6, 2], [8, 5], [10, 6], [20, 20]),
	limits({ ana: 1, ben: 2, carla: 3 }),
	checked('ana', 20, [20, 20])
);
const tables = {
	preparing: table(),
	preparingWilds: table().tell(bonuses, wilds('ana')),
	preparingSheets: sheets,
	rollingPool: ready,
	rollingLimits: pooled,
	namingYoungest: table({ youngest: null }).tell(
		...prepared,
		pool(4, 3, 6, 3, 12),
		limits({ ana: 2, ben: 2, carla: 3 })
	),
	scoring: pooled.tell(limits({ ana: 2, ben: 3, carla: 3 })),
	crossing: nearTheEnd({ ana: [1, 2], ben: [3, 4] }).tell(
		pool(4, 4, 4, 4, 4),
		limits({ ana: 1, ben: 2, carla: 3 })
	),
	lastMove: nearTheEnd({ ana: [20], ben: [3, 4], carla: [5, 6] }).tell(
		rolled([4, 3], [6, 2], [8, 5], [10, 6], [20, 20]),
		limits({ ana: 1, ben: 2, carla: 3 }),
		checked('ana', 20, [20, 20])
	),
	rollingPoolAgain: again,
	rollingLimitsAgain: again.tell(pool(1, 1, 1, 1, 1)),
	marking,
	markingLast: marking.tell(...fillAllBut('ana', 5)),
	over: ready.tell(ended)
};

const said: Readonly<Record<Exclude<keyof typeof tables, 'over'>, Answers>> = {
	preparing: {
		'then over': 'game.ended',
		'then preparing':
			'bonuses.rolled wilds.made rolling.changed keeping.changed set.changed dice.lost help.chosen player.joined player.left',
		'bonuses-first': 'pool.rolled limits.rolled box.checked box.crossed turn.passed',
		'nobody-is-tied': 'youngest.named',
		'only-on-sheets': 'box.cleared'
	},
	preparingWilds: {
		'then over': 'game.ended',
		'then preparing':
			'wilds.made rolling.changed keeping.changed set.changed dice.lost help.chosen player.joined player.left',
		'bonuses-are-rolled': 'bonuses.rolled',
		'nobody-is-tied': 'youngest.named',
		'only-on-sheets': 'box.cleared',
		'wilds-first ben,carla': 'pool.rolled limits.rolled box.checked box.crossed turn.passed'
	},
	preparingSheets: {
		'then over': 'game.ended',
		'then preparing':
			'bonuses.rolled wilds.made rolling.changed keeping.changed set.changed dice.lost help.chosen player.joined player.left',
		'bonuses-first': 'box.checked box.crossed box.cleared',
		'nobody-is-tied': 'youngest.named',
		'only-at-a-full-table': 'pool.rolled limits.rolled turn.passed'
	},
	rollingPool: {
		'then marking': 'keeping.changed',
		'then over': 'game.ended',
		'then preparing': 'player.joined',
		'then rollingLimits': 'pool.rolled',
		'then rollingPool': 'wilds.made rolling.changed set.changed dice.lost help.chosen player.left',
		'bonuses-are-rolled': 'bonuses.rolled',
		'nobody-is-tied': 'youngest.named',
		'only-on-sheets': 'box.cleared',
		'pool-first': 'limits.rolled box.checked box.crossed turn.passed'
	},
	rollingLimits: {
		'then marking': 'keeping.changed',
		'then over': 'game.ended',
		'then rollingLimits': 'rolling.changed dice.lost help.chosen player.left',
		'then scoring': 'limits.rolled',
		'bonuses-are-rolled': 'bonuses.rolled',
		'nobody-is-tied': 'youngest.named',
		'only-on-sheets': 'box.cleared',
		'player-dice-first': 'box.checked box.crossed turn.passed',
		'pool-is-on-the-table': 'pool.rolled set.changed player.joined',
		'wilds-are-made ana': 'wilds.made'
	},
	namingYoungest: {
		'then marking': 'keeping.changed',
		'then namingYoungest': 'rolling.changed dice.lost help.chosen player.left',
		'then over': 'game.ended',
		'then scoring': 'youngest.named',
		'bonuses-are-rolled': 'bonuses.rolled',
		'only-on-sheets': 'box.cleared',
		'player-dice-are-rolled': 'limits.rolled',
		'pool-is-on-the-table': 'pool.rolled set.changed player.joined',
		'wilds-are-made ana': 'wilds.made',
		'youngest-first': 'box.checked box.crossed turn.passed'
	},
	scoring: {
		'then marking': 'keeping.changed',
		'then over': 'game.ended',
		'then scoring': 'box.checked rolling.changed dice.lost help.chosen player.left',
		'bonuses-are-rolled': 'bonuses.rolled',
		'can-score ana 3 6,3': 'box.crossed',
		'no-passing ana': 'turn.passed',
		'nobody-is-tied': 'youngest.named',
		'only-on-sheets': 'box.cleared',
		'player-dice-are-rolled': 'limits.rolled',
		'pool-is-on-the-table': 'pool.rolled set.changed player.joined',
		'wilds-are-made ana': 'wilds.made'
	},
	crossing: {
		'then crossing': 'rolling.changed dice.lost help.chosen player.left',
		'then marking': 'keeping.changed',
		'then over': 'game.ended',
		'then scoring': 'box.crossed',
		'bonuses-are-rolled': 'bonuses.rolled',
		'die-not-in-the-pool 4 3': 'box.checked',
		'must-cross ana': 'turn.passed',
		'nobody-is-tied': 'youngest.named',
		'only-on-sheets': 'box.cleared',
		'player-dice-are-rolled': 'limits.rolled',
		'pool-is-on-the-table': 'pool.rolled set.changed player.joined',
		'wilds-are-made ana': 'wilds.made'
	},
	lastMove: {
		'then lastMove': 'box.checked turn.passed rolling.changed dice.lost help.chosen player.left',
		'then markingLast': 'keeping.changed',
		'then over': 'game.ended',
		'bonuses-are-rolled': 'bonuses.rolled',
		'last-lap-is-on': 'player.joined',
		'no-crossing-in-the-last-lap': 'box.crossed',
		'nobody-is-tied': 'youngest.named',
		'only-on-sheets': 'box.cleared',
		'player-dice-are-rolled': 'limits.rolled',
		'pool-is-on-the-table': 'pool.rolled set.changed',
		'wilds-are-made ana': 'wilds.made'
	},
	rollingPoolAgain: {
		'then markingLast': 'keeping.changed',
		'then over': 'game.ended',
		'then rollingLimitsAgain': 'pool.rolled',
		'then rollingPoolAgain': 'rolling.changed set.changed dice.lost help.chosen player.left',
		'bonuses-are-rolled': 'bonuses.rolled',
		'last-lap-is-on': 'player.joined',
		'nobody-is-tied': 'youngest.named',
		'only-on-sheets': 'box.cleared',
		'pool-first': 'limits.rolled box.checked box.crossed turn.passed',
		'wilds-are-made ana': 'wilds.made'
	},
	rollingLimitsAgain: {
		'then lastMove': 'limits.rolled',
		'then markingLast': 'keeping.changed',
		'then over': 'game.ended',
		'then rollingLimitsAgain': 'rolling.changed dice.lost help.chosen player.left',
		'bonuses-are-rolled': 'bonuses.rolled',
		'last-lap-is-on': 'player.joined',
		'nobody-is-tied': 'youngest.named',
		'only-on-sheets': 'box.cleared',
		'player-dice-first': 'box.checked box.crossed turn.passed',
		'pool-is-on-the-table': 'pool.rolled set.changed',
		'wilds-are-made ana': 'wilds.made'
	},
	marking: {
		'then marking':
			'box.checked box.crossed box.cleared rolling.changed set.changed dice.lost help.chosen player.left',
		'then over': 'game.ended',
		'then preparing': 'player.joined',
		'then rollingPool': 'keeping.changed',
		'bonuses-are-rolled': 'bonuses.rolled',
		'nobody-is-tied': 'youngest.named',
		'only-at-a-full-table': 'pool.rolled limits.rolled turn.passed',
		'wilds-are-made ana': 'wilds.made'
	},
	markingLast: {
		'then marking': 'box.cleared',
		'then markingLast': 'box.crossed rolling.changed set.changed dice.lost help.chosen player.left',
		'then over': 'game.ended',
		'then preparing': 'player.joined',
		'then rollingPoolAgain': 'keeping.changed',
		'bonuses-are-rolled': 'bonuses.rolled',
		'box-is-closed 3': 'box.checked',
		'nobody-is-tied': 'youngest.named',
		'only-at-a-full-table': 'pool.rolled limits.rolled turn.passed',
		'wilds-are-made ana': 'wilds.made'
	}
};

it.each(Object.keys(said) as (keyof typeof said)[])('%s: what it takes, and why not the rest', (name) => {
	expect(answersOf(tables[name])).toEqual(said[name]);
});

it('over: nothing', () => {
	expect(answersOf(tables.over)).toEqual({ 'game-is-over': Object.keys(facts).join(' ') });
});

it('asks each about every fact of the box, in a state of its own', () => {
	const asked = factsAt(table()).map(({ type }) => type);
	expect(asked.toSorted()).toEqual(Object.keys(facts).toSorted());
	for (const [name, { state, refused }] of Object.entries(tables)) {
		expect(refused).toEqual([]);
		expect(name.startsWith(state)).toBe(true);
	}
});
