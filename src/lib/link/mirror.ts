import type { Box, Refusal } from '$lib/domain/box';
import { isAddition, type Row } from '$lib/domain/rows';
import type { Grown } from '$lib/session/preview';
import { FollowedTable } from './followed-table';
import type { Fairness } from './fair';
import { FloodGate } from './flood';
import type { Parcel } from './giving';
import { LeftLines } from './left-lines';
import { LineState } from './line-state';
import { isOfGiving, outOfTurn, readToPhone, wider, written, type ToOwner, type ToPhone } from './messages';
import {
	backOf,
	helloOf,
	proposed,
	readKept,
	sentTo,
	unsent,
	type KeptMirror,
	type LinkState,
	type Proposal,
	type Refused,
	type Said,
	type Surroundings
} from './proposals';
import { MirrorSeat } from './mirror-seat';
import type { Sealed } from './sealed';
import { Taking } from './taking';
import type { Wire } from './wire';

/** The line on which a phone follows a table of another device, and what is heard and said there. */
export class Mirror {
	readonly #around: Surroundings;
	#wire: Wire | undefined;
	/** The line that is spoken on, or that broke last. */
	line: Wire | undefined;
	readonly #left = new LeftLines((line, welcome) => this.#turn(line, true, welcome));
	/** What was heard so far on that line. */
	at = new LineState();
	readonly #table = new FollowedTable();
	#sent = 0;
	/** What is said here keeps to half of what the owner takes. */
	readonly #gate = new FloodGate(0, 0.5);
	/** Whose the seats are with rows that are still to come. */
	#seats: Extract<ToPhone, { t: 'seats' }> | undefined;
	/** Messages are taken one after the other: the first may wait for the rules of its box. */
	#hearing: Promise<void> = Promise.resolve();
	readonly seat = new MirrorSeat((message) => this.#say(message));
	/** Why the owner closed the line, or what was wrong with it. */
	closed: string | undefined;
	/** Whose device has the table now, where the owner said so when it closed the line. */
	movedTo: string | undefined;
	/** The table on its way to this device, where it is. */
	readonly taking: Taking;

	constructor(around: Surroundings) {
		this.#around = around;
		const { changed, taker } = around;
		const opened = (parcel: Parcel) => this.#wire && taker.opened(this.#lose(this.#wire, undefined), parcel);
		this.taking = new Taking((message) => this.#say(message), { ...taker, changed, opened });
	}

	get id(): string | undefined {
		return this.#table.id;
	}

	get box(): Box | undefined {
		return this.#table.box;
	}

	/** The table's rows with what was said here on top. */
	get shown(): Grown | undefined {
		return this.#table.shown;
	}

	get newer(): boolean {
		return this.#table.newer;
	}

	get sealed(): Sealed {
		return this.#table.sealed;
	}

	/** What was said here, and not answered yet. */
	get proposals(): readonly Proposal[] {
		return this.#table.proposals;
	}

	/** What the owner refused; `dismiss` once it was shown. */
	get refused(): readonly Refused[] {
		return this.#table.refused;
	}

	/** What came of drawing everything once more; undefined before the game is over. */
	get fairness(): Fairness | undefined {
		return this.#table.fairness;
	}

	get state(): LinkState {
		return this.at.state(this.#wire !== undefined && this.closed === undefined);
	}

	/** Goes on with what was kept. Returns false where it can't be read. */
	async restore(kept: KeptMirror): Promise<boolean> {
		const read = await readKept(kept, this.#find);
		if (!read || this.id !== undefined) return false;
		this.at = new LineState(kept.heard);
		this.seat.player = kept.player;
		this.seat.stands = kept.stands;
		this.seat.besides = { colours: kept.colours ?? {} };
		this.#table.restore({ ...kept, proposals: unsent(kept.proposals) }, read);
		return true;
	}

	#find = (name: string) => Promise.all([this.#around.findBox(name), this.#around.findFair(name)]);

	/** What is kept of it; undefined before there is anything. */
	get kept(): KeptMirror | undefined {
		return this.#table.kept(this);
	}

	/** Speaks on a line from now on; on one in the place of a line that is only waited on, no more than hello. */
	attach(wire: Wire, instead?: Wire): void {
		if (instead && this.#left.replace(instead, wire)) return wire.send(written(this.#hello));
		// A table that has moved may come back to where it was.
		this.#turn(wire, this.closed === 'moved' && this.#wire !== instead);
	}

	/** Turns to a line, which may have brought a welcome, and waits on the one before, or ends it. */
	#turn(wire: Wire, keeps: boolean, welcome?: unknown): void {
		if (this.#wire && keeps) this.#left.keep(this.#wire);
		else this.#wire?.close();
		this.#wire = this.line = wire;
		// What a message of an earlier line still waits for is nothing to this one.
		this.#hearing = Promise.resolve();
		wire.onmessage = (message) => {
			this.#hearing = this.#hearing
				.then(() => this.#hear(wire, message))
				.catch(() => void this.#lose(wire, 'garbage'));
		};
		wire.onclose = () => this.#lose(wire, undefined);
		wire.onfaint = (faint) => {
			if (this.#wire !== wire) return;
			this.at.touch(this.#around.now(), faint);
			this.#around.changed();
		};
		this.#greet(welcome);
		this.#around.changed();
	}

	/** Says hello, on a new line or to another table, where that was not answered before. */
	#greet(welcome?: unknown): void {
		this.at = new LineState(this.at.heard);
		this.#sent = 0;
		this.closed = this.seat.stands = this.movedTo = this.#seats = undefined;
		this.#table.proposals = unsent(this.proposals);
		if (welcome === undefined) this.#say(this.#hello);
		else this.#wire?.onmessage?.(welcome);
	}

	get #hello(): ToOwner {
		return helloOf(this.#around.device, this.id, this.#table.rows ?? [], this.seat.player);
	}

	/** Leaves all lines; what is known stays. */
	detach(): void {
		this.#lose(this.#wire, undefined)?.close();
		this.line?.close();
		this.#left.close();
	}

	dismiss(): void {
		this.#table.refused = [];
		this.#around.changed();
	}

	/** Proposes rows that a table judged fit, or to take one's last back. Returns why that cannot be. */
	propose(rows: readonly Row[]): Refusal | undefined {
		if (rows.length > 0 && rows.every(isAddition)) {
			const said = rows.map(({ fact, moment }) => (moment ? { fact, moment } : { fact }));
			const draws = this.sealed.draws(this.shown, rows);
			if (draws && (this.at.away || !this.at.whole)) return { why: this.at.away ? 'away' : 'not-linked' };
			this.#add({ said, draws });
			return draws ? { why: 'on-its-way' } : undefined;
		}
		const back = backOf(rows, this.proposals.at(-1), this.#table.next);
		if (typeof back === 'object') return back;
		if (back === 'unsaid') {
			this.#table.unsay();
			this.#around.changed();
			return undefined;
		}
		if (!this.at.whole) return { why: 'not-linked' };
		this.#say({ t: 'undo', n: ++this.#sent, last: back });
		return undefined;
	}

	/** Proposes facts, and what belongs into the table's half-typed input. */
	say(said: readonly Said[], fill?: unknown): void {
		this.#add(fill === undefined ? { said } : { said, fill });
	}

	#add(what: Pick<Proposal, 'said' | 'fill' | 'draws'>): void {
		this.#table.say(what, this.#around.now());
		this.#send();
		this.#table.show();
		this.#around.changed();
	}

	#say(message: ToOwner): void {
		this.#gate.passes(this.#around.now());
		this.#wire?.send(written(message));
	}

	/** Sends what was not sent yet, as soon as the journal is whole: of very much the rest a second later. */
	#send(): void {
		if (!this.at.whole) return;
		const to = sentTo(this.proposals, this.#gate.room(this.#around.now()));
		if (to < this.proposals.length) this.#around.later?.(() => this.#send());
		this.#table.proposals = this.proposals.map((proposal, i) => {
			if (proposal.n !== undefined || i >= to) return proposal;
			const sent = { ...proposal, n: ++this.#sent };
			this.#say(proposed(sent, this.at.wider));
			return sent;
		});
	}

	/** Lets go of a line, and ends it where there is a reason; what is known stays. */
	#lose<W extends Wire | undefined>(wire: W, why: string | undefined): W {
		if (!wire || this.#wire !== wire) return wire;
		// The table that has moved may come back: that is said on the same line.
		if (why !== 'moved') {
			wire.onmessage = wire.onclose = wire.onfaint = undefined;
			this.#wire = undefined;
			if (why !== undefined) wire.close();
		}
		this.at.touch(this.#around.now());
		this.at = new LineState(this.at.heard);
		this.closed = why ?? this.closed;
		this.seat.linked = [];
		// What is half typed there is not heard of any more.
		this.seat.besides = { colours: this.seat.besides.colours };
		this.taking.lost();
		this.#around.changed();
		return wire;
	}

	async #hear(wire: Wire, text: unknown): Promise<void> {
		if (this.#wire !== wire) return;
		const read = readToPhone(text);
		const why = read.ok ? outOfTurn(read.message, this.at.welcomed, this.at.whole && this.id) : read.why;
		const message = read.ok && why === undefined ? read.message : undefined;
		if (read.ok && read.message.t === 'bye') this.movedTo = read.message.to;
		if (!message) this.#lose(wire, why ?? 'garbage');
		else if (isOfGiving(message)) {
			if (!(await this.taking.hear(message))) this.#lose(wire, 'order');
		} else if (message.t === 'welcome') await this.#open(wire, message);
		else if (message.t === 'rows') this.#take(wire, message);
		else if (message.t === 'refused') {
			if (!this.seat.hearStanding(message)) this.#table.refuse(message);
		} else if (message.t === 'no') this.seat.hearNo(message.why);
		else if (message.t === 'seed') this.sealed.open(message.seed);
		else if (message.t === 'besides') this.seat.besides = message;
		else if (message.t === 'next') this.#greet();
		else if (message.t !== 'bye') {
			// Before the rows that say so it is still whose it was: the line may break before they are there.
			if (this.#table.expects) this.#seats = message;
			else this.seat.hear(message);
			this.at.away = message.away;
		}
		this.at.touch(this.#around.now());
		this.#around.changed();
	}

	async #open(wire: Wire, welcome: Extract<ToPhone, { t: 'welcome' }>): Promise<void> {
		const [box, fair] = await this.#find(welcome.box);
		if (this.#wire === wire && !box) this.#lose(wire, 'unknown-box');
		if (this.#wire !== wire || !box) return;
		const same = this.id === welcome.table;
		this.seat.askAgain(same);
		if (!same) this.#left.close();
		this.#table.open(welcome, box, fair);
		this.at.welcomed = true;
		this.at.wider = welcome.p >= wider;
		if (this.at.wider) this.#say({ t: 'more' });
	}

	#take(wire: Wire, message: Extract<ToPhone, { t: 'rows' }>): void {
		const now = this.#table.take(message);
		if (typeof now === 'string') this.#lose(wire, now);
		if (typeof now !== 'object') return;
		this.seat.follow(now);
		if (this.#seats) this.seat.hear(this.#seats);
		this.#seats = undefined;
		this.#table.settle(!this.at.whole);
		this.at.whole = true;
		this.#send();
		this.#table.show();
	}
}
