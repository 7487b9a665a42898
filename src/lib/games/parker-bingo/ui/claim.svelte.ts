import {
	allRead,
	atShape,
	countRead,
	mostLines,
	newClaimDraft,
	readClaimDraft,
	saidOf,
	stepBack,
	withEarlier,
	withLine,
	withNext,
	withoutCard,
	type ClaimDraft
} from '../rules/claim-draft';
import { claimView, type ClaimView } from '../rules/claim-view';
import { cardTaken, knownLines, linesClaimable, withCard, type CardTaken } from '../rules/known-card';
import { cardOf, type CardRefusal } from '../rules/card-set';
import type { ParkerFact } from '../rules/facts';
import type { Line } from '../rules/lines';
import { shapeOf } from '../rules/patterns';
import type { Context, Round } from '../rules/round';
import { rightClaims } from '../rules/winners';
import type { ParkerRefusal } from '../rules/rules';

/** What a claim is read back at: the table in play, or a round as it was when a claim was heard, and `whole`. */
export interface ClaimDesk {
	readonly round: Round;
	readonly whole?: Round;
	readonly context: Pick<Context, 'method' | 'partners' | 'seats'>;
	/** Has what was read back so far. */
	readonly table: { readonly draft: unknown; readonly lastDone?: number };
	saveDraft(draft: ClaimDraft): void;
	record(...facts: readonly ParkerFact[]): boolean;
	refused(refusal: ParkerRefusal): void;
}

/** The claim that is being heard: the first open shout, read back line by line. */
export class OpenClaim {
	readonly #desk: ClaimDesk;
	/** The square that was tapped to be changed. */
	#tapped = $state<number>();
	readonly #shout: () => string;
	/** @param shout returns the place of the shout that is heard */
	constructor(desk: ClaimDesk, shout = () => '') {
		this.#desk = desk;
		this.#shout = shout;
	}

	/** The number that comes next was not called, whichever it is; kept with what was read back. [PB-9] */
	get unread(): boolean {
		return this.draft.unread === true;
	}
	set unread(unread: boolean) {
		if (unread) this.#save(this.draft, unread);
		else if (this.unread) this.#save(this.draft);
	}

	/** What wins the round, where it is more than a line. [PB-23] */
	get pattern(): Round['pattern'] {
		return this.#desk.round.pattern;
	}
	/** The lines come by themselves, one after the other: nobody picks one. [PB-23] */
	get shaped(): boolean {
		return shapeOf(this.pattern).length > 0;
	}
	/** What was read back so far, or an empty draft for the first player who shouted. */
	readonly draft: ClaimDraft = $derived.by(() => {
		const { round, table } = this.#desk;
		const player = round.shouts[0]?.player ?? '';
		const shout = this.#shout();
		const saved = readClaimDraft(table.draft);
		// The version before named a shout by its round and the claims heard in it.
		const older = `${round.number}.${round.claims.length}`;
		// Of a claim that was undone and done again the one that was heard next stands behind it.
		const { ahead, waits = [] } = saved ?? {};
		const same = [saved, ...[ahead?.[1], ...waits].map(readClaimDraft)].find(
			(one) => one?.shout === shout || (one?.shout === older && one.player === player)
		);
		// Whose shout it was can be put right: what was read back stays with the shout, but for the card of a player's phone.
		const read = same?.sent && same.player !== player ? undefined : same;
		return atShape({ ...(read ?? newClaimDraft(player, shout)), player, shout, waits }, round.pattern);
	});
	readonly view: ClaimView = $derived.by(() =>
		claimView(this.#desk.round, this.draft, (card) => cardTaken(this.#desk, card, this.draft.player))
	);
	/** The square being filled: one that was tapped to change, else the first empty one, else -1. */
	get active(): number {
		return this.#tapped ?? this.draft.numbers.indexOf(undefined);
	}
	/** The check-board has decided: a wrong line may still be read back to its end. [PB-9] */
	get decided(): boolean {
		return this.active < 0 ? !this.view.goesOn : this.view.result?.right === false;
	}
	/** The players who shouted too and are heard after this claim. */
	get waiting(): readonly string[] {
		return this.#desk.round.shouts.slice(1).map(({ player }) => player);
	}
	/** Other claims of this stop were right already. */
	get others(): boolean {
		return rightClaims(this.#desk.round).length > 0;
	}
	/** Nothing is decided yet, so it may have been no bingo: the first lines of a pattern alone are none. [PB-23] */
	get undecided(): boolean {
		const open = !this.view.result && (this.draft.earlier.length === 0 || this.pattern !== undefined);
		return open && this.waiting.length === 0 && !this.others;
	}
	/** With no other claim about, the line and the award are one tap: "no other bingo". */
	get awardsNow(): boolean {
		return this.view.result?.right === true && this.waiting.length === 0 && !this.others;
	}

	/** The card that the claim is read from, when the app dealt it and its number is known. */
	readonly card = $derived.by(() => {
		const found = this.#find(this.draft.card);
		return found?.ok ? linesClaimable(found.card, this.pattern) : undefined;
	});
	/** The lines whose numbers are known: those named before, and all of a card that the app dealt. */
	readonly written = $derived.by(() => [...this.draft.earlier, ...(this.card ?? [])]);
	/**
	 * The table plays with the app's cards, this one's number is still to be named, and nothing was read back yet but
	 * perhaps the first line of a shape, which nobody named.
	 */
	get asksCard(): boolean {
		const { card, earlier, line, numbers } = this.draft;
		const untouched = this.shaped && earlier.length === 0 && !numbers.some(Boolean);
		return this.#desk.round.cards !== undefined && card === undefined && (!line || untouched);
	}
	/**
	 * The line of a card that the app dealt that lacks the fewest calls, and what one that lacks none has lost: that is
	 * complete no more this round. [PB-10]
	 */
	readonly open = $derived.by(() => {
		const { card } = this.draft;
		const { round } = this.#desk;
		const lines = this.card && card !== undefined ? knownLines(round, card, this.card) : [];
		const open = lines.filter(({ missing }) => missing.length > 0);
		const called = (number: number) => round.calls.includes(number);
		return {
			nearest: open.find(({ missing }) => !missing.some(called)),
			lost: open.find(({ missing }) => missing.every(called))?.missing
		};
	});

	/** Names the card by its serial number: its complete lines are judged at once. Returns the refusal, if any. */
	nameCard(typed: string): CardRefusal | CardTaken | undefined {
		const found = this.#find(typed);
		if (!found?.ok) return found;
		const { card } = found;
		const taken = cardTaken(this.#desk, card.serial, this.draft.player);
		if (taken) return taken;
		this.#save(withCard(this.#desk.round, this.draft, card.serial, linesClaimable(card, this.pattern)));
		return undefined;
	}
	/** It was another card than the one that was named: its number is asked again. Redo brings the first one back. */
	otherCard(): void {
		this.#save(withoutCard(this.draft), undefined, [this.#lastDone, this.draft]);
	}
	#find(serial: string | number | undefined) {
		const { cards } = this.#desk.round;
		return cards && serial !== undefined ? cardOf(cards.seed, cards.size, serial) : undefined;
	}

	pickLine(line: Line): void {
		this.#tapped = undefined;
		if (this.draft.earlier.some((named) => named.line === line)) {
			return this.#desk.refused({ why: 'line-twice', line });
		}
		const known = this.card?.find((named) => named.line === line);
		if (known) this.#save({ ...withLine(this.draft, line), numbers: known.numbers });
		else if (line !== this.draft.line) this.#save(withLine(this.draft, line));
		this.#goOn();
	}

	pickSquare(square: number): void {
		this.unread = false;
		this.#tapped = square;
	}

	/** Reads a number back; one that lies on another square is taken back from there. */
	pickNumber(number: number): void {
		const { active, draft } = this;
		const at = draft.numbers.indexOf(number);
		const read = at < 0 || at === active ? number : undefined;
		const place = read ? active : at;
		this.#save({ ...draft, numbers: draft.numbers.map((old, i) => (i === place ? read : old)) });
		this.#tapped = undefined;
		this.#goOn();
	}

	setPrinted(printed: number | undefined): void {
		this.#save({ ...this.draft, printed });
	}

	/** How many lines are named once this one is. */
	get count(): number {
		return this.draft.earlier.length + 1;
	}
	/** Which line of the claim it is, counted from 1: those of a shape have their order. [PB-23] */
	get nth(): number {
		return shapeOf(this.pattern).findIndex((line) => line === this.draft.line) + 1 || this.count;
	}
	/** One more line can be named: in Points, by hand, up to four [PB-20]; or the pattern has more. [PB-23] */
	get canNameMore(): boolean {
		return (
			this.view.goesOn ||
			(this.#desk.context.method === 'points' &&
				this.view.result !== undefined &&
				this.draft.card === undefined &&
				this.active < 0 &&
				this.count < mostLines)
		);
	}

	/** Goes on to one more line, for a double bingo. [PB-18] */
	nameNext(): void {
		const { named } = this.view;
		if (named) this.#save(withNext(this.draft, named));
	}

	/** Reads one of the lines named before again, by its place; the one that is being read comes after it. */
	pickEarlier(place: number): void {
		this.#tapped = undefined;
		this.#save(withEarlier(this.draft, place, this.view.named));
	}

	/** Removes what was read back last. Returns false when only the shout is left, or more was done since. */
	stepBack(): boolean {
		const { card, draft } = this;
		const { round } = this.#desk;
		if (this.#doneSince(draft)) return false;
		// The card wins: its lines were named with it, and another was picked after them.
		const won = card && withCard(round, draft, draft.card ?? 0, card);
		const picked = won?.line && draft.line && won.line !== draft.line;
		const before = draft.unread
			? { ...draft, unread: undefined }
			: picked
				? won
				: stepBack(draft, won?.line !== undefined, round.pattern);
		this.#tapped = undefined;
		const [least = 0, kept] = draft.was ?? [];
		const was = (!before || countRead(before) < least) && readClaimDraft(kept);
		const ahead = [this.#lastDone, draft] as const;
		// All that was read since is taken back: what was done before it comes next.
		if (was) this.#desk.saveDraft({ ...was, ahead });
		else if (before) this.#save(before, undefined, ahead);
		return Boolean(was || before);
	}

	/** The claim as it was before the last step back, unless that is not what is done again next. */
	get #ahead(): ClaimDraft | undefined {
		const [after, claim] = this.draft.ahead ?? [];
		return after === this.#lastDone ? readClaimDraft(claim) : undefined;
	}
	get canStepOn(): boolean {
		return this.#ahead !== undefined;
	}
	/** Reads again what was stepped back from last. Returns false where that is not what comes next. */
	stepOn(): boolean {
		const next = this.#ahead;
		this.#tapped = undefined;
		if (next) this.#desk.saveDraft(next);
		return next !== undefined;
	}

	/** Records the claim, and with `award` that no other bingo was called. */
	settle(award: boolean): boolean {
		const { draft, view } = this;
		if (view.lines.length === 0) return false;
		const claim = saidOf(draft, view.lines, this.pattern);
		// Two steps: undo first takes back that no other bingo was called.
		// The draft stays: undo brings the shout back with what was read.
		return this.#desk.record(claim) && (!award || this.#desk.record({ type: 'bingo.awarded' }));
	}

	/** The line is right and the pattern has more: the next one is read back without a tap. [PB-23] */
	#goOn(): void {
		if (this.view.goesOn) this.nameNext();
	}

	/** Returns whether something else was done since it was read. A phone can take back its own shout, so less may be done now. */
	#doneSince({ after }: ClaimDraft): boolean {
		return after !== undefined && after < this.#lastDone;
	}

	get #lastDone(): number {
		return this.#desk.table.lastDone ?? 0;
	}

	/** Keeps what was read back; what was stepped back from before is over with it, unless it is `ahead`. */
	#save(draft: ClaimDraft, unread?: true, ahead?: ClaimDraft['ahead']): void {
		const { ahead: _, ...before } = this.draft;
		const next = { ...draft, unread, ahead, after: this.#desk.table.lastDone };
		const was = this.#doneSince(before) ? ([countRead(next), before] as const) : before.was;
		const kept = readClaimDraft(was?.[1]);
		// What was read since may be taken back by hand, too.
		const same = kept && String(allRead(kept)) === String(allRead(next));
		this.#desk.saveDraft(same ? { ...kept, ahead } : { ...next, was });
	}
}
