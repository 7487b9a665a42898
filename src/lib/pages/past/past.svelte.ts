import { findBox } from '$lib/games/registry';
import { countPast, readPast, type PastFilter, type PastPlace } from '$lib/storage/past-tables';
import { loadRoster } from '$lib/storage/people';
import { Roster } from '$lib/storage/roster';
import type { TableSummary } from '$lib/storage/summary';
import type { Trouble } from '$lib/storage/trouble';
import { pendingSummaries } from '$lib/storage/pending';
import { withCurrentNames } from '../current-names';

/** So many games are read at a time; the first of them, as many as a screen shows, by themselves: they are waited for. */
const perPage = 40;
const inSight = 12;

/** What the address asks for: a box, a person. */
export interface Asked {
	readonly box: string | null;
	readonly person: string | null;
}

/** The games that are over and fit what is asked, page by page, the last played first. */
export class PastGames {
	/** Undefined until storage has answered. */
	tables = $state.raw<readonly TableSummary[]>();
	/** How many there are in all. To count ten thousand takes longer than to show the last ones: nothing until then. */
	get total(): number | undefined {
		return this.#counted === undefined ? undefined : Math.max(this.#counted, this.tables?.length ?? 0);
	}
	roster = $state.raw(new Roster());
	trouble = $state.raw<Trouble>();
	#counted = $state<number>();
	#next = $state.raw<PastPlace>();
	/** The first page is in sight, and its rest not read yet. */
	#filling = $state(false);
	#asked: Asked = { box: null, person: null };
	/** Answers to an earlier question come too late. */
	#question = 0;

	get hasMore(): boolean {
		return this.#next !== undefined && !this.#filling;
	}

	get #filter(): PastFilter {
		const { box, person } = this.#asked;
		return { box: box ?? undefined, person: person === null ? undefined : this.roster.idsOf(person) };
	}

	/** Shows the first page of what is asked. */
	async ask(asked: Asked): Promise<void> {
		const question = ++this.#question;
		const people = await loadRoster();
		if (question !== this.#question) return;
		this.#asked = asked;
		if (people.ok) this.roster = people.value;
		this.#filling = true;
		const first = await this.#read(question, undefined, inSight);
		if (question !== this.#question) return;
		void this.#count(question);
		const rest = this.#next ? await this.#read(question, this.#next, perPage - inSight) : false;
		if (question !== this.#question) return;
		this.#filling = false;
		if (!first && !rest) return;
		// Written by an older app: worked out anew, by code that is needed for nothing else here.
		const { rebuildSummaries } = await import('$lib/storage/summaries');
		await rebuildSummaries(findBox);
		await this.#read(question, undefined, perPage);
	}

	/** Reads as many as are shown once more: another tab may have played on, or a game was put back. */
	async again(): Promise<void> {
		const question = ++this.#question;
		this.#filling = false;
		void this.#count(question);
		await this.#read(question, undefined, Math.max(perPage, this.tables?.length ?? 0));
	}

	async more(): Promise<void> {
		if (this.#next) await this.#read(this.#question, this.#next, perPage);
	}

	async #count(question: number): Promise<void> {
		const counted = await countPast(this.#filter);
		if (question === this.#question && counted.ok) this.#counted = counted.value;
	}

	async #read(question: number, after: PastPlace | undefined, count: number): Promise<boolean> {
		const filter = this.#filter;
		const page = await readPast(filter, after, count);
		if (question !== this.#question) return false;
		this.trouble = page.ok ? undefined : page.trouble;
		const here = this.#unsaved(filter);
		const read = (page.ok ? page.value.tables : []).filter(({ id }) =>
			here.every((table) => table.id !== id)
		);
		const shown = read.map((table) => withCurrentNames(table, this.roster));
		this.tables = after ? [...(this.tables ?? []), ...shown] : [...here, ...shown];
		this.#next = page.ok ? page.value.next : undefined;
		return page.ok && page.value.stale;
	}

	/** Games that only this page knows of, because storage would not take them. */
	#unsaved({ box, person }: PastFilter): readonly TableSummary[] {
		return pendingSummaries()
			.filter(({ status }) => status === 'over')
			.filter((table) => box === undefined || table.box === box)
			.filter(({ players }) => !person || players.some(({ id }) => person.includes(id)))
			.map((table) => withCurrentNames(table, this.roster));
	}
}
