import { tell, type Heard } from '$lib/domain/tell.testing';
import { withContext } from '$lib/domain/snapshot.testing';
import type { FactOf, Snapshot } from '$lib/domain/box';
import { box, type Quingo } from '../index';
import type { Die } from './dice';
import type { QuingoFact, QuingoOpening } from './facts';
import type { QuingoState } from './not-now';
import type { QuingoRefusal } from './refusal';
import { boxes, type Box } from './sheet';
import type { Context, Round } from './table';

/** Returns a table of Ana, Ben and Carla as tests open it: kept in full, with real dice; Carla is the youngest. */
export function opening(change: Partial<QuingoOpening> = {}): QuingoOpening {
	return {
		type: 'table.opened',
		box: 'quingo',
		variant: 'quingo',
		edition: 1,
		seed: 'a-table-for-tests',
		players: ['Ana', 'Ben', 'Carla'].map((name) => ({ id: name.toLowerCase(), name })),
		keeping: 'full',
		rolling: 'dice',
		wilds: 'open',
		set: { d4: 1, d6: 4, d8: 1, d10: 1, d12: 0, d20: 1 },
		youngest: 'carla',
		...change
	};
}

/** A table that facts are told to, as tests read it. */
export interface Told {
	readonly snapshot: Snapshot<Quingo>;
	readonly context: Context;
	readonly round: Round;
	readonly state: QuingoState;
	/** What was refused, in order. */
	readonly refused: readonly QuingoRefusal[];
	/** The same table after more facts. */
	tell(...facts: readonly QuingoFact[]): Told;
}

const { quingo: variant } = box.variants as { readonly quingo: NonNullable<(typeof box.variants)[string]> };

function told(heard: Heard<Quingo>): Told {
	const { snapshot, refused } = heard;
	const { context } = snapshot;
	return {
		snapshot,
		context,
		get round() {
			if (!context.round) throw new Error('no pool is on the table');
			return context.round;
		},
		state: snapshot.state,
		refused,
		tell: (...facts) => told(tell(variant, heard, facts))
	};
}

export const table = (change?: Partial<QuingoOpening>): Told =>
	told({ snapshot: variant.open(opening(change)), refused: [] });

/** Returns a table that is ready for its first pool, with some boxes of some sheets open and all others checked. */
export function nearTheEnd(
	open: Readonly<Record<string, readonly Box[]>>,
	change?: Partial<QuingoOpening>
): Told {
	const ready = table(change).tell(...prepared);
	const sheets = Object.fromEntries(
		Object.entries(ready.context.sheets).map(([player, sheet]) => {
			const closed = boxes.filter((box) => open[player] && !open[player].includes(box));
			return [
				player,
				{ ...sheet, marks: Object.fromEntries(closed.map((box) => [box, 'checked' as const])) }
			];
		})
	);
	return told({
		snapshot: withContext(ready.snapshot, { ...ready.context, sheets }),
		refused: ready.refused
	});
}

export const bonuses: FactOf<QuingoFact, 'bonuses.rolled'> = {
	type: 'bonuses.rolled',
	bonuses: [11, 3, 14, 15],
	wild: 2
};
export const wilds = (player: string, ...wilds: number[]): FactOf<QuingoFact, 'wilds.made'> => ({
	type: 'wilds.made',
	player,
	wilds: wilds.length > 0 ? wilds : [2, 15, 18, 7, 5]
});
export const prepared: readonly QuingoFact[] = [bonuses, wilds('ana'), wilds('ben'), wilds('carla')];

/** Returns the pool of the tests' set for three: d4, d6, d8, d10, d20. */
export const pool = (
	...shows: [number, number, number, number, number]
): FactOf<QuingoFact, 'pool.rolled'> => ({
	type: 'pool.rolled',
	dice: ([4, 6, 8, 10, 20] as const).map((sides, at): Die => [sides, shows[at] as number])
});
export const rolled = (...dice: Die[]): FactOf<QuingoFact, 'pool.rolled'> => ({ type: 'pool.rolled', dice });
export const limits = (said: Readonly<Record<string, number>>): FactOf<QuingoFact, 'limits.rolled'> => ({
	type: 'limits.rolled',
	limits: Object.entries(said).map(([player, limit]) => ({ player, limit }))
});
export const checked = (player: string, box: Box, ...dice: Die[]): FactOf<QuingoFact, 'box.checked'> =>
	dice.length > 0 ? { type: 'box.checked', player, box, dice } : { type: 'box.checked', player, box };
export const crossed = (player: string, box: Box, die?: Die): FactOf<QuingoFact, 'box.crossed'> =>
	die ? { type: 'box.crossed', player, box, die } : { type: 'box.crossed', player, box };
export const passed = (player: string): QuingoFact => ({ type: 'turn.passed', player });
export const youngest = (player: string): QuingoFact => ({ type: 'youngest.named', player });
export const ended: QuingoFact = { type: 'game.ended' };
export const left = (player: string): QuingoFact => ({ type: 'player.left', player });
export const joined = (name: string): QuingoFact => ({
	type: 'player.joined',
	player: { id: name.toLowerCase(), name }
});

/** Marks a sheet until only some boxes are open, as a table of sheets alone would. */
export const fillAllBut = (player: string, ...open: Box[]): QuingoFact[] =>
	boxes.filter((box) => !open.includes(box)).map((box) => checked(player, box));

export { whys } from '$lib/domain/tell.testing';
