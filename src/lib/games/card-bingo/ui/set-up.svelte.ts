import type { Player } from '$lib/domain/opening';
import { m } from '$lib/i18n';
import type { SetUp } from '../../box-ui';
import { fewestPlayers, type CardsOpening, type Source } from '../rules/facts';
import { box, type Cards } from '..';
import {
	callerHolds,
	callerStopsPlaying,
	decksNeeded,
	layoutsAt,
	mostDecks,
	whyNoSeating,
	type CardVariant,
	type Seating
} from '../rules/needs';
import { needsSentence } from '../text/needs';
import { seatingSentence } from '../text/refusals';

/** Who calls, as it is chosen: the app, the player who draws the highest card, or one of the players. */
export type CallerChoice = 'app' | 'draw' | `player:${string}`;

/** What a table of cards being set up has chosen; the print's defaults, or what the last table chose. */
export class CardsSetUp implements SetUp<Cards> {
	variant = $state<CardVariant>('card-bingo');
	drawing = $state<Source>('app');
	dealing = $state<Source>('cards');
	caller = $state<CallerChoice>('app');
	callerPlays = $state(true);
	/** Dealt decks that the table has; undefined: as many as it needs. */
	#decks = $state<number>();

	constructor(chosen: CardsOpening | undefined) {
		if (!chosen) return;
		this.variant = chosen.variant;
		this.drawing = chosen.drawing;
		this.dealing = chosen.dealing;
		this.caller = chosen.caller !== null ? `player:${chosen.caller}` : chosen.drawForCaller ? 'draw' : 'app';
		this.callerPlays = chosen.callerPlays;
	}

	/** Cardgo has one deck for hands and stock. [C-8] */
	get deals(): Source {
		return this.variant === 'cardgo' ? this.drawing : this.dealing;
	}

	/**
	 * Returns who will call: where the chosen player is not among these the app, unless the cards are real, which it does
	 * not see. [C-1]
	 */
	callerAmong(players: readonly Player[]): CallerChoice {
		const { caller } = this;
		const known = caller === 'draw' || players.some(({ id }) => caller === `player:${id}`);
		return known ? caller : this.drawing === 'cards' ? 'draw' : 'app';
	}
	/** Chooses who calls; the app calls what it turns itself. [C-1] */
	letCall(caller: CallerChoice): void {
		this.caller = caller;
		if (caller === 'app') this.drawing = 'app';
	}

	#seating(players: readonly Player[]): Omit<Seating, 'decks'> {
		return {
			variant: this.variant,
			people: players.length,
			hasCaller: this.callerAmong(players) !== 'app',
			callerPlays: this.callerPlays,
			drawing: this.drawing
		};
	}

	layouts(players: readonly Player[]): number {
		return layoutsAt(this.#seating(players));
	}

	decksFor(players: readonly Player[]): number {
		if (this.variant === 'cardgo') return 1;
		const needed = decksNeeded(this.variant, Math.max(1, this.layouts(players)));
		// What the app deals has as many decks as it takes.
		return this.deals === 'app' ? needed : (this.#decks ?? needed);
	}
	setDecks(decks: number): void {
		this.#decks = Math.min(mostDecks, Math.max(1, decks));
	}

	/** Returns whether it can be chosen that the caller holds a layout as well. [C-3] */
	callerMayPlay(players: readonly Player[]): boolean {
		return (
			this.callerAmong(players) !== 'app' &&
			players.length < callerStopsPlaying &&
			callerHolds({ ...this.#seating(players), callerPlays: true })
		);
	}

	/** Returns what the table needs, or why it cannot play so, in one sentence. */
	needs(players: readonly Player[]): { readonly ok: boolean; readonly sentence: string } {
		const { variant, drawing, deals } = this;
		if (players.length < fewestPlayers) return { ok: false, sentence: m.table_no_two_players() };
		const decks = this.decksFor(players);
		const refusal = whyNoSeating({ ...this.#seating(players), decks });
		if (refusal) return { ok: false, sentence: seatingSentence(refusal) };
		const layouts = this.layouts(players);
		const sentence = needsSentence(
			variant,
			layouts,
			drawing,
			deals,
			this.callerAmong(players) === 'app',
			decks,
			layouts < players.length
		);
		const advice = variant === 'long-layout' && layouts === 2 ? ` ${m.cardbingo_advise_blackout()}` : '';
		return { ok: true, sentence: sentence + advice };
	}

	opening(players: readonly Player[], seed: string) {
		const needs = this.needs(players);
		if (!needs.ok) return { ok: false as const, sentence: needs.sentence };
		const caller = this.callerAmong(players);
		const opening: CardsOpening = {
			type: 'table.opened',
			box: 'card-bingo',
			variant: this.variant,
			edition: box.edition,
			seed,
			players: players.map(({ id, name }) => ({ id, name })),
			drawing: this.drawing,
			dealing: this.deals,
			caller: caller.startsWith('player:') ? caller.slice('player:'.length) : null,
			drawForCaller: caller === 'draw',
			callerPlays: this.callerPlays,
			decks: this.decksFor(players)
		};
		return { ok: true as const, opening };
	}

	summary(players: readonly Player[]): string {
		const chosen = this.callerAmong(players);
		const name = players.find(({ id }) => chosen === `player:${id}`)?.name;
		const caller = name
			? m.cardbingo_log_caller({ name })
			: chosen === 'draw'
				? m.cardbingo_draw_title()
				: m.cardbingo_log_caller_app();
		return `${m.cardbingo_needs_layouts({ count: players.length })} · ${caller}`;
	}
}
