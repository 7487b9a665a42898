import { changeBy } from '$lib/domain/box';
import { becomes, chartsOf } from '$lib/domain/chart';
import { chartTypes, fitsBy } from '$lib/domain/play';
import { changes } from './changes';
import type { ParkerFact, ParkerOpening } from './facts';
import { cageIsEmpty, currentRound, type Context } from './round';
import { gameIsWon, rightClaims } from './winners';
import { rules } from './rules';

const isHeard = (context: Context): boolean => currentRound(context).shouts.length === 0;
const isRight = (context: Context): boolean => rightClaims(currentRound(context)).length > 0;

/** What both methods are made of: a method is a machine of its own that puts the states of a round together. */
export const parker = chartsOf({
	types: chartTypes<Context, ParkerFact, ParkerOpening>(),
	guards: {
		fits: fitsBy(rules),
		everyShoutIsHeard: ({ context }) => isHeard(context),
		bingoIsRight: ({ context }) => isHeard(context) && isRight(context),
		noBingoIsRight: ({ context }) => !isRight(context),
		cageIsEmpty: ({ context }) => cageIsEmpty(currentRound(context)),
		cageHasTiles: ({ context }) => !cageIsEmpty(currentRound(context)),
		gameIsWon: ({ context }) => gameIsWon(context)
	},
	actions: { take: becomes(changeBy(changes)) }
});

/** A fact that fits is taken, and the table stays what it is at unless a target says otherwise. */
const taken = { guard: 'fits', actions: 'take' } as const;

/** A tile is found to be misplaced, at any time until the end. [PB-6] */
const correcting = { 'tile.corrected': taken } as const;

/** What can change at the table as long as no claim waits for it. */
const unclaimed = {
	...correcting,
	'caller.changed': taken,
	'drawing.changed': taken,
	'cards.changed': taken,
	'option.changed': taken,
	'pattern.changed': taken,
	'goal.changed': taken,
	'prize.named': taken,
	'last.agreed': taken,
	'player.joined': taken,
	'player.left': taken,
	'evening.ended': { ...taken, target: 'over' }
} as const;

/** Tiles are turned and called. A correction can make an earlier claim right. [PB-5] [PB-6] */
const calling = parker.createStateConfig({
	always: [
		{ guard: 'bingoIsRight', target: 'bingoStands' },
		{ guard: 'cageIsEmpty', target: 'exhausted' }
	],
	on: {
		...unclaimed,
		'ball.called': taken,
		'bingo.shouted': { ...taken, target: 'checkingClaim' },
		'round.closed': { ...taken, target: 'betweenRounds' }
	}
});

/** All 75 are out: claims still count until the table closes the round. A correction can put a tile back. [PB-8] [PB-6] */
const exhausted = parker.createStateConfig({
	always: [
		{ guard: 'bingoIsRight', target: 'bingoStands' },
		{ guard: 'cageHasTiles', target: 'calling' }
	],
	on: {
		...unclaimed,
		'bingo.shouted': { ...taken, target: 'checkingClaim' },
		'round.closed': { ...taken, target: 'betweenRounds' }
	}
});

/** A player shouted; the line is being named. With every claim wrong the round goes on. [PB-9] [PB-10] */
const checkingClaim = parker.createStateConfig({
	always: [
		{ guard: 'bingoIsRight', target: 'bingoStands' },
		{ guard: 'everyShoutIsHeard', target: 'calling' }
	],
	on: {
		...correcting,
		'bingo.shouted': taken,
		'line.claimed': taken
	}
});

/** A right claim is on the table, and any other bingo is asked for. A correction can make it wrong. [PB-13] [PB-6] */
const bingoStands = parker.createStateConfig({
	always: { guard: 'noBingoIsRight', target: 'calling' },
	on: {
		...correcting,
		'bingo.shouted': { ...taken, target: 'checkingClaim' },
		'first.named': taken,
		'bingo.awarded': { ...taken, target: 'betweenRounds' }
	}
});

/** The states of a round, in both methods. */
export const roundStates = { calling, exhausted, checkingClaim, bingoStands } as const;

/** A round is closed; new or swapped cards come out before the next. [PB-14] */
export const betweenRounds = parker.createStateConfig({
	on: {
		...unclaimed,
		'round.opened': { ...taken, target: 'calling' }
	}
});
