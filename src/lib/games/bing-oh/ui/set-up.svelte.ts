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
	/** What everybody has, or had last: by player, and by name for who is typed again. */
	#own: Readonly<Record<string, Colour>> = {};
	/** Counts the choices: what players have by themselves is no choice of the table. */
	#chosen = $state(0);
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
		this.#give(table.players, table.colours);
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

	/** Everybody's colour: the own one, where nobody before them has it, else the first that is free. */
	coloursOf(players: readonly Player[]): readonly Colour[] {
		void this.#chosen;
		const taken: Colour[] = [];
		const wanted = players.map(({ id, name }) => this.#own[id] ?? this.#own[name]);
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
		this.#give(
			players,
			given.map((had, i) => (players[i]?.id === player ? colour : had === colour ? own : had))
		);
		this.#chosen += 1;
	}

	/** Saves the colours that these players are shown with: a player who leaves and comes back gets the same one, if it is free. */
	keep(players: readonly Player[]): void {
		this.#give(players, this.coloursOf(players));
	}

	#give(players: readonly Player[], given: readonly Colour[]): void {
		this.#own = Object.fromEntries([
			...Object.entries(this.#own).filter(([, colour]) => !given.includes(colour)),
			...players.flatMap(({ id, name }, i) =>
				[id, name].map((key): [string, Colour] => [key, given[i] ?? 'white'])
			)
		]);
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
		return m.bingoh_summary({ count: players.length });
	}
}
