import { describe, expect, it } from 'vitest';
import { printedFaces, starsOn } from './dice';
import { throwDice } from './throw';
import { rollsNow } from './turns';
import type { BingOhFact } from './facts';
import { begun, dealt, left, named, placed, rolled, table, taken, turn, twoPlayers, whys } from './testing';

const start = (player: string, number: number): BingOhFact => ({ type: 'start.rolled', player, number });

describe('who begins', () => {
	it.each([
		['the highest roll', [start('ana', 2), start('ben', 6), start('cai', 3)], 'ben'],
		[
			'the highest roll of those who were tied',
			[start('ana', 6), start('ben', 1), start('cai', 6), start('cai', 4), start('ana', 3)],
			'cai'
		]
	])('is %s [B-1]', (_, rolls, first) => {
		const told = table().tell(dealt({ ana: 2, ben: 1 }), ...rolls);
		expect(told.refused).toEqual([]);
		expect(told.roller).toBe(first);
		expect(told.at('card', 'ana')).toBe(2);
	});

	it('does not roll twice, nor when not tied [B-1]', () => {
		const told = table().tell(dealt(), start('ana', 6), start('ana', 5));
		expect(told.refused).toEqual([{ why: 'not-to-roll', player: 'ana' }]);
		expect(whys(told.tell(start('ben', 6), start('cai', 2), start('cai', 6)))).toEqual([
			'not-to-roll',
			'not-to-roll'
		]);
	});

	it('can be named by the table [B-1]', () => {
		expect(table().tell(dealt(), { type: 'start.named', player: 'cai' }).roller).toBe('cai');
	});

	it('is asked once the cards are dealt [B-1]', () => {
		expect(whys(table().tell(start('ana', 3), dealt(), rolled('ana')))).toEqual([
			'cards-not-dealt',
			'who-begins'
		]);
	});

	it('lays no more chips on free spaces than there are [B-1] [B-14]', () => {
		expect(table({ chips: 12 }).tell(dealt({ ben: 13 })).refused).toEqual([
			{ why: 'chips-not-there', place: 'reserve', player: 'ben', owner: 'ben', count: 12, wanted: 13 }
		]);
	});
});

describe('the Roller', () => {
	it('passes clockwise, and nobody else rolls [B-5]', () => {
		const told = begun().tell(...turn('ana'), ...turn('ben'), ...turn('cai'));
		expect([told.refused, told.roller]).toEqual([[], 'ana']);
		expect(told.tell(rolled('cai')).refused).toEqual([
			{ why: 'not-the-roller', player: 'cai', roller: 'ana' }
		]);
	});

	// Ana rolls; each line is what happens on her roll, in turn order, and who rolls then, one after the other.
	it.each<[string, (readonly [string, Parameters<typeof named>[1]])[], string[]]>([
		['nothing', [], ['ben', 'cai', 'ana']],
		['a reversal', [['ana', 'reverse']], ['cai', 'ben', 'ana', 'cai']],
		[
			'two reversals',
			[
				['ana', 'reverse'],
				['ben', 'reverse']
			],
			['ben', 'cai']
		],
		['Ben loses a turn', [['ben', 'lose-turn']], ['cai', 'ana', 'ben']],
		[
			'Ben loses a turn in a reversed round',
			[
				['ana', 'reverse'],
				['ben', 'lose-turn']
			],
			['cai', 'ana', 'cai', 'ben']
		],
		[
			'Cai loses a turn in a reversed round',
			[
				['ana', 'reverse'],
				['cai', 'lose-turn']
			],
			['ben', 'ana', 'cai']
		],
		['Ana loses her next turn', [['ana', 'lose-turn']], ['ben', 'cai', 'ben', 'cai', 'ana']],
		[
			'everybody but Ana loses a turn',
			[
				['ben', 'lose-turn'],
				['cai', 'lose-turn']
			],
			['ana', 'ben', 'cai']
		],
		[
			'everybody loses a turn',
			[
				['ana', 'lose-turn'],
				['ben', 'lose-turn'],
				['cai', 'lose-turn']
			],
			['ben', 'cai', 'ana']
		]
	])('after %s is who the sheet says [B-5]', (_, spaces, expected) => {
		let told = begun().tell(
			...turn(
				'ana',
				spaces.map(([player]) => player)
			),
			...spaces.map(([player, space]) => named(player, space))
		);
		for (const roller of expected) {
			expect(told.roller).toBe(roller);
			told = told.tell(...turn(roller));
		}
		expect(told.refused).toEqual([]);
	});

	it('loses two turns for two spaces: they add up [B-5]', () => {
		let told = begun().tell(...turn('ana', ['ben']), named('ben', 'lose-turn'));
		told = told.tell(...turn('cai', ['ben']), named('ben', 'lose-turn'));
		const order = [];
		for (let i = 0; i < 4; i++) {
			order.push(told.roller);
			told = told.tell(...turn(told.roller ?? ''));
		}
		expect(order).toEqual(['ana', 'cai', 'ana', 'ben']);
	});

	// Reverse, skip and roll again, one a player, in every order: six permutations.
	it.each<[Parameters<typeof named>[1], Parameters<typeof named>[1], Parameters<typeof named>[1], string]>([
		['reverse', 'lose-turn', 'roll-again', 'cai'],
		['reverse', 'roll-again', 'lose-turn', 'ben'],
		['lose-turn', 'reverse', 'roll-again', 'cai'],
		['lose-turn', 'roll-again', 'reverse', 'cai'],
		['roll-again', 'reverse', 'lose-turn', 'ben'],
		['roll-again', 'lose-turn', 'reverse', 'cai']
	])('is right after Ana %s, Ben %s, Cai %s [B-3] [B-5]', (ana, ben, cai, next) => {
		let told = begun().tell(...turn('ana', ['ana', 'ben', 'cai']));
		for (const [player, space] of [
			['ana', ana],
			['ben', ben],
			['cai', cai]
		] as const) {
			told = told.tell(named(player, space));
			if (space === 'roll-again') told = told.tell(rolled(player), placed([player]));
		}
		expect(told.refused).toEqual([]);
		expect([told.state, told.roller]).toEqual(['rolling', next]);
	});

	it('is the other of two, unless that one loses the turn [B-5]', () => {
		const all = ['ana', 'ben'];
		const told = begun({ players: twoPlayers }).tell(
			...turn('ana', ['ben'], 0, all),
			named('ben', 'lose-turn')
		);
		expect(told.roller).toBe('ana');
		expect(told.tell(...turn('ana', ['ana'], 0, all), named('ana', 'reverse')).roller).toBe('ben');
	});
});

describe('roll again', () => {
	const again = begun().tell(...turn('ana', ['ben'], 1), named('ben', 'roll-again'));

	it('is rolled and placed by that player alone, and a special space there acts too [B-5]', () => {
		const told = again.tell(rolled('ben'), placed(['ben'], ['ben']), named('ben', 'must-corners'));
		expect(told.refused).toEqual([]);
		expect(told.at('card', 'ben')).toBe(2);
		expect(told.at('card', 'ana')).toBe(1);
		expect(told.context.demands).toEqual({ ben: 'corners' });
		expect(told.state).toBe('starring');
	});

	it.each([
		['another player rolls', [rolled('cai')], 'space-is-open'],
		['it is placed before it is rolled', [placed(['ben'])], 'roll-first'],
		['it is rolled twice', [rolled('ben'), rolled('ben')], 'already-rolled'],
		['another player places', [rolled('ben'), placed(['ben', 'cai'])], 'space-is-open'],
		['it is not done', [left('ben')], 'must-be-done']
	])('is refused when %s [B-5]', (_, facts, why) => {
		expect(whys(again.tell(...facts))).toEqual([why]);
	});

	it('has stars that count for nothing [B-4]', () => {
		const told = begun().tell(
			...turn('ana', ['ben']),
			named('ben', 'roll-again'),
			rolled('ben', 2),
			placed(['ben'])
		);
		expect(told.state).toBe('rolling');
		expect(whys(told.tell(taken('ben', 'ana')))).toEqual(['not-the-roller']);
	});
});

describe('the order within a roll', () => {
	it('is: all place, special spaces from the Roller on, then the stars [B-3]', () => {
		let told = begun().tell(...turn('ana'), rolled('ben', 1));
		expect(told.state).toBe('placing');
		expect(whys(told.tell(named('ana', 'reverse'), rolled('cai')))).toEqual([
			'placing-is-open',
			'placing-is-open'
		]);
		told = told.tell(placed(['ana', 'ben', 'cai'], ['ana', 'cai']));
		expect(told.state).toBe('landing');
		expect(told.tell(named('ana', 'reverse')).refused).toEqual([{ why: 'space-is-open', player: 'cai' }]);
		expect(whys(told.tell(taken('ben', 'ana')))).toEqual(['space-is-open']);
		told = told.tell(named('cai', 'reverse'), named('ana', 'lose-turn'));
		expect(told.state).toBe('starring');
		expect(told.refused).toEqual([]);
		expect(told.tell(rolled('ana')).refused).toEqual([{ why: 'stars-are-open', player: 'ben' }]);
		told = told.tell(taken('ben', 'ana'));
		expect(told.state).toBe('rolling');
	});

	it('has no special act where nothing was placed [B-2]', () => {
		const told = begun().tell(rolled('ana'));
		expect(told.tell(placed(['ana'], ['ben'])).refused).toEqual([{ why: 'placed-nothing', player: 'ben' }]);
		expect(told.tell(placed(['ana']), named('ben', 'reverse')).refused).toEqual([
			{ why: 'placed-nothing', player: 'ben' }
		]);
	});

	it('lets a space be named that was noticed late [B-3]', () => {
		expect(begun().tell(...turn('ana'), named('cai', 'must-t')).context.demands).toEqual({ cai: 't' });
	});
});

describe('the dice of the app', () => {
	it('come back the same when a roll is undone [G-2]', () => {
		expect(throwDice('seed', 4, printedFaces)).toEqual(throwDice('seed', 4, printedFaces));
		const seen = new Set(
			Array.from({ length: 400 }, (_, i) => {
				const { letter, number } = throwDice('seed', i, printedFaces);
				return letter + String(number);
			})
		);
		expect(seen.size).toBe(36);
	});

	it('know their stars, as the table has set them [B-4]', () => {
		expect([
			starsOn(printedFaces, 'B', 6),
			starsOn(printedFaces, 'B', 1),
			starsOn(printedFaces, 'H', 1)
		]).toEqual([2, 1, 0]);
		const faces = {
			...printedFaces,
			letters: printedFaces.letters.map((face) => ({ ...face, star: face.shows === 'H' }))
		};
		const told = begun().tell({ type: 'faces.changed', faces });
		expect(starsOn(told.context.faces, 'H', 6)).toBe(2);
		expect(whys(told.tell({ type: 'faces.changed', faces }, { type: 'dice.changed', dice: 'real' }))).toEqual(
			['already-so']
		);
	});
});

it('who is named on every screen is whose roll the table is busy with, then who rolls next, and nobody in a tally [B-5]', () => {
	const busy = begun().tell(rolled('ana'));
	const done = busy.tell(placed(['ana', 'ben']));
	const tally = done.tell({ type: 'keeping.changed', keeping: 'tally' });
	expect(tally.refused).toEqual([]);
	expect([begun(), busy, done, tally].map((at) => rollsNow(at.snapshot))).toEqual([
		'ana',
		'ana',
		'ben',
		undefined
	]);
});
