import type { Row } from '$lib/domain/rows';
import { outcomeOf, readRows, type DamagedRow, type Folded } from '$lib/domain/fold';
import type { Box, BoxTypes, Outcome } from '$lib/domain/box';
import { loadRows } from '$lib/storage/rows';
import { isNoted, savePlayers } from '$lib/storage/people';
import { timesOf } from '$lib/storage/summaries';
import type { Roster } from '$lib/storage/roster';
import { summarize, type TableSummary } from '$lib/storage/summary';
import { TableChannel, WriterLock } from '$lib/storage/tabs';
import { transferredAt } from '$lib/storage/transfers';
import type { Trouble } from '$lib/storage/trouble';
import type { WriterMonitor } from '$lib/storage/writer-monitor';
import type { Grown } from './preview';
import { DraftSaver } from './draft-saver.svelte';
import { exportText, notAmong, seqOf, type Loaded } from './load';
import { rebase, type LostRow } from './rebase';
import { Saver } from './saver.svelte';
import { foldWithNames } from './fold-with-names';

/** A table's journal as this tab holds it: folded, saved in the background, and in step with other tabs. */
export class Ledger<T extends BoxTypes = BoxTypes> {
	readonly id: string;
	readonly box: Box<T>;
	readonly saver: Saver;
	readonly drafts: DraftSaver;
	#rows: readonly Row[];
	#folded: Folded<T>;
	#damaged: readonly DamagedRow[];
	#newer: boolean;
	#writer = $state.raw(false);
	#lost = $state.raw<readonly LostRow[]>([]);
	/** The journal as it lies in storage, rows that cannot be read included. */
	#journal: readonly unknown[];
	/** What decides who writes; a ledger that only watches has none. */
	readonly #lock: WriterLock | undefined;
	#watch: WriterMonitor | undefined;
	readonly remote = false;
	#writerless = $state.raw(false);
	/** When the table went to another device (ms since 1970). */
	#away = $state.raw<number>();
	readonly #channel: TableChannel;
	readonly #leaving = new AbortController();
	/** Reads follow one another, so that none puts an older state over a newer one. */
	#reading: Promise<void> = Promise.resolve();
	/** The players whom the roster knows, as this page read or wrote it. */
	#remembered = '';
	readonly #roster: Roster;

	/** `onlyWatch`: never the writer, not even when nobody else is. */
	constructor(loaded: Loaded<T>, onlyWatch = false, away?: number) {
		this.#away = away;
		this.id = loaded.id;
		this.box = loaded.box;
		this.#rows = $state.raw(loaded.rows);
		this.#folded = $state.raw(loaded.folded);
		this.#damaged = $state.raw(loaded.damaged);
		this.#newer = $state.raw(loaded.newer);
		this.#journal = loaded.journal;
		this.#roster = loaded.roster;
		const { players, key, openedAt } = this.#players();
		if (players.every((player) => isNoted(loaded.roster, player, openedAt))) this.#remembered = key;
		this.drafts = new DraftSaver(this.id, () => this.#writer);
		this.saver = new Saver({
			id: this.id,
			journal: () => this.#journal,
			summary: () => this.#summary(),
			clashed: () => this.#clashed(),
			saved: () => this.#saved(),
			cleared: () => {
				this.#remembered = '';
			}
		});
		if (!onlyWatch) {
			this.#lock = new WriterLock(
				this.id,
				() => void this.#gain(),
				() => this.#lose()
			);
		}
		this.#channel = new TableChannel((table) => {
			if (table === this.id) void this.#readOn();
		});
	}

	/** Takes its seat among the tabs; `loaded` is what the ledger was made from. */
	async start(loaded: Loaded<T>): Promise<void> {
		if (loaded.trouble) this.saver.fail(loaded.trouble);
		this.saver.replace(loaded.pending);
		if (this.#lock) this.#writer = await this.#lock.hold();
		else await this.#look();
		this.#listen();
		// Something may have been written before the lock was had.
		await Promise.all([this.#readOn(), this.drafts.read()]);
		this.#settle(loaded.displaced);
		void this.saver.run();
	}

	get rows(): readonly Row[] {
		return this.#rows;
	}

	get folded(): Folded<T> {
		return this.#folded;
	}

	readonly outcome: Outcome = $derived.by(() => outcomeOf(this.#folded));

	get damaged(): readonly DamagedRow[] {
		return this.#damaged;
	}

	get newer(): boolean {
		return this.#newer;
	}

	get away(): number | undefined {
		return this.#away;
	}

	get writer(): boolean {
		return this.#writer;
	}

	get writerless(): boolean {
		return this.#writerless;
	}

	get lost(): readonly LostRow[] {
		return this.#lost;
	}

	dismissLost(): void {
		this.#lost = [];
	}

	/** The first free place in the journal. */
	get next(): number {
		return this.#journal.reduce<number>((next, row) => Math.max(next, (seqOf(row) ?? -1) + 1), 0);
	}

	/** Adds rows that were judged, with the journal that they make: it shows at once, and is saved as soon as storage takes it. */
	add(added: readonly Row[], after: Grown<T>): undefined {
		this.#show(added, after);
		this.saver.add(added);
	}

	async takeOver(): Promise<boolean> {
		if (this.#writer) return true;
		if (!this.#lock) return false;
		const held = await this.#lock.takeOver();
		if (held) await this.#gain();
		return held;
	}

	exportText(): string {
		return exportText(this.id, this.#journal, this.#damaged);
	}

	async close(): Promise<void> {
		this.#leaving.abort();
		this.#watch?.stop();
		await this.#lock?.release(Promise.all([this.drafts.flush(), this.saver.run()]));
		this.#channel.close();
	}

	#show(added: readonly Row[], { rows, folded }: Grown<T>): void {
		this.#journal = [...this.#journal, ...added];
		this.#rows = rows;
		this.#folded = folded;
	}

	#listen(): void {
		if (typeof document === 'undefined') return;
		const look = () => {
			if (document.visibilityState === 'visible') void this.#readOn().then(() => this.saver.run());
		};
		document.addEventListener('visibilitychange', look, { signal: this.#leaving.signal });
	}

	#summary(): TableSummary {
		const { id, outcome } = this;
		const times = timesOf(this.#journal, outcome.status === 'over');
		return summarize({ id, opening: this.#folded.opening, outcome, times, journal: this.#journal.length });
	}

	#players() {
		const players = this.outcome.scores.map(({ player, name }) => ({ id: player, name }));
		return { players, key: JSON.stringify(players), openedAt: timesOf(this.#journal, false).openedAt };
	}

	#saved(): void {
		this.#channel.notify(this.id);
		const { players, key, openedAt } = this.#players();
		if (key === this.#remembered) return;
		const others = this.#remembered !== '';
		this.#remembered = key;
		void savePlayers(players, openedAt);
		if (others) void import('$lib/storage/unseat').then((one) => one.unseatOthers(players, openedAt));
	}

	/** Reads what other tabs added since, and shows it. */
	#readOn(): Promise<void> {
		this.#reading = this.#reading.then(async () => {
			const from = this.next;
			const stored = await loadRows(this.id, from);
			if (!stored.ok) {
				this.saver.fail(stored.trouble);
				return;
			}
			this.saver.recover();
			// Something was said meanwhile: if another tab wrote too, the clash of keys will tell.
			if (stored.value.length === 0 || this.next !== from || this.saver.pending.length > 0) return;
			this.#startFrom([...this.#journal, ...stored.value]);
		});
		return this.#reading;
	}

	/** Shows a journal that was read anew. */
	#startFrom(journal: readonly unknown[]): void {
		const read = readRows(this.box, journal);
		const { rows, folded } = foldWithNames(this.box, read.rows, this.#roster);
		// Its opening was read before and is never struck; should it be gone, what is shown stays.
		if (!folded.ok) return;
		this.#journal = journal;
		this.#rows = rows;
		this.#folded = folded;
		[this.#damaged, this.#newer] = [read.damaged, read.newer];
	}

	/** Another tab wrote where this one wanted to: their rows count, and this tab's are judged again after them. */
	async #clashed(): Promise<Trouble | undefined> {
		const first = this.saver.pending[0]?.seq ?? this.next;
		const stored = await loadRows(this.id, first);
		if (!stored.ok) return stored.trouble;
		const displaced = notAmong(this.saver.pending, stored.value);
		const before = this.#journal.filter((row) => (seqOf(row) ?? -1) < first);
		this.#startFrom([...before, ...stored.value]);
		this.saver.replace([]);
		this.#settle(displaced);
		if (displaced.length === 0) this.#saved();
		return undefined;
	}

	/** Finds new places for rows whose own are taken, or says that they are lost. */
	#settle(displaced: readonly Row[]): void {
		if (displaced.length === 0) return;
		if (!this.#writer || this.#newer) {
			const why = this.#newer ? 'newer' : 'watching';
			this.#lost = [...this.#lost, ...displaced.map((row) => ({ row, refusal: { why } as const }))];
			return;
		}
		const { added, lost, rows, folded } = rebase<T>(this, displaced, this.next);
		this.#lost = [...this.#lost, ...lost];
		this.#show(added, { rows, folded });
		this.saver.replace([...this.saver.pending, ...added]);
	}

	/** Counts each gain and loss of the lock. */
	#opens = 0;

	async #gain(): Promise<void> {
		const open = ++this.#opens;
		await this.saver.run();
		await this.#readOn();
		const away = await transferredAt(this.id);
		// The lock may have been taken away again meanwhile.
		if (open !== this.#opens) return;
		// It went to another device while this tab waited: nobody writes here any more.
		if (away !== undefined) {
			this.#away = away;
			return void this.#lock?.release(Promise.resolve());
		}
		// Who writes here goes on with what was half said elsewhere.
		await this.drafts.read();
		if (open !== this.#opens) return;
		this.#writer = true;
		// What was half said here while another window wrote.
		void this.drafts.flush();
		void this.saver.run();
	}

	/** Watches whether a tab writes; fetched by those few that only watch. */
	async #look(): Promise<void> {
		const { WriterMonitor } = await import('$lib/storage/writer-monitor');
		this.#watch = new WriterMonitor(this.id, (hasWriter) => this.#notice(hasWriter));
		await this.#watch.start();
	}

	/** A writer came or went: what it wrote on its way is read in any case. */
	#notice(hasWriter: boolean): void {
		this.#writerless = !hasWriter;
		void this.#readOn();
	}

	#lose(): void {
		this.#opens++;
		this.#writer = false;
		void this.saver.run().then(() => this.#readOn());
	}
}
