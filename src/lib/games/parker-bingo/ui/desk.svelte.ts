import { language, m } from '$lib/i18n';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { AutoCall } from '$lib/ui/table/auto-call.svelte';
import { TableDesk } from '$lib/ui/table/desk.svelte';
import { painted } from '$lib/ui/after-paint';
import type { Asked } from '$lib/ui/table/meant';
import { createContext } from 'svelte';
import type { Parker } from '..';
import { cageIsEmpty, currentRound, printedGoal, type Round } from '../rules/round';
import type { Letter } from '../rules/tiles';
import { callerView, type CallerView } from '../rules/view';
import { methodName, nameIn } from '../text/names';

/**
 * Loads what a table needs once the first tile is called: claims, the end, the sheets, and their words. Loaded when the
 * caller is on the screen, so that the first call does not wait for it, and kept, so that no newer version takes it away.
 */
export const later = async (): Promise<Later> =>
	(await Promise.all([import('./deferred'), language.need('parker-bingo-later')]))[0];
type Later = typeof import('./deferred');

/** What is known of a tile that is put right. */
export interface Correcting {
	/** The round it was called in, counted from 1. */
	readonly round?: number | undefined;
	/** The wrong call, or the one before which another was forgotten. */
	readonly called?: number | undefined;
	readonly before?: boolean | undefined;
	/** The tile it should have been, where a claim has said which. */
	readonly meant?: number | undefined;
	readonly letter?: Letter | undefined;
	/** The number it should be, which was called too. */
	readonly swap?: number | undefined;
}

export const [getDesk, setDesk] = createContext<ParkerDesk>();

/** The caller's desk: one table, its voice, and the calling that goes on by itself. */
export class ParkerDesk extends TableDesk<Parker, 'correct' | 'again' | 'calls' | 'cards'> {
	/** Calling by itself, every so many seconds. It stops at a claim, and when the page is out of sight. [PB-7] */
	readonly auto = new AutoCall(() => this.state === 'calling' && this.call() && !cageIsEmpty(this.round));
	#correcting = $state.raw<Correcting>({});

	/** The time for the last round has come. [PB-27] */
	isLast = $state(false);

	/** The claim that is read back again, by its row. */
	rereading = $state.raw<number>();
	/** Who reads it back, where the row closed a round that this player had won. */
	hadWon = $state<string>();

	readonly round: Round = $derived(currentRound(this.context));
	readonly view: CallerView = $derived(callerView(this.round));

	/** What is fetched once the ball is seen, so that it is there by the first tap. */
	more = $state.raw<Later>();
	readonly #fetched = painted()
		.then(later)
		.then((more) => (this.more = more));

	words = later;

	name = (player: string | null): string => nameIn(this.context, player);

	/**
	 * Returns that it is the last round, after it as well, what is played, or the shape that wins, which round it is, and
	 * what is played to, where that is not as printed. [PB-23] [PB-24] [PB-27]
	 */
	get where(): string {
		const { pattern } = this.round;
		const { goal, method } = this.context;
		// What matters most stands first: a bar of two lines cuts what comes after it.
		const variant = (pattern && this.more?.patternName(pattern)) ?? methodName(method);
		const round = m.parker_where({ variant, number: String(this.round.number) });
		const to = goal === printedGoal ? '' : ` · ${m.table_goal({ goal: String(goal) })}`;
		return `${this.isLast ? `${m.parker_last_round()} · ` : ''}${round}${to}`;
	}

	/** Turns the app's next tile and calls it; a tap that comes before what draws it is loaded is answered then. */
	call(): boolean {
		if (!this.more) {
			void this.#fetched.then(() => {
				if (this.state === 'calling') this.call();
			});
			return false;
		}
		const number = this.more.nextTile(this.context.seed, this.round.number, this.round.calls);
		// With no tile left the table refuses it in a sentence.
		return this.lay(number ?? this.round.calls[0] ?? 1);
	}

	/** Records a tile that was turned, here or on the table, and calls it. */
	lay(number: number): boolean {
		if (!this.record({ type: 'ball.called', number })) return false;
		void this.#speak(number, false);
		this.auto.called();
		return true;
	}

	/** Calls the last tile once more. */
	sayAgain(): void {
		const number = this.round.calls.at(-1);
		if (number !== undefined) void this.#speak(number, true);
	}

	override get printed(): string {
		const { cards } = this.context;
		return cards ? `&set=${encodeURIComponent(cards.seed)}&of=${String(cards.size)}` : '';
	}

	/** Where this device is a card of the set, and leads back to the table from. */
	get myCard() {
		return `/card?table=${this.table.id}&box=parker-bingo${this.printed}` as const;
	}

	get asCard(): boolean {
		return this.printed !== '';
	}

	override pause(): void {
		this.auto.pause();
	}

	/** A claim that is taken back is heard again as it was read back, whatever was read back since. [G-3] */
	override undo(): void {
		const { undoTarget: undone, lastDone, draft } = this.table;
		super.undo();
		void later().then(({ readBefore }) => {
			const read = undone && readBefore(this.table, undone);
			// What was read of the next one comes back when this one is done again.
			if (read) this.table.setDraft({ ...read, ahead: [lastDone, draft] });
		});
	}

	/** What is known of a tile that is put right; it survives a reload. */
	get correcting(): Correcting {
		return this.#correcting;
	}
	set correcting(correcting: Correcting) {
		this.#correcting = correcting;
		this.half = { correcting };
	}

	/** Opens what a claim is read back with again; what was read back of it so far survives a reload. [G-3] */
	readAgain = (seq: number, draft?: unknown, player?: string): void => {
		this.half = { seq, draft: draft ?? this.halfLeft({ seq, player }, 'draft'), player };
		this.rereading = seq;
		this.hadWon = player;
		this.open = 'again';
	};

	/** Asks who it really was, or which line, of the last shout of a player in the round on the table. [G-3] */
	async askWhoElse(player: string): Promise<void> {
		const { aboutLastShout } = await later();
		this.#askHere(aboutLastShout(this.table, player, this.context.rounds.length - 1, this.readAgain));
	}

	/** Asks who had won the round that is over. [PB-8] */
	async askWinner(): Promise<void> {
		const { aboutClosed } = await later();
		this.#askHere(aboutClosed(this.table, this.context.rounds.length - 1, this.readAgain));
	}

	#askHere(asked: Asked | undefined): void {
		if (!asked) return;
		this.ask(asked);
		// It survives a reload.
		this.half = { meant: asked.seq, here: true };
	}

	/** Records a shout. [PB-9] */
	shout(player: string): void {
		const first = this.round.shouts.length === 0;
		if (!this.record({ type: 'bingo.shouted', player })) return;
		// What was read back for a shout that was taken back answers nothing of this one.
		if (first) this.table.setDraft(undefined);
		this.open = undefined;
		// On a phone those who wait stand below what is read back.
		if (!first) toasts.show(m.parker_also_shouted({ names: this.name(player) }));
	}

	async #speak(number: number, again: boolean): Promise<void> {
		const { sayCall } = await later();
		await sayCall(number, again);
	}
}
