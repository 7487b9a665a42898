// @ts-nocheck
import { expect, it } from 'vitest';
import { printedFaces } from './dice';
import type { BingOhFact } from './facts';
import {
	added,
	begun,
	called,
	dealt,
	left,
	missed,
	moved,
	named,
	placed,
	removed,
	renewed,
	roadblock,
	rolled,
	scored,
	spread,
	swapped,
	table,
	taken,
	turn,
	twoPlayers,
	type Told
} from './testing';

/** Facts of each kind, such that they fit where they can come: of the one who is at it, else of Ana. */
function factsAt({ context, roller }: Told): readonly BingOhFact[] {
	const { act, queue, starChips, roll } = context;
	const player = act?.player ?? queue[0] ?? (starChips > 0 ? roll?.player : undefined) ?? roller ?? 'ana';
	const other = player === 'ana' ? 'ben' : 'ana';
	return [
		scored(['ana'], { ben: 1 }),
		dealt({ ana: 1 }),
		{ type: 'start.rolled', player: 'ben', number: 4 },
		{ type: 'start.named', player: 'ben' },
		rolled(player),
		placed(['ana', 'ben'], ['ben']),
		named(player, 'reverse'),
		left(player),
		taken(player, other),
		{ type: 'stars.left', player },
		added(player),
		moved(player),
		roadblock(player, other),
		missed(player),
		removed(player, other),
		swapped(player, other),
		renewed(player, player),
		called(['ana']),
		{ type: 'round.lapsed' },
		spread('ana', ['ana', 49, 0], ['ben', 1, 0]),
		{ type: 'keeping.changed', keeping: context.keeping === 'ledger' ? 'tally' : 'ledger' },
		{ type: 'cards.changed', cards: { seed: 'puma-tuba', size: 60, mix: { free: 2, dead: 2, special: 10 } } },
		{ type: 'dice.changed', dice: 'real' },
		{ type: 'faces.changed', faces: { ...printedFaces, numbers: printedFaces.numbers.toReversed() } },
		{ type: 'player.joined', player: { id: 'dora', name: 'Dora' }, colour: 'green' },
		{ type: 'player.left', player: 'ben' },
		{ type: 'game.ended' }
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

/** Ana and Ben, who can be two or three; a seat is free. */
const two = begun({ players: twoPlayers });
const round = (special: readonly string[] = [], stars = 0) =>
	two.tell(...turn('ana', special, stars, ['ana', 'ben']));
const tables = {
	tallying: table({ keeping: 'tally', players: twoPlayers }),
	dealing: table({ players: twoPlayers }),
	starting: table({ players: twoPlayers }).tell(dealt()),
	beginning: two,
	placing: two.tell(rolled('ana')),
	landing: round(['ana', 'ben']),
	acting: round(['ana']).tell(named('ana', 'place-one')),
	starring: round([], 2),
	rolling: round(),
	over: two.tell({ type: 'game.ended' })
};

const said: Readonly<Record<Exclude<keyof typeof tables, 'over'>, Answers>> = {
	tallying: {
		'then dealing': 'keeping.changed',
		'then over': 'game.ended',
		'then tallying':
			'round.scored start.rolled start.named dice.rolled space.named cards.changed dice.changed faces.changed player.joined',
		'chips-are-not-kept':
			'cards.dealt chips.placed space.left chip.taken stars.left chip.added chip.moved roadblock.laid roadblock.missed chip.removed cards.swapped card.renewed bingoh.called chips.counted',
		'nobody-called': 'round.lapsed',
		'too-few-players 2': 'player.left'
	},
	dealing: {
		'then dealing': 'chips.counted cards.changed dice.changed faces.changed player.joined',
		'then over': 'game.ended',
		'then starting': 'cards.dealt',
		'then tallying': 'keeping.changed',
		'cards-not-dealt':
			'start.rolled start.named dice.rolled chips.placed space.named space.left chip.taken stars.left chip.added chip.moved roadblock.laid roadblock.missed chip.removed cards.swapped card.renewed bingoh.called round.lapsed',
		'chips-are-kept': 'round.scored',
		'too-few-players 2': 'player.left'
	},
	starting: {
		'then beginning': 'start.named',
		'then over': 'game.ended',
		'then starting': 'start.rolled chips.counted cards.changed dice.changed faces.changed player.joined',
		'then tallying': 'keeping.changed',
		'cards-are-dealt': 'cards.dealt',
		'chips-are-kept': 'round.scored',
		'too-few-players 2': 'player.left',
		'who-begins':
			'dice.rolled chips.placed space.named space.left chip.taken stars.left chip.added chip.moved roadblock.laid roadblock.missed chip.removed cards.swapped card.renewed bingoh.called round.lapsed'
	},
	beginning: {
		'then beginning': 'start.named chips.counted cards.changed dice.changed faces.changed player.joined',
		'then over': 'game.ended',
		'then placing': 'dice.rolled',
		'then tallying': 'keeping.changed',
		'cards-are-dealt': 'cards.dealt',
		'chips-are-kept': 'round.scored',
		'first-is-known ana': 'start.rolled',
		'no-space-allows':
			'space.left chip.added chip.moved roadblock.laid roadblock.missed chip.removed cards.swapped card.renewed',
		'nothing-rolled': 'chips.placed space.named chip.taken stars.left bingoh.called round.lapsed',
		'too-few-players 2': 'player.left'
	},
	placing: {
		'then landing': 'chips.placed',
		'then over': 'game.ended',
		'then placing': 'chips.counted cards.changed dice.changed faces.changed',
		'then tallying': 'keeping.changed',
		'cards-are-dealt': 'cards.dealt',
		'chips-are-kept': 'round.scored',
		'first-is-known ana': 'start.rolled start.named',
		'no-space-allows':
			'chip.added chip.moved roadblock.laid roadblock.missed chip.removed cards.swapped card.renewed',
		'placing-is-open':
			'dice.rolled space.named space.left chip.taken stars.left bingoh.called round.lapsed player.left',
		'round-is-open': 'player.joined'
	},
	landing: {
		'then dealing': 'round.lapsed',
		'then landing': 'space.named space.left chips.counted cards.changed dice.changed faces.changed',
		'then over': 'game.ended',
		'then tallying': 'keeping.changed',
		'already-so': 'chips.placed',
		'cards-are-dealt': 'cards.dealt',
		'chips-are-kept': 'round.scored',
		'first-is-known ana': 'start.rolled start.named',
		'no-space-allows':
			'chip.added chip.moved roadblock.laid roadblock.missed chip.removed cards.swapped card.renewed',
		'round-is-open': 'player.joined',
		'space-is-open ana': 'dice.rolled chip.taken stars.left player.left',
		'too-few-on-card ana 1 6': 'bingoh.called'
	},
	acting: {
		'then acting': 'chips.counted cards.changed dice.changed faces.changed',
		'then dealing': 'round.lapsed',
		'then over': 'game.ended',
		'then rolling': 'chip.added',
		'then tallying': 'keeping.changed',
		'cards-are-dealt': 'cards.dealt',
		'chips-are-kept': 'round.scored',
		'first-is-known ana': 'start.rolled start.named',
		'must-be-done': 'space.left',
		'no-space-allows': 'chip.moved roadblock.laid roadblock.missed chip.removed cards.swapped card.renewed',
		'round-is-open': 'player.joined',
		'space-is-open ana': 'dice.rolled chips.placed space.named chip.taken stars.left player.left',
		'too-few-on-card ana 1 6': 'bingoh.called'
	},
	starring: {
		'then dealing': 'round.lapsed',
		'then over': 'game.ended',
		'then rolling': 'stars.left',
		'then starring': 'space.named chip.taken chips.counted cards.changed dice.changed faces.changed',
		'then tallying': 'keeping.changed',
		'already-so': 'chips.placed',
		'cards-are-dealt': 'cards.dealt',
		'chips-are-kept': 'round.scored',
		'first-is-known ana': 'start.rolled start.named',
		'no-space-allows':
			'space.left chip.added chip.moved roadblock.laid roadblock.missed chip.removed cards.swapped card.renewed',
		'round-is-open': 'player.joined',
		'stars-are-open ana': 'dice.rolled player.left',
		'too-few-on-card ana 1 6': 'bingoh.called'
	},
	rolling: {
		'then dealing': 'round.lapsed',
		'then over': 'game.ended',
		'then placing': 'dice.rolled',
		'then rolling': 'space.named chips.counted cards.changed dice.changed faces.changed',
		'then tallying': 'keeping.changed',
		'already-so': 'chips.placed',
		'cards-are-dealt': 'cards.dealt',
		'chips-are-kept': 'round.scored',
		'first-is-known ana': 'start.rolled start.named',
		'no-space-allows':
			'space.left chip.added chip.moved roadblock.laid roadblock.missed chip.removed cards.swapped card.renewed',
		'not-the-roller ben ana': 'chip.taken stars.left',
		'round-is-open': 'player.joined',
		'too-few-on-card ana 1 6': 'bingoh.called',
		'too-few-players 2': 'player.left'
	}
};

it.each(Object.keys(said) as (keyof typeof said)[])('%s: what it takes, and why not the rest', (state) => {
	expect([tables[state].state, tables[state].refused]).toEqual([state, []]);
	expect(answersOf(tables[state])).toEqual(said[state]);
});

it('over: nothing', () => {
	expect(Object.keys(answersOf(tables.over))).toEqual(['game-is-over']);
});
