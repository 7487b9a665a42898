import { seatsHere } from '$lib/domain/seats';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import {
	contextBefore,
	emptied,
	somebodyElse,
	type Asked,
	type Meant,
	type Question
} from '$lib/ui/table/meant';
import type { Sino } from '..';
import { lines, type Line } from '../rules/board';
import type { FactOf, Keeping, SinoFact } from '../rules/facts';
import { announceable, openLines, roller, winnerOf, type Context } from '../rules/game';
import { logText } from '../text/log';
import { lineName } from '../text/names';

type SinoTable = Pick<Table<Sino>, 'box' | 'rows' | 'folded' | 'snapshot'>;
type Won = FactOf<'row.announced' | 'bonus.won'>;

/** What is put right by a question with its answers. */
type AskedFact = FactOf<'row.announced' | 'bonus.won' | 'turn.ended' | 'turn.given'>;
export const isAsked = (fact: SinoFact): fact is AskedFact =>
	['row.announced', 'bonus.won', 'turn.ended', 'turn.given'].includes(fact.type);

/** Returns whether more can be done about a fact of the history than to strike it, given the table after it. */
export function canBePutRight(fact: SinoFact, after: Context): boolean {
	// What the app rolled is what was rolled.
	if (fact.type === 'dice.rolled') return after.dice === 'real';
	return isAsked(fact) || (fact.type === 'keeping.changed' && fact.keeping === 'boards');
}

/** Returns whose it was; with boards in the app only the player at their turn can have announced. */
function whose(
	table: SinoTable,
	seq: number,
	fact: Won,
	keeping: Keeping,
	likely?: string
): readonly Question[] {
	const { context } = table.snapshot;
	const people = seatsHere(context.seats).toSorted(
		(a, b) => Number(b.id === likely) - Number(a.id === likely)
	);
	const nobody: Meant = { label: m.table_meant_nobody(), change: emptied(table.folded, seq) };
	const others =
		keeping === 'pad'
			? somebodyElse(people, fact.player, (player) => ({ replace: seq, fact: { ...fact, player } }))
			: [];
	return [{ ask: m.table_meant_who(), meant: [...others, nobody] }];
}

/** Returns which row it was: of those that could be announced then, all that nobody has won since. */
function whichRow(
	context: Context,
	could: readonly Line[],
	meantBy: (line: Line) => Meant['change']
): readonly Question[] {
	const open = openLines(context).filter((line) => could.includes(line));
	if (open.length === 0) return [];
	return [
		{
			ask: m.sino_meant_row(),
			meant: open.map((line) => ({ label: lineName(context, line), change: meantBy(line) }))
		}
	];
}

/** Returns what may be wrong with a row or a bonus that was won, or with a turn that ended; `likely` is named first. */
export function aboutFact(
	table: SinoTable,
	fact: AskedFact,
	seq: number,
	{ likely, numbers }: { readonly likely?: string; readonly numbers?: () => void } = {}
): Asked {
	const { context } = table.snapshot;
	const then = contextBefore(table, seq);
	const closed = announceable(then, roller(then));
	const what = logText(fact, then, then);
	switch (fact.type) {
		case 'turn.ended': {
			const { player } = then.turn;
			const announced = (line: Line) => ({ before: seq, fact: { type: 'row.announced', player, line } });
			const by = (player: string) => {
				const ended: SinoFact = player === then.turn.player ? { type: fact.type } : { ...fact, by: player };
				return { replace: seq, fact: ended };
			};
			const was = fact.by ?? player;
			const turn = { ask: m.sino_meant_turn(), meant: somebodyElse(seatsHere(then.seats), was, by) };
			return { what, questions: [turn, ...whichRow(context, closed, announced)] };
		}
		case 'turn.given': {
			const people = seatsHere(then.seats).filter(({ id }) => id !== then.turn.player);
			const to = (player: string) => ({ replace: seq, fact: { ...fact, player } });
			return {
				what,
				questions: [{ ask: m.sino_meant_turn(), meant: somebodyElse(people, fact.player, to) }]
			};
		}
		case 'row.announced': {
			const could = then.keeping === 'pad' ? lines : closed;
			const other = (line: Line) => ({ replace: seq, fact: { ...fact, line } });
			return {
				what,
				questions: [...whose(table, seq, fact, then.keeping, likely), ...whichRow(context, could, other)]
			};
		}
		case 'bonus.won':
			return {
				what,
				questions: whose(table, seq, fact, then.keeping, likely),
				more: numbers && { label: m.sino_meant_numbers(), open: numbers }
			};
	}
}

const standing = ({ folded }: Pick<SinoTable, 'folded'>) => {
	const misfits = new Set(folded.refused.map(({ seq }) => seq));
	return folded.effective.rows.filter(({ seq }) => !misfits.has(seq));
};

/** Returns what may be wrong with a row that is won: `likely`, whose box of it was tapped, is who it may have been. */
export function aboutRow(table: SinoTable, line: Line, likely: string): Asked | undefined {
	if (winnerOf(table.snapshot.context, line) === undefined) return undefined;
	for (const { seq, fact: won } of standing(table)) {
		if (won.type === 'row.announced' && won.line === line) return aboutFact(table, won, seq, { likely });
	}
	return undefined;
}

/** Returns the bonuses of a player on the pad, each with its row in the journal. */
export const bonusesWritten = (
	table: Pick<SinoTable, 'folded'>,
	player: string
): readonly { readonly seq: number; readonly fact: FactOf<'bonus.won'> }[] =>
	standing(table).flatMap(({ seq, fact }) =>
		fact.type === 'bonus.won' && fact.player === player ? [{ seq, fact }] : []
	);
