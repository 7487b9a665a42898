import { callAloud } from '$lib/device';
import { language, m } from '$lib/i18n';
import { announcer } from '$lib/shell/announcer.svelte';
import { AutoCall } from '$lib/shell/table/auto-call.svelte';
import { TableDesk } from '$lib/shell/table/desk.svelte';
import type { ParkerFact } from './facts';
import { cageIsEmpty, currentRound, type Context, type Round } from './round';
import { situationOf, type Situation } from './rules';
import { letterOf } from './tiles';
import { callerView, type CallerView } from './view';
import { nameIn, tileName } from './words/names';

/**
 * What a table needs once the first tile is called: claims, the end, the sheets, and their words. Fetched when the
 * caller is on the screen, so that the first call does not wait for it, and kept, so that no later version takes it away.
 */
export const later = () => import('./parts/later');
type Later = typeof import('./parts/later');

/** The caller's desk: one table, its voice, and the calling that goes on by itself. */
export class Desk extends TableDesk<Context, ParkerFact, 'who' | 'correct'> {
	/** Calling by itself, every so many seconds. It stops at a claim, and when the page is out of sight. [PB-7] */
	readonly auto = new AutoCall(() => this.situation === 'calling' && this.call() && !cageIsEmpty(this.round));
	/** What is known when the sheet for putting a tile right opens: the wrong call, or the tile it should have been. */
	correcting = $state.raw<{
		readonly wrong?: { readonly round: number; readonly called: number };
		readonly meant?: number;
	}>({});

	readonly round: Round = $derived(currentRound(this.context));
	readonly situation: Situation = $derived(situationOf(this.context));
	readonly view: CallerView = $derived(callerView(this.round));

	/** What is fetched with the table, so that it is there by the first tap. */
	more = $state.raw<Later>();
	readonly #fetched = later().then((more) => (this.more = more));

	words = later;

	name = (player: string | null): string => nameIn(this.context, player);

	/** Turns the app's next tile and says it; a call that comes before what draws it is answered when that is there. */
	call(): boolean {
		if (this.auto.shaken) return false;
		if (!this.more) {
			this.auto.called();
			void this.#fetched.then(() => {
				this.auto.forget();
				if (this.situation === 'calling') this.call();
			});
			return false;
		}
		const number = this.more.nextTile(this.context.seed, this.round.number, this.round.calls);
		// With no tile left the table itself says so.
		return this.lay(number ?? this.round.calls[0] ?? 1);
	}

	/** Lays a tile that was turned, here or on the table, and says it. */
	lay(number: number): boolean {
		const again = number === this.round.calls.at(-1) && this.auto.shaken;
		if (again || !this.record({ type: 'ball.called', number })) return false;
		void this.#say(number, false);
		this.auto.called();
		return true;
	}

	/** Says the last call once more. */
	sayAgain(): void {
		const number = this.round.calls.at(-1);
		if (number !== undefined) void this.#say(number, true);
	}

	override pause(): void {
		this.auto.pause();
	}

	/** BINGO is heard: calling stops while the table says who it was. [PB-7] */
	askWho(): void {
		this.pause();
		this.open = 'who';
	}

	/** Somebody shouted. [PB-9] */
	shout(player: string): void {
		if (!this.record({ type: 'bingo.shouted', player })) return;
		this.open = undefined;
		announcer.say(m.parker_announce_stopped({ name: this.name(player) }));
	}

	async #say(number: number, again: boolean): Promise<void> {
		const { spokenCall } = await later();
		const call = spokenCall(letterOf(number), number, language.current);
		const written = tileName(number);
		// A screen reader speaks when the app's own voice has ended, so that neither drowns the other.
		await callAloud(call, language.current);
		announcer.say(again ? m.parker_announce_again({ call: written }) : written);
	}
}
