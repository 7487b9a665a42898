import { tell, type Heard } from '$lib/domain/tell.testing';
import { colours, isCovered, spaces, spacesOf, type Colour, type Line, type Space } from './board';
import type { SinoFact, SinoOpening } from './facts';
import type { Context } from './game';
import { box, type Sino, type SinoSnapshot, type SinoState } from '../index';
import type { SinoRefusal } from './rules';

/** Returns a table of Ana, Ben and Carla as tests open it: the app keeps the boards and rolls, all options as in print. */
export function opening(change: Partial<SinoOpening> = {}): SinoOpening {
	return {
		type: 'table.opened',
		box: 'sino',
		variant: 'sino',
		edition: 1,
		seed: 'a-table-for-tests',
		players: ['Ana', 'Ben', 'Carla'].map((name) => ({ id: name.toLowerCase(), name })),
		keeping: 'boards',
		dice: 'app',
		options: { hints: false, odds: false },
		...change
	};
}

/** A table that facts are told to, as tests read it. */
export interface Told {
	readonly snapshot: SinoSnapshot;
	readonly context: Context;
	readonly state: SinoState;
	/** What was refused, in order. */
	readonly refused: readonly SinoRefusal[];
	/** The same table after more facts. */
	tell(...facts: readonly SinoFact[]): Told;
}

export const variant = box.variants.sino as NonNullable<(typeof box.variants)[string]>;

function told(heard: Heard<Sino>): Told {
	const { snapshot, refused } = heard;
	const { context } = snapshot;
	return {
		snapshot,
		context,
		state: snapshot.state,
		refused,
		tell: (...facts) => told(tell(variant, heard, facts))
	};
}

/** Returns a table just opened. */
export const table = (change?: Partial<SinoOpening>): Told =>
	told({ snapshot: variant.open(opening(change)), refused: [] });

/** Returns a space by its short name, as in "blue 4". */
export function space(name: string): Space {
	const [colour, number] = name.split(' ') as [Colour, string];
	return { colour, number: Number(number) };
}

/** Returns one roll of these dice: `rolled('blue 4', 'red 9')`. */
export const rolled = (...names: string[]): SinoFact => ({ type: 'dice.rolled', dice: names.map(space) });
/** Returns five numbers, one by one: the first of them as often as it takes. */
export const five = (...names: string[]): SinoFact[] =>
	Array.from({ length: 5 }, (_, i) => rolled(names[i] ?? names[0] ?? 'blue 1'));
export const announced = (player: string, line: Line): SinoFact => ({ type: 'row.announced', player, line });
export const bonus: SinoFact = { type: 'bonus.announced' };
export const turnEnded: SinoFact = { type: 'turn.ended' };
export const gameEnded: SinoFact = { type: 'game.ended' };
/** Returns a whole turn in which these numbers were rolled and nothing was announced. */
export const turn = (...names: string[]): SinoFact[] => [...five(...names), turnEnded];
/** Everybody had a turn and rolled the blue 1. */
export const firstRound: SinoFact[] = [...turn('blue 1'), ...turn('blue 1'), ...turn('blue 1')];
/** Returns what lies on the five dice of a try, from the top colour to the last. */
export const tried = (...numbers: number[]): SinoFact => ({
	type: 'dice.rolled',
	dice: colours.map((colour, i) => ({ colour, number: numbers[i] ?? 0 }))
});
export const bonusWon = (player: string, ...numbers: number[]): SinoFact => ({
	type: 'bonus.won',
	player,
	numbers
});

/** Returns the names of the spaces that are covered. */
export const coveredNames = (covered: number): string[] =>
	spaces
		.filter((space) => isCovered(covered, space))
		.map(({ colour, number }) => `${colour} ${String(number)}`);
/** Returns the names of a row's spaces. */
export const namesOf = (line: Line): string[] =>
	spacesOf(line).map(({ colour, number }) => `${colour} ${String(number)}`);

export { whys } from '$lib/domain/tell.testing';
