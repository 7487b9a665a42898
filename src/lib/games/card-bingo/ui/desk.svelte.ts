import { speakCall, voiceLanguage } from '$lib/device';
import { inLanguage, language, m } from '$lib/i18n';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { AutoCall } from '$lib/ui/table/auto-call.svelte';
import { TableDesk } from '$lib/ui/table/desk.svelte';
import type { Asked } from '$lib/ui/table/meant';
import { createContext } from 'svelte';
import type { Cards } from '..';
import { rankOf, type Card, type Rank } from '../rules/cards';
import type { CardsFact } from '../rules/facts';
import { deckIsOut, layoutOf, type Call, type Hand } from '../rules/hand';
import { currentHand } from '../rules/table';
import { callerView, type CallerView } from '../rules/view';
import { callName, nameIn } from '../text/names';

/**
 * What a table needs once the first card is turned: claims, layouts, hands, the end, the sheets, and their words.
 * Fetched when the caller's table is on the screen, so that the first call does not wait for it, and kept.
 */
const deferred = () => import('./deferred');
type Deferred = typeof import('./deferred');

/** A call that is put right, by its row, or the row before which one was left out. */
interface Misread {
	readonly seq: number;
	readonly before: boolean;
	/** The rank of the card that is meant, where its suit is not picked yet. */
	readonly rank?: Rank | undefined;
}

export const [getDesk, setDesk] = createContext<CardsDesk>();

/** The caller's desk: one table, its voice, and the calling that goes on by itself. */
export class CardsDesk extends TableDesk<Cards, 'layouts' | 'hand' | 'correct' | 'again' | 'calls'> {
	/** Calling by itself, every so many seconds. It stops at a shout, and when the page is out of sight. */
	readonly auto = new AutoCall(() => this.state === 'calling' && this.turn() && !deckIsOut(this.hand));
	readonly hand: Hand = $derived(currentHand(this.context));
	readonly view: CallerView = $derived(callerView(this.hand));
	readonly cardgo: boolean = $derived(this.context.variant === 'cardgo');
	/** Whose layout or hand is looked at. */
	looking = $state<string>();
	#misread = $state.raw<Misread>();
	/** The layout or hand that is read again, by the row it stands in. */
	rereading = $state<number>();
	/** Whose it is, where the row closed a hand that this player had won. */
	hadWon = $state<string>();

	/** What is fetched with the table, so that it is there by the first tap. */
	more = $state.raw<Deferred>();
	readonly #fetched = deferred().then((more) => (this.more = more));

	words = () => this.#fetched;

	name = (player: string | null): string => nameIn(this.context, player);

	/** Records facts. What the app deals has as many decks as it takes: one more comes along with what needs it. [C-6] */
	override record(...facts: readonly CardsFact[]): boolean {
		const { dealing, decks } = this.context;
		const done = this.table.record(...facts);
		const needed =
			!done.ok && dealing === 'app' && 'needed' in done.refusal ? Number(done.refusal.needed) : 0;
		return needed > decks
			? super.record({ type: 'decks.changed', decks: needed }, ...facts)
			: this.settled(done);
	}

	/** Turns the app's next card and announces it. */
	turn(): boolean {
		if (!this.more) {
			void this.#fetched.then(() => {
				if (this.state === 'calling') this.turn();
			});
			return false;
		}
		const card = this.more.nextCard(this.context);
		if (card === undefined) {
			this.refused({ why: this.cardgo ? 'stock-is-out' : 'deck-is-out' });
			return false;
		}
		return this.#called(
			this.cardgo ? { type: 'rank.called', rank: rankOf(card), card } : { type: 'card.called', card }
		);
	}

	/** Records a real card that was turned. [C-4] */
	call(card: Card): void {
		this.#called({ type: 'card.called', card });
	}

	/** Records a rank of the real stock that was called. [C-9] */
	callRank(rank: Rank): void {
		this.#called({ type: 'rank.called', rank });
	}

	#called(fact: CardsFact): boolean {
		if (!this.record(fact)) return false;
		this.auto.called();
		const call = this.view.last;
		if (call) void this.#announce(call, false);
		return true;
	}

	/** Announces the last call once more. */
	announceAgain(): void {
		const { last } = this.view;
		if (last) void this.#announce(last, true);
	}

	override get printed(): undefined {
		return undefined;
	}

	override pause(): void {
		this.auto.pause();
	}

	/** Deals this hand. [C-6] [C-12] */
	async deal(): Promise<void> {
		const { dealt } = await this.#fetched;
		if (this.record({ type: 'cards.dealt', layouts: dealt(this.context) }))
			announcer.say(this.cardgo ? m.cardbingo_ready_hands() : m.cardbingo_ready());
	}

	get handName(): string {
		const { extra, number } = this.hand;
		return extra ? m.cardbingo_extra_hand() : m.cardbingo_log_opened({ number: String(number) });
	}

	/** Opens the next hand, and says so: who hears it has only the focus on another button. */
	openHand(): void {
		if (this.record({ type: 'hand.opened' })) announcer.say(this.handName);
	}

	/** Records who shouted; a layout that the app knows is judged at once. [C-5] [C-12] */
	shout(player: string): void {
		const shout = { type: 'bingo.shouted', player } as const;
		const known = layoutOf(this.hand, player) !== undefined;
		if (!(known ? this.record(shout, ...this.claim(player)) : this.record(shout))) return;
		this.open = undefined;
		announcer.say(m.cardbingo_claim_title({ name: this.name(player) }));
	}

	/** Returns what is recorded of a claim that the app judges by itself: the hand is given where nobody can tie. [C-6] */
	claim(player: string): readonly CardsFact[] {
		const claim = { type: this.cardgo ? 'hand.claimed' : 'layout.claimed', player } as const;
		return this.more?.nobodyElse(this.hand, player) ? [claim, { type: 'bingo.awarded' }] : [claim];
	}

	/** Asks who it was that shouted, if not this player, and what else may be wrong with it. [G-3] */
	askWhoElse(player: string): void {
		this.#askHere(this.more?.aboutLastShout(this.table, player, this.#readAgain));
	}

	/** Asks who had won the hand that is over. [C-7] */
	askWinner(): void {
		this.#askHere(this.more?.aboutClosed(this.table, this.context.hands.length - 1, this.#readAgain));
	}

	readonly #readAgain = (seq: number, player?: string): void => this.readAgain(seq, undefined, player);

	#askHere(asked: Asked | undefined): void {
		if (!asked) return;
		this.ask(asked);
		// It survives a reload.
		this.half = { meant: asked.seq, here: true };
	}

	/** The call that is put right; it survives a reload. */
	get misread(): Misread | undefined {
		return this.#misread;
	}
	set misread(misread: Misread | undefined) {
		this.#misread = this.half = misread;
	}

	/** Opens a layout or a hand that was read back wrongly; what was read back of it so far survives a reload. */
	readAgain(seq: number, read?: unknown, player?: string): void {
		this.half = { seq, read: read ?? this.halfLeft({ seq, player }, 'read'), player };
		this.rereading = seq;
		this.hadWon = player;
		this.open = 'again';
	}

	/** Opens a call that was tapped wrongly. */
	correctCall(seq: number, before = false, rank?: Rank): void {
		this.misread = { seq, before, rank };
		this.open = 'correct';
	}

	/** Opens a layout, or a hand. */
	look(player: string): void {
		this.looking = player;
		this.open = this.cardgo ? 'hand' : 'layouts';
	}

	async #announce(call: Call, again: boolean): Promise<void> {
		const name = () => callName(this.context.variant, call);
		const text = name();
		const spoken = voiceLanguage(language.current);
		// A screen reader speaks when the app's own voice has ended, so that neither drowns the other.
		await speakCall(await inLanguage(spoken, name), spoken, 'card');
		announcer.say(again ? m.cardbingo_announce_again({ card: text }) : text);
	}
}
