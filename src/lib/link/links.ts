import { Beside } from './besides';
import type { FairRules } from './fair';
import { Giving, type Giver } from './giving';
import { answer, nowhere, takeIn, type Court } from './judge';
import { protocol, wider, written, type Asked, type ToOwner, type ToPhone } from './messages';
import {
	agrees,
	calledAt,
	isSettled,
	lastSeq,
	mostPhones,
	mostWaiting,
	newPhone,
	newTold,
	rowsFor,
	shownAs,
	turn,
	type Closed,
	type LinkedPhone,
	type OwnerTable,
	type Phone,
	type Surroundings
} from './phones';
import { Following, heardAt } from './reseat';
import { renewSeed, seedsToTell } from './new-seed';
import type { Held, SeatRules } from './seat';
import { Seating } from './seating';
import type { Wire } from './wire';

/**
 * The links of the device that owns a table: up to twelve phones follow its journal, and what they propose is judged
 * by the table itself. Whatever a phone sends, the worst that comes of it is that its link is closed.
 */
export class Links {
	readonly #around: Surroundings;
	readonly #told;
	readonly #seating: Seating;
	readonly #following = new Following();
	readonly #beside = new Beside();
	#phones: Phone[] = [];
	/** The table went to another device, and whose that is; phones that were told so wait on these lines for it to come back. */
	#went: { readonly to: string | undefined; readonly lines: Set<Wire> } | undefined;
	#keys = 0;
	/** What players have in their hands, or half typed, as their phones know it, also while these are away. */
	readonly #held = new Map<string, Held>();
	#at: Pick<Court, 'table' | 'seat' | 'fair'> = nowhere;
	/** The id of the table that the links are of; kept when the owner leaves it for a while. */
	#id: string | undefined;
	/** What everybody was called when the owner left the table. */
	#called: string | undefined;
	#may: 'own' | 'all' = 'own';
	/** The table is on its way to this phone. */
	#given: { readonly to: Phone; readonly giving: Giving } | undefined;

	constructor(around: Surroundings) {
		this.#around = around;
		const seats = () => ({ ...this.#court, untold: this.#following.untold });
		this.#seating = new Seating(seats, (phone, message) => this.#tell(phone, message), around);
		this.#told = around.told ?? newTold();
	}

	get phones(): readonly LinkedPhone[] {
		return this.#phones.map(shownAs);
	}

	/** Phones may say what their own player does, or whatever is done at the table. */
	get may(): 'own' | 'all' {
		return this.#may;
	}

	set may(may: 'own' | 'all') {
		this.#may = may;
		this.#tellSeats();
		this.sync();
	}

	/** The table is open on this device: phones hear of it, and what they proposed meanwhile is judged. */
	attach(table: OwnerTable, seat: SeatRules, fair?: FairRules): void {
		this.turnTo(table.id);
		this.#at = { table, seat, fair };
		// A name that was put right meanwhile is put right on the phones, too.
		if (this.#called !== undefined && this.#called !== calledAt(table))
			for (const phone of this.#phones) Object.assign(phone, { welcomed: false, anew: true });
		this.sync();
		for (const phone of this.#phones)
			for (const message of phone.waiting.splice(0)) this.#propose(phone, message);
		this.#tellSeats();
	}

	/**
	 * The links are of this table from now on. Phones of the table before follow, except one that it was being given to;
	 * and so do those that waited for this one to come back.
	 */
	turnTo(table: string): void {
		const other = this.#id !== undefined && this.#id !== table;
		const lines = this.#went?.lines ?? [];
		this.#went = undefined;
		for (const line of lines)
			if (other) line.close();
			else if (this.add(line)) line.send(written({ t: 'next' }));
		const given = this.#given?.giving.state === 'over' ? undefined : this.#given?.to;
		if (other) {
			this.#called = undefined;
			this.#held.clear();
			for (const phone of this.#phones) if (phone === given || !turn(phone)) this.#end(phone, 'other-table');
		}
		this.#id = table;
	}

	/** The owner leaves the table; the links stay. */
	detach(): void {
		this.#called = this.#at.table && calledAt(this.#at.table);
		this.#at = nowhere;
		this.#tellSeats();
	}

	/** Adds a line on which a phone will say hello, `instead` of one that broke. A thirteenth phone hears that there is no room. */
	add(wire: Wire, instead?: Wire): boolean {
		for (const before of this.#phones.filter(({ wire }) => wire === instead)) this.#drop(before);
		if (this.#phones.length >= mostPhones) {
			wire.send(written({ t: 'bye', why: 'full' }));
			wire.close();
			return false;
		}
		const phone = newPhone(++this.#keys, wire, this.#around.now());
		this.#phones.push(phone);
		wire.onmessage = (message) => this.#hear(phone, message);
		wire.onclose = () => this.#drop(phone);
		wire.onfaint = (faint) => {
			phone.faint = faint;
			this.#seating.hearWishes();
			this.#around.changed();
		};
		this.#around.changed();
		return true;
	}

	/** Closes the link of one phone, as the owner's screen asks: its seat is theirs who asks for it. */
	close(key: number): void {
		const phone = this.#phones.find((one) => one.key === key);
		if (phone) this.#end(Object.assign(phone, { player: null }), 'ended');
	}

	/** `to`: whose device has the table now. */
	closeAll(why: Closed = 'ended', to?: string): void {
		if (why === 'moved') this.#went ??= { to, lines: new Set() };
		for (const phone of this.#phones) this.#end(phone, why, to);
		this.#held.clear();
	}

	/** Offers the table to a phone, to go on there. Returns undefined for one that is not there, or of another version. */
	give(key: number, giver: Giver): Giving | undefined {
		const to = this.#phones.find((one) => one.key === key);
		const busy = this.#given && this.#given.giving.state !== 'over';
		if (!to?.welcomed || to.hello?.p !== protocol || busy) return undefined;
		const giving = new Giving((message) => to.wire.send(written(message)), giver);
		this.#given = { to, giving };
		return giving;
	}

	/** Lets go of the line to a phone, which goes on as something else. */
	release(key: number): Wire | undefined {
		const phone = this.#phones.find((one) => one.key === key);
		if (phone) this.#drop(phone);
		return phone?.wire;
	}

	/** Sends what the journal has gained since, as far as it is on the disk. Call it whenever the table has changed, and say what has. */
	sync(_changed?: readonly unknown[]): void {
		if (this.#at.table && this.#at.fair) renewSeed(this.#at.table, this.#told);
		this.#beside.look(this.#at.table);
		const followed = this.#following.follow(this.#phones, this.#held, this.#at.table);
		for (const phone of this.#phones)
			if (phone.hello && !phone.welcomed) this.#welcome(phone);
			else if (phone.welcomed) this.#sendRows(phone);
		if (followed) this.#tellSeats();
	}

	#tell(phone: Phone, message: ToPhone): void {
		if (this.#given?.to !== phone || !this.#given.giving.silent) phone.wire.send(written(message));
	}

	#end(phone: Phone, why: Closed, to?: string): void {
		this.#tell(phone, { t: 'bye', why, ...(to === undefined ? {} : { to }) });
		this.#drop(phone);
		const [line, lines] = [phone.wire, this.#went?.lines];
		if (why !== 'moved' || !lines || phone.hello?.p !== protocol) return line.close();
		lines.add(line);
		line.onclose = () => lines.delete(line);
	}

	#drop(phone: Phone): void {
		phone.wire.onmessage = phone.wire.onclose = phone.wire.onfaint = undefined;
		this.#phones = this.#phones.filter((one) => one !== phone);
		if (this.#given?.to === phone) this.#given.giving.lost();
		this.#tellSeats(phone.player);
	}

	#hear(phone: Phone, text: unknown): void {
		if (!this.#phones.includes(phone)) return;
		if (!phone.gate.passes(this.#around.now())) return this.#end(phone, 'flood');
		const read = heardAt(this.#at.table, text);
		if (!read.ok) return this.#end(phone, read.why);
		const { message } = read;
		// It is for the table before.
		if (phone.turned && message.t !== 'hello') return;
		if ((message.t === 'hello') === (phone.hello !== undefined)) return this.#end(phone, 'order');
		if (message.t === 'hello') return this.#greet(phone, message);
		if (message.t === 'more') return this.#sendRows(Object.assign(phone, { besides: '' }));
		if (message.t === 'sit') {
			const sat = this.#seating.sit(phone, message.player, message.sure);
			return sat ? this.#sat(phone) : this.#around.changed();
		}
		if (message.t === 'join') return this.#join(phone, message.name);
		if (message.t === 'will' || message.t === 'got' || message.t === 'mine') {
			const given = this.#given?.to === phone && this.#given.giving.hear(message);
			return given ? undefined : this.#end(phone, 'order');
		}
		// Counted, so that a message that comes twice is not judged twice.
		if (message.n !== phone.last + 1) return this.#end(phone, 'order');
		phone.last = message.n;
		if (this.#at.table) return this.#propose(phone, message);
		if (phone.waiting.length >= mostWaiting) return this.#end(phone, 'flood');
		phone.waiting.push(message);
	}

	#greet(phone: Phone, hello: Extract<ToOwner, { t: 'hello' }>): void {
		Object.assign(phone, { hello, turned: false });
		// What it proposed and could not send comes right after the journal, so it sits down before.
		this.#seating.sitAgain(phone, hello.player);
		// A phone that comes back before its old line is known to be dead.
		for (const other of this.#phones)
			if (other !== phone && other.hello?.device === hello.device) this.#end(other, 'replaced');
		// It came back on another line, and the table has not.
		if (this.#went) return this.#end(phone, 'moved', this.#went.to);
		this.#welcome(phone);
	}

	#welcome(phone: Phone): void {
		const [hello, table] = [phone.hello, this.#at.table];
		if (!hello || !table || !isSettled(table)) return;
		const reset = phone.anew || !agrees(hello, table);
		Object.assign(phone, { next: reset ? 0 : hello.since, welcomed: true });
		this.#seating.sitAgain(phone, phone.player);
		this.#tell(phone, { t: 'welcome', p: wider, box: table.box.id, table: table.id, reset });
		this.#tellSeats();
		this.#sendRows(phone, true);
	}

	#sendRows(phone: Phone, always = false): void {
		const table = this.#at.table;
		if (!table) return;
		const messages = rowsFor(phone, table, always);
		for (const message of messages) this.#tell(phone, message);
		for (const message of this.#beside.toTell(this.#court, phone, this.#around)) this.#tell(phone, message);
		if (messages.length === 0) return;
		// The phone hears each seed when the game is over, once on each line.
		for (const noted of seedsToTell(phone, table, this.#told))
			void noted.then((seed) => this.#tell(phone, { t: 'seed', seed }));
	}

	/** `lost`: whose phone has lost its line. */
	#tellSeats(lost: string | null = null): void {
		const [sat] = this.#seating.hearWishes(lost);
		if (sat) return this.#sat(sat);
		this.#seating.tell();
		this.#around.changed();
	}

	/** Gives a phone the seat that it asks for, as the owner's screen says. */
	grant(key: number): void {
		const phone = this.#phones.find((one) => one.key === key);
		if (this.#seating.grant(phone)) this.#sat(phone);
	}

	#sat(phone: Phone): void {
		this.#held.delete(phone.hello?.device ?? '');
		this.#tellSeats();
		this.sync();
	}

	#join(phone: Phone, typed: string): void {
		const player = takeIn(this.#court, phone, typed, this.#around);
		if (typeof player === 'object') return this.#tell(phone, { t: 'no', why: player });
		// Who comes back may have a phone that still answers.
		return this.#seating.sit(phone, player) ? this.#sat(phone) : this.sync();
	}

	#propose(phone: Phone, message: Asked): void {
		const recorded = answer(this.#court, phone, message);
		if (!recorded.ok) return this.#tell(phone, { t: 'refused', n: message.n, why: recorded.refusal });
		phone.taken.push([message.n, lastSeq(this.#at.table?.rows ?? [])]);
		this.sync();
	}

	get #court() {
		return { ...this.#at, may: this.#may, held: this.#held, phones: this.#phones };
	}
}
