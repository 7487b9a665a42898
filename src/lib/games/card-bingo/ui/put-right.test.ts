import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf, type Folded } from '$lib/domain/fold';
import { language, m } from '$lib/i18n';
import { said } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import { rowsOf } from '$lib/ui/table/meant';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box, type Cards } from '..';
import { deck, type Card } from '../rules/cards';
import type { CardsFact } from '../rules/facts';
import { anas, bens, called, claimed, entered, opened, opening, people, shouted } from '../rules/testing';
import { callsMisread, isCall } from '../rules/written';
import { logText } from '../text/log';
import { cardName } from '../text/names';
import { wrongSentence } from '../text/wrong';
import { aboutFact, aboutShout, canBePutRight } from './put-right';

beforeAll(() => language.set('en'));

type Cardsjournal = Journal<Cards>;
const readAgain = () => undefined;
const seqsOf = ({ folded }: Cardsjournal, type: string) =>
	folded.effective.rows.filter(({ fact }) => fact.type === type).map(({ seq }) => seq);
const about = (journal: Cardsjournal, nth = 0) =>
	aboutShout(tableOf(journal), seqsOf(journal, 'bingo.shouted')[nth] ?? -1, readAgain);
const won = (folded: Folded<Cards>) =>
	Object.fromEntries(
		outcomeOf(folded).scores.flatMap(({ player, score }) => (score > 0 ? [[player, score]] : []))
	);
const hands = ({ folded }: Cardsjournal) => folded.snapshot.context.hands;

const real = { drawing: 'cards', players: people(5) } as const;
/** Ana wins the first hand, Ben the second, a third has begun. */
const evening = said(
	box,
	opening(real),
	...[...called(...anas), ...claimed('ana', anas), opened],
	...[...called(...bens), ...claimed('ben', bens), opened],
	...called('4C')
);

it('names a claim that was struck as what it was, and not as a second shout [C-5]', () => {
	const { context } = said(box, opening(real), ...called('4C')).folded.snapshot;
	const [shout, claim] = claimed('ben', bens).map((fact) => logText(fact, context, context));
	expect([shout, claim]).toEqual([
		m.cardbingo_claim_title({ name: 'Ben' }),
		m.cardbingo_log_claimed({ name: 'Ben' })
	]);
	expect(shout).not.toBe(claim);
});

it('says of a long layout the first cards and how many more, for a sentence of 25 is read by nobody [C-6]', () => {
	const cards = deck.slice(0, 25);
	const { context } = said(
		box,
		opening({ ...real, variant: 'blackout' }),
		...[...called(...cards), ...claimed('ben', cards)]
	).folded.snapshot;
	const [, claim] = claimed('ben', cards).map((fact) => logText(fact, context, context));
	const some = m.cardbingo_and_more({ cards: cards.slice(0, 3).map(cardName).join(', '), count: '22' });
	expect(claim).toBe(m.cardbingo_log_claim_right({ name: 'Ben', cards: some }));
});

describe('who shouted', () => {
	it('was another player: the cards read back stay, and so do the hands that followed', () => {
		const { journal, fell } = answered(evening, about(evening), 'Carla');
		expect([fell, won(journal.folded)]).toEqual([[], { ben: 1, carla: 1 }]);
		expect(hands(journal)[0].claims).toMatchObject([{ player: 'carla', cards: anas }]);
		expect(hands(journal)[2]?.calls).toHaveLength(1);
	});
	it('was nobody: an old hand closes without a winner, and the others stand', () => {
		const nobody = about(evening)
			?.questions.flatMap(({ meant }) => meant)
			.at(-1);
		expect([nobody?.label, nobody?.asks]).toEqual([m.table_meant_nobody(), true]);
		const { journal, fell } = answered(evening, about(evening), m.table_meant_nobody());
		expect([fell, won(journal.folded)]).toEqual([[], { ben: 1 }]);
		expect(hands(journal)[0].closed).toBe('without');
	});
	it('was nobody, and the same player was right later: that one wins', () => {
		const wrongly = claimed('ana', [...anas.slice(1), '4C']);
		const now = said(box, opening(real), ...called(...anas), ...wrongly, ...claimed('ana', anas), opened);
		const { journal, fell } = answered(now, about(now), m.table_meant_nobody());
		expect([fell, won(journal.folded), hands(journal).length]).toEqual([[], { ana: 1 }, 2]);
	});
	it('was another player: who called the next hand, as its winner, called it still [C-2a]', () => {
		const dan = { ...real, caller: 'dan' } as const;
		const played = (...next: readonly CardsFact[]) =>
			said(box, opening(dan), ...called(...anas), ...claimed('ana', anas), opened, ...next);
		const callers = (journal: Cardsjournal) => hands(journal).map(({ caller }) => caller);
		// Ben, who did not call it, held a layout and won it.
		const both = played(...called(...bens), ...claimed('ben', bens), opened, ...called('4C'));
		expect(callers(both)).toEqual(['dan', 'ana', 'ben']);
		for (const [who, points] of [
			['Ben', { ben: 2 }],
			['Carla', { ben: 1, carla: 1 }],
			[m.table_meant_nobody(), { ben: 1 }]
		] as const) {
			const { journal, fell } = answered(both, about(both), who);
			expect([who, fell, won(journal.folded)]).toEqual([who, [], points]);
			expect(callers(journal)).toEqual(['dan', 'ana', 'ben']);
		}
		// Of a hand in which nothing was called yet the winner is the caller.
		const open = played();
		expect(callers(answered(open, about(open), 'Ben').journal)).toEqual(['dan', 'ben']);
	});
	it('was nobody: the hand on the table goes on', () => {
		const now = said(box, opening(real), ...called(...anas), ...claimed('ana', anas));
		const { journal } = answered(now, about(now), m.table_meant_nobody());
		expect([journal.folded.snapshot.state, hands(journal)[0].shouts]).toEqual(['calling', []]);
	});
	it('was somebody else and then nobody: who was named first does not come back', () => {
		const now = said(box, opening(real), ...called(...anas), ...claimed('ana', anas));
		const { journal } = answered(now, about(now), 'Ben');
		const again = answered(journal, about(journal), m.table_meant_nobody());
		expect(hands(again.journal)[0]).toMatchObject({ shouts: [], claims: [] });
	});
	it('was a player whose layout the app knows: it is judged by that', () => {
		const now = said(box, opening(real), entered('ben', bens), ...called(...anas), ...claimed('ana', anas));
		const { journal } = answered(now, about(now), 'Ben');
		expect([won(journal.folded), hands(journal)[0].claims]).toMatchObject([
			{},
			[{ player: 'ben', cards: bens }]
		]);
	});
	it('was another player: what was looked for in vain stays, and a call put right is looked at again [C-5]', () => {
		const lacks = deck.slice(49);
		const blackout = { ...real, variant: 'blackout', players: people(3), caller: 'carla', decks: 1 } as const;
		const now = said(box, opening(blackout), ...[...called(...deck.slice(0, 49)), shouted('ana')], {
			type: 'layout.claimed',
			player: 'ana',
			lacks
		});
		const { journal } = answered(now, about(now), 'Ben');
		expect(hands(journal)[0].claims).toMatchObject([{ player: 'ben', lacks }]);
		expect(won(journal.folded)).toEqual({ ben: 1 });
		const last = journal.folded.effective.rows.findLast(isCall)?.seq ?? -1;
		const meant: CardsFact = { type: 'card.called', card: lacks[0] ?? 'KD' };
		const preview = tableOf(journal).preview({ replace: last, fact: meant });
		expect(preview.ok && won(preview.after.folded)).toEqual({});
	});
	it('was a player whose layout is still to be read, where the app knew the first one', () => {
		const now = said(box, opening(real), entered('ana', anas), ...called(...anas), ...claimed('ana'));
		const { journal } = answered(now, about(now), 'Ben');
		expect(hands(journal)[0]).toMatchObject({ shouts: [{ player: 'ben' }], claims: [] });
		expect(journal.folded.snapshot.state).toBe('checkingClaim');
	});
	it('was the other way round: both have the layouts they read', () => {
		const both = said(
			box,
			opening({ ...real, decks: 2 }),
			...[...called(...anas, ...bens), ...claimed('ana', anas), ...claimed('ben', bens)],
			{ type: 'bingo.awarded' },
			opened
		);
		const { journal, fell } = answered(both, about(both), 'Ben');
		expect(fell).toEqual([]);
		const claims = hands(journal)[0].claims.map(({ player, cards, turn }) => [player, cards, turn]);
		expect(claims).toEqual([
			['ben', bens, 1],
			['ana', anas, 2]
		]);
	});
});

describe('a call', () => {
	it('that was not tapped is put in before the shout, and the claim is right', () => {
		const [first = '7H', ...rest] = anas;
		const now = said(box, opening(real), ...called(...rest), ...claimed('ana', anas));
		expect(won(now.folded)).toEqual({});
		const { journal, fell } = answered(now, about(now), cardName(first));
		expect([fell, won(journal.folded)]).toEqual([[], { ana: 1 }]);
	});
	it('that were not tapped, several of them, are put in together, in one step', () => {
		const now = said(box, opening(real), ...called(...anas.slice(2)), ...claimed('ana', anas));
		const { journal, fell } = answered(now, about(now), m.cardbingo_left_out_all());
		expect([fell, won(journal.folded)]).toEqual([[], { ana: 1 }]);
		expect(hands(journal)[0].calls.map(({ card }) => card)).toEqual([...anas.slice(2), ...anas.slice(0, 2)]);
		// One alone is named, and nothing else.
		const one = about(said(box, opening(real), ...called(...anas.slice(1)), ...claimed('ana', anas)));
		expect(one?.questions[0]?.meant).toHaveLength(1);
	});
	it('that the app turned is the card that was called', () => {
		const facts: CardsFact[] = [
			...called('4C'),
			{ type: 'drawing.changed', drawing: 'app' },
			...called('5C')
		];
		const now = said(box, opening(real), ...facts);
		const rows = rowsOf(tableOf(now));
		expect(callsMisread(rows, 0).map(({ fact }) => fact)).toEqual(called('4C'));
		expect(rows.filter(isCall)).toHaveLength(2);
		const { snapshot } = now.folded;
		const { context } = snapshot;
		expect(canBePutRight(called('5C')[0]!, context, snapshot)).toBe(false);
		expect(canBePutRight(called('5C')[0]!, { ...context, drawing: 'cards' }, snapshot)).toBe(true);
	});
});

describe('a card drawn for who calls', () => {
	const draw = (player: string, card: Card): CardsFact => ({ type: 'card.drawn', player, card });
	const drawn = [
		draw('ana', 'AD'),
		draw('ben', '9H'),
		draw('carla', '4S'),
		draw('dora', '3S'),
		draw('emil', '2S')
	];
	const asked = (journal: Cardsjournal) => {
		const [seq = -1] = seqsOf(journal, 'card.drawn');
		return aboutFact(tableOf(journal), drawn[0]!, seq, readAgain);
	};
	it('was another one: somebody else calls, and what was called stands [C-2]', () => {
		const now = said(
			box,
			opening({ ...real, drawForCaller: true, caller: null }),
			...drawn,
			...called('4C', '5C')
		);
		const { caller } = now.folded.snapshot.context;
		const { journal, fell } = answered(now, asked(now), cardName('3D'));
		expect([caller, journal.folded.snapshot.context.caller, fell]).toEqual(['ana', 'ben', []]);
		expect(hands(journal)[0].calls).toHaveLength(2);
	});
	it('cannot have been one that another player drew, nor one that the app drew', () => {
		const tied = [...drawn.slice(0, 1), draw('ben', 'AH'), ...drawn.slice(2)];
		const now = said(
			box,
			opening({ ...real, drawForCaller: true, caller: null }),
			...tied,
			draw('ana', '9D')
		);
		const labels = (journal: Cardsjournal) =>
			asked(journal)?.questions.flatMap(({ meant }) => meant.map(({ label }) => label)) ?? [];
		expect(labels(now)).toContain(cardName('QD'));
		expect(labels(now)).not.toContain(cardName('9D'));
		const app = said(box, opening({ ...real, drawForCaller: true, caller: null, drawing: 'app' }), ...drawn);
		expect(labels(app)).not.toContain(cardName('QD'));
	});
});

describe('a layout', () => {
	it('that was entered for the wrong player changes places with theirs', () => {
		const now = said(box, opening(real), entered('ana', bens), entered('ben', anas), ...called('4C'));
		const [seq = -1] = seqsOf(now, 'layout.entered');
		const asked = aboutFact(tableOf(now), entered('ana', bens), seq, readAgain);
		const { journal, fell } = answered(now, asked, 'Ben');
		const layouts = Object.fromEntries(hands(journal)[0].layouts.map(({ player, cards }) => [player, cards]));
		expect([fell, layouts]).toEqual([[], { ana: anas, ben: bens }]);
	});
});

describe('C-8 a hand of Cardgo that the app dealt', () => {
	const facts: CardsFact[] = [
		{
			type: 'cards.dealt',
			layouts: [
				{ player: 'ben', cards: anas },
				{ player: 'carla', cards: bens }
			]
		},
		{ type: 'rank.called', rank: '4', card: '4C' },
		shouted('ben'),
		{ type: 'hand.claimed', player: 'ben' }
	];
	const now = said(
		box,
		opening({ variant: 'cardgo', dealing: 'app', drawing: 'app', caller: 'ana', players: people(3) }),
		...facts
	);
	it('stays hidden after a wrong claim: only how many cards are left is said', () => {
		const { context } = now.folded.snapshot;
		expect(hands(now)[0].claims).toHaveLength(1);
		const sentences = [wrongSentence(context), logText(facts[3]!, context, context)];
		for (const sentence of sentences) {
			expect(sentence).toContain('5 cards');
			for (const card of anas) expect(sentence).not.toContain(cardName(card));
		}
		const answers = about(now)?.questions.flatMap(({ meant }) => meant.map(({ label }) => label));
		// Ana calls, and has no cards.
		expect(hands(now)[0].holders).toEqual(['ben', 'carla']);
		expect(answers).toEqual(['Carla', m.table_meant_nobody()]);
	});
});

it('who called before a change of caller is an answer, too: then there was none [C-2a]', () => {
	for (const [caller, who] of [
		['emil', 'Emil'],
		[null, m.cardbingo_source_app()]
	] as const) {
		const drawing = caller === null ? 'app' : 'cards';
		const named: CardsFact = { type: 'caller.changed', player: 'fina' };
		const six = opening({ players: people(7), caller, drawing, decks: 1 });
		const now = said(box, six, named, ...called('4C'));
		expect(now.folded.snapshot.context.caller).toBe('fina');
		const { journal } = answered(now, aboutFact(tableOf(now), named, 1, readAgain), who);
		expect([journal.folded.snapshot.context.caller, hands(journal)[0].calls.length]).toEqual([caller, 1]);
	}
});
