import type { Box, Refusal } from '$lib/domain/box';
import { fold, readRows, type Folded } from '$lib/domain/fold';
import { isAddition, isFactRow, type FactRow, type NewRow, type Row } from '$lib/domain/rows';
import { grown, type Grown } from '$lib/session/preview';
import { rebase } from '$lib/session/rebase';
import { protocol, readToPhone, written, type ToOwner, type ToPhone } from './messages';
import { rowMark, sameFact } from './row-mark';
import type { Wire } from './wire';

type Said = Pick<FactRow, 'fact' | 'moment'>;

/** Something that this phone said, and of which the owner's answer is not known yet. */
export interface Proposal {
	readonly said: readonly Said[];
	readonly fill?: unknown;
	/** The first row that the phone had not when it was said. */
	readonly since: number;
	readonly at: number;
	/** Its number on this line; undefined for one that is still to be sent. */
	readonly n?: number;
}

/** What the owner would not take, and why. */
export interface Refused {
	readonly said: readonly Said[];
	readonly refusal: Refusal;
}

/** What a phone keeps of a table, so that a reload loses nothing. */
export interface KeptMirror {
	readonly table: string;
	readonly box: string;
	readonly rows: readonly unknown[];
	readonly proposals: readonly Proposal[];
	readonly player: string | null;
}

/** How it stands between the phone and the owner. */
export type LinkState =
	/** No line. */
	| 'off'
	/** A line, and no journal yet. */
	| 'greeting'
	| 'linked'
	/** The owner does not answer for the moment. */
	| 'faint'
	/** The owner has left the table; what is said waits. */
	| 'away';

interface Surroundings {
	readonly findBox: (id: string) => Promise<Box | undefined>;
	/** This phone's own id. */
	readonly device: string;
	/** Something is otherwise. */
	readonly changed: () => void;
	/** Milliseconds since 1970. */
	readonly now: () => number;
}

/** A table of another device, as a phone follows it: the rows that the owner has, and what was said here on top. */
export class Mirror {
	readonly #around: Surroundings;
	#wire: Wire | undefined;
	#welcomed = false;
	/** All rows up to now were heard since the line was opened. */
	#whole = false;
	#faint = false;
	#away = false;
	#id: string | undefined;
	#box: Box | undefined;
	#confirmed: Grown | undefined;
	#shown: Grown | undefined;
	#newer = false;
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

	get id(): string | undefined {
		return this.#id;
	}

	get box(): Box | undefined {
		return this.#box;
	}

	/** The journal with what was said here on top. */
	get shown(): Grown | undefined {
		return this.#shown;
	}

	get newer(): boolean {
		return this.#newer;
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
		if (!box || this.#id !== undefined) return false;
		const read = readRows(box, kept.rows);
		const folded = fold(box, read.rows);
		if (!folded.ok) return false;
		this.#id = kept.table;
		this.#box = box;
		this.#newer = read.newer;
		this.#confirmed = { rows: read.rows, folded };
		this.#proposals = kept.proposals.map(({ n: _n, ...unsent }) => unsent);
		this.player = kept.player;
		this.#show();
		return true;
	}

	/** What is kept of it; undefined before there is anything. */
	get kept(): KeptMirror | undefined {
		if (this.#id === undefined || !this.#box || !this.#confirmed) return undefined;
		return {
			table: this.#id,
			box: this.#box.id,
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
			...{ t: 'hello', p: protocol, device: this.#around.device, table: this.#id ?? null },
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
		if (!read.ok) return this.#leave(wire, read.why);
		const { message } = read;
		if (message.t === 'bye') return this.#leave(wire, message.why);
		if (message.t === 'welcome') {
			if (this.#welcomed) return this.#leave(wire, 'order');
			await this.#begin(wire, message);
		} else if (!this.#welcomed) return this.#leave(wire, 'order');
		else if (message.t === 'rows') this.#take(wire, message);
		else if (message.t === 'refused') this.#refuse(message);
		else if (message.t === 'no') this.no = message.why;
		else {
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
		if (!box) return this.#leave(wire, 'unknown-box');
		if (this.#id !== table) {
			// Another table than the one that was followed: what was said there was said there.
			this.#proposals = [];
			this.refused = [];
		}
		this.#id = table;
		this.#box = box;
		this.#welcomed = true;
		if (reset) this.#confirmed = undefined;
	}

	#take(wire: Wire, { rows: raw, taken, all }: Extract<ToPhone, { t: 'rows' }>): void {
		const box = this.#box;
		if (!box) return;
		const next = this.#next(this.#confirmed);
		if (
			raw.some(
				({ seq, table }, i) => table !== this.#id || seq < (i === 0 ? next : (raw[i - 1]?.seq ?? 0) + 1)
			)
		)
			return this.#leave(wire, 'order');
		const read = readRows(box, raw);
		this.#newer ||= read.newer;
		if (this.#confirmed) this.#confirmed = grown({ box, ...this.#confirmed }, read.rows);
		else {
			const folded = fold(box, read.rows);
			if (!folded.ok) return this.#leave(wire, read.newer ? 'newer' : 'garbage');
			this.#confirmed = { rows: read.rows, folded };
		}
		for (const [n, seq] of taken) {
			const at = this.#proposals.findIndex((one) => one.n === n);
			// What was said after it comes after it in the journal too.
			this.#proposals = this.#proposals.flatMap((one, i) =>
				one.n === n ? [] : [i > at ? { ...one, since: Math.max(one.since, seq + 1) } : one]
			);
		}
		if (all && !this.#whole) {
			this.#whole = true;
			this.#forgetTaken();
		}
		if (all) this.#send();
		this.#show();
	}

	/**
	 * After a new line: what was proposed on an earlier one and stands in the journal was taken, though the answer was
	 * lost. Proposals come in their order, so a row answers one of them.
	 */
	#forgetTaken(): void {
		let from = 0;
		this.#proposals = this.#proposals.filter(({ said, since }) => {
			let next = Math.max(from, since);
			for (const { fact, moment } of said) {
				const row = this.#confirmed?.rows.find(
					(row) =>
						isFactRow(row) &&
						row.seq >= next &&
						sameFact(row.fact, fact) &&
						(moment === undefined || sameFact(row.moment, moment))
				);
				if (!row) return true;
				next = row.seq + 1;
			}
			if (said.length === 0) return true;
			from = next;
			return false;
		});
	}

	#refuse({ n, why }: Extract<ToPhone, { t: 'refused' }>): void {
		const proposal = this.#proposals.find((one) => one.n === n);
		this.#proposals = this.#proposals.filter((one) => one !== proposal);
		this.refused = [...this.refused, { said: proposal?.said ?? [], refusal: why }].slice(-50);
		this.#show();
	}

	/** Puts what was said here on top of what the owner has; what does not fit there any more waits for the owner's word. */
	#show(): void {
		const [id, box, confirmed] = [this.#id, this.#box, this.#confirmed];
		if (id === undefined || !box || !confirmed) return;
		if (this.#proposals.every(({ said }) => said.length === 0)) {
			this.#shown = confirmed;
			return;
		}
		let seq = this.#next(confirmed);
		const rows = this.#proposals.flatMap(({ said, at }) =>
			said.map((one: NewRow): Row => ({ table: id, seq: seq++, at, by: 'hand', v: 1, ...one }) as Row)
		);
		const { folded } = confirmed as { folded: Folded };
		this.#shown = rebase({ id, box, rows: confirmed.rows, folded }, rows, this.#next(confirmed));
	}
}
