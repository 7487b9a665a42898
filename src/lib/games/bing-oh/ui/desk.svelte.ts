import { language } from '$lib/i18n';
import type { FactOf } from '$lib/domain/box';
import type { Fact } from '$lib/domain/rows';
import { TableDesk } from '$lib/ui/table/desk.svelte';
import { createContext } from 'svelte';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import type { Context } from '../rules/game';
import { isAwaited, rollerNow } from '../rules/turns';
import { initialsOf, nameIn } from '../text/names';
import { draftAgain } from './tally-draft';

/** What a table needs after its first tap: sheets, the end, and their words. Loaded with the table, and kept. */
export const deferred = async (): Promise<Deferred> =>
	(await Promise.all([import('./deferred'), language.need('bing-oh-later')]))[0];
type Deferred = typeof import('./deferred');

/** The facts of a ledger that are put right by their like. */
export type Correctable = FactOf<
	BingOhFact,
	| ('dice.rolled' | 'chips.placed' | 'cards.dealt' | 'card.renewed' | 'cards.swapped' | 'roadblock.laid')
	| 'player.joined'
>;

const isScored = (fact: Fact): fact is FactOf<BingOhFact, 'round.scored'> => fact.type === 'round.scored';

/** A round of a tally that is written anew, by its row; without the fact, one that goes in before that row. */
export interface Fixing {
	readonly seq: number;
	readonly fact?: FactOf<BingOhFact, 'round.scored'>;
	readonly then: Context;
}

/** What was done, entered step by step in a place of the history before anything is written. */
export interface Telling {
	readonly seq: number;
	/**
	 * The first stands instead of the row, or goes in before it where it was left out; the others follow. Where a round went
	 * on, the row stands no more and all of them follow.
	 */
	readonly facts: readonly BingOhFact[];
	/** How many of them were there when it began. */
	readonly given: number;
	readonly leftOut?: boolean;
	/** Whose the later rolls are, once that is said. */
	readonly rolls?: 'next' | 'told' | undefined;
}

/** Returns where and with what it began, to be compared. */
const begun = (tell?: Telling) =>
	tell && JSON.stringify([tell.seq, !!tell.leftOut, tell.given, tell.facts.slice(0, tell.given)]);

export const [getDesk, setDesk] = createContext<BingOhDesk>();

/** The desk of a Bing-Oh! table, with either way of keeping it. */
export class BingOhDesk extends TableDesk<
	BingOh,
	'reference' | 'call' | 'dice' | 'faces' | 'count' | 'fix' | 'keep' | 'tell'
> {
	readonly #turn = $derived(rollerNow(this.context));
	readonly roller: string | undefined = $derived(this.#turn?.roller);
	readonly #awaited = $derived(isAwaited(this.state));
	/** Turns that are still to be lost: who is passed over for the one who rolls next has lost theirs. [B-5] */
	readonly skips = $derived((this.#awaited ? this.#turn : this.context)?.skips ?? {});
	readonly initials = $derived(initialsOf(this.context));
	#fixing = $state.raw<Fixing>();
	#telling = $state.raw<Telling>();
	/**
	 * What was entered of it last, and the journal then: its steps are there again where it was closed between two of them and
	 * nothing was recorded since.
	 */
	#left: readonly [since: unknown, tell: Telling] | undefined;
	/** The roll, or who placed on it, that is being put right, by its row. */
	correcting = $state.raw<{
		readonly seq: number;
		readonly fact: Correctable;
	}>();
	/** The special space that was another one, or was said to be none, by its row. */
	renaming = $state.raw<{
		readonly seq: number;
		readonly fact: FactOf<BingOhFact, 'space.named' | 'space.left'>;
	}>();
	/** It is one player's own, on their phone: what the table says together is not said here. */
	own = false;
	/** Asks who called BING-OH!; a player's own phone says that its player did. [B-7] */
	callBingOh = (): void => {
		this.open = 'call';
	};
	/** Asks what was wrong with a row of the history. */
	putRight?: (seq: number) => void;
	/** What is loaded with the table, so that it is there by the first tap. */
	more = $state.raw<Deferred>();
	readonly #loaded = deferred().then((more) => (this.more = more));

	words = () => this.#loaded;

	/** The round that is being put right, or the one before which another was forgotten; with the table before its row. */
	get fixing(): Fixing | undefined {
		return this.#fixing;
	}
	set fixing(fixing: Fixing | undefined) {
		this.#fixing = fixing;
		this.half = fixing && { seq: fixing.seq, before: !fixing.fact };
	}

	get telling(): Telling | undefined {
		return this.#telling;
	}
	set telling(entered: Telling | undefined) {
		const { rows } = this.table;
		const [since, left] = this.#left ?? [];
		const again = !this.#telling && since === rows && begun(left) === begun(entered);
		const tell = entered && again ? left : entered;
		if (tell) this.#left = [rows, tell];
		this.#telling = tell;
		this.half = tell && { seq: tell.seq, tell };
		if (tell) this.openFix('tell');
	}

	/** Forgets its steps: all is to stay as it was. */
	forgetTelling(): void {
		this.#left = undefined;
	}

	override get printed(): string {
		const { cards } = this.context;
		return (cards && this.more?.setQuery(cards)) ?? '';
	}

	override record(...facts: readonly BingOhFact[]): boolean {
		const before = this.table.snapshot;
		const done = super.record(...facts);
		if (done) this.more?.heard(this, before, facts);
		return done;
	}

	/** Takes back what was done last; a round that is not written any more stands there as it was typed. */
	override undo(): void {
		const target = this.table.undoTarget;
		const { length } = this.context.rounds;
		super.undo();
		const fact = target?.row.fact;
		const { context, table } = this;
		if (fact && isScored(fact) && !fact.forgotten && target.did === 'said' && context.rounds.length < length)
			table.setDraft(draftAgain(table.draft, context, fact));
	}

	name = (player: string | null | undefined): string => nameIn(this.context, player);
}
