import type { Box, Refusal } from '$lib/domain/box';
import { fold, readRows } from '$lib/domain/fold';
import { isAddition, type Row } from '$lib/domain/rows';
import { grown, type Grown } from '$lib/session/preview';
import { outOfTurn, protocol, readToPhone, written, type ToOwner, type ToPhone } from './messages';
import {
	onTop,
	type LinkState,
	type Surroundings,
	unanswered,
	withoutTaken,
	type KeptMirror,
	type Proposal,
	type Refused,
	type Said
} from './proposals';
import { rowMark } from './row-mark';
import type { Wire } from './wire';

/** A table of another device, as a phone follows it: the rows that the owner has, and what was said here on top. */
export class Mirror {
	readonly #around: Surroundings;
	#wire: Wire | undefined;
	#welcomed = false;
	/** All rows up to now were heard since the line was opened. */
	#whole = false;
	#faint = false;
	#away = false;
	/** The table's id, its box, and whether it was written by a newer app; known from the welcome on. */
	id: string | undefined;
	box: Box | undefined;
	#confirmed: Grown | undefined;
	#shown: Grown | undefined;
	newer = false;
	#proposals: readonly Proposal[] = [];
	#sent = 0;
	/** Messages are taken one after the other: the first may wait for the rules of its box. */
	#hearing: Promise<void> = Promise.resolve();
	/** Whose phone it is, as the owner has it; null where it only looks. */
	player: string | null = null;
	/** Whose phones are linked. */
	linked: readonly string[] = [];
	may: 'look' | 'own' | 'all' = 'look';
	/** What the owner refused; `dismiss` once it was shown. */
	refused: readonly Refused[] = [];
	/** Why the last wish to sit down was refused. */
	no: Refusal | undefined;
	/** Why the owner closed the line, or what was wrong with it. */
	closed: string | undefined;

	constructor(around: Surroundings) {
		this.#around = around;
	}

	/** The journal with what was said here on top. */
	get shown(): Grown | undefined {
		return this.#shown;
	}

	get proposals(): readonly Proposal[] {
		return this.#proposals;
	}

	get state(): LinkState {
		if (!this.#wire) return 'off';
		if (!this.#whole) return 'greeting';
		if (this.#faint) return 'faint';
		return this.#away ? 'away' : 'linked';
	}

	/** Goes on with what was kept. Returns false where it can't be read. */
	async restore(kept: KeptMirror): Promise<boolean> {
		const box = await this.#around.findBox(kept.box);
		if (!box || this.id !== undefined) return false;
		const read = readRows(box, kept.rows);
		const folded = fold(box, read.rows);
		if (!folded.ok) return false;
		this.id = kept.table;
		this.box = box;
		this.newer = read.newer;
		this.#confirmed = { rows: read.rows, folded };
		this.#proposals = kept.proposals.map(({ n: _n, ...unsent }) => unsent);
		this.player = kept.player;
		this.#show();
		return true;
	}

	/** What is kept of it; undefined before there is anything. */
	get kept(): KeptMirror | undefined {
		if (this.id === undefined || !this.box || !this.#confirmed) return undefined;
		return {
			table: this.id,
			box: this.box.id,
			rows: this.#confirmed.rows,
			proposals: this.#proposals,
			player: this.player
		};
	}

	/** Speaks on a line from now on. */
	attach(wire: Wire): void {
		this.#wire?.close();
		this.#wire = wire;
		this.#welcomed = this.#whole = this.#faint = this.#away = false;
		this.#sent = 0;
		this.closed = this.no = undefined;
		this.#proposals = this.#proposals.map(({ n: _n, ...unsent }) => unsent);
		// What a message of an earlier line still waits for is nothing to this one.
		this.#hearing = Promise.resolve();
		wire.onmessage = (message) => {
			this.#hearing = this.#hearing
				.then(() => this.#hear(wire, message))
				.catch(() => this.#leave(wire, 'garbage'));
		};
		wire.onclose = () => this.#lose(wire, undefined);
		wire.onfaint = (faint) => {
			if (this.#wire !== wire) return;
			this.#faint = faint;
			this.#around.changed();
		};
		const last = this.#confirmed?.rows.at(-1);
		this.#say({
			...{ t: 'hello', p: protocol, device: this.#around.device, table: this.id ?? null },
			...{ since: last ? last.seq + 1 : 0, mark: rowMark(last), player: this.player }
		});
		this.#around.changed();
	}

	/** Leaves the line; what is known stays. */
	detach(): void {
		const wire = this.#wire;
		this.#lose(wire, undefined);
		wire?.close();
	}

	/** Says whose phone it is. */
	sit(player: string | null): void {
		this.no = undefined;
		this.#say({ t: 'sit', player });
	}

	/** Asks for a seat of one's own. */
	join(name: string): void {
		this.no = undefined;
		this.#say({ t: 'join', name });
	}

	dismiss(): void {
		this.refused = [];
		this.#around.changed();
	}

	/** Proposes rows that a table judged fit, or to take one's last back. Returns why that cannot be. */
	propose(rows: readonly Row[]): Refusal | undefined {
		if (rows.length > 0 && rows.every(isAddition)) {
			this.#add({ said: rows.map(({ fact, moment }) => (moment ? { fact, moment } : { fact })) });
			return undefined;
		}
		const struck = rows.map((row) => ('strikes' in row && row.by === 'undo' ? row.strikes : -1));
		if (rows.length === 0 || struck.includes(-1)) return { why: 'not-your-seat' };
		const first = this.#next(this.#confirmed);
		const pending = this.#proposals.at(-1);
		if (pending) {
			// Not sent yet, so nobody has heard of it.
			if (!struck.every((seq) => seq >= first) || pending.n !== undefined) return { why: 'not-your-seat' };
			this.#proposals = this.#proposals.slice(0, -1);
			this.#show();
			this.#around.changed();
			return undefined;
		}
		if (!this.#whole) return { why: 'not-linked' };
		this.#say({ t: 'undo', n: ++this.#sent, last: Math.max(...struck) });
		return undefined;
	}

	/** Proposes facts, and what belongs into the table's half-typed input. */
	say(said: readonly Said[], fill?: unknown): void {
		this.#add(fill === undefined ? { said } : { said, fill });
	}

	#add(what: Pick<Proposal, 'said' | 'fill'>): void {
		const since = this.#next(this.#confirmed);
		this.#proposals = [...this.#proposals, { ...what, since, at: this.#around.now() }];
		this.#send();
		this.#show();
		this.#around.changed();
	}

	#next = (grown: Grown | undefined): number => (grown?.rows.at(-1)?.seq ?? -1) + 1;

	#say(message: ToOwner): void {
		this.#wire?.send(written(message));
	}

	/** Sends what was not sent yet, as soon as the journal is whole. */
	#send(): void {
		if (!this.#whole) return;
		this.#proposals = this.#proposals.map((proposal) => {
			if (proposal.n !== undefined) return proposal;
			const n = ++this.#sent;
			const { said, fill } = proposal;
			this.#say({ t: 'propose', n, said: [...said], ...(fill === undefined ? {} : { fill }) });
			return { ...proposal, n };
		});
	}

	#lose(wire: Wire | undefined, why: string | undefined): void {
		if (!wire || this.#wire !== wire) return;
		wire.onmessage = wire.onclose = wire.onfaint = undefined;
		this.#wire = undefined;
		this.#welcomed = this.#whole = this.#faint = this.#away = false;
		this.closed = why;
		this.linked = [];
		this.#around.changed();
	}

	async #hear(wire: Wire, text: unknown): Promise<void> {
		if (this.#wire !== wire) return;
		const read = readToPhone(text);
		const why = read.ok ? outOfTurn(read.message, this.#welcomed) : read.why;
		const message = read.ok && why === undefined ? read.message : undefined;
		if (!message) this.#leave(wire, why ?? 'garbage');
		else if (message.t === 'welcome') await this.#begin(wire, message);
		else if (message.t === 'rows') this.#take(wire, message);
		else if (message.t === 'refused') this.#refuse(message);
		else if (message.t === 'no') this.no = message.why;
		else if (message.t !== 'bye') {
			this.player = message.player;
			this.linked = message.linked;
			this.may = message.may;
			this.#away = message.away;
		}
		this.#around.changed();
	}

	#leave(wire: Wire, why: string): void {
		wire.close();
		this.#lose(wire, why);
	}

	async #begin(wire: Wire, { box: name, table, reset }: Extract<ToPhone, { t: 'welcome' }>): Promise<void> {
		const box = await this.#around.findBox(name);
		if (this.#wire !== wire) return;
		if (!box) {
			this.#leave(wire, 'unknown-box');
			return;
		}
		if (this.id !== table) {
			// Another table than the one that was followed: what was said there was said there.
			this.#proposals = [];
			this.refused = [];
		}
		this.id = table;
		this.box = box;
		this.#welcomed = true;
		if (reset) this.#confirmed = undefined;
	}

	#take(wire: Wire, { rows: raw, taken, all }: Extract<ToPhone, { t: 'rows' }>): void {
		const box = this.box;
		if (!box) return;
		const next = this.#next(this.#confirmed);
		if (
			raw.some(
				({ seq, table }, i) => table !== this.id || seq < (i === 0 ? next : (raw[i - 1]?.seq ?? 0) + 1)
			)
		)
			return this.#leave(wire, 'order');
		const read = readRows(box, raw);
		this.newer ||= read.newer;
		if (this.#confirmed) this.#confirmed = grown({ box, ...this.#confirmed }, read.rows);
		else {
			const folded = fold(box, read.rows);
			if (!folded.ok) return this.#leave(wire, read.newer ? 'newer' : 'garbage');
			this.#confirmed = { rows: read.rows, folded };
		}
		this.#proposals = withoutTaken(this.#proposals, taken);
		if (all && !this.#whole) {
			this.#whole = true;
			this.#proposals = unanswered(this.#proposals, this.#confirmed.rows);
		}
		if (all) this.#send();
		this.#show();
	}

	#refuse({ n, why }: Extract<ToPhone, { t: 'refused' }>): void {
		const proposal = this.#proposals.find((one) => one.n === n);
		this.#proposals = this.#proposals.filter((one) => one !== proposal);
		this.refused = [...this.refused, { said: proposal?.said ?? [], refusal: why }].slice(-50);
		this.#show();
	}

	/** Puts what was said here on top of what the owner has; what does not fit there any more waits for the owner's word. */
	#show(): void {
		const [id, box, confirmed] = [this.id, this.box, this.#confirmed];
		if (id === undefined || !box || !confirmed) return;
		this.#shown = onTop({ id, box, ...confirmed }, this.#proposals, this.#next(confirmed));
	}
}
