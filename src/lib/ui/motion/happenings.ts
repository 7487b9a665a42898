import { toldOf } from '$lib/domain/by-kind';
import type { BoxTypes, Snapshot, Variant } from '$lib/domain/box';
import { isAddition, type Fact, type Row } from '$lib/domain/rows';
import type { Cue } from '$lib/device';

/** What a fact looks and sounds like at the table, the least of them first. */
export const order = [
	'mark',
	'chip',
	'card',
	'dice',
	'call',
	'bingo',
	'right',
	'wrong',
	'award',
	'band',
	'rainbow',
	'win'
] as const;
export type Happening = (typeof order)[number];

/** What can move on the screen, as `data-piece` names it. A `ball` goes where `before` lies. */
export type Piece = 'ball' | 'die' | 'card' | 'chip' | 'band';

/** What a box throws up for a win: a shape, and the colours it comes in. */
export type Thrown = readonly [
	shape: 'tile' | 'chip' | 'star' | 'card' | 'solid',
	...colours: readonly [string, ...string[]]
];

/** What a table does when something happens: what is heard, what moves, how many pieces fly. */
interface Effect {
	/** Left out for calls, which have their voice, or its stand-in. */
	readonly cue?: Cue;
	readonly moves?: readonly Piece[];
	readonly flourish?: number;
}

export const effects: Readonly<Record<Happening, Effect>> = {
	mark: { cue: 'mark' },
	chip: { cue: 'chip', moves: ['chip'] },
	card: { cue: 'card', moves: ['card'] },
	dice: { cue: 'dice', moves: ['die'] },
	call: { moves: ['ball', 'card'] },
	bingo: { cue: 'bingo' },
	right: { cue: 'chime' },
	wrong: { cue: 'wrong' },
	award: { cue: 'award', flourish: 14 },
	band: { cue: 'award', moves: ['band'], flourish: 10 },
	rainbow: { cue: 'rainbow', moves: ['die'] },
	win: { cue: 'win', flourish: 32 }
};

/** What happens with each fact of a box, told from the table before and after it; a fact left out is silent and still. */
export type Happenings<T extends BoxTypes> = {
	readonly [K in T['fact']['type']]?: (
		fact: Extract<T['fact'], { readonly type: K }>,
		after: Snapshot<T>,
		before: Snapshot<T>
	) => Happening | undefined;
};

/** Returns what happens with one fact. A game that was won is that, whichever fact ended it. */
export function happeningOf<T extends BoxTypes>(
	happenings: Happenings<T>,
	variant: Pick<Variant<T>, 'outcome'>,
	fact: T['fact'],
	before: Snapshot<T>,
	after: Snapshot<T>
): Happening | undefined {
	const [was, is] = [variant.outcome(before), variant.outcome(after)];
	if (was.status === 'in-play' && is.status === 'over' && is.winners.length > 0) return 'win';
	return toldOf<[Snapshot<T>, Snapshot<T>], T['fact'], Happening | undefined>(
		happenings,
		fact,
		after,
		before
	);
}

/**
 * Returns the facts that a hand has just added at the end of the journal; none of an undo, a redo or a correction,
 * which are no news from the table.
 */
export function newsIn(rows: readonly Row[], heardTo: number): readonly Fact[] {
	const added = rows.filter(({ seq }) => seq > heardTo);
	return added.every((row) => isAddition(row) && (row.by ?? 'hand') === 'hand')
		? added.filter(isAddition).map(({ fact }) => fact)
		: [];
}

/**
 * Returns what happened with facts that were recorded together: what tells most. The table judged them already; only
 * what lies between several of them is looked up once more.
 */
export function whatHappened<T extends BoxTypes>(
	happenings: Happenings<T>,
	variant: Pick<Variant<T>, 'outcome' | 'play'>,
	facts: readonly T['fact'][],
	before: Snapshot<T>,
	after: Snapshot<T>
): Happening | undefined {
	let most: Happening | undefined;
	let at = before;
	for (const [i, fact] of facts.entries()) {
		const judged = i < facts.length - 1 ? variant.play(at, fact) : { ok: true as const, snapshot: after };
		if (!judged.ok) break;
		const happening = happeningOf(happenings, variant, fact, at, judged.snapshot);
		if (happening && (!most || order.indexOf(happening) > order.indexOf(most))) most = happening;
		at = judged.snapshot;
	}
	return most;
}
