import type { SnapshotFrom } from 'xstate';
import { folding, type Folding } from '$lib/core/machine';
import type { Outcome, Room, Variant } from '$lib/core/room';
import { blackoutMachine } from './blackout.machine';
import { cardBingoMachine } from './card-bingo.machine';
import { cardgoMachine } from './cardgo.machine';
import { readFact, type CardsFact, type CardsOpening } from './facts';
import { longLayoutMachine } from './long-layout.machine';
import { situationOf, whyRefused } from './rules';
import { tally, type Context } from './table';

type Machine =
	typeof cardBingoMachine | typeof longLayoutMachine | typeof blackoutMachine | typeof cardgoMachine;

/** A table of any variant; its context tells which. */
export type CardsSnapshot = SnapshotFrom<Machine>;

/** Hands won, and at the end all who have most of them. [G-6] */
function outcome(context: Context): Outcome {
	const won = tally(context);
	const most = Math.max(...won.values());
	const over = situationOf(context) === 'over';
	return {
		status: over ? 'over' : 'in-play',
		scores: context.seats.map(({ id, name }) => ({ player: id, name, score: won.get(id) ?? 0 })),
		winners: over ? [...won].filter(([, hands]) => hands === most).map(([player]) => player) : []
	};
}

/** A variant as the journal plays it: its machine, with the rules that all of them share. */
function played<M extends Machine>(machine: M): Variant<CardsOpening, CardsFact, SnapshotFrom<M>> {
	return {
		...(folding(machine) as Folding<M> &
			Pick<Variant<CardsOpening, CardsFact, SnapshotFrom<M>>, 'open' | 'step'>),
		whyRefused: ({ context }, fact) => whyRefused(context, fact),
		outcome: ({ context }) => outcome(context)
	};
}

export const room: Room<CardsOpening, CardsFact, CardsSnapshot> = {
	box: 'card-bingo',
	edition: 1,
	upcasters: [],
	read: readFact,
	variants: {
		'card-bingo': played(cardBingoMachine),
		'long-layout': played(longLayoutMachine),
		blackout: played(blackoutMachine),
		cardgo: played(cardgoMachine)
	}
};
