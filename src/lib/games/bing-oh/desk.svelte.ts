import { m } from '$lib/i18n';
import { announcer } from '$lib/shell/announcer.svelte';
import { TableDesk } from '$lib/shell/table/desk.svelte';
import type { Standing } from '$lib/core/standing';
import { starsOn, type Letter, type Thrown } from './dice';
import type { BingOhFact } from './facts';
import { currentRoll, type Context } from './game';
import { scores } from './scoring';
import { situationOf, type Situation } from './situation';
import { rollerNow } from './turns';
import { initialsOf, nameIn, spaceAt } from './words/names';

/** What a table needs after its first tap: sheets, the end, and their words. Fetched with the table, and kept. */
export const later = () => import('./parts/later');
type Later = typeof import('./parts/later');

/** A second tap within this time (ms) is the same tap: a hand that shook rolls once. */
const doubleTap = 300;

/** The sheets of this box. */
type OwnSheet = 'reference' | 'call' | 'dice' | 'faces' | 'count' | 'fix';

/** The desk of a Bing-Oh! table, with either way of keeping it. */
export class Desk extends TableDesk<Context, BingOhFact, OwnSheet> {
	readonly situation: Situation = $derived(situationOf(this.context));
	readonly roller: string | undefined = $derived(rollerNow(this.context)?.roller);
	readonly initials = $derived(initialsOf(this.context));
	/** The round that is being put right, by its row in the journal. */
	fixing = $state.raw<number>();

	/** What is fetched with the table, so that it is there by the first tap. */
	more = $state.raw<Later>();
	#lastRoll = 0;

	constructor(...table: ConstructorParameters<typeof TableDesk<Context, BingOhFact, OwnSheet>>) {
		super(...table);
		void later().then((more) => (this.more = more));
	}

	words = later;

	name = (player: string | null | undefined): string => nameIn(this.context, player);

	/** Every total, in seating order. */
	get standings(): readonly Standing[] {
		const points = scores(this.context);
		return this.context.seats.map(({ id, name, here }) => ({
			id,
			names: [name],
			score: points.get(id) ?? 0,
			here
		}));
	}

	/** Who rolls the dice next: whoever has an extra roll, else the Roller. */
	get throws(): string {
		return this.context.act?.player ?? this.roller ?? this.context.seats.find(({ here }) => here)?.id ?? '';
	}

	/** The app's dice for the next roll, whoever's it is. */
	roll(player = this.throws): boolean {
		const thrown = this.#throw();
		return thrown !== undefined && this.#rolled({ type: 'dice.rolled', player, ...thrown });
	}

	/** The table's own dice, read off; the stars are known by their faces. */
	read(letter: Letter, number: number, player = this.throws): boolean {
		const stars = starsOn(this.context.faces, letter, number);
		return this.#rolled({ type: 'dice.rolled', player, letter, number, stars });
	}

	/** The number die alone, for who begins. [B-1] */
	rollForStart(player: string): boolean {
		const thrown = this.#throw();
		if (!thrown) return false;
		this.#lastRoll = performance.now();
		return this.record({ type: 'start.rolled', player, number: thrown.number });
	}

	/** What the app's dice show next; nothing for a second tap of the same hand. */
	#throw(): Thrown | undefined {
		if (performance.now() - this.#lastRoll < doubleTap) return undefined;
		const { seed, draws, faces } = this.context;
		return this.more?.throwDice(seed, draws, faces);
	}

	#rolled(fact: Extract<BingOhFact, { type: 'dice.rolled' }>): boolean {
		if (!this.record(fact)) return false;
		this.#lastRoll = performance.now();
		announcer.say(
			m.bingoh_log_rolled({ name: this.name(fact.player), at: spaceAt(fact), stars: fact.stars })
		);
		return true;
	}

	/** The dice as they lie: the extra roll of a special space, else the last roll of the round. */
	readonly lying = $derived.by(() => this.context.act?.thrown ?? currentRoll(this.context));
}
