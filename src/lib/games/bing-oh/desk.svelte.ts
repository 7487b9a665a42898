import { TableDesk } from '$lib/shell/table/desk.svelte';
import type { BingOhFact, FactOf } from './facts';
import type { Context } from './game';
import { situationOf, type Situation } from './situation';
import { rollerNow } from './turns';
import { initialsOf, nameIn } from './words/names';

/** What a table needs after its first tap: sheets, the end, and their words. Fetched with the table, and kept. */
export const later = () => import('./parts/later');
type Later = typeof import('./parts/later');

/** The sheets of this box. */
type OwnSheet = 'reference' | 'call' | 'dice' | 'faces' | 'count' | 'fix';

/** The desk of a Bing-Oh! table, with either way of keeping it. */
export class Desk extends TableDesk<Context, BingOhFact, OwnSheet> {
	readonly situation: Situation = $derived(situationOf(this.context));
	readonly roller: string | undefined = $derived(rollerNow(this.context)?.roller);
	readonly initials = $derived(initialsOf(this.context));
	/** The round that is being put right, by its row in the journal. */
	fixing = $state.raw<number>();
	/** The roll, or who placed on it, that is being put right, by its row. */
	correcting = $state.raw<{ readonly seq: number; readonly fact: FactOf<'dice.rolled' | 'chips.placed'> }>();

	/** What is fetched with the table, so that it is there by the first tap. */
	more = $state.raw<Later>();
	/** When dice were last rolled here (ms since the page began). */
	lastRoll = 0;

	constructor(...table: ConstructorParameters<typeof TableDesk<Context, BingOhFact, OwnSheet>>) {
		super(...table);
		void later().then((more) => (this.more = more));
	}

	words = later;

	name = (player: string | null | undefined): string => nameIn(this.context, player);
}
