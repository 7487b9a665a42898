import type { FactOf, Snapshot } from '$lib/domain/box';
import { m } from '$lib/i18n';
import { fold } from '$lib/domain/fold';
import { sure } from '$lib/domain/sure';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import type { TableDesk } from '$lib/ui/table/desk.svelte';
import type { Quingo } from '..';
import { sizes, sizeOf, sumOf, type Die, type Sides } from '../rules/dice';
import { readFix, type Fix } from '../rules/draft';
import type { QuingoFact } from '../rules/facts';
import type { QuingoRefusal } from '../rules/refusal';
import { numberOf, openBoxes, withoutMark, type Box } from '../rules/sheet';
import { nextPool, sheetOf, sheetsAsMarked, type Context } from '../rules/table';
import { logText, moveText } from '../text/log';
import { isMark, type MarkFact } from '../rules/rearranged';
import { changeTo, mildestWay, spareFor } from './fix-change';
import { namesYoungest } from './youngest';

/** What putting a fact right asks of its desk. */
type FixingDesk = Pick<TableDesk<Quingo>, 'table' | 'context' | 'correction' | 'half'> & {
	fixing: Fixing | undefined;
	explain(refusal: QuingoRefusal): void;
};

/** What can be put right where it was recorded: numbers that a player typed, a mark on a sheet, and who is the youngest. */
const fixable = [
	...(['bonuses.rolled', 'wilds.made', 'pool.rolled', 'limits.rolled'] as const),
	...(['box.checked', 'box.crossed', 'youngest.named'] as const)
];
export type FixableFact = FactOf<QuingoFact, (typeof fixable)[number]>;
const isFixable = (fact: QuingoFact): fact is FixableFact => fixable.some((type) => type === fact.type);

/** Returns whether a fact can be put right: the app's own rolls are what they are. Secret wilds stay secret. */
export function canFix(fact: QuingoFact, after: Context, now: Context): fact is FixableFact {
	if (isMark(fact) || fact.type === 'youngest.named') return true;
	if (fact.type === 'wilds.made') return now.wildsWay === 'open' || now.rounds > 0 || !!now.over;
	return after.rolling === 'dice' && isFixable(fact);
}

/** Finds the row of a fact that stands: the fact, and the table on both sides of it. Undefined where it is struck. */
function found({ table }: FixingDesk, seq: number) {
	let sides: (Pick<Fixing, 'before' | 'after'> & { fact: QuingoFact }) | undefined;
	fold<Quingo>(table.box, table.rows, {
		witness: (row, before, after) => {
			if (row.seq === seq && row.fact.type !== 'table.opened')
				sides = { fact: row.fact, before, after: after.context };
		}
	});
	return sides;
}

/** Returns what was being put right when the screen went away, as it was written then; undefined where nothing was. */
export function halfFixed(desk: FixingDesk): Fixing | undefined {
	const fix = readFix(desk.half);
	const row = fix && found(desk, fix.seq);
	if (row && canFix(row.fact, row.after, desk.context)) return new Fixing(desk, fix.seq, fix);
	// The fact does not stand any more: nor does it open should it come back.
	if (desk.half) desk.half = undefined;
	return undefined;
}

const typedNumber = (text: string): number =>
	text.trim() === '' ? NaN : Number(text.trim().replace(',', '.'));

/** A fact that was recorded before, while it is being written anew. */
export class Fixing {
	readonly #desk: FixingDesk;
	readonly seq: number;
	readonly fact: FixableFact;
	readonly before: Snapshot<Quingo>;
	readonly after: Context;
	/** How it was written when it was recorded. */
	readonly #was: string;
	/** Numbers in their fields: bonuses with a wild's worth, or wilds. */
	typed = $state.raw<readonly string[]>([]);
	/** The pool; or what is taken from it for the box. */
	dice = $state.raw<readonly Die[]>([]);
	size = $state<Sides>(6);
	limits = $state.raw<Readonly<Record<string, number>>>({});
	/** Whose mark it was. */
	player = $state('');
	/** The box that was meant, undefined while it is to be chosen; on sheets alone what became of it: undefined for nothing. */
	box = $state.raw<Box>();
	mark = $state.raw<MarkFact['type']>();
	youngest = $state.raw('');

	/** Opens the fact of a row, as it was recorded or as it was half put right. */
	constructor(desk: FixingDesk, seq: number, fix?: Fix) {
		this.#desk = desk;
		this.seq = seq;
		const { fact, before, after } = sure(found(desk, seq));
		this.before = before;
		this.after = after;
		if (!isFixable(fact)) throw new Error(`${fact.type} cannot be put right`);
		this.fact = fact;
		this.#read(this.fact);
		this.#was = JSON.stringify(this.kept);
		// A box and a mark that are not chosen are missing there.
		if (fix) Object.assign(this, { box: undefined, mark: undefined }, fix);
	}

	/** How it is written now, to be kept across a reload. */
	get kept(): object {
		const { seq, typed, dice, size, limits, player, box, mark, youngest } = this;
		return { seq, typed, dice, size, limits, player, box, mark, youngest };
	}

	#read(fact: FixableFact): void {
		switch (fact.type) {
			case 'bonuses.rolled':
				this.typed = [...fact.bonuses, fact.wild].map(String);
				return;
			case 'wilds.made':
				this.typed = fact.wilds.map(String);
				return;
			case 'pool.rolled':
				this.dice = fact.dice;
				this.size = sizes.find((sides) => sizeOf(nextPool(this.after), sides) > 0) ?? 6;
				return;
			case 'limits.rolled':
				this.limits = Object.fromEntries(fact.limits.map(({ player, limit }) => [player, limit]));
				return;
			case 'youngest.named':
				this.youngest = fact.player;
				return;
			default:
				this.player = fact.player;
				this.box = fact.box;
				this.mark = fact.type;
				this.dice = (fact.type === 'box.checked' ? fact.dice : fact.die && [fact.die]) ?? [];
		}
	}

	/** It was said while the sheets alone were kept, whatever is kept now. */
	get alone(): boolean {
		return this.before.context.keeping === 'sheets';
	}

	/**
	 * The table on which another box is chosen: on sheets alone as the players marked it up to now, without the mark and
	 * without what the end crossed out; else that of then.
	 */
	get sheets(): Context {
		const { fact } = this;
		const { context } = this.#desk;
		if (!this.alone || !isMark(fact)) return this.before.context;
		const sheets = sheetsAsMarked(context);
		const sheet = withoutMark(sheetOf({ sheets }, fact.player), fact.box);
		return { ...context, sheets: { ...sheets, [fact.player]: sheet } };
	}

	/** Gives a mark on sheets alone to another player: the open box of theirs with the same number, a wild for a wild. */
	give(player: string): void {
		const { fact } = this;
		if (!isMark(fact)) return;
		const number = numberOf(sheetOf(this.sheets, fact.player), fact.box);
		const sheet = sheetOf(this.sheets, player);
		const same = openBoxes(sheet).filter((box) => numberOf(sheet, box) === number);
		this.change({ player, box: same.at(fact.box === number ? 0 : -1) });
	}

	/** Takes another box. Dice that do not make its number give way to the fewest that do. */
	takeBox(box: Box): void {
		const { fact, before } = this;
		if (!isMark(fact)) return;
		const { round } = before.context;
		const sheet = sheetOf(this.sheets, this.player);
		const number = numberOf(sheet, box) ?? 0;
		if (sheet.marks[box]) return this.#desk.explain({ why: 'box-is-closed', number });
		const keeps = fact.type === 'box.crossed' || !fact.dice || sumOf(this.dice) === number;
		const limit = round?.limits?.[fact.player] ?? 0;
		const dice = keeps
			? this.dice
			: mildestWay(this.#desk.table, this, number, limit, (way) => ({ ...fact, box, dice: [...way] }));
		if (!dice) return void toasts.show(m.quingo_no_way({ number, limit }));
		this.change({ box, dice });
	}

	/** The dice of then that are free for this move. */
	get spare(): readonly Die[] {
		return spareFor(this.#desk.table, this);
	}

	/** Returns the fact as it is written now; undefined while a number is missing. */
	#written(): QuingoFact | undefined {
		const { fact, box, mark } = this;
		const numbers = this.typed.map(typedNumber);
		if (numbers.some(Number.isNaN)) return undefined;
		switch (fact.type) {
			case 'bonuses.rolled': {
				const [a = 0, b = 0, c = 0, d = 0, wild = 0] = numbers;
				return { ...fact, bonuses: [a, b, c, d], wild };
			}
			case 'wilds.made':
				return { ...fact, wilds: numbers };
			case 'pool.rolled':
				return { ...fact, dice: this.dice };
			case 'limits.rolled':
				return {
					...fact,
					limits: fact.limits.map(({ player, limit }) => ({ player, limit: this.limits[player] ?? limit }))
				};
			case 'youngest.named':
				return { ...fact, player: this.youngest };
			default: {
				if (mark && box === undefined) return undefined;
				const said = { type: mark ?? fact.type, player: this.player, box: box ?? fact.box };
				const [die] = this.dice;
				if (!die) return said;
				return said.type === 'box.checked'
					? { ...said, type: said.type, dice: [...this.dice] }
					: { ...said, type: 'box.crossed', die };
			}
		}
	}

	/** Replaces the fact; a second tap says so where later facts would be struck with it. */
	write(): void {
		const { fact } = this;
		const { correction } = this.#desk;
		if (correction.doubted) return correction.confirm();
		// The history would show the same fact twice, once struck.
		if (JSON.stringify(this.kept) === this.#was) return this.giveUp();
		const written = this.#written();
		if (!written)
			return void toasts.show(
				isMark(fact)
					? m.quingo_which_box()
					: fact.type === 'wilds.made'
						? m.quingo_no_five_wilds()
						: m.quingo_no_five_rolls()
			);
		const change = changeTo(this.#desk.table, this, isMark(fact) && !this.mark ? undefined : written);
		const done = () => {
			this.#desk.fixing = undefined;
			if ('together' in change && isMark(written)) this.#sayMark(written);
		};
		if (written.type === 'youngest.named') namesYoungest(this.#desk, change, written.player, done);
		// What else is written with it is shown first.
		else correction.make(change, done, !this.alone && 'together' in change);
	}

	/** Says to screen readers what a mark is now: of a change of several rows only here it is known what they come to. */
	#sayMark({ player, box }: MarkFact): void {
		const { context } = this.#desk;
		const mark = sheetOf(context, player).marks[box];
		announcer.say(
			mark
				? moveText(context, { player, box, mark })
				: logText({ type: 'box.cleared', player, box }, context, context)
		);
	}

	/** Takes what is written now; what would be struck with it is asked anew. */
	change(
		to: Partial<Pick<Fixing, 'typed' | 'dice' | 'size' | 'limits' | 'player' | 'box' | 'mark' | 'youngest'>>
	): void {
		toasts.clear();
		this.#desk.correction.cancel();
		Object.assign(this, to);
		this.#desk.half = this.kept;
	}

	/** Leaves the fact as it was. */
	giveUp(): void {
		this.#desk.correction.cancel();
		this.#desk.fixing = undefined;
	}
}
