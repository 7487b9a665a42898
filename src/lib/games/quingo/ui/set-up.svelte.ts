import type { Player } from '$lib/domain/opening';
import { m } from '$lib/i18n';
import type { Quingo } from '..';
import type { SetUp } from '../../box-ui';
import { communityDice, countOf, noDice, usualSet, whyNoSet, whyNotLost, type DiceSet } from '../rules/dice';
import {
	fewestPlayers,
	type Help,
	type Keeping,
	type QuingoOpening,
	type Rolling,
	type WildsWay
} from '../rules/facts';
import { box } from '../index';
import { setSentence } from '../text/set';

/** What a Quingo table being set up has chosen; the usual set, or what the last table chose. */
export class QuingoSetUp implements SetUp<Quingo> {
	keeping = $state<Keeping>('full');
	rolling = $state<Rolling>('app');
	wilds = $state<WildsWay>('open');
	set = $state.raw<DiceSet>(usualSet);
	/** Dice of the pool that are lost; among real ones the app rolls them. */
	lost = $state.raw<DiceSet>(noDice);
	/** How much help each player has, by id. */
	help = $state.raw<Readonly<Record<string, Help>>>({});
	/** The id of the youngest as chosen in this set-up; null when nobody knows. */
	youngest = $state<string | null>();
	/** The id of the youngest by the birth years of the roster, when it knows them all. */
	youngestKnown = $state<string>();
	readonly #last: QuingoOpening | undefined;

	constructor(last: QuingoOpening | undefined) {
		if (!last) return;
		this.keeping = last.keeping;
		this.rolling = last.rolling;
		this.wilds = last.wilds;
		this.set = last.set;
		this.lost = last.lost ?? noDice;
		this.help = last.help ?? {};
		this.#last = last;
	}

	/**
	 * Returns the youngest: as chosen here, else as the roster knows, else as at the last table, if all of these sat there;
	 * one of the players.
	 */
	youngestAmong(players: readonly Player[]): Player | undefined {
		if (this.youngest === null) return undefined;
		const named = (wanted: string | null | undefined) => players.find(({ id }) => id === wanted);
		const { players: before = [], youngest } = this.#last ?? {};
		const compared = players.every(({ id }) => before.some((other) => other.id === id));
		return named(this.youngest) ?? named(this.youngestKnown) ?? (compared ? named(youngest) : undefined);
	}

	/** Returns how many dice the first pool will have. */
	pool(players: readonly Player[]): number {
		const { d6, ...others } = communityDice(this.set, players.length);
		// Too few for the players is refused with a sentence of its own.
		return countOf({ ...others, d6: Math.max(0, d6) });
	}

	/** The app rolls with the set, or watches what is rolled; else it is not asked for. */
	get asksForSet(): boolean {
		return this.keeping === 'full' || this.rolling === 'app';
	}

	/** Returns the set as the table has it; a box whose dice are not asked for has a d6 for each player. */
	#setFor({ length }: readonly Player[]): DiceSet {
		return this.asksForSet ? { ...this.set } : { ...this.set, d6: Math.max(this.set.d6, length) };
	}

	opening(players: readonly Player[], seed: string) {
		if (players.length < fewestPlayers) return { ok: false as const, sentence: m.table_no_two_players() };
		const set = this.#setFor(players);
		const why = whyNoSet(set, players.length);
		if (why) return { ok: false as const, sentence: setSentence(why) };
		const rolled = this.keeping === 'full' && this.rolling === 'dice';
		const missing = rolled && whyNotLost(this.lost, communityDice(this.set, players.length));
		if (missing) return { ok: false as const, sentence: m.quingo_no_not_in_the_set(missing) };
		const help = Object.fromEntries(
			players.flatMap(({ id }) => (this.help[id] ? [[id, this.help[id]]] : []))
		);
		const opening: QuingoOpening = {
			type: 'table.opened',
			box: 'quingo',
			variant: 'quingo',
			edition: box.edition,
			seed,
			players: players.map(({ id, name }) => ({ id, name })),
			keeping: this.keeping,
			rolling: this.rolling,
			wilds: this.wilds,
			set,
			...(this.rolling === 'dice' && countOf(this.lost) > 0 && { lost: { ...this.lost } }),
			...(Object.keys(help).length > 0 && { help }),
			youngest: this.youngestAmong(players)?.id ?? null
		};
		return { ok: true as const, opening };
	}

	summary(players: readonly Player[]): string {
		const count = players.length;
		const why = whyNoSet(this.#setFor(players), count);
		// A pool that cannot be is not promised.
		if (why) return setSentence(why);
		return this.keeping === 'full'
			? m.quingo_summary_full({ count, pool: m.quingo_pool_dice({ count: this.pool(players) }) })
			: m.quingo_summary_sheets({ count });
	}
}
