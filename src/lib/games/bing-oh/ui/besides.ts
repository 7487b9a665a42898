import type { Snapshot } from '$lib/domain/box';
import { fold, judge } from '$lib/domain/fold';
import { emptied } from '$lib/ui/table/meant';
import { moved, standingAfter } from '$lib/domain/moved';
import { seatOf } from '$lib/domain/seats';
import { entryOf } from '$lib/domain/sure';
import type { Change, OneChange } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import type { LogChange } from '$lib/ui/table/log';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import type { Context } from '../rules/game';
import { whyNoBingOh } from '../rules/rules';
import { isAwaited, rollerNow } from '../rules/turns';
import { alike, passed } from './following';
import { asks, onlyStep } from './space-steps';

type Written = Pick<Table<BingOh>, 'box' | 'rows' | 'folded'>;

/** Returns a fact as it is without some players: who called, who placed, and what each has, names all others. */
const without = (players: readonly unknown[], fact: object): unknown =>
	JSON.parse(
		JSON.stringify(fact, (_, value: unknown) =>
			Array.isArray(value) ? value.filter((one) => !players.includes(entryOf(one, 'player') ?? one)) : value
		)
	);

type Called = Extract<BingOhFact, { readonly type: 'bingoh.called' }>;

/** Returns a BING-OH! of these players in the shapes that are asked of them, as the table sees it where the ledger does not. [B-7] */
export const seenBy = (
	context: Context,
	calls: readonly Pick<Called['calls'][number], 'player'>[]
): Called => ({
	type: 'bingoh.called',
	calls: calls.map(({ player }) => {
		const shape = context.demands[player] ?? 'row';
		return { player, shape, ...(whyNoBingOh(context, player, shape) && { seen: true as const }) };
	})
});

/** How a fact is put right, or put in. */
export interface Righting {
	/** It goes in before the row, which stands after it. */
	readonly leftOut?: boolean;
	/** What is still open before the table goes on is asked, and not declined. */
	readonly asking?: boolean;
	/** Later rolls that are another player's turn by then: each was that player's, or stands as it was told. [B-5] */
	readonly rolls?: 'next' | 'told' | undefined;
}

interface Besides {
	readonly changes: readonly OneChange[];
	/** What is said by that, and was said otherwise or not at all. */
	readonly instead: readonly BingOhFact[];
	/** The table where it has to be asked what was done; where a roll is awaited, whose the later rolls are. */
	readonly ask?: Snapshot<BingOh> | undefined;
}

/**
 * Returns what else is changed where a fact is removed, or put right by others, so that what was said after it stands as far
 * as the rules allow: a player who is not there is left out, and what is still open where the table went on is declined, or
 * asked. [B-3] [B-4] [G-3]
 */
export function besides(
	{ box, rows, folded }: Written,
	seq: number,
	right: readonly BingOhFact[] = [],
	{ leftOut = false, asking = false, rolls }: Righting = {}
): Besides {
	const { variant } = folded;
	const changes: OneChange[] = [];
	const instead: BingOhFact[] = [];
	let now: Snapshot<BingOh> | undefined;
	let ask: Snapshot<BingOh> | undefined;
	let wrong: object = {};
	/** Players who did not sit down. */
	const gone: unknown[] = [];
	/** What is told besides, until the table needs it; the space that is put right, or the roll that was left out, is at work. */
	let told = leftOut ? right : right.slice(1);
	let open = right.length > 0;
	/** The roll that the rows are about stands, be it another player's; and so many rounds do not. */
	let rollStands = true;
	let lost = 0;

	fold(box, rows, {
		witness(row, before, _, refusal) {
			if (refusal || ask) return;
			const said = row.fact;
			const isRoll = said.type === 'dice.rolled' && !before.context.act;
			/** What comes after a turn is said of no roll: it stands where that one does not. */
			const endsTurn = isRoll || said.type === 'bingoh.called' || said.type === 'round.lapsed';
			if (row.seq === seq) {
				now = before;
				if (!leftOut) {
					const [fact] = right;
					wrong = said;
					rollStands = open || !isRoll;
					if (said.type === 'player.joined' && !open) gone.push(said.player.id);
					const judged = fact && judge({ variant, snapshot: before }, { fact });
					if (judged?.ok) now = judged.snapshot;
					return;
				}
			}
			if (!now) return;
			/** The moment of the row as it is by now: it comes into no other round, and to no other roll. */
			const momentIn = (snapshot: Snapshot<BingOh>) => {
				const { player } = variant.moment(snapshot);
				const { moment } = row;
				return (
					moment && {
						...moment,
						...(moment.round && { round: moment.round - lost }),
						...((rollStands || endsTurn) && moment.player && player && { player })
					}
				);
			};
			/** The space that is put right: what was done on it is nothing that stars, or another roll, can do. */
			const whose = 'space' in wrong && entryOf(wrong, 'player');
			const stageOf = ({ context: { act, queue } }: Snapshot<BingOh>) =>
				act ? 'acting' : queue[0] === whose ? 'landing' : '';
			const stage = stageOf(before);
			function versions(then: Snapshot<BingOh>) {
				const all: unknown[] = [said];
				const { roll } = then.context;
				if (gone.length > 0) all.push(without(gone, said));
				if (isRoll && rolls === 'told') all.push({ ...said, outOfTurn: true });
				if (isRoll && rolls === 'next') all.push({ ...said, player: rollerNow(then.context)?.roller });
				// The table saw a BING-OH!, be it in another shape than was said to be asked. [B-10]
				if (said.type === 'bingoh.called') all.push(seenBy(then.context, said.calls));
				// Whose the roll is takes chips by its stars.
				if (said.type === 'stars.left' || (said.type === 'chip.taken' && stage === ''))
					all.push({ ...said, player: roll?.player });
				return all;
			}

			const passes: OneChange[] = [];
			const fills: BingOhFact[] = [];
			const more = [...told];
			for (let then = now; then;) {
				const snapshot = then;
				const comes = !(leftOut && row.seq === seq && more.length > 0);
				if (comes && (said.type === 'space.left' || stageOf(then) === stage))
					for (const version of versions(then)) {
						const read = box.read(version);
						const fact = version === said ? said : read.ok && read.fact;
						const moment = momentIn(then);
						const judged = fact && judge({ variant, snapshot }, moment ? { fact, moment } : { fact });
						if (!judged || !judged.ok) continue;
						changes.push(...passes);
						instead.push(...fills);
						if (fact !== said || !alike(moment, row.moment))
							changes.push({ replace: row.seq, fact, ...(moment && { moment }) });
						if (fact !== said && fact.type !== 'table.opened') instead.push(fact);
						now = judged.snapshot;
						told = more;
						open &&= stage !== '';
						rollStands ||= endsTurn;
						return;
					}
				// What was done on a space that was another one falls.
				if (open && stage !== '') break;
				let fact = more.shift();
				const isTold = fact !== undefined;
				if (!fact && asking) {
					const another = isRoll && isAwaited(then.state) && rollerNow(then.context)?.roller !== said.player;
					if (another ? !rolls : open && asks(variant, then, leftOut ? undefined : whose)) ask = then;
					if (ask) return;
				}
				fact ??= (open && onlyStep(variant, then)) || passed(then);
				// What was removed does not come back by itself.
				if (!fact || (right.length === 0 && alike(fact, wrong))) break;
				const judged = judge({ variant, snapshot }, { fact });
				if (!judged.ok) break;
				passes.push({ before: row.seq, fact, moment: variant.moment(then) });
				if (!isTold) fills.push(fact);
				then = judged.snapshot;
			}
			// Nor does a star, or another roll, do it.
			if (stage !== '' && judge({ variant, snapshot: now }, row).ok) changes.push(emptied(folded, row.seq));
			if (isRoll) rollStands = false;
			// There is no room for one more, or the colour is another player's.
			const { seats } = now.context;
			if (said.type === 'player.joined' && !seatOf(seats, said.player.id)?.here) gone.push(said.player.id);
			if (said.type === 'round.scored' && !said.forgotten) lost++;
		}
	});
	return { changes, instead, ask };
}

/**
 * Returns what else is changed where a row of the history is removed, or put back there. What follows a round of a tally is
 * one round sooner without it; one that was forgotten moved nothing.
 */
export function besidesRow(table: Written, seq: number, how: LogChange): readonly OneChange[] {
	const { places } = table.folded.effective;
	const fact = places.flatMap(({ versions }) => versions).find((row) => row.seq === seq)?.fact;
	if (fact?.type === 'round.scored' && !fact.forgotten)
		return moved(standingAfter(places, seq), how === 'strike' ? -1 : 1);
	return how === 'strike' ? besides(table, seq, [], { rolls: 'told' }).changes : [];
}

/**
 * Returns the change that says these facts instead of a row, or before it where they were left out, with all else that is
 * changed; or where something has to be asked first. What was put right is last, so that undo says what it was.
 */
export function told(
	table: Written,
	seq: number,
	facts: readonly BingOhFact[],
	how: Righting = {}
): Omit<Besides, 'changes'> & { readonly change: { readonly together: readonly OneChange[] } } {
	const { changes, ...rest } = besides(table, seq, facts, how);
	const [fact] = facts;
	const isNew = (change: OneChange) => 'before' in change;
	const together = [...changes.filter((one) => !isNew(one)), ...changes.filter(isNew)];
	if (fact && !how.leftOut) together.push({ replace: seq, fact });
	return { change: { together }, ...rest };
}

/** Returns the change that puts a fact right, with all else that is changed; what is still open is declined. */
export const righted = (table: Written, seq: number, fact: BingOhFact): Change =>
	told(table, seq, [fact]).change;
