import { newId } from '$lib/domain/ids';
import { Peer } from '$lib/device/link/peer';
import { loadLocal, saveLocal } from '$lib/device/prefs/local-store';
import { codeOfSignal, readLinkCode } from '$lib/link/code';
import { sealOf, type FairRules } from '$lib/link/fair';
import type { Giver, Giving } from '$lib/link/giving';
import { Links } from '$lib/link/links';
import type { LinkedPhone } from '$lib/link/phones';
import type { SeatRules } from '$lib/link/seat';
import { sdpOfSignal, signalOfSdp, tableMark, type Signal } from '$lib/link/signal';
import type { Wire } from '$lib/link/wire';
import type { Table } from '$lib/session/table.svelte';
import { loadRoster } from '$lib/storage/people';
import type { Roster } from '$lib/storage/roster';
import { addressHere } from './address';
import { keepSpares } from './spares';
import { followTold, loadTold, told } from './told';

const seats = import.meta.glob<{ readonly seat: SeatRules }>('/src/lib/games/*/link/seat.ts');
const fairs = import.meta.glob<{ readonly fair: FairRules }>('/src/lib/games/*/link/fair.ts');

/** How long (ms) an answer that was read may take to become a line. */
const patience = 20_000;

/** What came of a code that was read as an answer. */
export type Answered =
	| 'linking'
	| 'not-a-link'
	| 'other-version'
	| 'garbled'
	| 'an-offer'
	| 'other-code'
	| 'other-table'
	| 'failed';

interface Offer {
	readonly peer: Peer;
	readonly signal: Signal;
	/** What is shown as a code. */
	readonly code: string;
}

/** The phones linked to the table that is open here. It outlives the table's screen, and so do the links. */
class Host {
	/** The offer that is shown; undefined while it is being made. */
	offer = $state.raw<Offer>();
	/** This browser makes no links. */
	impossible = $state(false);
	phones = $state.raw<readonly LinkedPhone[]>([]);
	/** The seal of what the table is drawn from; undefined where the app draws nothing. */
	seal = $state<string>();
	/** An answer was read, and its line is not open yet. */
	connecting = $state(0);
	/** The last line that could not be opened. */
	failed = $state(0);
	/** The table is on its way to this phone; undefined again where that is over. */
	giving = $state.raw<{ readonly key: number; readonly state: Giving['state'] }>();
	#giving: Giving | undefined;
	/** How the box of this table draws; undefined for one that draws nothing. */
	#fair = $state.raw<FairRules>();
	#may = $state.raw<'own' | 'all'>('own');
	#table: string | undefined;
	/** The people that the device knows; undefined until they are read. */
	#roster: Roster | undefined;
	#making: Promise<void> | undefined;
	readonly #links = new Links({
		now: () => performance.now(),
		newId,
		known: (name) => this.#roster?.findByName(name)?.id,
		personOf: (id) => this.#roster?.idOf(id) ?? id,
		colourOf: (id) => this.#roster?.personOf(id)?.colour,
		told,
		changed: () => this.#look()
	});

	attach(table: Table): () => void {
		// Only who writes may take what a phone proposes; a tab that watches leaves it to the other one.
		if (this.#table !== table.id) this.#forgetOffer();
		this.#table = table.id;
		// Phones that follow from another table may do here what they could do there.
		const may = this.#links.phones.length > 0 ? this.#links.may : 'own';
		this.may = loadLocal(`link.may.${table.id}`) === 'all' ? 'all' : may;
		let left = false;
		const stop = $effect.root(() => {
			// The journal grows, its rows come to the disk, and what phones sent or asked is answered: all is for them to hear.
			$effect(() => {
				this.#links.sync([table.rows, table.savedTo, table.saving, table.draft]);
			});
			$effect(() => {
				const draws = this.#fair?.draws(table.snapshot.context);
				this.seal = draws ? sealOf(table.id, table.opening.seed) : undefined;
			});
		});
		const of = `/src/lib/games/${table.box.id}/link`;
		const people = loadRoster().then((read) => read.ok && (this.#roster = read.value));
		const known = Promise.all([loadTold(table.id), people]);
		const unfollow = followTold(table.id);
		void Promise.all([seats[`${of}/seat.ts`]?.(), fairs[`${of}/fair.ts`]?.()]).then(async ([seat, fair]) => {
			await known;
			if (left || !seat) return;
			this.#fair = fair?.fair;
			this.#links.attach(table, seat.seat, fair?.fair);
		});
		return () => {
			left = true;
			stop();
			unfollow();
			this.#links.detach();
		};
	}

	/** Phones may say what their own player does, or all that is done at the table. */
	get may(): 'own' | 'all' {
		return this.#may;
	}

	set may(may: 'own' | 'all') {
		this.#may = this.#links.may = may;
		if (this.#table !== undefined) saveLocal(`link.may.${this.#table}`, may === 'all' ? may : null);
	}

	close(key: number): void {
		this.#links.close(key);
	}

	/** Gives a phone the seat that it asks for. */
	grant(key: number): void {
		this.#links.grant(key);
	}

	/** Makes an offer to be shown, unless one is there. */
	prepare(): Promise<void> {
		this.#making ??= this.#prepare().finally(() => (this.#making = undefined));
		return this.#making;
	}

	/** Reads the text of a code as a phone's answer to the offer that is shown. */
	async take(text: string): Promise<Answered> {
		const read = readLinkCode(text);
		if (read.what !== 'signal') return read.what === 'none' ? 'not-a-link' : read.what;
		const { signal } = read;
		const { offer } = this;
		if (signal.kind === 'offer') return 'an-offer';
		if (this.#table === undefined || signal.table !== tableMark(this.#table)) return 'other-table';
		if (!offer || signal.link !== offer.signal.link) return 'other-code';
		this.offer = undefined;
		const { peer } = offer;
		if (!(await peer.take(sdpOfSignal(signal)))) {
			peer.close();
			void this.prepare();
			return 'failed';
		}
		this.connecting++;
		const timer = setTimeout(() => over(false), patience);
		const over = (open: boolean) => {
			clearTimeout(timer);
			peer.onopen = peer.onclose = undefined;
			this.connecting--;
			if (open) this.#take(peer);
			else {
				this.failed++;
				peer.close();
			}
		};
		peer.onclose = () => over(false);
		// Last, for a line that is open already calls it at once, and the links then listen for the close themselves.
		peer.onopen = () => over(true);
		// The next phone can join meanwhile.
		void this.prepare();
		return 'linking';
	}

	/** Offers the table to a phone, to go on there. */
	give(key: number, giver: Omit<Giver, 'changed'>): boolean {
		const changed = () => {
			this.giving = giving && giving.state !== 'over' ? { key, state: giving.state } : undefined;
		};
		const giving: Giving | undefined = this.#links.give(key, { ...giver, changed });
		this.#giving = giving;
		changed();
		return giving !== undefined;
	}

	/** The table stays here, after all. */
	keep(): void {
		this.#giving?.cancel();
	}

	/** The table has gone: the line to its new owner is handed out, and all others hear whose device has it. */
	leave(key: number, to: string | undefined): Wire | undefined {
		const line = this.#links.release(key);
		this.#links.closeAll('moved', to);
		this.#forgetOffer();
		return line;
	}

	/** The table went to another device as codes or as a file: phones hear that it is not here any more. */
	gone(table: string): void {
		if (this.#table !== table) return;
		this.#links.closeAll('moved');
		this.#forgetOffer();
	}

	/** A table has come over this line, whose other end is a phone from now on. */
	adopt(line: Wire, table: string): void {
		this.#links.turnTo(table);
		this.#add(line);
	}

	/** A phone is there, and can come back by itself. */
	#take(peer: Peer): void {
		keepSpares(peer, true);
		this.#add(peer);
	}

	/** Adds a line, and the one that takes its place when it breaks. */
	#add(line: Wire, instead?: Wire): void {
		if (line instanceof Peer) {
			line.onback = (next) => this.#add(next, line);
			line.onlooking = undefined;
		}
		this.#links.add(line, instead);
	}

	#look(): void {
		this.phones = this.#links.phones;
	}

	#forgetOffer(): void {
		this.offer?.peer.close();
		this.offer = undefined;
	}

	async #prepare(): Promise<void> {
		const table = this.#table;
		if (this.offer || table === undefined) return;
		if (!Peer.possible) {
			this.impossible = true;
			return;
		}
		const { peer, sdp } = await Peer.offer();
		const link = Number.parseInt(newId().slice(0, 8), 16);
		const signal = signalOfSdp(sdp, { kind: 'offer', table: tableMark(table), link });
		if (!signal || this.#table !== table) {
			peer.close();
			this.impossible = signal === undefined;
			return;
		}
		this.offer = { peer, signal, code: codeOfSignal(signal, addressHere()) };
	}
}

export const host = new Host();
