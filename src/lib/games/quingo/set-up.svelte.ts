import type { Opening, Player } from '$lib/core/opening';
import { m } from '$lib/i18n';
import type { SetUp } from '../box-screens';
import { communityDice, countOf, usualSet, whyNoSet, type DiceSet } from './dice';
import { fewestPlayers, type Keeping, type QuingoOpening, type Rolling, type WildsWay } from './facts';
import { room } from './index';
import { setSentence } from './words/set';

/** What a Quingo table being set up has chosen; the usual set, or what the last table chose. */
export class QuingoSetUp implements SetUp {
	keeping = $state<Keeping>('full');
	rolling = $state<Rolling>('app');
	wilds = $state<WildsWay>('open');
	set = $state.raw<DiceSet>(usualSet);
	/** The id of the youngest as said in this set-up; null when it was said that nobody knows. */
	youngest = $state<string | null>();
	/** The id of the youngest by the birth years of the roster, when it knows them all. */
	youngestKnown = $state<string>();
	readonly #youngestLast: string | null = null;

	constructor(last: Opening | undefined) {
		const chosen = last as QuingoOpening | undefined;
		if (!chosen) return;
		this.keeping = chosen.keeping;
		this.rolling = chosen.rolling;
		this.wilds = chosen.wilds;
		this.set = chosen.set;
		this.#youngestLast = chosen.youngest;
	}

	/** What is said here comes first, then what the roster knows, then what the last table said; nobody who does not play. */
	youngestAmong(players: readonly Player[]): Player | undefined {
		if (this.youngest === null) return undefined;
		const named = (wanted: string | null | undefined) => players.find(({ id }) => id === wanted);
		return named(this.youngest) ?? named(this.youngestKnown) ?? named(this.#youngestLast);
	}

	/** How many dice the first pool will have. */
	pool(players: readonly Player[]): number {
		return Math.max(0, countOf(communityDice(this.set, players.length)));
	}

	opening(players: readonly Player[], seed: string) {
		if (players.length < fewestPlayers) return { ok: false as const, sentence: m.quingo_no_two_players() };
		const why = whyNoSet(this.set, players.length);
		if (why) return { ok: false as const, sentence: setSentence(why) };
		const opening: QuingoOpening = {
			type: 'table.opened',
			box: 'quingo',
			variant: 'quingo',
			edition: room.edition,
			seed,
			players: players.map(({ id, name }) => ({ id, name })),
			keeping: this.keeping,
			rolling: this.rolling,
			wilds: this.wilds,
			set: { ...this.set },
			youngest: this.youngestAmong(players)?.id ?? null
		};
		return { ok: true as const, opening };
	}

	summary(players: readonly Player[]): string {
		const count = players.length;
		return this.keeping === 'full'
			? m.quingo_summary_full({ count, dice: String(this.pool(players)) })
			: m.quingo_summary_sheets({ count });
	}
}
