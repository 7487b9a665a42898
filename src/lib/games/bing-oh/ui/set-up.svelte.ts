import type { Player } from '$lib/domain/opening';
import { m } from '$lib/i18n';
import type { SetUp } from '../../box-ui';
import { readSet } from '../rules/named-set';
import { printedFaces, type Faces } from '../rules/dice';
import {
	boxChips,
	colours,
	fewestPlayers,
	mostPlayers,
	type BingOhOpening,
	type Colour,
	type DiceSource,
	type Keeping,
	type Mix
} from '../rules/facts';
import { box, type BingOh } from '..';
import { defaultMix, setText } from '../rules/mix';

export { mostPlayers };

/** What a Bing-Oh! table being set up has chosen: the print's defaults, or what the last table chose. */
export class BingOhSetUp implements SetUp<BingOh> {
	keeping = $state<Keeping>('tally');
	dice = $state<DiceSource>('real');
	faces = $state.raw<Faces>(printedFaces);
	chips = $state(boxChips);
	/** By player; who has chosen none gets the first that is free. */
	chosen = $state<Record<string, Colour>>({});
	/** The app's own cards, when the box's are lost. */
	ownCards = $state(false);
	setName = $state('');
	setSize = $state('12');
	mix = $state.raw<Mix>(defaultMix);

	/** `saved`: the dice of the box, as they were set last on this device. */
	constructor(table: BingOhOpening | undefined, saved: Faces | undefined) {
		if (saved) this.faces = saved;
		if (!table) return;
		this.keeping = table.keeping;
		this.dice = table.dice;
		// Faces set in mid game are newer than those the last table was opened with.
		this.faces = saved ?? table.faces;
		this.chips = table.chips;
		this.chosen = Object.fromEntries(table.players.map(({ id }, i) => [id, table.colours[i] ?? 'white']));
		if (!table.cards) return;
		this.ownCards = true;
		this.setName = table.cards.seed;
		this.setSize = String(table.cards.size);
		this.mix = table.cards.mix;
	}

	get address(): string {
		return this.ownCards ? setText(this.setName, this.setSize, this.mix) : '';
	}

	/** Returns whether the dice's faces are needed: the app rolls them, or knows their stars. */
	get usesFaces(): boolean {
		return this.keeping === 'ledger' || this.dice === 'app';
	}

	/** Everybody's colour: the chosen one, where nobody before them has it. */
	coloursOf(players: readonly Player[]): readonly Colour[] {
		const taken: Colour[] = [];
		const wanted = players.map(({ id }) => this.chosen[id]);
		for (const colour of wanted) {
			const own = colour !== undefined && !taken.includes(colour) ? colour : undefined;
			taken.push(own ?? colours.find((one) => !taken.includes(one) && !wanted.includes(one)) ?? 'white');
		}
		return taken;
	}

	/** Gives a player a colour: who has it gets theirs for it, and nobody else's changes. */
	choose(players: readonly Player[], player: string, colour: Colour): void {
		const given = this.coloursOf(players);
		const own = given[players.findIndex(({ id }) => id === player)] ?? colour;
		for (const [i, { id }] of players.entries()) {
			const had = given[i] === colour ? own : (given[i] ?? 'white');
			this.chosen[id] = id === player ? colour : had;
		}
	}

	opening(players: readonly Player[], seed: string) {
		if (players.length < fewestPlayers)
			return { ok: false as const, sentence: m.bingoh_no_too_few_players({ fewest: String(fewestPlayers) }) };
		if (players.length > mostPlayers)
			return {
				ok: false as const,
				sentence: m.bingoh_no_fourth({ most: String(mostPlayers), count: String(players.length) })
			};
		const set = readSet(this.setName, this.setSize);
		if (this.ownCards && !set.ok) return { ok: false as const, sentence: m.bingoh_no_set() };
		const chips = this.keeping === 'ledger' ? this.chips : boxChips;
		if (chips < 12 || chips > boxChips)
			return {
				ok: false as const,
				sentence: m.bingoh_no_chip_count({ count: String(chips), most: String(boxChips) })
			};
		const opening: BingOhOpening = {
			type: 'table.opened',
			box: 'bing-oh',
			variant: 'bing-oh',
			edition: box.edition,
			seed,
			players: players.map(({ id, name }) => ({ id, name })),
			keeping: this.keeping,
			dice: this.dice,
			faces: this.faces,
			colours: this.coloursOf(players),
			chips,
			...(this.ownCards && set.ok ? { cards: { seed: set.seed, size: set.size, mix: this.mix } } : {})
		};
		return { ok: true as const, opening };
	}

	summary(players: readonly Player[]): string {
		return this.keeping === 'tally'
			? m.bingoh_summary_tally({ count: players.length })
			: m.bingoh_summary_ledger({ count: players.length });
	}
}
