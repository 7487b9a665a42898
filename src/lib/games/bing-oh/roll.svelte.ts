import { m } from '$lib/i18n';
import { announcer } from '$lib/shell/announcer.svelte';
import type { Desk } from './desk.svelte';
import { starsOn, type Letter, type Thrown } from './dice';
import type { FactOf } from './facts';
import { throwDice } from './throw';
import { rollsNext } from './view';
import { spaceAt } from './words/names';

/** A second tap within this time (ms) is the same tap: a hand that shook rolls once. */
const doubleTap = 300;

/** What the app's dice show next; nothing for a second tap of the same hand. */
function thrownNext({ context, lastRoll }: Desk): Thrown | undefined {
	if (performance.now() - lastRoll < doubleTap) return undefined;
	return throwDice(context.seed, context.draws, context.faces);
}

function rolled(desk: Desk, fact: FactOf<'dice.rolled'>): boolean {
	if (!desk.record(fact)) return false;
	desk.lastRoll = performance.now();
	announcer.say(m.bingoh_log_rolled({ name: desk.name(fact.player), at: spaceAt(fact), stars: fact.stars }));
	return true;
}

/** The app's dice for the next roll, whoever's it is. */
export function roll(desk: Desk, player = rollsNext(desk.context)): boolean {
	const thrown = thrownNext(desk);
	return thrown !== undefined && rolled(desk, { type: 'dice.rolled', player, ...thrown });
}

/** The table's own dice, read off; the stars are known by their faces. */
export function readOff(desk: Desk, letter: Letter, number: number): boolean {
	const stars = starsOn(desk.context.faces, letter, number);
	return rolled(desk, { type: 'dice.rolled', player: rollsNext(desk.context), letter, number, stars });
}

/** The number die alone, for who begins. [B-1] */
export function rollForStart(desk: Desk, player: string): boolean {
	const thrown = thrownNext(desk);
	if (!thrown) return false;
	desk.lastRoll = performance.now();
	return desk.record({ type: 'start.rolled', player, number: thrown.number });
}
