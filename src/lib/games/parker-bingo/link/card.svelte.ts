import { untrack } from 'svelte';
import { loadLocal, saveLocal } from '$lib/device/prefs/local-store';
import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { cardOf, type CardRefusal, type CardSet } from '../rules/card-set';
import { isCovered } from '../rules/covers';
import { awayFrom } from '../rules/known-card';
import type { Round } from '../rules/round';
import { tileName } from '../text/names';
import { Hand, handWith } from '../ui/cards/hand.svelte';
import { lastCard, type MyCard } from '../ui/cards/my-card.svelte';
import { loadMarked, saveMarked, type Marked } from './marked';
import { charge, coverAll, coveredIn, takeOff, turnTo } from './markers';

type Cards = Pick<CardSet, 'seed' | 'size'>;

/** A player's cards at a linked table: they hear the calls, and cover them themselves for who wants that. */
export class LinkedCards {
	hand = $state.raw<Hand>();
	#itself = $state(loadLocal('link.cover') === 'yes');
	/** What the markers have been through; undefined until storage has answered. */
	#marked = $state.raw<Marked>();
	/** The card that was taken last, on the line that there is now. */
	#taken: number | undefined;
	readonly #table: string;
	readonly #set: () => Cards | null | undefined;
	readonly #round: () => Round;
	readonly #hints: () => boolean;
	readonly #live: () => boolean;
	// Each row brings all that is on the table as other objects; what did not change changes nothing here.
	readonly #setName = $derived.by(() => JSON.stringify([this.set?.seed, this.set?.size]));
	readonly #isLive = $derived.by(() => this.#live());

	/** `hold` gets the names of the cards in the hand, whenever they change and when the phone is linked again. */
	constructor(
		table: string,
		set: () => Cards | null | undefined,
		round: () => Round,
		hints: () => boolean,
		live: () => boolean,
		hold: (names: readonly string[]) => void
	) {
		this.#table = table;
		this.#set = set;
		this.#round = round;
		this.#hints = hints;
		this.#live = live;
		// Which set is on the table can change, and the cards in the hand are then others.
		$effect(() => {
			void this.#setName;
			untrack(() => {
				this.hand = undefined;
				if (this.set) void this.#openLast(this.set);
			});
		});
		$effect(() => {
			const cards = this.hand?.cards;
			if (!this.#isLive) this.#taken = undefined;
			else if (cards) untrack(() => hold(cards.map(({ card }) => this.#nameOf(card.serial))));
		});
		$effect(() => {
			if (this.shown) saveLocal('link.card', this.#nameOf(this.shown.card.serial));
		});
		void loadMarked().then((marked) => (this.#marked = marked));
		$effect(() => {
			if (this.hand?.shown && this.#marked) this.#follow(this.hand, this.#round(), this.#marked);
		});
	}

	/** The set of cards on the table; undefined where they are the box's own. */
	get set(): Cards | undefined {
		return this.#set() ?? undefined;
	}

	/** The card that is looked at; undefined before there is one. */
	get shown(): MyCard | undefined {
		return this.hand?.shown;
	}

	/** Called numbers are covered without a tap. */
	get coversItself(): boolean {
		return this.#itself;
	}

	set coversItself(itself: boolean) {
		this.#itself = itself;
		saveLocal('link.cover', itself ? 'yes' : null);
	}

	/** Returns the numbers of a card that were called and lie open, and the last call. */
	missed = ({ card, covers }: MyCard): readonly number[] => {
		const { calls } = this.#round();
		const onCard = card.rows.flat();
		return calls.filter(
			(number, i) =>
				onCard.includes(number) &&
				(i === calls.length - 1 || !isCovered(card, covers, number)) &&
				!covers.lost.includes(number)
		);
	};

	/** Whether a number that was called lies open on a card. */
	hasOpen = (mine: MyCard): boolean =>
		this.missed(mine).some((number) => !isCovered(mine.card, mine.covers, number));

	/** Returns the numbers with which a card wins if they are called next, where the table allows such hints. [PB-28] */
	away = ({ card }: MyCard): readonly number[] => (this.#hints() ? awayFrom(this.#round(), card) : []);

	/** Takes a card to the hand by its serial number. Returns why not. */
	add = async (typed: string): Promise<CardRefusal | undefined> => {
		const { set } = this;
		if (!set) return undefined;
		const found = cardOf(set.seed, set.size, typed);
		if (!found.ok) return found;
		const hand = this.hand ?? new Hand(set.seed, set.size);
		// Asked before the card is fetched: the screen may be gone by then.
		const { calls } = this.#round();
		await hand.add(typed);
		// What lies on it from an earlier evening is not of this round.
		const { shown } = hand;
		if (shown?.covers.covered.some((number) => !calls.includes(number))) shown.newRound();
		this.#taken = found.card.serial;
		this.hand = hand;
		return undefined;
	};

	/** A card is named by its set, of which a table may have another one later. */
	#nameOf = (serial: number, seed = this.set?.seed ?? ''): string => `${seed} ${String(serial)}`;

	/**
	 * Returns the card of the hand that goes by this name and is another player's. It is laid aside where it was taken
	 * just now; what was played on before stays, with its markers, until the player lays it aside.
	 */
	held(name: string): number | undefined {
		const mine = this.hand?.cards.find(({ card }) => this.#nameOf(card.serial) === name);
		if (mine && mine.card.serial === this.#taken) this.hand?.drop(mine);
		return mine?.card.serial;
	}

	async #openLast({ seed, size }: Cards): Promise<void> {
		const had = await lastCard(seed, size);
		if (!had || this.hand) return;
		const serials = await handWith(seed, had.serial);
		// The one that was saved last need not be the one that was looked at.
		const looked = serials.find((serial) => this.#nameOf(serial, seed) === loadLocal('link.card'));
		this.hand = await Hand.open(seed, size, looked ?? had.serial, serials);
	}

	/** Lays on the cards what the table says by now, whenever this phone hears of it. */
	#follow(hand: Hand, round: Round, marked: Marked): void {
		const name = `${this.#table}/${String(round.number)}`;
		const same = marked.round === name;
		const left = same ? marked.left : { round: marked.round, covered: coveredIn(hand) };
		// The table may go back to the round before.
		if (!same) turnTo(hand, marked.left?.round === name ? marked.left.covered : {});
		const known = same ? marked.calls : undefined;
		const calls = this.#isLive ? round.calls : (known ?? round.calls);
		const off = takeOff(hand, known?.filter((number) => !calls.includes(number)) ?? []);
		if (off.length > 0) toasts.show(m.link_call_gone({ tiles: listed(off.map(tileName)) }));
		const before = same ? marked.claims : {};
		const claims = charge(hand, round, before);
		if (
			!same ||
			String(calls) !== String(known) ||
			Object.entries(claims).some(([serial, made]) => made !== (before[serial] ?? 0))
		) {
			this.#marked = { round: name, claims, calls: [...calls], left };
			void saveMarked(this.#marked);
		}
		if (this.#itself) coverAll(hand, round.calls);
	}
}
