import { language } from '$lib/i18n';
import type { TableSummary } from '$lib/storage/summary';
import type { Lid } from '../shelf/lids';

/** How a past game is called. */
export class GameWords {
	readonly #day = $derived(new Intl.DateTimeFormat(language.inRegion, { dateStyle: 'medium' }));

	day(at: number): string {
		return this.#day.format(at);
	}

	/** "Parker Bingo, Points, 21 Nov 2026"; a box that is not on the shelf goes by its name in the journal. */
	titleOf({ title, variant, box, changedAt }: TableSummary, lid: Lid | undefined): string {
		return `${title ?? lid?.tableName(variant) ?? box}, ${this.day(changedAt)}`;
	}
}
