import { keysOf } from '$lib/domain/sure';
/** The shapes that a BING-OH! can be asked to have. What T, L and Z look like the table judges. [B-10] */
export const shapes = ['t', 'l', 'z', 'horizontal', 'vertical', 'diagonal', 'corners'] as const;
export type Shape = (typeof shapes)[number];

/**
 * What a special space does once the own chip lies on it.
 * - `demand`: a shape is asked of the player, or of all opponents. [B-10]
 * - `roadblock`: own chips go onto opponents' cards, by roll or anywhere. [B-11]
 * - `add`, `move`: a chip of one's own card. [B-11]
 * - `take`, `recall`, `remove`: chips come to one's reserve. [B-12]
 * - `swap`, `renew`, `renewOther`: cards. [B-13]
 * - `lose`, `reverse`, `again`: the Roller. [B-5]
 */
export type Deed =
	| { readonly does: 'demand'; readonly of: 'player' | 'opponents'; readonly shape: Shape }
	| { readonly does: 'roadblock'; readonly by: 'roll' | 'choice'; readonly times: 1 | 2 }
	| { readonly does: 'remove'; readonly times: 1 | 2 }
	| {
			readonly does:
				| 'add'
				| 'move'
				| 'take'
				| 'recall'
				| 'swap'
				| 'renew'
				| 'renewOther'
				| 'lose'
				| 'reverse'
				| 'again';
	  };

const demand = (of: 'player' | 'opponents', shape: Shape) => ({ does: 'demand', of, shape }) as const;
const roadblock = (by: 'roll' | 'choice', times: 1 | 2) => ({ does: 'roadblock', by, times }) as const;

/** The special spaces that act, in the order of the reference. */
export const deeds = {
	'must-horizontal': demand('player', 'horizontal'),
	'must-vertical': demand('player', 'vertical'),
	'must-diagonal': demand('player', 'diagonal'),
	'must-corners': demand('player', 'corners'),
	'must-t': demand('player', 't'),
	'must-l': demand('player', 'l'),
	'must-z': demand('player', 'z'),
	'others-horizontal': demand('opponents', 'horizontal'),
	'others-vertical': demand('opponents', 'vertical'),
	'roadblock-roll': roadblock('roll', 1),
	'roadblock-roll-2': roadblock('roll', 2),
	'roadblock-wild': roadblock('choice', 1),
	'roadblock-wild-2': roadblock('choice', 2),
	'place-one': { does: 'add' },
	'move-one': { does: 'move' },
	'take-chips': { does: 'take' },
	'take-back': { does: 'recall' },
	'remove-one': { does: 'remove', times: 1 },
	'remove-two': { does: 'remove', times: 2 },
	'swap-cards': { does: 'swap' },
	'choose-new-card': { does: 'renewOther' },
	'new-card': { does: 'renew' },
	'lose-turn': { does: 'lose' },
	reverse: { does: 'reverse' },
	'roll-again': { does: 'again' }
} as const satisfies Readonly<Record<string, Deed>>;

export type Space = keyof typeof deeds;
export const spaces: readonly Space[] = keysOf(deeds);

export const deedOf = (space: Space): Deed => deeds[space];

/** Returns how many single moves a space allows; 0 when it acts by itself as soon as it is named. `chips` is the number printed on it. */
export function movesOf(space: Space, chips: number): number {
	const deed = deedOf(space);
	switch (deed.does) {
		case 'demand':
		case 'recall':
		case 'lose':
		case 'reverse':
			return 0;
		case 'roadblock':
		case 'remove':
			return deed.times;
		case 'take':
			return chips;
		default:
			return 1;
	}
}

/** Returns whether a space touches no chip, so that a table that keeps no chips can record it too. */
export const movesNoChips = (space: Space): boolean =>
	['demand', 'lose', 'reverse'].includes(deedOf(space).does);

/** Returns whether a space can be declined: the print says "may" of moving and taking chips. */
export const mayBeDeclined = (space: Space): boolean =>
	['move', 'take', 'recall', 'remove'].includes(deedOf(space).does);

/** Returns whether a space has the dice rolled once more. [B-5] [B-11] */
export function rollsAgain(space: Space): boolean {
	const deed = deedOf(space);
	return deed.does === 'again' || (deed.does === 'roadblock' && deed.by === 'roll');
}
