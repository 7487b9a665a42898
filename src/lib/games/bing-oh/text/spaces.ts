import { m } from '$lib/i18n';
import { deedOf, mayBeDeclined, spaces, type Shape, type Space } from '../rules/spaces';

/** What a space of a card can be, unless it is plain. [B-14] */
export const oddSpaces = [...spaces, 'dead-zone', 'free-space'] as const;
export type OddSpace = Space | 'dead-zone' | 'free-space';

const words: Record<OddSpace, readonly [name: () => string, steps: () => string]> = {
	'must-horizontal': [m.bingoh_sp_must_horizontal, m.bingoh_how_must_horizontal],
	'must-vertical': [m.bingoh_sp_must_vertical, m.bingoh_how_must_vertical],
	'must-diagonal': [m.bingoh_sp_must_diagonal, m.bingoh_how_must_diagonal],
	'must-corners': [m.bingoh_sp_must_corners, m.bingoh_how_must_corners],
	'must-t': [m.bingoh_sp_must_t, m.bingoh_how_must_t],
	'must-l': [m.bingoh_sp_must_l, m.bingoh_how_must_l],
	'must-z': [m.bingoh_sp_must_z, m.bingoh_how_must_z],
	'others-horizontal': [m.bingoh_sp_others_horizontal, m.bingoh_how_others_horizontal],
	'others-vertical': [m.bingoh_sp_others_vertical, m.bingoh_how_others_vertical],
	'roadblock-roll': [m.bingoh_sp_roadblock_roll, m.bingoh_how_roadblock_roll],
	'roadblock-roll-2': [m.bingoh_sp_roadblock_roll_2, m.bingoh_how_roadblock_roll_2],
	'roadblock-wild': [m.bingoh_sp_roadblock_wild, m.bingoh_how_roadblock_wild],
	'roadblock-wild-2': [m.bingoh_sp_roadblock_wild_2, m.bingoh_how_roadblock_wild_2],
	'place-one': [m.bingoh_sp_place_one, m.bingoh_how_place_one],
	'move-one': [m.bingoh_sp_move_one, m.bingoh_how_move_one],
	'take-chips': [m.bingoh_sp_take_chips, m.bingoh_how_take_chips],
	'take-back': [m.bingoh_sp_take_back, m.bingoh_how_take_back],
	'remove-one': [m.bingoh_sp_remove_one, m.bingoh_how_remove_one],
	'remove-two': [m.bingoh_sp_remove_two, m.bingoh_how_remove_two],
	'swap-cards': [m.bingoh_sp_swap_cards, m.bingoh_how_swap_cards],
	'choose-new-card': [m.bingoh_sp_choose_new_card, m.bingoh_how_choose_new_card],
	'new-card': [m.bingoh_sp_new_card, m.bingoh_how_new_card],
	'lose-turn': [m.bingoh_sp_lose_turn, m.bingoh_how_lose_turn],
	reverse: [m.bingoh_sp_reverse, m.bingoh_how_reverse],
	'roll-again': [m.bingoh_sp_roll_again, m.bingoh_how_roll_again],
	'dead-zone': [m.bingoh_sp_dead_zone, m.bingoh_how_dead_zone],
	'free-space': [m.bingoh_sp_free_space, m.bingoh_how_free_space]
};

/** Returns what a special space is called. */
export const spaceName = (space: OddSpace): string => words[space][0]();
/** Returns the same with the number that is printed on a space that takes chips. [B-12] */
export const spaceTitle = (space: OddSpace, chips: number | undefined): string =>
	chips === undefined ? spaceName(space) : m.bingoh_take_printed({ count: chips });
/** Returns what to do there, sentence by sentence. */
export const spaceSteps = (space: OddSpace): string => words[space][1]();

/** Returns whether it does something once a chip lies on it. */
export const isSpace = (space: OddSpace): space is Space => space !== 'dead-zone' && space !== 'free-space';

/** Returns who acts, and when. [B-3] */
export function spaceWhen(space: OddSpace): string {
	if (!isSpace(space)) return space === 'dead-zone' ? m.bingoh_when_never() : m.bingoh_when_start();
	if (deedOf(space).does === 'demand') return m.bingoh_when_round();
	return mayBeDeclined(space) ? m.bingoh_when_may() : m.bingoh_when_must();
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Returns the spaces whose name or steps hold every word of what was typed, in the current language; names come first. */
export function findSpaces(typed: string): readonly OddSpace[] {
	const wanted = plain(typed).split(/\s+/).filter(Boolean);
	const holds = (text: string) => wanted.every((word) => plain(text).includes(word));
	const named = oddSpaces.filter((space) => holds(spaceName(space)));
	const explained = oddSpaces.filter((space) => holds(`${spaceName(space)} ${spaceSteps(space)}`));
	return [...named, ...explained.filter((space) => !named.includes(space))];
}

const shapeNames: Record<Shape, () => string> = {
	t: m.bingoh_shape_t,
	l: m.bingoh_shape_l,
	z: m.bingoh_shape_z,
	horizontal: m.bingoh_shape_horizontal,
	vertical: m.bingoh_shape_vertical,
	diagonal: m.bingoh_shape_diagonal,
	corners: m.bingoh_shape_corners
};
/** Returns a shape as it is asked: "a row across". [B-10] */
export const shapeName = (shape: Shape): string => shapeNames[shape]();
