import type { BoxTypes, Refusal } from '$lib/domain/box';
import type { Row } from '$lib/domain/rows';
import type { DraftSaver } from './draft-saver.svelte';
import type { Ledger } from './ledger.svelte';
import type { Grown } from './preview';
import type { Saver } from './saver.svelte';

/** What a table needs of a ledger: of its own in play, of a past game's, or of another device's that is mirrored here. */
export type TableLedger<T extends BoxTypes = BoxTypes> = Pick<
	Ledger<T>,
	| ('id' | 'box' | 'rows' | 'folded' | 'outcome' | 'damaged' | 'newer' | 'writer' | 'writerless' | 'lost')
	| ('next' | 'dismissLost' | 'takeOver' | 'exportText' | 'close')
> & {
	/** Takes rows that were judged. Returns why not, where they are another device's to take. */
	add(added: readonly Row[], after: Grown<T>): Refusal | undefined;
	readonly away?: number | undefined;
	/** Another device owns it. */
	readonly remote?: boolean;
	/** There this device says only what is this player's own; null: it only looks. Undefined where it may say all. */
	readonly guest?: string | null | undefined;
	readonly saver: Pick<Saver, 'state' | 'late' | 'trouble' | 'pending' | 'run'>;
	readonly drafts: Pick<DraftSaver, 'value' | 'set'>;
};
