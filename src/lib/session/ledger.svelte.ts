import type { Row } from '$lib/domain/rows';
import type { DamagedRow, Folded } from '$lib/domain/fold';
import type { Box, BoxTypes, Outcome } from '$lib/domain/box';
import { loadRows } from '$lib/storage/rows';
import { isNoted, loadRoster, savePlayers } from '$lib/storage/people';
import { TableChannel, WriterLock } from '$lib/storage/tabs';
import { transferredAt } from '$lib/storage/transfers';
import type { Trouble } from '$lib/storage/trouble';
import type { WriterMonitor } from '$lib/storage/writer-monitor';
import type { Grown } from './preview';
import { DraftSaver, keepWithSeats } from './draft-saver.svelte';
import { HeldJournal } from './held-journal.svelte';
import { notAmong, type Loaded } from './load';
import { rebase, type LostRow } from './rebase';
import { Saver } from './saver.svelte';

/** A table's journal, saved in the background and in step with other tabs. */
export class Ledger<T extends BoxTypes = BoxTypes> {
	readonly id: string;
	readonly box: Box<T>;
	readonly saver: Saver;
	readonly drafts: DraftSaver;
	readonly #held: HeldJournal<T>;
	#writer = $state.raw(false);
	#lost = $state.raw<readonly LostRow[]>([]);
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

	/** `onlyWatch`: never the writer, not even when nobody else is. */
	constructor(loaded: Loaded<T>, onlyWatch = false, away?: number) {
		this.#away = away;
		this.id = loaded.id;
		this.box = loaded.box;
		this.#held = new HeldJournal(loaded);
		const { players, openedAt } = this.#held.players;
		if (players.every((player) => isNoted(loaded.roster, player, openedAt)))
			this.#remembered = JSON.stringify(players);
		this.drafts = new DraftSaver(this.id, () => this.#writer);
		this.saver = new Saver({
			id: this.id,
			journal: () => this.#held.all,
			summary: () => this.#held.summary,
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
		return this.#held.rows;
	}

	get folded(): Folded<T> {
		return this.#held.folded;
	}

	get outcome(): Outcome {
		return this.#held.outcome;
	}

	get damaged(): readonly DamagedRow[] {
		return this.#held.damaged;
	}

	get newer(): boolean {
		return this.#held.newer;
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
		return this.#held.next;
	}

	/** Adds rows that were judged, with the journal that they make: it shows at once, and is saved as soon as storage takes it. */
	add(judged: readonly Row[], grown: Grown<T>): undefined {
		const [added, after] = this.#held.withNames(judged, grown);
		this.#held.add(added, after);
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
		return this.#held.text;
	}

	async close(): Promise<void> {
		this.#leaving.abort();
		this.#watch?.stop();
		await this.#lock?.release(Promise.all([this.drafts.flush(), this.saver.run()]));
		this.#channel.close();
	}

	#listen(): void {
		if (typeof document === 'undefined') return;
		const look = () => {
			if (document.visibilityState === 'visible') void this.#readOn().then(() => this.saver.run());
		};
		document.addEventListener('visibilitychange', look, { signal: this.#leaving.signal });
	}

	#saved(): void {
		this.#channel.notify(this.id);
		const { players, openedAt } = this.#held.players;
		const key = JSON.stringify(players);
		if (key === this.#remembered) return;
		const others = this.#remembered !== '';
		this.#remembered = key;
		void savePlayers(players, openedAt);
		if (others) void import('$lib/storage/unseat').then((one) => one.seatAnew(this.folded, openedAt));
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
			if (stored.value.length === 0) return;
			// Who was renamed meanwhile is called so here, too.
			const people = await loadRoster();
			// Something was said meanwhile: if another tab wrote too, the clash of keys will tell.
			if (this.next !== from || this.saver.pending.length > 0) return;
			this.#held.read([...this.#held.all, ...stored.value], people.ok ? people.value : undefined);
		});
		return this.#reading;
	}

	/** Another tab wrote where this one wanted to: their rows count, and this tab's are judged again after them. */
	async #clashed(): Promise<Trouble | undefined> {
		const first = this.saver.pending[0]?.seq ?? this.next;
		const stored = await loadRows(this.id, first);
		if (!stored.ok) return stored.trouble;
		const displaced = notAmong(this.saver.pending, stored.value);
		const { places } = this.folded.effective;
		this.#held.read([...this.#held.before(first), ...stored.value]);
		this.saver.replace([]);
		this.#settle(displaced);
		// A seat that became another person's here may not have done so at the table.
		keepWithSeats(this.drafts, places, this.folded.effective.places);
		if (displaced.length === 0) this.#saved();
		return undefined;
	}

	/** Finds new places for rows whose own are taken, or says that they are lost. */
	#settle(displaced: readonly Row[]): void {
		if (displaced.length === 0) return;
		if (!this.#writer || this.newer) {
			const why = this.newer ? 'newer' : 'watching';
			this.#lost = [...this.#lost, ...displaced.map((row) => ({ row, refusal: { why } as const }))];
			return;
		}
		const { added, lost, rows, folded } = rebase<T>(this, displaced, this.next);
		this.#lost = [...this.#lost, ...lost];
		this.#held.add(added, { rows, folded });
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
