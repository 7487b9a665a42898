import { outcomeOf } from '$lib/domain/fold';
import { m } from '$lib/i18n';
import { changed } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import { emptied } from '$lib/ui/table/meant';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import type { Cards } from '..';
import type { Card } from '../rules/cards';
import type { CardsFact } from '../rules/facts';
import { awarded, claimed, people } from '../rules/testing';
import { besides, handsKept } from './hands-kept';
import { aboutShout } from './put-right';

export type Evening = Journal<Cards>;
export const nothing = () => undefined;
export const won = ({ folded }: Evening) =>
	Object.fromEntries(
		outcomeOf(folded).scores.flatMap(({ player, score }) => (score > 0 ? [[player, score]] : []))
	);
/** Number, caller, calls, and how it was closed, hand by hand. */
export const hands = ({ folded }: Evening) =>
	folded.snapshot.context.hands.map(({ number, extra, caller, calls, closed }) =>
		[`${String(number)}${extra ? '+' : ''}`, caller, calls.length, closed].join(' ').trim()
	);
export const seqOf = ({ folded }: Evening, type: CardsFact['type'], nth = 0) =>
	folded.effective.rows.filter(({ fact }) => fact.type === type)[nth]?.seq ?? -1;
/** Removes a row in the history. */
export const removed = (now: Evening, seq: number) =>
	changed(now, { together: [...besides(tableOf(now), seq, 'strike'), emptied(now.folded, seq)] });
/** Puts a row of the history back. */
export const putBack = (now: Evening, seq: number) =>
	changed(now, { together: [...besides(tableOf(now), seq, 'restore'), { restore: seq }] });
export const replaced = (now: Evening, seq: number, fact: CardsFact) =>
	changed(now, handsKept(tableOf(now), 0, { replace: seq, fact }).change);
export const nobody = (now: Evening, nth = 0) =>
	answered(now, aboutShout(tableOf(now), seqOf(now, 'bingo.shouted', nth), nothing), m.table_meant_nobody());

export const real = { drawing: 'cards', players: people(5), caller: 'emil' } as const;
export const two = { ...real, decks: 2 } as const;
export const fives: Card[] = ['2S', '3S', '4S', '5S', 'KD'];
export const sixes: Card[] = ['6H', '7H', '8H', '9H', 'KD'];
export const bothRight = [...claimed('ana', fives), ...claimed('ben', sixes), awarded];
