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
import { afterClaims, claimsWith } from './after-claims';
import { loadMarked, saveMarked, type Marked } from './marked';

type Cards = Pick<CardSet, 'seed' | 'size'>;

/** Returns the covered numbers of each card, by its serial number. */
const coveredIn = (hand: Hand): Record<string, number[]> =>
	Object.fromEntries(hand.cards.map(({ card, covers }) => [String(card.serial), [...covers.covered]]));

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
		await hand.add(typed);
		// What lies on it from an earlier evening is not of this round.
		const { calls } = this.#round();
		const { shown } = hand;
		if (shown?.covers.covered.some((number) => !calls.includes(number))) shown.newRound();
		this.#taken = found.card.serial;
		this.hand = hand;
		return undefined;
	};

	/** A card is named by its set, of which a table may have another one later. */
	#nameOf = (serial: number): string => `${this.set?.seed ?? ''} ${String(serial)}`;

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
		this.hand = await Hand.open(seed, size, had.serial, await handWith(seed, had.serial));
	}

	/** A new round clears the cards, whenever this phone hears of it; then what was called is covered, if wished. */
	#follow(hand: Hand, round: Round, marked: Marked): void {
		const { calls, number } = round;
		const name = `${this.#table}/${String(number)}`;
		const same = marked.round === name;
		// By the hand's undo no marker comes back of another round, nor of a call that was taken back. [G-3]
		const settle = (mine: MyCard) => mine.lay(mine.covers);
		const left = same ? marked.left : { round: marked.round, covered: coveredIn(hand) };
		// The table itself may go back to the round before.
		const back = marked.left?.round === name ? marked.left.covered : {};
		if (!same)
			hand.all((mine) => {
				if (mine.covers.covered.length + mine.covers.lost.length > 0) mine.newRound();
				for (const number of back[String(mine.card.serial)] ?? []) mine.tap(number);
				settle(mine);
			});
		// A call that the table took back or put right: its marker goes with it. [PB-6]
		const heard = this.#isLive ? calls : ((same ? marked.calls : undefined) ?? calls);
		const gone = same ? (marked.calls ?? []).filter((number) => !heard.includes(number)) : [];
		const off = gone.filter((number) => hand.cards.some(({ covers }) => covers.covered.includes(number)));
		hand.all((mine) => {
			const lying = off.filter((number) => mine.covers.covered.includes(number));
			for (const number of lying) mine.tap(number);
			if (lying.length > 0) settle(mine);
		});
		if (off.length > 0) toasts.show(m.link_call_gone({ tiles: listed(off.map(tileName)) }));
		const before = same ? marked.claims : {};
		const claims = { ...before };
		// What wrong claims cost by now: a claim that is put right gives it back. [PB-6] [PB-10]
		for (const mine of hand.cards) {
			const serial = String(mine.card.serial);
			claims[serial] = claimsWith(mine.card, round).length;
			const after = afterClaims(mine, round, claims[serial] > (before[serial] ?? 0));
			const { pattern } = round;
			const covers = after.pattern === pattern ? after : { ...after, pattern };
			if (covers !== mine.covers) mine.lay(covers);
		}
		if (
			!same ||
			String(heard) !== String(marked.calls) ||
			Object.entries(claims).some(([serial, made]) => made !== (before[serial] ?? 0))
		) {
			this.#marked = { round: name, claims, calls: [...heard], left };
			void saveMarked(this.#marked);
		}
		if (!this.#itself) return;
		hand.all((mine) => {
			const onCard = mine.card.rows.flat();
			for (const called of calls)
				if (onCard.includes(called) && !isCovered(mine.card, mine.covers, called)) mine.tap(called);
		});
	}
}
