import type { FactOf, Snapshot } from '$lib/domain/box';
import { seatsHere } from '$lib/domain/seats';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import {
	contextBefore,
	emptied,
	snapshotBefore,
	somebodyElse,
	type Asked,
	type Meant
} from '$lib/ui/table/meant';
import type { BingOh } from '..';
import { chipsAt } from '../rules/chips';
import { numbers } from '../rules/dice';
import type { BingOhFact } from '../rules/facts';
import type { Context } from '../rules/game';
import { isOpen } from '../rules/known';
import { rollerNow } from '../rules/turns';
import { logText } from '../text/log';
import { nameIn } from '../text/names';
import { righted, told } from './besides';
import { fittingRows, type Written } from './fitting';
import { callsAt } from './missing-call';
import { stepsAt } from './space-steps';

type BingOhTable = Pick<Table<BingOh>, 'box' | 'rows' | 'folded' | 'snapshot' | 'preview'>;
type Of<T extends BingOhFact['type']> = FactOf<BingOhFact, T>;

/** Returns who else called, each as an answer. */
const whoCalled = (then: Context, seq: number, calls?: Of<'bingoh.called'>['calls']): readonly Meant[] =>
	callsAt(then, calls).map(({ label, fact }) => ({ label, change: { replace: seq, fact } }));

/** Returns what a player can have done, in words; of a chip, by the pile and the colour. [B-4] [B-12] */
export function stepText(then: Context, fact: BingOhFact): string {
	if (fact.type !== 'chip.taken' && fact.type !== 'chip.removed') return logText(fact, then, then);
	const [place, label] =
		fact.type === 'chip.taken'
			? (['reserve', m.bingoh_take_label] as const)
			: (['card', m.bingoh_remove_label] as const);
	return label({
		owner: nameIn(then, fact.owner),
		name: nameIn(then, fact.from),
		count: String(chipsAt(then.piles, place, fact.from, fact.owner))
	});
}

/**
 * Nobody called: the round went on, and where the next one has begun since it can have ended all the same; what was rolled
 * since then is of the same round, too. [B-7]
 */
function nobodyCalled(table: BingOhTable, seq: number, wentOn: (label: string) => Meant): readonly Meant[] {
	const change = emptied(table.folded, seq);
	const planned = table.preview(change);
	if (planned.ok && planned.unfit.length === 0) return [{ label: m.table_meant_nobody(), change }];
	const lapsed: BingOhFact = { type: 'round.lapsed' };
	return [
		{ label: m.bingoh_meant_lapsed(), change: { replace: seq, fact: lapsed } },
		wentOn(m.bingoh_meant_went_on())
	];
}

/**
 * Returns what can have been done instead: another chip that lay there; or what was declined, or said to be without effect,
 * was done after all. [B-4] [B-11] [B-12]
 */
const stepsElse = ({ folded }: Pick<BingOhTable, 'folded'>, fact: BingOhFact, then: Snapshot<BingOh>) =>
	stepsAt(folded.variant, then)
		.filter(({ type }) => type.startsWith(fact.type === 'roadblock.missed' ? 'roadblock.l' : 'chip.'))
		.filter((step) => stepText(then.context, step) !== stepText(then.context, fact));

function whatElse(table: BingOhTable, seq: number, fact: BingOhFact): readonly Meant[] {
	const then = snapshotBefore(table, seq);
	return stepsElse(table, fact, then).map((step) => ({
		label: stepText(then.context, step),
		change: righted(table, seq, step)
	}));
}

/** Returns the rows of special spaces on which nothing else can have been done, as there was no chip for it, or no room. [B-11] */
export const withoutChips = (table: Written): readonly number[] =>
	fittingRows(table).flatMap(({ row: { fact, seq }, before }) =>
		(fact.type === 'space.left' || fact.type === 'roadblock.missed') &&
		before.context.act &&
		stepsElse(table, fact, before).length === 0
			? seq
			: []
	);

/** What can be put right whatever the table is. */
const types: readonly BingOhFact['type'][] = [
	'bingoh.called',
	'round.lapsed',
	'start.named',
	'start.rolled',
	'space.named',
	'chip.taken',
	'chip.removed',
	'space.left',
	'stars.left',
	'roadblock.laid',
	'roadblock.missed',
	'cards.swapped'
];

/** What is recorded of a round before it is over, where only its score is kept. */
const inRound: readonly string[] = ['dice.rolled', 'space.named', 'start.rolled', 'start.named'];

/** Returns the row before which a round goes in that was forgotten before the one of row `seq`: what was said in that one stays. */
export function beginningOf({ folded }: Pick<BingOhTable, 'folded'>, seq: number): number {
	const { rows } = folded.effective;
	let at = rows.findIndex((row) => row.seq === seq);
	while (at > 1 && inRound.includes(rows[at - 1]?.fact.type ?? '')) at--;
	return rows[at]?.seq ?? seq;
}

/** Returns the roll after which a row was recorded: an extra roll too, of which the table knows nothing more later. [B-5] */
export function rollBefore(
	{ folded }: Pick<BingOhTable, 'folded'>,
	seq: number
): Of<'dice.rolled'> | undefined {
	const { rows } = folded.effective;
	const earlier = rows.slice(
		0,
		rows.findIndex((row) => row.seq === seq)
	);
	return earlier.map(({ fact }) => fact).findLast((fact) => fact.type === 'dice.rolled');
}

/** Returns a roll as another player's: out of turn where the order gives it to a third one. [B-5] */
export function rolledBy(
	then: Context,
	{ outOfTurn: _, ...roll }: Of<'dice.rolled'>,
	player: string
): Of<'dice.rolled'> {
	const isTurn = rollerNow(then)?.roller === player;
	return { ...roll, player, ...(!isTurn && { outOfTurn: true }) };
}

/** Returns whether more can be done about a fact of the history than to strike it, given the table after it. */
export function canBePutRight(fact: BingOhFact, { act }: Context): boolean {
	if (fact.type === 'card.renewed') return fact.holder !== fact.player;
	// An extra roll is of the player whose space it is.
	return types.includes(fact.type) || (fact.type === 'dice.rolled' && !act);
}

/** What is put right in a sheet of its own. */
export type Renamed = Of<
	'space.named' | 'space.left' | 'card.renewed' | 'roadblock.laid' | 'bingoh.called' | 'dice.rolled'
>;

/** Returns what may be wrong with a fact of the history; `rename` opens what takes more than a tap to say, `tell` what follows. */
export function aboutFact(
	table: BingOhTable,
	fact: BingOhFact,
	seq: number,
	rename?: (fact: Renamed) => void,
	tell?: (...right: readonly BingOhFact[]) => void
): Asked | undefined {
	const then = contextBefore(table, seq);
	const here = seatsHere(then.seats);
	const who = (meant: readonly Meant[], ask = m.table_meant_who()) => ({
		what: logText(fact, then, then),
		questions: meant.length > 0 ? [{ ask, meant }] : []
	});
	const others = (was: string) =>
		somebodyElse(here, was, (player) => ({ replace: seq, fact: { ...fact, player } }));
	/** Returns what means another fact, or none; entered step by step where more is asked, or comes of it. */
	const meaning = (label: string, ...right: readonly BingOhFact[]): Meant => {
		const { change, ask, instead } = told(table, seq, right, { asking: true });
		return {
			...{ label, change },
			...(tell && (ask || instead.length > 0) && { show: () => tell(...right) })
		};
	};
	const another = (was: string, rightOf: (player: string) => BingOhFact) =>
		here.filter(({ id }) => id !== was).map(({ id, name }) => meaning(name, rightOf(id)));
	/** A roll can be missing before this. */
	const missing = (fact: Renamed) => rename && { label: m.bingoh_roll_missing(), open: () => rename(fact) };
	/** No roadblock lies where a chip did. [B-11] */
	const fits = (player: string) => {
		const space = fact.type === 'roadblock.laid' && (then.act?.thrown ?? fact.at);
		return !space || isOpen(then, player, space) !== false;
	};
	/** Asks whose card it was, or whose it lies on: each later roll hits what lies there. */
	const onCards = (
		old: { readonly player: string },
		was: string,
		rightOf: (player: string) => BingOhFact,
		...or: readonly Meant[]
	) =>
		who(
			[
				...here
					.filter(({ id }) => id !== was && id !== old.player && fits(id))
					.map(({ id, name }) => meaning(name, rightOf(id))),
				...or
			],
			m.bingoh_meant_whose_card()
		);
	switch (fact.type) {
		case 'bingoh.called':
			return {
				...who([...whoCalled(then, seq, fact.calls), ...nobodyCalled(table, seq, meaning)]),
				more: missing(fact)
			};
		case 'round.lapsed':
			return who([...whoCalled(then, seq), meaning(m.bingoh_meant_went_on())]);
		case 'start.named':
			return who(another(fact.player, (player) => ({ ...fact, player })));
		case 'start.rolled': {
			const asked = who(another(fact.player, (player) => ({ ...fact, player })));
			// What the app rolled cannot have been read off wrongly.
			if (then.dice === 'app') return asked;
			const meant = numbers
				.filter((number) => number !== fact.number)
				.map((number) => meaning(String(number), { ...fact, number }));
			return { ...asked, questions: [...asked.questions, { ask: m.bingoh_number_die(), meant }] };
		}
		case 'dice.rolled':
			if (then.keeping === 'tally') return who(others(fact.player));
			return {
				...who(another(fact.player, (player) => rolledBy(then, fact, player))),
				more: missing(fact)
			};
		case 'space.named':
			return {
				// The table waited for this player.
				...who(then.queue.length > 0 ? [] : others(fact.player)),
				more: rename && { label: m.bingoh_meant_space(), open: () => rename(fact) }
			};
		case 'chip.taken':
		case 'chip.removed':
		case 'stars.left':
			return who(whatElse(table, seq, fact), m.bingoh_meant_which_chip());
		case 'roadblock.missed':
			return who(whatElse(table, seq, fact), m.bingoh_meant_did());
		case 'space.left':
			return then.act
				? who(whatElse(table, seq, fact), m.bingoh_meant_did())
				: {
						...who([]),
						more: rename && { label: m.bingoh_find_space(), open: () => rename(fact) }
					};
		case 'roadblock.laid':
			return {
				...onCards(
					fact,
					fact.on,
					(on) => ({ ...fact, on }),
					...(then.act?.thrown
						? [meaning(m.bingoh_space_taken(), { type: 'roadblock.missed', player: fact.player })]
						: [])
				),
				// Of a card that the ledger knows it can still be said on which space it lies.
				more:
					rename && then.known[fact.on] && !then.act?.thrown
						? { label: m.bingoh_where(), open: () => rename(fact) }
						: undefined
			};
		case 'cards.swapped':
			return onCards(fact, fact.with, (other) => ({ ...fact, with: other }));
		case 'card.renewed':
			return {
				...onCards(fact, fact.holder, (holder) => ({ ...fact, holder })),
				more: rename && {
					label: then.cards ? m.bingoh_card_number() : m.bingoh_free_spaces(),
					open: () => rename(fact)
				}
			};
		default:
			return undefined;
	}
}
