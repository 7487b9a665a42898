import type { Player } from '$lib/domain/opening';
import { m } from '$lib/i18n';
import type { SetUp } from '../../box-ui';
import {
	fewestPlayers,
	readGoal,
	type Drawing,
	type Method,
	type Option,
	type ParkerOpening
} from '../rules/facts';
import { newSaidSeed, readSeed, readSize } from '../rules/card-set';
import type { Pattern } from '../rules/patterns';
import { printedGoal } from '../rules/round';
import { pairsOf } from '../rules/next-game';
import { box, type Parker } from '..';
import { cardSentence } from '../text/cards';
import { lastSet } from './cards/last-set';

/** What a Parker table being set up has chosen; the print's defaults, or what the last table chose. */
export class ParkerSetUp implements SetUp<Parker> {
	method = $state<Method>('normal');
	/** Two and two, or more pairs: who sits opposite each other plays together. Points only. [PB-22] */
	partners = $state(false);
	/** The app's own cards, of the set so named and so large, instead of the box's. [PB-4] */
	ownCards = $state(false);
	setName = $state('');
	setSize = $state('60');
	drawing = $state<Drawing>('app');
	/** The id of the chosen caller; one who is not among the players does not call. */
	caller = $state<string | null>(null);
	options = $state<Record<Option, boolean>>({
		freeCentre: false,
		winnerCalls: false,
		callerEachRound: false,
		callerPlays: false,
		hints: false
	});
	/** What wins a round, where it is more than a line. Normal only. [PB-23] */
	pattern = $state<Pattern>();
	/** How many points win, as typed. Points only. [PB-24] */
	typedGoal = $state(String(printedGoal));

	constructor(chosen: ParkerOpening | undefined) {
		if (!chosen) return;
		this.method = chosen.variant;
		this.partners = chosen.partners !== undefined;
		if (chosen.cards) {
			this.ownCards = true;
			this.setName = chosen.cards.seed;
			this.setSize = String(chosen.cards.size);
		}
		this.drawing = chosen.drawing;
		this.caller = chosen.caller;
		Object.assign(this.options, chosen.options);
		this.pattern = chosen.pattern;
		this.typedGoal = String(chosen.goal ?? printedGoal);
	}

	/** How many points win; undefined where what was typed is no such number. */
	get goal(): number | undefined {
		return readGoal(this.typedGoal);
	}

	/**
	 * Chooses the app's cards or the box's. A set that has no name yet is the one that was played with or printed last,
	 * or gets a name that can be spoken.
	 */
	useOwnCards(own: boolean): void {
		this.ownCards = own;
		if (!own || this.setName.trim() !== '') return;
		const last = lastSet();
		this.setName = last?.seed ?? newSaidSeed();
		if (last) this.setSize = last.size;
	}

	/** Returns who will call: with wooden tiles one of the players has to, so the first one does until another is named. [PB-1] */
	callerAmong(players: readonly Player[]): Player | undefined {
		const named = players.find(({ id }) => id === this.caller);
		return named ?? (this.drawing === 'tiles' ? players[0] : undefined);
	}

	opening(players: readonly Player[], seed: string) {
		if (players.length < fewestPlayers) return { ok: false as const, sentence: m.table_no_two_players() };
		const plays = this.partners && this.method === 'points';
		const partners = plays ? this.pairsAmong(players) : undefined;
		if (plays && !partners) return { ok: false as const, sentence: m.parker_no_partners_pair_up() };
		const name = readSeed(this.setName);
		const many = readSize(this.setSize);
		if (this.ownCards && !name.ok) return { ok: false as const, sentence: cardSentence(name) };
		if (this.ownCards && !many.ok) return { ok: false as const, sentence: cardSentence(many) };
		const { method, goal, pattern } = this;
		if (method === 'points' && goal === undefined)
			return { ok: false as const, sentence: m.parker_no_goal() };
		const opening: ParkerOpening = {
			type: 'table.opened',
			box: 'parker-bingo',
			variant: this.method,
			edition: box.edition,
			seed,
			players: players.map(({ id, name }) => ({ id, name })),
			drawing: this.drawing,
			caller: this.callerAmong(players)?.id ?? null,
			options: { ...this.options },
			...(this.ownCards && name.ok && many.ok ? { cards: { seed: name.seed, size: many.size } } : {}),
			...(partners ? { partners } : {}),
			...(method === 'normal' && pattern ? { pattern } : {}),
			...(method === 'points' && goal !== undefined && goal !== printedGoal ? { goal } : {})
		};
		return { ok: true as const, opening };
	}

	/** Returns who would play with whom, or undefined where they do not pair up. [PB-22] */
	pairsAmong(players: readonly Player[]): [string, string][] | undefined {
		return pairsOf(players, this.callerAmong(players)?.id ?? null);
	}

	summary(players: readonly Player[]): string {
		const caller = this.callerAmong(players);
		const count = String(players.length);
		return caller
			? m.parker_summary_caller({ count, name: caller.name })
			: m.parker_summary_app({ count: players.length });
	}
}
