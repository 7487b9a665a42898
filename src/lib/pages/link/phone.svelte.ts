import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import type { Fact, Row } from '$lib/domain/rows';
import { Peer } from '$lib/device/link/peer';
import { findBox } from '$lib/games/registry';
import { codeOfSignal, readLinkCode, type NoLink } from '$lib/link/code';
import type { Fairness, FairRules } from '$lib/link/fair';
import { Mirror } from '$lib/link/mirror';
import type { Early } from '$lib/link/phones';
import { nextOf, type LinkState, type Refused } from '$lib/link/proposals';
import { whoseNow } from '$lib/link/reseat';
import { sdpOfSignal, signalOfSdp } from '$lib/link/signal';
import { saidAt } from '$lib/session/preview';
import { Table } from '$lib/session/table.svelte';
import type { Wire } from '$lib/link/wire';
import { linking } from '$lib/session/linking.svelte';
import { mirrorLedger } from './mirror-ledger.svelte';
import { host } from './host.svelte';
import { deviceId, forget, keepMirror, keptMirrors } from './kept';
import { keepSpares } from './spares';
import { idHere, openParcel, readParcel } from './take';

const fairs = import.meta.glob<{ readonly fair: FairRules }>('/src/lib/games/*/link/fair.ts');

/** How long (ms) a player may take to show the answer to the other device. */
const patience = 180_000;

/** This device as a phone at another one's table: one table at a time. It outlives its page, and so does the link. */
class Phone {
	/** The code that the owner's device has to read. */
	answer = $state.raw<string>();
	why = $state.raw<NoLink>();
	/** The line on which the other device is being looked for. */
	#looks = $state.raw<Wire>();
	/** Held anew whenever the mirror is otherwise, so that screens look again. */
	#held: { readonly mirror: Mirror };
	#table = $state.raw<Table>();
	/** The player said who they are, or that they only look. */
	#chosen = $state(false);
	#peer: Peer | undefined;
	/** Whose it was when a table came here, and the first row that the table had not. */
	#before: Early | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#later: ReturnType<typeof setTimeout> | undefined;
	#restored: Promise<void> | undefined;

	constructor() {
		this.#held = $state.raw({ mirror: this.#newMirror() });
	}

	get #mirror(): Mirror {
		return this.#held.mirror;
	}

	#newMirror(): Mirror {
		return new Mirror({
			findBox,
			findFair: async (id) => (await fairs[`/src/lib/games/${id}/link/fair.ts`]?.())?.fair,
			device: deviceId(),
			now: () => Date.now(),
			later: (run) => {
				clearTimeout(this.#later);
				this.#later = setTimeout(run, 1000);
			},
			changed: () => this.#look(),
			taker: { read: readParcel, open: openParcel, opened: (line, { rows }) => this.#own(line, rows) }
		});
	}

	/** The table, as far as it is known here; a screen of its box shows it as it would its own. */
	get table(): Table | undefined {
		return this.#table;
	}

	/** The line broke, and the other device is being looked for. */
	get looking(): boolean {
		return this.#looks !== undefined && this.#looks === this.#mirror.line;
	}

	/** How it stands between this device and the owner's. */
	get state(): LinkState {
		return this.#mirror.state;
	}

	/** Whose phone it is; null for nobody's. */
	get player(): string | null {
		return this.#mirror.seat.player;
	}

	/** Whether the owner's device still has to be told who this is. */
	get asks(): boolean {
		return !this.#chosen && this.player === null;
	}

	/** Whose phone it is, as the owner has it, what it may do, and what the table has half typed. */
	get seat(): Readonly<Pick<Mirror['seat'], 'linked' | 'may' | 'no' | 'wished' | 'stands' | 'besides'>> {
		return this.#mirror.seat;
	}

	/** How many things said here the owner has not answered yet. */
	get waiting(): number {
		return this.#mirror.proposals.length;
	}

	/** What belongs into the table's half-typed input, as it was said here last and not answered yet. */
	get unanswered(): unknown {
		return this.#mirror.proposals.at(-1)?.fill;
	}

	/** When the table was last known to be as it is shown (ms since 1970). */
	get heard(): number | undefined {
		return this.#mirror.at.heard;
	}

	get refused(): readonly Refused[] {
		return this.#mirror.refused;
	}

	/** The seal of what the table is drawn from; undefined where the app draws nothing. */
	get seal(): string | undefined {
		return this.#mirror.sealed.sealOf(this.#mirror.shown?.folded, this.fairness);
	}

	/** What came of drawing everything once more; undefined before the game is over. */
	get fairness(): Fairness | undefined {
		return this.#mirror.fairness;
	}

	/** Why the owner closed the link. */
	get closed(): string | undefined {
		return this.#mirror.closed;
	}

	/** Whose device the table is on now, if it has moved to a player's. */
	get movedTo(): string | undefined {
		return this.#mirror.movedTo;
	}

	/** A table that would be continued here: the user has to say, or it is under way. */
	get taking(): Mirror['taking']['state'] {
		return this.#mirror.taking.state;
	}

	/** Says whether the table may go on here. */
	answerGift(take: boolean): void {
		this.#mirror.taking.answer(take);
	}

	/** The table that was this device's goes on at the other end of a line: it is followed there, by whose it was before. */
	follow(line: Wire, table: Pick<Table, 'id' | 'rows' | 'folded'>): void {
		this.#restored = Promise.resolve();
		this.#begin();
		if (this.#before) this.#mirror.seat.player = whoseNow(table, null, this.#before);
		this.#attach(line);
	}

	/** The table is this device's: whose it was becomes one of its phones. */
	#own(line: Wire, rows: readonly Row[]): void {
		const [first] = rows;
		const table = idHere(first?.table ?? '');
		this.#mirror.line = undefined;
		this.#before = { table, since: nextOf({ rows }), player: this.player };
		this.#begin();
		void forget(first?.table ?? '');
		host.adopt(line, table);
		linking.asked = true;
		void this.goTo(table);
	}

	/** Goes to a table that is this device's by now. */
	goTo(table: string): Promise<void> {
		return goto(resolve(`/play?table=${encodeURIComponent(table)}`), { replaceState: true });
	}

	/** Starts with a table that is not known here yet. */
	#begin(): void {
		this.#giveUp();
		this.#mirror.detach();
		this.#look(this.#newMirror());
		this.#table = undefined;
		this.#chosen = false;
	}

	dismiss(): void {
		this.#mirror.dismiss();
	}

	/** Shows the table that this device was linked to last, without a link, unless one is there. */
	restore(): Promise<void> {
		this.#restored ??= (async () => {
			const [last] = await keptMirrors();
			if (last && this.#mirror.id === undefined && (await this.#mirror.restore(last))) this.#look();
		})();
		return this.#restored;
	}

	/** Reads the text of a code as a table's offer, and answers it. */
	async take(text: string): Promise<void> {
		await this.restore();
		const read = readLinkCode(text);
		this.#giveUp();
		if (read.what !== 'signal') return this.#fail(read.what === 'none' ? 'not-a-link' : read.what);
		const { signal } = read;
		if (signal.kind === 'answer') return this.#fail('an-answer');
		if (!Peer.possible) return this.#fail('impossible');
		const made = await Peer.answer(sdpOfSignal(signal)).catch(() => undefined);
		const answer = made && signalOfSdp(made.sdp, { ...signal, kind: 'answer' });
		if (!made || !answer) {
			made?.peer.close();
			return this.#fail('failed');
		}
		const { peer } = made;
		this.#peer = peer;
		this.why = undefined;
		this.answer = codeOfSignal(answer);
		this.#timer = setTimeout(() => {
			this.#giveUp();
			this.#fail('timeout');
		}, patience);
		peer.onopen = () => {
			clearTimeout(this.#timer);
			this.#peer = undefined;
			this.answer = undefined;
			// Who came by a code does not come back by the line before, but for a table that may come back there.
			if (this.closed !== 'moved') this.#mirror.line?.close();
			keepSpares(peer, false);
			this.#attach(peer);
		};
	}

	/** Speaks on a line, and on the one that takes its place when it breaks. */
	#attach(line: Wire, instead?: Wire): void {
		if (line instanceof Peer) {
			line.onback = (next) => this.#attach(next, line);
			line.onlooking = (looking) => {
				if (looking || this.#looks === line) this.#looks = looking ? line : undefined;
			};
		}
		this.#mirror.attach(line, instead);
	}

	/** Stops waiting for the owner's device to read the answer. */
	cancel(): void {
		this.#giveUp();
		this.why = undefined;
	}

	/** Says whose it is; `sure`: also where another phone of theirs does not answer. */
	sit(player: string | null, sure?: true): void {
		this.#chosen = player === null;
		this.#mirror.seat.sit(player, sure);
		this.#held = { mirror: this.#mirror };
	}

	join(name: string): void {
		this.#mirror.seat.join(name);
	}

	/** Says something that happened, and what belongs into the table's half-typed input. */
	say(facts: readonly Fact[], fill?: unknown): void {
		const folded = this.#mirror.shown?.folded;
		const moment = (fact: Fact) => folded?.variant.moment(folded.snapshot, fact) ?? {};
		this.#mirror.say(
			facts.map((fact) => saidAt(fact, moment(fact))),
			fill
		);
	}

	/** Leaves the table for good: it is not shown here any more. */
	async leave(): Promise<void> {
		const { id } = this.#mirror;
		this.#mirror.detach();
		// What is shown as left is gone from the disk, too; what the line's end had written meanwhile goes after it.
		if (id !== undefined) await forget(id);
		this.#begin();
		if (id !== undefined) await forget(id);
	}

	#fail(why: NoLink): void {
		this.why = why;
	}

	#giveUp(): void {
		clearTimeout(this.#timer);
		this.#peer?.close();
		this.#peer = undefined;
		this.answer = undefined;
	}

	#look(mirror = this.#mirror): void {
		this.#held = { mirror };
		const { id, box, kept } = mirror;
		if (kept && this.taking !== 'ours') void keepMirror(kept);
		if (id === undefined || !box || !this.#mirror.shown) return;
		if (this.#table?.id !== id) this.#table = Table.shown(mirrorLedger(id, () => this.#mirror));
	}
}

export const phone = new Phone();
