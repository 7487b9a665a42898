import type { FactOf } from '$lib/domain/box';
import { TableDesk } from '$lib/ui/table/desk.svelte';
import { createContext } from 'svelte';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { rollerNow } from '../rules/turns';
import { initialsOf, nameIn } from '../text/names';

/** What a table needs after its first tap: sheets, the end, and their words. Loaded with the table, and kept. */
export const deferred = () => import('./deferred');
type Deferred = typeof import('./deferred');

/** The facts of a ledger that are put right by their like. */
export type Correctable = FactOf<BingOhFact, 'dice.rolled' | 'chips.placed'>;

export const [getDesk, setDesk] = createContext<BingOhDesk>();

/** The desk of a Bing-Oh! table, with either way of keeping it. */
export class BingOhDesk extends TableDesk<BingOh, 'reference' | 'call' | 'dice' | 'faces' | 'count' | 'fix'> {
	readonly roller: string | undefined = $derived(rollerNow(this.context)?.roller);
	readonly initials = $derived(initialsOf(this.context));
	/** The round that is being put right, by its row in the journal. */
	fixing = $state.raw<number>();
	/** The roll, or who placed on it, that is being put right, by its row. */
	correcting = $state.raw<{ readonly seq: number; readonly fact: Correctable }>();
	/** What is loaded with the table, so that it is there by the first tap. */
	more = $state.raw<Deferred>();
	readonly #loaded = deferred().then((more) => (this.more = more));

	words = () => this.#loaded;

	name = (player: string | null | undefined): string => nameIn(this.context, player);
}
