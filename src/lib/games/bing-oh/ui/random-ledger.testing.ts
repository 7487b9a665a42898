import type { Snapshot, Variant } from '$lib/domain/box';
import { seatsHere } from '$lib/domain/seats';
import { goOn, said } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import { box, type BingOh } from '..';
import { letters, printedFaces, starsOn, type Placed, type Thrown } from '../rules/dice';
import type { BingOhFact } from '../rules/facts';
import { currentRoll } from '../rules/game';
import { nextCards, placedOn } from '../rules/known';
import { deedOf, spaces } from '../rules/spaces';
import { opening } from '../rules/testing';
import { rollsNext } from '../rules/view';
import { placedBy } from './following';
import { seenBy } from './seen';
import { renewedBy, rollsFirst, spaceNamed, stepsAt, whoseStep } from './space-steps';

/** Returns a number below `count`, another one each time. */
export type Picker = (count: number) => number;
type At = Snapshot<BingOh>;

/** Returns what picks the same numbers for the same seed. */
export function picker(seed: number): Picker {
	let state = Math.imul(seed + 1, 0x9e3779b1);
	return (count) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
	};
}
export const oneOf = <T>(from: readonly T[], pick: Picker): T => {
	const [one] = from.slice(pick(from.length));
	if (one === undefined) throw new Error('nothing to pick');
	return one;
};
export const throwOf = (square: number): Thrown => {
	const [letter = 'B', number] = [letters[square % 6], 1 + Math.floor(square / 6)];
	return { letter, number, stars: starsOn(printedFaces, letter, number) };
};

/** What a table says next that answers what its cards tell; where they do not, it is picked, and may not fit. */
export function next(variant: Variant<BingOh>, at: At, pick: Picker, squares = 36): BingOhFact {
	const { state, context } = at;
	const here = seatsHere(context.seats).map(({ id }) => id);
	const player = whoseStep(at);
	const { act, hits } = context;
	const roll = (): BingOhFact => ({
		...{ type: 'dice.rolled', player: rollsNext(context) },
		...throwOf(pick(squares))
	});
	const place = (players: readonly string[], thrown: Thrown) => {
		const did = new Map(
			players.map((one): [string, Placed] => [
				one,
				placedOn(context, one, thrown).known ?? oneOf(['nothing', 'placed', 'special'], pick)
			])
		);
		return placedBy(players, (one) => did.get(one) ?? null);
	};
	if (state === 'dealing') {
		const known = here.slice(0, pick(3) + 1).length === 1 ? [] : nextCards(context);
		return {
			type: 'cards.dealt',
			free: here.map((one) => ({ player: one, count: 2 })),
			cards: known.slice(0, here.length).map((card, i) => ({ player: here[i] ?? '', card }))
		};
	}
	if (state === 'starting') return { type: 'start.named', player: oneOf(here, pick) };
	const lies = currentRoll(context);
	if (state === 'placing' && lies) return place(lies.order, lies);
	if (lies?.placed && pick(40) === 0) {
		const calls = here.filter(() => pick(2) === 0).map((player) => ({ player }));
		return calls.length > 0 ? seenBy(context, calls) : { type: 'round.lapsed' };
	}
	if (state === 'landing') {
		const hit = hits[player];
		if (pick(25) === 0) return { type: 'space.left', player };
		if (hit?.is === 'special') return spaceNamed(player, hit.space, hit.chips);
		const space = oneOf(spaces, pick);
		return spaceNamed(player, space, deedOf(space).does === 'take' ? 2 : undefined);
	}
	if (isActing(state) && !rollsFirst(context)) {
		if (act?.thrown && deedOf(act.space).does === 'again') return place([player], act.thrown);
		const step = oneOf(stepsAt(variant, at), pick);
		return step.type === 'card.renewed'
			? renewedBy(context, step.player, step.holder, context.cards ? (nextCards(context)[0] ?? 0) : 2)
			: step;
	}
	return roll();
}
const isActing = (state: string): boolean => state === 'acting' || state === 'starring';

/** Returns a ledger of so many facts, with cards of the app or without. */
export function randomLedger(seed: number, length: number): Journal<BingOh> {
	const pick = picker(seed);
	const cards = { seed: 'puma-tuba', size: 60, mix: { free: 2, dead: 2, special: 20 } };
	let now = said(box, opening({ dice: 'real', ...(seed % 4 > 0 && { cards }) }));
	for (let i = 0; i < length && now.folded.snapshot.state !== 'over'; i++) {
		const { variant, snapshot } = now.folded;
		const fact = next(
			variant,
			snapshot,
			pick,
			oneOf([6, 12, 36], () => seed % 3)
		);
		if (variant.play(snapshot, fact).ok) now = goOn(now, fact);
	}
	return now;
}
