import { assign, not, setup } from 'xstate';
import type { ParkerFact, ParkerOpening } from './facts';
import {
	cageIsEmpty,
	currentRound,
	gameIsWon,
	newRound,
	nextCaller,
	rightClaims,
	type Context,
	type Round
} from './round';
import { whyRefused } from './rules';

type FactOf<T extends ParkerFact['type']> = Extract<ParkerFact, { type: T }>;

/** The context with the round on the table changed. */
function inRound(context: Context, change: Partial<Round>): Pick<Context, 'rounds'> {
	const { rounds } = context;
	return {
		rounds: [...rounds.slice(0, -1), { ...currentRound(context), ...change }] as unknown as Context['rounds']
	};
}

function correctTile(
	context: Context,
	{ round: number, called, meant }: FactOf<'tile.corrected'>
): Pick<Context, 'rounds'> {
	const rounds = context.rounds.map((round): Round => {
		if (round.number !== number) return round;
		// A closed round stands; the log keeps the note. [PB-6]
		if (round.closed) return { ...round, notes: [...round.notes, { called, meant }] };
		if (meant !== null)
			return {
				...round,
				first: undefined,
				calls: round.calls.map((call) => (call === called ? meant : call))
			};
		const index = round.calls.indexOf(called);
		return {
			...round,
			first: undefined,
			calls: round.calls.filter((call) => call !== called),
			claims: round.claims.map((claim) =>
				claim.atCall > index ? { ...claim, atCall: claim.atCall - 1 } : claim
			)
		};
	});
	return { rounds: rounds as unknown as Context['rounds'] };
}

/**
 * What both methods are made of: every fact passes the one guard `fits`, which asks the rules; the states say
 * what the table is doing. A method is a machine of its own that puts these states together.
 */
export const parker = setup({
	types: { context: {} as Context, events: {} as ParkerFact, input: {} as ParkerOpening },
	guards: {
		fits: ({ context, event }) => whyRefused(context, event) === undefined,
		shoutIsOpen: ({ context }) => currentRound(context).shouts.length > 0,
		rightClaimStands: ({ context }) => rightClaims(currentRound(context)).length > 0,
		cageIsEmpty: ({ context }) => cageIsEmpty(currentRound(context)),
		gameIsWon: ({ context }) => gameIsWon(context)
	},
	actions: {
		layTile: assign(({ context, event }) =>
			inRound(context, { calls: [...currentRound(context).calls, (event as FactOf<'ball.called'>).number] })
		),
		correctTile: assign(({ context, event }) => correctTile(context, event as FactOf<'tile.corrected'>)),
		hearShout: assign(({ context, event }) => {
			const { player } = event as FactOf<'bingo.shouted'>;
			return inRound(context, { shouts: [...currentRound(context).shouts, { player }], first: undefined });
		}),
		takeClaim: assign(({ context, event }) => {
			const { player, lines, card } = event as FactOf<'line.claimed'>;
			const { shouts, claims, calls } = currentRound(context);
			return inRound(context, {
				shouts: shouts.filter((shout) => shout.player !== player),
				claims: [...claims, { player, lines, atCall: calls.length, card }]
			});
		}),
		nameFirst: assign(({ context, event }) =>
			inRound(context, { first: (event as FactOf<'first.named'>).player })
		),
		award: assign(({ context }) => inRound(context, { closed: 'awarded' })),
		closeWithout: assign(({ context }) => inRound(context, { closed: 'without' })),
		endEvening: assign(({ context }) => ({
			over: true,
			...(currentRound(context).closed ? {} : inRound(context, { closed: 'without' }))
		})),
		openRound: assign(({ context }) => {
			const { caller, seats } = nextCaller(context);
			const next = newRound({ ...context, caller });
			return { caller, callerNamed: false, seats, rounds: [...context.rounds, next] };
		}),
		changeCaller: assign(({ context, event }) => {
			const { player } = event as FactOf<'caller.changed'>;
			if (currentRound(context).closed) return { caller: player, callerNamed: true };
			return { caller: player, ...inRound(context, { caller: player }) };
		}),
		changeDrawing: assign(({ event }) => ({ drawing: (event as FactOf<'drawing.changed'>).drawing })),
		changeOption: assign(({ context, event }) => {
			const { option, on } = event as FactOf<'option.changed'>;
			const inOpenRound = option === 'freeCentre' && !currentRound(context).closed;
			return {
				options: { ...context.options, [option]: on },
				...(inOpenRound ? inRound(context, { freeCentre: on }) : {})
			};
		}),
		seat: assign(({ context, event }) => {
			const { player } = event as FactOf<'player.joined'>;
			const back = context.seats.some(({ id }) => id === player.id);
			const seat = { ...player, here: true };
			return {
				seats: back
					? context.seats.map((old) => (old.id === player.id ? seat : old))
					: [...context.seats, seat]
			};
		}),
		unseat: assign(({ context, event }) => {
			const { player } = event as FactOf<'player.left'>;
			return { seats: context.seats.map((seat) => (seat.id === player ? { ...seat, here: false } : seat)) };
		})
	}
});

/** What can happen in every situation but the end. */
export const always = {
	'tile.corrected': { guard: 'fits', actions: 'correctTile' },
	'caller.changed': { guard: 'fits', actions: 'changeCaller' },
	'drawing.changed': { guard: 'fits', actions: 'changeDrawing' },
	'option.changed': { guard: 'fits', actions: 'changeOption' },
	'player.joined': { guard: 'fits', actions: 'seat' },
	'player.left': { guard: 'fits', actions: 'unseat' },
	'evening.ended': { guard: 'fits', actions: 'endEvening', target: '.over' }
} as const;

/** Tiles are turned and called. [PB-5] */
export const calling = parker.createStateConfig({
	always: [
		{ guard: 'shoutIsOpen', target: 'checkingClaim' },
		{ guard: 'rightClaimStands', target: 'bingoStands' },
		{ guard: 'cageIsEmpty', target: 'exhausted' }
	],
	on: {
		'ball.called': { guard: 'fits', actions: 'layTile' },
		'bingo.shouted': { guard: 'fits', actions: 'hearShout' },
		'round.closed': { guard: 'fits', actions: 'closeWithout', target: 'betweenRounds' }
	}
});

/** All 75 are out: claims still count until the table closes the round. [PB-8] */
export const exhausted = parker.createStateConfig({
	always: [
		{ guard: 'shoutIsOpen', target: 'checkingClaim' },
		{ guard: 'rightClaimStands', target: 'bingoStands' },
		{ guard: not('cageIsEmpty'), target: 'calling' }
	],
	on: {
		'bingo.shouted': { guard: 'fits', actions: 'hearShout' },
		'round.closed': { guard: 'fits', actions: 'closeWithout', target: 'betweenRounds' }
	}
});

/** Somebody shouted; the line is being named. Wrong, and the round goes on by itself. [PB-9] [PB-10] */
export const checkingClaim = parker.createStateConfig({
	always: { guard: not('shoutIsOpen'), target: 'calling' },
	on: {
		'bingo.shouted': { guard: 'fits', actions: 'hearShout' },
		'line.claimed': { guard: 'fits', actions: 'takeClaim' }
	}
});

/** A right claim is on the table, and any other bingo is asked for. [PB-13] */
export const bingoStands = parker.createStateConfig({
	always: [
		{ guard: 'shoutIsOpen', target: 'checkingClaim' },
		{ guard: not('rightClaimStands'), target: 'calling' }
	],
	on: {
		'bingo.shouted': { guard: 'fits', actions: 'hearShout' },
		'first.named': { guard: 'fits', actions: 'nameFirst' },
		'bingo.awarded': { guard: 'fits', actions: 'award', target: 'betweenRounds' }
	}
});
