import { seatsHere } from '$lib/domain/seats';
import { currentRoll, type Context } from './game';

type Round = Pick<Context, 'seats' | 'direction' | 'skips'>;

/** Returns all who are here in turn order, `from` first. [B-3] */
export function turnOrder({ seats, direction }: Round, from: string): readonly string[] {
	const at = seats.findIndex(({ id }) => id === from);
	return seats
		.map((_, i) => seats[(at + direction * i + seats.length * seats.length) % seats.length])
		.flatMap((seat) => (seat?.here ? [seat.id] : []));
}

/**
 * Returns who rolls after `roller`, in the direction that holds now, and what is left of the lost turns: a player who has
 * to lose one is passed over, and has lost it. [B-5]
 */
export function nextRoller(
	table: Round,
	roller: string
): { readonly roller: string; readonly skips: Context['skips'] } {
	const order = [...turnOrder(table, roller)].filter((id) => id !== roller);
	// The one who rolled comes last; one who left is no longer in the order at all.
	if (table.seats.some(({ id, here }) => id === roller && here)) order.push(roller);
	let skips = table.skips;
	for (let i = 0; ; i++) {
		const next = order[i % order.length];
		if (next === undefined) return { roller, skips };
		const lost = skips[next] ?? 0;
		if (lost === 0) return { roller: next, skips };
		skips = { ...skips, [next]: lost - 1 };
	}
}

/**
 * Returns whose roll it is, and the lost turns left once that player has rolled. Worked out from the last roll, so that
 * a turn lost or a direction changed after it still counts. Undefined before it is known who begins. [B-5]
 */
export function rollerNow(
	context: Context
): { readonly roller: string; readonly skips: Context['skips'] } | undefined {
	if (context.roll) return nextRoller(context, context.roll.player);
	if (context.first === undefined) return undefined;
	// A player who was named and left before the first roll is followed by the next.
	const here = seatsHere(context.seats).some(({ id }) => id === context.first);
	return here ? { roller: context.first, skips: context.skips } : nextRoller(context, context.first);
}

/** Returns whether the next roll is awaited, and not what the last one gives. */
export const isAwaited = (state: string): boolean => state === 'beginning' || state === 'rolling';

/** Returns who rolls next, or whose roll the table is busy with; nobody where no chips are kept. */
export function rollsNow({
	context,
	state
}: {
	readonly context: Context;
	readonly state: string;
}): string | undefined {
	const roll = isAwaited(state) ? undefined : currentRoll(context);
	return state === 'tallying' ? undefined : (roll?.player ?? rollerNow(context)?.roller);
}

/** Returns who still has to roll for the beginning. [B-1] */
export const stillToStart = ({
	seats,
	tied,
	startRolls
}: Pick<Context, 'seats' | 'tied' | 'startRolls'>): readonly string[] =>
	seatsHere(seats)
		.map(({ id }) => id)
		.filter((id) => tied.length === 0 || tied.includes(id))
		.filter((id) => !startRolls.some(({ player }) => player === id));

/** Returns the table with one more roll for the beginning: one player begins, or those tied for the highest roll again. [B-1] */
export function rollForStart(
	context: Pick<Context, 'seats' | 'tied' | 'startRolls'>,
	player: string,
	number: number
): Pick<Context, 'first' | 'tied' | 'startRolls'> {
	const startRolls = [...context.startRolls, { player, number }];
	const { tied } = context;
	if (stillToStart({ ...context, startRolls }).length > 0) return { first: undefined, tied, startRolls };
	const highest = Math.max(...startRolls.map((roll) => roll.number));
	const best = startRolls.filter((roll) => roll.number === highest).map((roll) => roll.player);
	return best.length === 1
		? { first: best[0], tied: [], startRolls }
		: { first: undefined, tied: best, startRolls: [] };
}
