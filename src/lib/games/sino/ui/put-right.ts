import { seatsHere } from '$lib/domain/seats';
import { m } from '$lib/i18n';
import type { OneChange } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import type { LogChange } from '$lib/ui/table/log';
import {
	contextBefore,
	emptied,
	milder,
	rowsOf,
	somebodyElse,
	type Asked,
	type Meant,
	type Question
} from '$lib/ui/table/meant';
import { comesBack, restsOf } from '$lib/ui/table/turned-back';
import type { Sino } from '..';
import type { Line } from '../rules/board';
import type { FactOf, SinoFact } from '../rules/facts';
import { announceable, openLines, roller, winnerOf, type Context } from '../rules/game';
import { notClosedFor } from '../rules/rules';
import { logText } from '../text/log';
import { lineName } from '../text/names';

type SinoTable = Pick<Table<Sino>, 'box' | 'rows' | 'folded' | 'preview' | 'snapshot'>;
type Together = { readonly together: readonly OneChange[] };
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

/** Returns whose it was of those who were here then, on the pad: with boards in the app only the player at their turn can have announced. */
function whose(table: SinoTable, { seats }: Context, seq: number, fact: Won, likely?: string): Question {
	const people = seatsHere(seats).toSorted((a, b) => Number(b.id === likely) - Number(a.id === likely));
	const others = somebodyElse(people, fact.player, (player) => ({ replace: seq, fact: { ...fact, player } }));
	const nobody: Meant = { label: m.table_meant_nobody(), change: emptied(table.folded, seq) };
	return { ask: m.table_meant_who(), meant: [...others, nobody] };
}

/** Returns which row it was, of those that could be announced. */
function whichRow(
	context: Context,
	could: readonly Line[],
	meantBy: (line: Line) => Meant['change'],
	...none: readonly Meant[]
): readonly Question[] {
	const meant = could.map((line) => ({ label: lineName(context, line), change: meantBy(line) }));
	const all = [...meant, ...none];
	return all.length > 0 ? [{ ask: m.sino_meant_row(), meant: all }] : [];
}

/** Returns a change of a fact, the last of these, with all that comes back of what fell as the fact was changed before and costs nothing. [G-3] */
function withFallen(table: SinoTable, seq: number, change: Together): Together {
	return restsOf(table, seq)
		.flat()
		.reduce((all, one) => {
			const more = { together: [one, ...all.together] };
			return milder(table, more, all) === more ? more : all;
		}, change);
}

/** Returns what else comes back where a row of the history is put back: what fell with it, where no more falls with that. [G-3] */
export function besides(table: SinoTable, seq: number, how: LogChange): readonly OneChange[] {
	return how === 'strike' ? [] : comesBack(table, seq);
}

/** Returns the change that writes a fact instead of that of a row. */
export const written = (table: SinoTable, replace: number, fact: SinoFact): Together =>
	withFallen(table, replace, { together: [{ replace, fact }] });

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
	/** Those that nobody has won since. */
	const open = openLines(context).filter((line) => then.keeping === 'pad' || closed.includes(line));
	const what = logText(fact, then, then);
	/** Whose turn it was; what was announced in it and is not closed on their board falls with it, and is shown first, as what comes back. [S-5] */
	const turn = (by: (player: string) => SinoFact, ...was: readonly string[]): Question => ({
		ask: m.sino_meant_turn(),
		meant: seatsHere(then.seats).flatMap(({ id, name }) => {
			if (was.includes(id)) return [];
			const bare = notClosedFor(then, id);
			const fall = rowsOf(table).flatMap(({ seq, fact }) =>
				bare.some(({ line }) => fact.type === 'row.announced' && line === fact.line)
					? emptied(table.folded, seq)
					: []
			);
			const change = withFallen(table, seq, { together: [...fall, { replace: seq, fact: by(id) }] });
			return { label: name, change, asks: change.together.length > 1 };
		})
	});
	switch (fact.type) {
		case 'turn.ended': {
			const { player } = then.turn;
			const announced = (line: Line) => ({ before: seq, fact: { type: 'row.announced', player, line } });
			const by = (by: string): SinoFact => ({ type: fact.type, ...(by !== player && { by }) });
			const had = fact.by ?? player;
			// What another has announced since falls with it; who forgot it, and announced it in a later turn, has it.
			// In a turn that was another one's it is closed on both their boards.
			const gains = closed.map((line) => ({ player, what: 'row', line }) as const);
			const bare = notClosedFor({ ...then, gains: [...then.gains, ...gains] }, had).map(({ line }) => line);
			const left = closed.filter((line) => winnerOf(context, line) !== had && !bare.includes(line));
			return { what, questions: [turn(by, had), ...whichRow(context, left, announced)] };
		}
		case 'turn.given':
			return {
				what,
				questions: [turn((player) => ({ ...fact, player }), fact.player, then.turn.player)]
			};
		case 'row.announced': {
			const other = (line: Line) => ({ replace: seq, fact: { ...fact, line } });
			const none = { label: m.sino_meant_none(), change: emptied(table.folded, seq) };
			return {
				what,
				questions:
					then.keeping === 'pad'
						? [whose(table, then, seq, fact, likely), ...whichRow(context, open, other)]
						: whichRow(context, open, other, none)
			};
		}
		case 'bonus.won':
			return {
				what,
				questions: [whose(table, then, seq, fact, likely)],
				more: numbers && { label: m.sino_meant_numbers(), open: numbers }
			};
	}
}

/** Returns what may be wrong with a row that is won: `likely`, whose box of it was tapped, is who it may have been. */
export function aboutRow(table: SinoTable, line: Line, likely: string): Asked | undefined {
	if (winnerOf(table.snapshot.context, line) === undefined) return undefined;
	for (const { seq, fact: won } of rowsOf(table)) {
		if (won.type === 'row.announced' && won.line === line) return aboutFact(table, won, seq, { likely });
	}
	return undefined;
}

/** Returns the bonuses of a player on the pad, each with its row in the journal. */
export const bonusesWritten = (
	table: Pick<SinoTable, 'folded'>,
	player: string
): readonly { readonly seq: number; readonly fact: FactOf<'bonus.won'> }[] =>
	rowsOf(table).flatMap(({ seq, fact }) =>
		fact.type === 'bonus.won' && fact.player === player ? [{ seq, fact }] : []
	);
