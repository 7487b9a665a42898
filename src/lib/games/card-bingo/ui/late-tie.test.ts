import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { language, m } from '$lib/i18n';
import { changed, goOn, said } from '$lib/session/journal.testing';
import { planChange, planUndo } from '$lib/session/preview';
import { consequencesOf } from '$lib/ui/table/log-entries';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import type { CardsFact } from '../rules/facts';
import { anas, awarded, called, claimed, closed, dealt, ended, opened } from '../rules/testing';
import { opening, people } from '../rules/testing';
import { logText } from '../text/log';
import { refusalSentence } from '../text/refusals';
import { alsoChanges, handsKept } from './hands-kept';
import {
	type Evening,
	won,
	hands,
	seqOf,
	putBack,
	type removed,
	replaced,
	nobody,
	two,
	fives,
	sixes,
	bothRight
} from './hands-kept.testing';
import { callsNext } from './winner-given';

beforeAll(() => language.set('en'));

describe('C-6 a tie that turns out once others were played', () => {
	const wrongly = claimed('ben', [...sixes.slice(0, 4), 'KS']);
	const start = called(...fives.slice(0, 4), ...sixes);
	const shouts = [...claimed('ana', fives), ...wrongly, awarded];
	/** Carla wins the second hand, which Ana calls; Fina has sat down, and the third, which Carla calls, is on the table. */
	const later: readonly CardsFact[] = [
		{ type: 'player.joined', player: { id: 'fina', name: 'Fina' } },
		...[opened, ...called(...anas), ...claimed('carla', anas), awarded, opened, ...called('4C')]
	];
	const now = said(box, opening(two), ...start, ...shouts, ...later);
	const sevens = start.map((fact) =>
		fact.type === 'card.called' && fact.card === '7H' ? called('7S') : fact
	);
	const misread = said(box, opening(two), ...sevens.flat(), ...bothRight, ...later);
	const struck = changed(said(box, opening(two), ...start, ...bothRight), { strike: 6 }).journal;
	const readAgain = (now: Evening) => replaced(now, seqOf(now, 'layout.claimed', 1), bothRight[3] ?? closed);
	const ways: [string, Evening, (now: Evening) => ReturnType<typeof removed>][] = [
		['the cards are read again, and are right', now, readAgain],
		[
			'a call is put right',
			misread,
			(now) => replaced(now, seqOf(now, 'card.called', 5), { type: 'card.called', card: '7H' })
		],
		['a call comes back in the history', goOn(struck, ...later), (now) => putBack(now, 6)]
	];
	it.each(ways)('%s: nobody has the hand, and the others stay what they were', (_, now, way) => {
		expect(won(now)).toEqual({ ana: 1, carla: 1 });
		const { journal, fell } = way(now);
		expect(fell).toEqual([]);
		expect(hands(journal).slice(1)).toEqual(['1+ emil 0 without', '2 ana 5 awarded', '3 carla 1']);
		expect(won(journal)).toEqual({ carla: 1 });
		expect(journal.folded.snapshot.context.hands[2]?.holders).toEqual([
			'ben',
			'carla',
			'dora',
			'emil',
			'fina'
		]);
		const undone = planUndo(journal);
		expect(undone.ok && undone.after.folded.snapshot).toEqual(now.folded.snapshot);
	});
	const state = ({ folded }: Evening) => ({ ...folded.snapshot, context: { ...folded.snapshot.context } });
	it('is none again where the cards are read once more, and all is as it was', () => {
		const tied = readAgain(now).journal;
		const { journal, fell } = replaced(tied, seqOf(tied, 'layout.claimed', 1), wrongly[1] ?? closed);
		// The end of the hand that was not played, and who called the next one instead of its winner, go as they came.
		expect([fell, state(journal)]).toEqual([[], state(now)]);
	});
	it('is said before anything is written, with whose hand it is not any more', () => {
		const { change, asks } = handsKept(tableOf(now), 0, {
			replace: seqOf(now, 'layout.claimed', 1),
			fact: bothRight[3] ?? closed
		});
		const planned = planChange(now, change);
		if (!planned.ok) throw new Error(planned.refusal.why);
		const table = { ...tableOf(now), outcome: outcomeOf(now.folded) };
		const words = { logText, refusalSentence, callsNext, alsoChanges };
		const { strikes, changes, totals } = consequencesOf(table, words, planned);
		const tie = m.cardbingo_tie_undecided({ names: 'Ana and Ben', number: '1' });
		expect([asks, strikes, changes]).toEqual([true, [], [tie]]);
		expect(totals).toMatchObject([{ name: 'Ana', before: 1, after: 0 }]);
		// Once it is so, no other change says it again.
		expect(alsoChanges(planned.after.folded.snapshot.context, planned.after.folded.snapshot.context)).toEqual(
			[]
		);
	});
	it.each<[string, readonly CardsFact[], string, readonly string[]]>([
		['the caller has left', [{ type: 'player.left', player: 'emil' }], 'ana', []],
		['who called before is named again', [{ type: 'caller.changed', player: 'emil' }], 'emil', ['emil']],
		['the table has named who calls', [{ type: 'caller.changed', player: 'ben' }], 'ben', ['emil']]
	])('leaves who came, went or called between the hands: %s [C-2a]', (_, between, caller, here) => {
		const evening = said(box, opening(two), ...start, ...shouts, ...between, ...later);
		const { journal, fell } = readAgain(evening);
		expect([fell, hands(journal)[1], hands(journal)[2]]).toEqual([
			...[[], '1+ emil 0 without'],
			`2 ${caller} 5 awarded`
		]);
		const seats = journal.folded.snapshot.context.seats.filter(({ here }) => here).map(({ id }) => id);
		expect(seats.filter((id) => id === 'emil')).toEqual(here);
	});
	const emil: CardsFact = { type: 'caller.changed', player: 'emil' };
	const dora: CardsFact = { type: 'caller.changed', player: 'dora' };
	it.each<[string, readonly CardsFact[], readonly CardsFact[], string]>([
		['once the next hand was open', [], [emil], 'emil'],
		['and then another, between two hands', [emil, dora], [], 'dora'],
		['and then another, once the next hand was open', [emil], [dora], 'dora'],
		['after another, between two hands', [dora, emil], [], 'emil'],
		['after another, once the next hand was open', [dora], [emil], 'emil']
	])('stands where the table named who called before, %s [C-2a]', (_, between, open, caller) => {
		const named = [...between, opened, ...open, ...called(...anas), ...claimed('carla', anas), awarded];
		const evening = said(box, opening(two), ...start, ...shouts, ...named, opened, ...called('4C'));
		expect([hands(evening)[1], won(evening)]).toEqual([`2 ${caller} 5 awarded`, { ana: 1, carla: 1 }]);
		const { journal, fell } = readAgain(evening);
		expect([fell, won(journal)]).toEqual([[], { carla: 1 }]);
		expect(hands(journal).slice(1)).toEqual(['1+ emil 0 without', `2 ${caller} 5 awarded`, '3 carla 1']);
		const undone = planUndo(journal);
		expect(undone.ok && undone.after.folded.snapshot).toEqual(evening.folded.snapshot);
		const [, ...again] = hands(
			replaced(journal, seqOf(journal, 'layout.claimed', 1), wrongly[1] ?? closed).journal
		);
		expect(again).toEqual(hands(evening).slice(1));
	});
	it('stands where its caller was relieved in mid hand: who called it first has no cards in it [C-3]', () => {
		const six = opening({ ...two, players: people(6), caller: 'fina' });
		for (const player of ['fina', 'gil']) {
			const gil: CardsFact = { type: 'player.joined', player: { id: 'gil', name: 'Gil' } };
			const relieved: readonly CardsFact[] = [gil, { type: 'caller.changed', player }];
			const second = [opened, ...called('4C'), ...relieved, ...called(...anas), ...claimed('carla', anas)];
			const evening = said(box, six, ...start, ...shouts, ...second, awarded, opened, ...called('4C'));
			const { journal, fell } = readAgain(evening);
			expect([fell, hands(journal)[2]]).toEqual([[], hands(evening)[1]]);
			expect(journal.folded.snapshot.context.hands[2]?.holders).toEqual(
				evening.folded.snapshot.context.hands[1]?.holders
			);
		}
	});
	it('is won by the one who was still there, as any tie is', () => {
		const left: CardsFact = { type: 'player.left', player: 'ben' };
		const { journal } = readAgain(said(box, opening(two), ...start, ...shouts, left, ...later));
		expect([won(journal), hands(journal).slice(1)]).toEqual([
			{ ana: 1, carla: 1 },
			['2 ana 5 awarded', '3 carla 1']
		]);
	});
	it('is played as ever where no card was called since', () => {
		for (const since of [[], [opened]]) {
			const { journal } = readAgain(said(box, opening(two), ...start, ...shouts, ...since));
			const { state, context } = goOn(journal, ...(since.length > 0 ? [] : [opened])).folded.snapshot;
			expect([state, context.hands[1]?.extra, context.hands.length]).toEqual(['calling', true, 2]);
		}
	});
	it('ends the evening with nobody’s hand, where that was over', () => {
		const { journal } = readAgain(said(box, opening(two), ...start, ...shouts, ...later, ended));
		expect(outcomeOf(journal.folded)).toMatchObject({ status: 'over', winners: ['carla'] });
		const alone = readAgain(said(box, opening(two), ...start, ...shouts, ended)).journal;
		expect([hands(alone), outcomeOf(alone.folded).winners]).toEqual([['1 emil 9 awarded'], []]);
	});
	it('is of two who shouted after one who had not', () => {
		const carlas = claimed('carla', [...fives.slice(0, 4), '6H']);
		const all = said(box, opening(two), ...start, ...carlas, ...bothRight, opened, ...called('4C'));
		expect([won(all), hands(all)[1]]).toEqual([{ carla: 1 }, '2 carla 1']);
		const { journal } = nobody(all);
		expect([won(journal), hands(journal).slice(1)]).toEqual([{}, ['1+ emil 0 without', '2 carla 1']]);
	});
	it('ends before the app has dealt it, where the app deals', () => {
		const deals = (now: Evening) => goOn(now, dealt(now.folded.snapshot.context));
		const app = deals(said(box, opening({ ...two, players: people(12), dealing: 'app' })));
		const layoutOf = (id: string) =>
			app.folded.snapshot.context.hands[0].layouts.find(({ player }) => player === id)?.cards;
		// Both have the five of diamonds.
		expect(layoutOf('fina')).toEqual(['JH', '5D', '3C', '9D', '6H']);
		expect(layoutOf('dora')).toEqual(['9C', '5D', '6C', 'QD', 'AC']);
		const cards = called('JH', '3C', '9D', '6H', '9C', '6C', 'QD', 'AS', '5D');
		const won = goOn(app, ...cards, ...claimed('fina'), ...claimed('dora'), awarded, opened);
		const evening = goOn(deals(won), ...called('2S'));
		const { journal, fell } = replaced(evening, seqOf(evening, 'card.called', 7), {
			type: 'card.called',
			card: 'AC'
		});
		expect([fell, hands(evening).slice(1)]).toEqual([[], ['2 fina 1']]);
		expect(hands(journal).slice(1)).toEqual(['1+ emil 0 without', '2 fina 1']);
	});
});
