import { countCharacters, tidyName } from '$lib/domain/names';
import type { Player } from '$lib/domain/opening';
import { m } from '$lib/i18n';
import { box, type AnyGame } from '..';
import type { SetUp } from '../../box-ui';
import { longestTitle, mostPlayers, type AnyGameOpening, type Winning } from '../rules/facts';
import { TypedEnding } from './ending.svelte';

export { mostPlayers };

const fewestPartners = 4;

/** Returns the pairs of those who sit opposite each other. [AG-3] */
export const pairsOf = (players: readonly Player[]): [string, string][] => {
	const half = players.length / 2;
	return players.slice(0, half).map(({ id }, at) => [id, players[at + half]?.id ?? id]);
};

/** Returns whether these players can pair up. */
export const canPairUp = ({ length }: readonly Player[]): boolean =>
	length >= fewestPartners && length % 2 === 0;

/** What a score pad being set up has chosen: nothing is chosen but the commonest, or what the last table chose. */
export class AnyGameSetUp implements SetUp<AnyGame> {
	title = $state('');
	wins = $state<Winning>('highest');
	ends = $state.raw(new TypedEnding({ how: 'open' }));
	/** Who deals first, by id; empty where nobody keeps track of it. */
	dealer = $state('');
	partners = $state(false);

	constructor(chosen: AnyGameOpening | undefined) {
		if (!chosen) return;
		this.title = chosen.title ?? '';
		this.wins = chosen.wins;
		this.ends = new TypedEnding(chosen.ends);
		this.dealer = chosen.dealer ?? '';
		this.partners = chosen.partners !== undefined;
	}

	/** Why the typed name of the game can be none, in one sentence; empty where it can. */
	get whyNoTitle(): string {
		const long = countCharacters(tidyName(this.title)) > longestTitle;
		return long ? m.anygame_no_game_name({ most: String(longestTitle) }) : '';
	}

	opening(players: readonly Player[], seed: string) {
		const refuse = (sentence: string) => ({ ok: false as const, sentence });
		if (players.length > mostPlayers) return refuse(m.seat_too_many({ most: String(mostPlayers) }));
		if (this.partners && !canPairUp(players)) return refuse(m.anygame_no_pair_up());
		// In the order of the screen: the first field that is wrong gets the focus.
		if (this.whyNoTitle) return refuse(this.whyNoTitle);
		const { ending } = this.ends;
		if (!ending) return refuse(this.ends.why);
		const title = tidyName(this.title);
		const opening: AnyGameOpening = {
			type: 'table.opened',
			box: 'any-game',
			variant: 'any-game',
			edition: box.edition,
			seed,
			players: players.map(({ id, name }) => ({ id, name })),
			...(title === '' ? {} : { title }),
			wins: this.wins,
			ends: ending,
			// The dealer of the last table may not be at this one.
			dealer: players.find(({ id }) => id === this.dealer)?.id ?? null,
			...(this.partners ? { partners: pairsOf(players) } : {})
		};
		return { ok: true as const, opening };
	}

	summary({ length: count }: readonly Player[]): string {
		return this.wins === 'highest'
			? m.anygame_summary_highest({ count })
			: m.anygame_summary_lowest({ count });
	}
}
