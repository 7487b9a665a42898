import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { language } from '$lib/i18n';
import { said } from '$lib/session/journal.testing';
import { planChange, planUndo } from '$lib/session/preview';
import { consequencesOf } from '$lib/ui/table/log-entries';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import { deck, type Card } from '../rules/cards';
import type { CardsFact } from '../rules/facts';
import { anas, awarded, bens, called, claimed, closed, ended, opened } from '../rules/testing';
import { opening, people, shouted } from '../rules/testing';
import { logText } from '../text/log';
import { cardName } from '../text/names';
import { refusalSentence } from '../text/refusals';
import { handsKept } from './hands-kept';
import {
	type Evening,
	nothing,
	won,
	hands,
	seqOf,
	putBack,
	removed,
	replaced,
	nobody,
	real,
	two,
	bothRight,
	fives,
	sixes
} from './hands-kept.testing';
import { aboutShout } from './put-right';
import { callsNext } from './winner-given';

beforeAll(() => language.set('en'));

/** Ana and Ben finish on the king. */
const tie = [...called(...fives.slice(0, 4), ...sixes), ...bothRight];
/** Ana wins the extra hand, in which Fina sits down; Carla wins the second, and so does Dora the third. */
const later: readonly CardsFact[] = [
	...[opened, ...called(...anas)],
	{ type: 'player.joined', player: { id: 'fina', name: 'Fina' } },
	...[...claimed('ana', anas), opened, ...called(...bens), ...claimed('carla', bens), awarded],
	...[opened, ...called(...anas), ...claimed('dora', anas), awarded]
];

describe('C-6 a tie of which one was none, once others were played', () => {
	const now = said(box, opening(two), ...tie, ...later);
	const ways: [string, (now: Evening) => ReturnType<typeof removed>][] = [
		['a false alarm', (now) => nobody(now)],
		['the shout is removed in the history', (now) => removed(now, seqOf(now, 'bingo.shouted'))],
		['the claim is removed in the history', (now) => removed(now, seqOf(now, 'layout.claimed'))],
		[
			'the cards are read again, and are wrong',
			(now) => replaced(now, seqOf(now, 'layout.claimed'), claimed('ana', anas)[1] ?? closed)
		]
	];
	it.each(ways)('%s: the other has the hand, and the extra hand goes alone', (_, way) => {
		expect([hands(now), won(now)]).toEqual([
			['1 emil 9 awarded', '1+ emil 5', '2 ana 5 awarded', '3 carla 5 awarded'],
			{ ana: 1, carla: 1, dora: 1 }
		]);
		for (const facts of [later, [...later, ended]]) {
			const { journal } = way(said(box, opening(two), ...tie, ...facts));
			expect(hands(journal)).toEqual(['1 emil 9 awarded', '2 ana 5 awarded', '3 carla 5 awarded']);
			expect(won(journal)).toEqual({ ben: 1, carla: 1, dora: 1 });
			expect(journal.folded.snapshot.context.seats.map(({ name }) => name)).toContain('Fina');
			expect(outcomeOf(journal.folded).status).toBe(facts === later ? 'in-play' : 'over');
		}
	});
	it.each(ways)('%s, and undo takes all of it back', (_, way) => {
		const undone = planUndo({ ...now, ...way(now).journal });
		expect(undone.ok && undone.after.folded.snapshot).toEqual(now.folded.snapshot);
	});
	it('is called next by who called, also where the other shouted in that hand: a caller of six holds no cards [C-2a] [C-3]', () => {
		const bensAfter = [...later.slice(0, 9), opened, ...called(...bens), ...claimed('ben', bens), awarded];
		const { journal, fell } = nobody(said(box, opening(two), ...tie, ...bensAfter));
		expect([hands(journal), won(journal)]).toEqual([
			...[['1 emil 9 awarded', '2 ana 5 awarded']],
			{ ben: 2 }
		]);
		expect(fell).toHaveLength(7);
	});
	it('names what goes before anything is written, and all of it', () => {
		const asked = aboutShout(tableOf(now), seqOf(now, 'bingo.shouted'), nothing);
		const meant = asked?.questions.flatMap(({ meant }) => meant).at(-1);
		const planned = planChange(now, meant?.change ?? { together: [] });
		if (!planned.ok || !meant) throw new Error('refused');
		const table = { ...tableOf(now), outcome: outcomeOf(now.folded) };
		const { strikes, totals } = consequencesOf(table, { logText, refusalSentence, callsNext }, planned);
		expect(meant.asks).toBe(true);
		expect(strikes.slice(0, 3)).toEqual([
			'Ana’s claim is good: two of spades, three of spades, four of spades, five of spades, and king of diamonds',
			'Extra hand',
			'Called: seven of hearts'
		]);
		expect(strikes).toHaveLength(9);
		expect(totals.map(({ name, before, after }) => [name, before, after])).toEqual([
			['Ana', 1, 0],
			['Ben', 0, 1]
		]);
	});
	it('goes as well with one that was not played to its end', () => {
		const open = said(box, opening(two), ...tie, opened, ...called('2S'));
		const { journal } = nobody(open);
		expect([hands(journal), won(journal)]).toEqual([['1 emil 9 awarded'], { ben: 1 }]);
		expect(journal.folded.snapshot.state).toBe('betweenHands');
	});
	it('is none either where neither of the two was right: that hand ends without a winner', () => {
		const fact: CardsFact = { type: 'card.called', card: 'KS' };
		const { journal } = replaced(now, seqOf(now, 'card.called', 8), fact);
		expect(hands(journal)).toEqual(['1 emil 9 without', '2 ana 5 awarded', '3 carla 5 awarded']);
		expect(won(journal)).toEqual({ carla: 1, dora: 1 });
	});
	const tieOfThree = (winner: string, ...since: readonly CardsFact[]) =>
		said(
			box,
			opening({ ...two, players: people(6), caller: 'fina', decks: 3 }),
			...called(...fives.slice(0, 4), ...sixes),
			...[...claimed('ana', fives), ...claimed('ben', sixes), ...claimed('carla', fives), awarded],
			...[opened, ...called(...anas), ...claimed(winner, anas), ...since, opened, ...called('2S')]
		);
	it('of three has no winner who was none of them, and what followed stands', () => {
		const { journal, fell } = nobody(tieOfThree('ana'));
		expect(hands(journal)).toEqual(['1 fina 9 awarded', '1+ fina 5 without', '2 ana 1']);
		expect([fell.length, won(journal)]).toEqual([2, {}]);
		const changes = nobody(tieOfThree('ana', { type: 'decks.changed', decks: 2 }));
		expect(hands(changes.journal)).toEqual(hands(journal));
		expect([changes.fell.length, changes.journal.folded.snapshot.context.decks]).toEqual([2, 2]);
	});
	it('of two that turns out to be of three has no winner whose cards were dealt for two, and what followed stands [C-6]', () => {
		const ten = (suit: 'S' | 'H' | 'C', last: Card): Card[] => [
			...deck.filter((card) => card.endsWith(suit)).slice(0, 9),
			last
		];
		const [anas, bens, carlas] = [ten('S', 'KD'), ten('H', 'KD'), ten('C', 'KD')];
		const all = called(...new Set([...anas.slice(0, 9), ...bens.slice(0, 9), ...carlas]));
		const long = opening({ ...two, variant: 'long-layout', players: people(6), decks: 3 });
		const shouts = [...claimed('ana', anas), ...claimed('ben', bens), ...claimed('carla', ten('C', 'KS'))];
		const size = said(box, long, ...all, ...shouts, awarded, opened).folded.snapshot.context.hands[1]?.size;
		const dealt = deck.slice(0, size);
		const extra = [opened, ...called(...dealt), ...claimed('ana', dealt), opened, ...called('2S')];
		const now = said(box, long, ...all, ...shouts, awarded, ...extra);
		const { journal } = replaced(now, seqOf(now, 'layout.claimed', 2), {
			type: 'layout.claimed',
			player: 'carla',
			cards: carlas
		});
		expect(hands(now).slice(1)).toEqual([`1+ emil ${String(size)}`, '2 ana 1']);
		expect(hands(journal).slice(1)).toEqual([`1+ emil ${String(size)} without`, '2 ana 1']);
	});
	it('of three the two others still tie, and play it', () => {
		const three = tieOfThree('ben');
		const { journal, fell } = nobody(three);
		expect([hands(journal), won(journal), fell]).toEqual([hands(three), { ben: 1 }, []]);
	});
});

it('a card that was called and not recorded gives an older hand to another, and the next stays with who called it [C-2a]', () => {
	const facts = [...called(...bens.slice(1)), ...claimed('ben', bens), ...called(...anas)];
	const now = said(
		box,
		opening(real),
		...[...facts, ...claimed('ana', anas), opened, ...called('4C', ...bens), ...claimed('ben', bens)]
	);
	expect([hands(now)[1], won(now)]).toEqual(['2 ana 6', { ana: 1, ben: 1 }]);
	const asked = aboutShout(tableOf(now), seqOf(now, 'bingo.shouted'), nothing);
	const { journal } = answered(now, asked, cardName('3H'));
	expect([hands(journal)[1], won(journal)]).toEqual(['2 ana 6', { ben: 2 }]);
});

describe('a hand that nobody has won any more', () => {
	const evening = [
		...[...called(...anas), ...claimed('ana', anas), opened],
		...[...called(...bens), ...claimed('ben', bens), opened, ...called('4C')]
	];
	const now = said(box, opening(real), ...evening);
	const wrong: CardsFact = { type: 'card.called', card: '8S' };
	const ways: [string, (now: Evening) => ReturnType<typeof removed>][] = [
		['a call is put right', (now) => replaced(now, seqOf(now, 'card.called', 1), wrong)],
		['a call is removed in the history', (now) => removed(now, seqOf(now, 'card.called', 1))],
		['the shout is removed in the history', (now) => removed(now, seqOf(now, 'bingo.shouted'))],
		['the claim is removed in the history', (now) => removed(now, seqOf(now, 'layout.claimed'))],
		[
			'the cards are read again, and are wrong',
			(now) => replaced(now, seqOf(now, 'layout.claimed'), claimed('ana', bens)[1] ?? closed)
		]
	];
	it.each(ways)('ends without a winner, and the hands after it stand: %s [C-7]', (_, way) => {
		const { journal } = way(now);
		expect(won(journal)).toEqual({ ben: 1 });
		expect(hands(journal)[0]).toMatch(/^1 emil [45] without$/);
		expect(hands(journal).slice(1)).toEqual(['2 ana 5', '3 ben 1']);
		const decks = said(
			box,
			opening(two),
			...evening.flatMap((fact) => (fact === opened ? [awarded, opened] : [fact]))
		);
		expect(won(way(decks).journal)).toEqual({ ben: 1 });
		expect(hands(way(decks).journal).at(-1)).toBe('3 ben 1');
	});
	it('is won as it was once that is put right again, and all that followed stands [C-6]', () => {
		const first = [...called(...fives), ...claimed('ana', fives), awarded];
		const second = [opened, ...called(...anas), ...claimed('carla', anas), awarded, opened, ...called('4C')];
		const third = [...called(...bens), ...claimed('ana', bens), awarded, ended];
		for (const facts of [second, [...second, ...third], [ended]]) {
			const all = said(box, opening(two), ...first, ...facts);
			const to = (now: Evening, card: Card) =>
				replaced(now, seqOf(now, 'card.called', 4), { type: 'card.called', card });
			const none = to(all, 'KC').journal;
			expect(hands(none)).toEqual(['1 emil 5 without', ...hands(all).slice(1)]);
			const { journal, fell } = to(none, 'KD');
			expect([fell, hands(journal), won(journal)]).toEqual([[], hands(all), won(all)]);
			expect(outcomeOf(journal.folded)).toEqual(outcomeOf(all.folded));
		}
	});
	it('is given where it was the last one of the evening, and nothing had closed it [C-6]', () => {
		const all = said(box, opening(two), ...called(...fives.slice(1)), ...claimed('ana', fives), ended);
		const asked = aboutShout(tableOf(all), seqOf(all, 'bingo.shouted'), nothing);
		const { journal, fell } = answered(all, asked, cardName('2S'));
		expect([fell, hands(journal), won(journal)]).toEqual([[], ['1 emil 5 awarded'], { ana: 1 }]);
		expect(outcomeOf(journal.folded)).toMatchObject({ status: 'over', winners: ['ana'] });
	});
	it('is won again once its claim is put back in the history, with the shout [C-5]', () => {
		const seq = seqOf(now, 'layout.claimed');
		const { journal } = putBack(removed(now, seq).journal, seq);
		expect([hands(journal), won(journal)]).toEqual([hands(now), won(now)]);
	});
	it('waits for nobody who shouted after its winner and was not heard [C-5]', () => {
		const [carla, read] = claimed('carla', anas);
		const shouts = [carla!, shouted('ben'), read!, opened, ...called('4C')];
		const all = said(box, opening(real), ...called(...anas), ...shouts);
		expect([hands(all), won(all)]).toEqual([['1 emil 5', '2 carla 1'], { carla: 1 }]);
		const { journal, fell } = replaced(all, seqOf(all, 'card.called'), wrong);
		expect([fell, hands(journal)]).toEqual([[], ['1 emil 5 without', '2 carla 1']]);
	});
	it('ends before what was said between two hands', () => {
		const six = opening({ ...real, players: people(6), caller: 'fina', decks: 1 });
		const decks: CardsFact = { type: 'decks.changed', decks: 2 };
		const second = [
			opened,
			...tie.slice(0, 9),
			...claimed('ben', fives),
			...claimed('carla', sixes),
			awarded
		];
		const third = [opened, ...called(...bens), ...claimed('carla', bens), opened, ...called('4C')];
		const changes = said(box, six, ...evening.slice(0, 7), decks, ...second, ...third);
		expect(won(changes)).toEqual({ ana: 1, carla: 1 });
		const { journal, fell } = removed(changes, seqOf(changes, 'card.called', 1));
		expect([won(journal), fell]).toEqual([{ carla: 1 }, []]);
		expect(hands(journal).slice(0, 3)).toEqual(['1 fina 4 without', '2 ana 9 awarded', '2+ ana 5']);
		// The next one is not called by who has left.
		const left: CardsFact = { type: 'player.left', player: 'fina' };
		const leaves = said(box, six, ...evening.slice(0, 7), left, ...evening.slice(7));
		const gone = removed(leaves, seqOf(leaves, 'card.called', 1));
		expect([hands(gone.journal), gone.fell]).toEqual([['1 fina 4 without', '2 ana 5', '3 ben 1'], []]);
		expect(gone.journal.folded.snapshot.context.hands[1]?.holders).not.toContain('fina');
	});
	it('is asked about before it is written', () => {
		const change = { replace: seqOf(now, 'card.called', 1), fact: wrong };
		expect(handsKept(tableOf(now), 0, change)).toMatchObject({ asks: true, closes: true });
		const harmless = said(box, opening(real), ...called('4C'), ...evening);
		const first = { replace: seqOf(harmless, 'card.called'), fact: wrong };
		expect(handsKept(tableOf(harmless), 0, first)).toEqual({ change: first });
	});
	it('goes on where it is the hand on the table', () => {
		const one = said(box, opening(real), ...evening.slice(0, 7));
		const { journal } = replaced(one, seqOf(one, 'card.called', 1), wrong);
		expect([hands(journal), journal.folded.snapshot.state]).toEqual([['1 emil 5'], 'calling']);
		const claim = removed(one, seqOf(one, 'layout.claimed')).journal;
		expect(claim.folded.snapshot.state).toBe('checkingClaim');
	});
	it('is over where the evening is, also without the claim of its winner', () => {
		const over = said(box, opening(real), ...evening.slice(0, 7), ended);
		const { journal } = removed(over, seqOf(over, 'layout.claimed'));
		expect(outcomeOf(journal.folded)).toMatchObject({ status: 'over', winners: [] });
	});
});

it('what was read back goes with the shout of another who shouted, too, in the hand as in the history [C-5]', () => {
	const facts = [...called(...anas), shouted('ana'), shouted('ben'), ...claimed('ana', anas).slice(1)];
	for (const after of [
		[],
		[opened, ...called(...bens), ...claimed('carla', bens), opened, ...called('4C')]
	]) {
		const now = said(box, opening(real), ...facts, ...after);
		const { journal, fell } = answered(
			now,
			aboutShout(tableOf(now), seqOf(now, 'bingo.shouted'), nothing),
			'Ben'
		);
		const { claims, shouts } = journal.folded.snapshot.context.hands[0];
		expect([won(journal).ben, fell]).toEqual([1, []]);
		expect([claims, shouts]).toMatchObject([[{ player: 'ben', cards: anas }], [{ player: 'ana' }]]);
	}
});
