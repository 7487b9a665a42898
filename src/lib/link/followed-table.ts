import type { Box, Refusal } from '$lib/domain/box';
import type { Instead } from '$lib/domain/reseat';
import type { Row } from '$lib/domain/rows';
import type { Grown } from '$lib/session/preview';
import type { Fairness, FairRules } from './fair';
import type { ToPhone } from './messages';
import {
	keptOf,
	namedAt,
	nextOf,
	onTop,
	type readKept,
	refusedAs,
	unanswered,
	withoutDraws,
	withoutTaken,
	withRows,
	type KeptMirror,
	type Proposal,
	type Refused
} from './proposals';
import { Sealed } from './sealed';
import { saidNow, seatsSince } from './seats-since';

type Welcome = Extract<ToPhone, { t: 'welcome' }>;

/** A table of another device as this phone knows it: the rows that its owner has sent, and what was said here on top. */
export class FollowedTable {
	/** Known from the welcome on, as is its box. */
	id: string | undefined;
	box: Box | undefined;
	/** It was written by a newer app. */
	newer = false;
	#confirmed: Grown | undefined;
	/** The same with rows of which the rest is still to come: a change of seats may come in two parts, and its line may break between. */
	#heard: Grown | undefined;
	/** The line has brought a welcome, and not all the rows yet that follow it. */
	expects = false;
	/** The journal with what was said here on top. */
	shown: Grown | undefined;
	readonly sealed = new Sealed();
	/** What was said here, and not answered yet. */
	proposals: readonly Proposal[] = [];
	/** What the owner refused. */
	refused: readonly Refused[] = [];

	/** The rows that the owner has sent. */
	get rows(): readonly Row[] | undefined {
		return this.#confirmed?.rows;
	}

	/** The first row that the owner has not sent. */
	get next(): number {
		return nextOf(this.#confirmed);
	}

	/** What came of drawing everything once more; undefined before the game is over. */
	get fairness(): Fairness | undefined {
		return this.sealed.check(this.box, this.rows);
	}

	/** Returns what is kept of it, with what its phone knows; undefined before there is anything. */
	kept(of: Pick<Parameters<typeof keptOf>[0], 'at' | 'seat'>): KeptMirror | undefined {
		const { id, box, proposals, sealed } = this;
		return keptOf({ id, box, proposals, sealed, ...of }, this.rows);
	}

	/** Takes what was kept, as `readKept` has read it. */
	restore(
		{ table, proposals, seeds = [] }: KeptMirror,
		{ box, newer, now, fair }: NonNullable<Awaited<ReturnType<typeof readKept>>>
	): void {
		this.id = table;
		this.box = box;
		this.newer = newer;
		this.#confirmed = now;
		this.sealed.rules = fair;
		this.sealed.seeds = seeds;
		this.proposals = proposals;
		this.show();
	}

	/** Turns to the table of a welcome, or to its rows from the first one on where it says so. */
	open({ table, reset }: Welcome, box: Box, fair: FairRules | undefined): void {
		if (this.id !== table) {
			// Another table than the one that was followed: what was said there, and not taken, never will be.
			this.refused = this.proposals.map(refusedAs({ why: 'other-table' }));
			this.proposals = [];
			this.#confirmed = undefined;
			this.sealed.seeds = [];
			this.shown = undefined;
			this.newer = false;
		}
		this.proposals = withoutDraws(this.proposals);
		this.sealed.rules = fair;
		this.id = table;
		this.box = box;
		this.#heard = reset ? undefined : this.#confirmed;
		this.expects = true;
	}

	/**
	 * Takes rows that the owner has sent, once `all` are there. Returns whose the seats are with that, by who had them
	 * before, or why they are no rows.
	 */
	take({ rows: raw, taken, all }: Extract<ToPhone, { t: 'rows' }>): Instead | string | undefined {
		const { id, box } = this;
		if (id === undefined || !box) return undefined;
		const read = withRows({ id, box }, this.#heard, raw);
		if (typeof read === 'string') return read;
		this.newer ||= read.newer;
		this.#heard = read.now;
		if (!all) return undefined;
		const seats = seatsSince(read.now, this.next);
		this.#confirmed = read.now;
		this.expects = false;
		this.proposals = withoutTaken(this.proposals, taken);
		return seats;
	}

	/**
	 * Says what was said here in the seats of now. What was said in one that is nobody's any more waits for its answer, or is
	 * refused where it was not sent. On a `fresh` line what stands in the journal already is let go first.
	 */
	settle(fresh: boolean): void {
		const now = this.#confirmed;
		if (!now) return;
		if (fresh) this.proposals = unanswered(this.proposals, now);
		this.proposals = this.proposals.flatMap((one) => {
			const said = saidNow(one.said, seatsSince(now, namedAt(one)));
			if (said) return { ...one, said, named: this.next };
			if (one.n !== undefined) return one;
			this.#refuse(one, { why: 'not-your-seat' });
			return [];
		});
	}

	/** Adds what is said here. */
	say(what: Pick<Proposal, 'said' | 'fill' | 'draws'>, at: number): void {
		this.proposals = [...this.proposals, { ...what, since: this.next, named: this.next, at }];
	}

	/** Takes back what was said last, of which nobody has heard. */
	unsay(): void {
		this.proposals = this.proposals.slice(0, -1);
		this.show();
	}

	/** Hears that the owner refused a proposal. */
	refuse({ n, why }: Extract<ToPhone, { t: 'refused' }>): void {
		const proposal = this.proposals.find((one) => one.n === n) ?? { said: [] };
		this.proposals = this.proposals.filter((one) => one.n !== n);
		this.#refuse(proposal, why);
		this.show();
	}

	#refuse(proposal: Omit<Refused, 'refusal'>, why: Refusal): void {
		this.refused = [...this.refused, refusedAs(why)(proposal)].slice(-50);
	}

	/** Puts what was said here on top of what the owner has; what does not fit there any more waits for the owner's word. */
	show(): void {
		const { id, box } = this;
		const confirmed = this.#confirmed;
		if (id === undefined || !box || !confirmed) return;
		this.shown = onTop({ id, box, ...confirmed }, this.proposals, this.next);
	}
}
