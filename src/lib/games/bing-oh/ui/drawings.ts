import { deedOf, type Shape, type Space } from '../rules/spaces';
import { isSpace, type OddSpace } from '../text/spaces';

/** Spaces of a card, counted from 0: column, row. */
type At = readonly [column: number, row: number];

const six = [0, 1, 2, 3, 4, 5] as const;
const shapeSpaces: Record<Shape, readonly At[]> = {
	horizontal: six.map((i) => [i, 2]),
	vertical: six.map((i) => [3, i]),
	diagonal: six.map((i) => [i, i]),
	corners: [
		[0, 0],
		[5, 0],
		[0, 5],
		[5, 5]
	],
	// What these three look like the table judges: letters as a pen writes them.
	t: [...six.map((i): At => [i, 0]), ...six.slice(1).flatMap((i): At[] => [[2, i]])],
	l: [...six.map((i): At => [0, i]), ...six.slice(1).map((i): At => [i, 5])],
	z: [
		...six.map((i): At => [i, 0]),
		...six.slice(1, 5).map((i): At => [5 - i, i]),
		...six.map((i): At => [i, 5])
	]
};

/**
 * A small drawing: chips on a card of six by six, and what happens beside it.
 * `own` chips are filled, `foreign` ones ringed; a `sign` stands over them.
 */
export interface Drawing {
	readonly own: readonly At[];
	readonly foreign: readonly At[];
	/** A space that nothing may lie on. */
	readonly dead: readonly At[];
	readonly sign: string;
}

const signs: Partial<Record<Space, string>> = {
	'others-horizontal': '!',
	'others-vertical': '!',
	'roadblock-roll': '⚄',
	'roadblock-roll-2': '⚄ 2',
	'roadblock-wild': '?',
	'roadblock-wild-2': '? 2',
	'place-one': '+1',
	'move-one': '→',
	'take-chips': '+n',
	'take-back': '↩',
	'remove-one': '−1',
	'remove-two': '−2',
	'swap-cards': '⇄',
	'choose-new-card': '↻?',
	'new-card': '↻',
	'lose-turn': '0',
	reverse: '⟲',
	'roll-again': '⚄ +1'
};

const bare: Drawing = { own: [], foreign: [], dead: [], sign: '' };

/** Returns what to draw for a space. */
export function drawingOf(space: OddSpace): Drawing {
	if (space === 'dead-zone') return { ...bare, dead: [[2, 2]] };
	if (space === 'free-space')
		return {
			...bare,
			own: [
				[1, 1],
				[4, 3]
			]
		};
	if (!isSpace(space)) return bare;
	const deed = deedOf(space);
	const sign = signs[space] ?? '';
	switch (deed.does) {
		case 'demand':
			return { ...bare, [deed.of === 'player' ? 'own' : 'foreign']: shapeSpaces[deed.shape], sign };
		case 'roadblock':
			return { ...bare, foreign: six.slice(0, 5).map((i) => [i, 3]), own: [[5, 3]], sign };
		case 'remove':
			return {
				...bare,
				foreign: [
					[1, 3],
					[4, 4],
					[2, 5]
				],
				sign
			};
		default:
			return { ...bare, sign };
	}
}
