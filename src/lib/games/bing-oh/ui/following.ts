import type { FactOf, SaidIn, Snapshot } from '$lib/domain/box';
import type { FactRow } from '$lib/domain/rows';
import type { OneChange } from '$lib/session/preview';
import { entryOf } from '$lib/domain/sure';
import { emptied } from '$lib/ui/table/meant';
import type { BingOh } from '..';
import type { Placed, Thrown } from '../rules/dice';
import type { BingOhFact } from '../rules/facts';
import { currentRoll, type Context } from '../rules/game';
import { isOpen, placedOn } from '../rules/known';
import { deedOf, movesOf } from '../rules/spaces';
import { spaceHit } from '../rules/squares';
import { diceLying } from '../rules/view';
import { fittingRows, judgeAt, type Written } from './fitting';
import { versionsOf } from './row-versions';

// A roll, or a card, that is put right: what was answered to it follows the right one. What the ledger knows it
// writes, what it cannot know the table is asked, and what was done on a space that was not hit is taken out.

type Named = FactOf<BingOhFact, 'space.named' | 'space.left'>;
type Fitted = FactOf<BingOhFact, 'chips.placed'>;

/** What the table says of it, by player: what they did on the roll, and whether their special space was the same one. */
export interface Told {
	readonly placed?: Readonly<Record<string, Placed | undefined>>;
	readonly same?: Readonly<Record<string, boolean | undefined>>;
}

/** What follows from a fact that is put right. */
export interface Following {
	readonly together: readonly OneChange[];
	/** What is said instead of the answers that stood, or besides them. */
	readonly instead: readonly BingOhFact[];
	/** The answers that are taken out, and are asked again where they still can be. */
	readonly out: readonly FactRow[];
	/** Whose answer no card tells, with the one that stands. */
	readonly asks: ReadonlyMap<string, Placed>;
	/** The special space that was named for such a player. */
	readonly spaces: ReadonlyMap<string, FactOf<BingOhFact, 'space.named'>>;
}

/** Returns what a player did, as the table answered. */
export const answerOf = ({ placed, special }: Pick<Fitted, 'placed' | 'special'>, player: string): Placed =>
	special.includes(player) ? 'special' : placed.includes(player) ? 'placed' : 'nothing';

/** Returns the fact of what each of these players did on a roll; of whom that is not known, it is that they placed. */
export const placedBy = (players: readonly string[], answer: (player: string) => Placed | null): Fitted => ({
	type: 'chips.placed',
	placed: players.filter((player) => answer(player) !== 'nothing'),
	special: players.filter((player) => answer(player) === 'special')
});

/** Returns who places on the roll that lies there. */
export const placersOf = (context: Context): readonly string[] =>
	context.act ? [context.act.player] : (currentRoll(context)?.order ?? []);
export const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const at = (thrown: Thrown | undefined): string => `${thrown?.letter ?? ''}${String(thrown?.number ?? '')}`;

/** Returns whether a player finds another roll, or something else on their card, than where it was answered. [B-2] */
function isTouched(player: string, then: Context, context: Context): boolean {
	const [roll, was] = [diceLying(context), diceLying(then)];
	const found = (on: Context, thrown: Thrown) => [placedOn(on, player, thrown), spaceHit(on, player, thrown)];
	return !!roll && !!was && (at(roll) !== at(was) || !alike(found(context, roll), found(then, was)));
}

/** Returns whether what was said on a special space can still be about the one that is hit. */
function isStill(said: Named, then: Context, context: Context): boolean {
	const { player } = said;
	const queued = then.queue.includes(player);
	if (queued && !context.queue.includes(player)) return false;
	// One that was noticed late is on the roll of the Roller.
	const hitIn = (one: Context) => (queued ? one.hits[player] : one.roll && spaceHit(one, player, one.roll));
	const hit = hitIn(context);
	if (alike(hitIn(then), hit)) return true;
	if (said.type === 'space.left' || !hit) return hit?.is !== 'special';
	return hit.is === 'special' && hit.space === said.space && hit.chips === said.chips;
}

/** Returns whether what was done, or declined, is about the space, or the square, that is hit by now. [B-3] [B-11] */
export const isAbout = (said: SaidIn<BingOh>, then: Context, context: Context): boolean =>
	said.type === 'space.named' || (said.type === 'space.left' && !(then.act && context.act))
		? isStill(said, then, context)
		: !roadblockIsElse(said, then, context);

/**
 * Returns whose answer to a roll is about another space of a card of the app, or one that was not taken; and what all
 * did there instead, if that is something else. Where no card tells, `ask` is given a guess. [B-2]
 */
export function placedAgain(
	said: SaidIn<BingOh>,
	then: Context,
	context: Context,
	ask?: (player: string, guess: Placed) => Placed
): { readonly touched: readonly string[]; readonly right?: Fitted | undefined } {
	const roll = diceLying(context);
	if (said.type !== 'chips.placed' || !roll) return { touched: [] };
	const players = placersOf(context);
	const touched = players.filter(
		(player) => (ask ?? context.known[player]) && isTouched(player, then, context)
	);
	const right = placedBy(players, (player) => {
		const answer = answerOf(said, player);
		if (!touched.includes(player)) return answer;
		const { known, usual } = placedOn(context, player, roll);
		const guess = context.known[player] && answer !== 'nothing' ? usual : answer;
		return known ?? ask?.(player, guess) ?? guess;
	});
	const same = (one: readonly string[], other: readonly string[]) => alike(one.toSorted(), other.toSorted());
	const stands = same(right.placed, said.placed) && same(right.special, said.special);
	return { touched, right: stands ? undefined : right };
}

/** Ends what the right roll opened, where the table has gone on since: nothing was done there. */
export function passed({ context, state }: Snapshot<BingOh>): BingOhFact | undefined {
	const { act, queue, roll, hits } = context;
	const [player = ''] = queue;
	if (state === 'placing' || (act?.thrown && deedOf(act.space).does === 'again'))
		return placedBy([], () => null);
	if (state === 'starring') return { type: 'stars.left', player: roll?.player ?? '' };
	if (state === 'acting' && act)
		return act.thrown
			? { type: 'roadblock.missed', player: act.player }
			: { type: 'space.left', player: act.player };
	if (state !== 'landing') return undefined;
	const hit = hits[player];
	// What acts by itself has acted.
	return hit?.is === 'special' && movesOf(hit.space, hit.chips ?? 0) === 0
		? { type: 'space.named', player, space: hit.space }
		: { type: 'space.left', player };
}

/** Returns what else has to be put right with a fact. [B-2] [B-3] */
export function following(table: Written, seq: number, fact: BingOhFact, told: Told = {}): Following {
	const fitting = fittingRows(table);
	const together: OneChange[] = [];
	const instead: BingOhFact[] = [];
	const out: FactRow[] = [];
	const asks = new Map<string, Placed>();
	const spaces = new Map<string, FactOf<BingOhFact, 'space.named'>>();
	/** Of whom the answer to this roll was not the one that stood; and whose space is taken out. */
	let touched = new Set<string>();
	let gone = new Set<string>();
	/** Of the roll that is put right the table can be asked; what was said of later ones stays where no card tells. */
	let asking = fact.type === 'dice.rolled';

	const first = fitting.findIndex(({ row }) => row.seq === seq);
	let now = fitting[first]?.before;
	/** Plays a fact, as it would be judged in the place of a row. */
	function goOn(fact: SaidIn<BingOh>, { moment }: Pick<FactRow, 'moment'>): boolean {
		const judged = now && judgeAt(table, now, fact, moment);
		if (judged?.ok) now = judged.snapshot;
		return judged?.ok === true;
	}
	goOn(fact, {});

	/** Returns what a player did on the roll, where no card tells. */
	function ask(player: string, guess: Placed): Placed {
		if (!asking) return guess;
		asks.set(player, guess);
		return told.placed?.[player] ?? guess;
	}

	/** Returns whether what was said on a special space still is about the one that was hit. */
	function stays(said: Named, then: Context, context: Context): boolean {
		const { player } = said;
		if (!isStill(said, then, context)) return false;
		if (!touched.has(player) || said.type === 'space.left' || context.hits[player] || !asking) return true;
		spaces.set(player, said);
		return told.same?.[player] !== false;
	}

	for (const { row, before: then } of fitting.slice(first + 1)) {
		const said = row.fact;
		if (!now || said.type === 'table.opened') break;
		if (['keeping.changed', 'cards.changed'].includes(said.type)) break;
		// A BING-OH!, or chips that are counted, are not done on the space that waits meanwhile. [B-7]
		const isDone = 'player' in said || said.type === 'chips.placed';
		const owner = isDone && (then.context.act?.player ?? entryOf(said, 'player'));
		const onSpace = then.state === 'landing' || then.state === 'acting';
		if (typeof owner === 'string' && onSpace && gone.has(owner)) {
			out.push(row);
			continue;
		}
		const answers = said.type === 'space.named' || (said.type === 'space.left' && then.state === 'landing');
		if (answers && !stays(said, then.context, now.context)) {
			gone.add(said.player);
			out.push(row);
			continue;
		}
		if (roadblockIsElse(said, then.context, now.context)) {
			out.push(row);
			continue;
		}
		const rollsOn = said.type === 'dice.rolled' && !then.context.act;
		const stars = then.state === 'starring';
		for (let i = 0; i < 12; i++) {
			const fill = passed(now);
			// While the roll is the last one, what needs an answer is asked; what acts by itself acts in its turn, one that is not
			// the same is left before those of others, and before the stars all special spaces have acted.
			const acts =
				fill?.type === 'space.named' || (fill?.type === 'space.left' && onSpace && gone.has(fill.player));
			const waits = stars ? now.state === 'starring' : !rollsOn && !(acts && owner && fill.player !== owner);
			if (!fill || waits || !goOn(fill, row)) break;
			together.push({ before: row.seq, fact: fill });
			instead.push(fill);
		}
		if (rollsOn) {
			touched = new Set();
			gone = new Set();
			asking = false;
		}
		const again = placedAgain(said, then.context, now.context, ask);
		for (const player of again.touched) touched.add(player);
		// The right roll can have turned the order, and nobody turned it back. [B-5]
		const versions = versionsOf(table.box, { row, before: then }, now.context, [], rollsOn && 'told');
		const right = [again.right, ...versions].find((one) => one && goOn(one, row));
		if (!right || right === said || right.type === 'table.opened') continue;
		together.push({ replace: row.seq, fact: right });
		instead.push(right);
	}
	const struck = out.map(({ seq }) => emptied(table.folded, seq));
	// What was put right is the last of it: so it is what the change is called by, and undo.
	return { together: [...struck, ...together, { replace: seq, fact }], instead, out, asks, spaces };
}

/** Returns whether a roadblock by roll lies where another roll, or another card, has no room; or was missed where there is some. [B-11] */
function roadblockIsElse(said: SaidIn<BingOh>, then: Context, context: Context): boolean {
	const [roll, was] = [context.act?.thrown, then.act?.thrown];
	if (!roll || !was) return false;
	if (said.type === 'roadblock.laid')
		return isOpen(then, said.on, was) !== false && isOpen(context, said.on, roll) === false;
	if (said.type !== 'roadblock.missed' || at(roll) === at(was)) return false;
	return context.seats.some(
		({ id, here }) => here && id !== said.player && isOpen(context, id, roll) === true
	);
}
