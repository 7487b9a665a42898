import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { language, m } from '$lib/i18n';
import { said } from '$lib/session/journal.testing';
import { planChange, planUndo, type Change, type Journal } from '$lib/session/preview';
import { consequencesOf } from '$lib/ui/table/log-entries';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box, type Cards } from '..';
import { anas, awarded, bens, called, claimed, closed, ended, entered } from '../rules/testing';
import { opened, opening, people, ranksCalled } from '../rules/testing';
import type { CardsFact } from '../rules/facts';
import { resultOf } from '../rules/hand';
import { logText } from '../text/log';
import { refusalSentence } from '../text/refusals';
import { aboutFact, aboutLastShout, canBePutRight } from './put-right';
import { aboutClosed, callsNext, nobodyElse, winnerGiven } from './winner-given';

beforeAll(() => language.set('en'));

type Evening = Journal<Cards>;
const nothing = () => undefined;
const about = (journal: Evening, hand = 0, read: (seq: number, player: string) => void = nothing) =>
	aboutClosed(tableOf(journal), hand, read);
const won = ({ folded }: Evening) =>
	Object.fromEntries(
		outcomeOf(folded).scores.flatMap(({ player, score }) => (score > 0 ? [[player, score]] : []))
	);
const hands = ({ folded }: Evening) => folded.snapshot.context.hands;
const callers = (journal: Evening) => hands(journal).map(({ caller }) => caller);
const types = ({ folded }: Evening) => folded.effective.rows.map(({ fact }) => fact.type);
const names = (journal: Evening, hand = 0) =>
	about(journal, hand)?.questions.flatMap(({ meant }) => meant.map(({ label }) => label));
const tap = (journal: Evening, label: string, hand = 0) => {
	const read: unknown[] = [];
	const asked = about(journal, hand, (...what) => read.push(what));
	asked?.questions
		.flatMap(({ meant }) => meant)
		.find((one) => one.label === label)
		?.show?.();
	return read;
};

function changesWith(journal: Evening, change: Change = { together: [] }) {
	const planned = planChange(journal, change);
	if (!planned.ok) throw new Error(planned.refusal.why);
	const table = { ...tableOf(journal), outcome: outcomeOf(journal.folded) };
	return consequencesOf(table, { logText, refusalSentence, callsNext }, planned).changes;
}

/** Returns whether the end of a hand that is the last of `after` can be put right. */
const canFix = ({ folded: { snapshot } }: Evening, fact: CardsFact, after?: Evening) =>
	canBePutRight(fact, (after?.folded.snapshot ?? snapshot).context, snapshot);

const real = { drawing: 'cards', players: people(5), caller: 'emil' } as const;
/** Nobody wins the first hand, Ben the second, a third has begun. */
const evening = said(
	box,
	opening(real),
	...[...called(...anas), closed, opened, ...called(...bens), ...claimed('ben', bens), opened],
	...called('4C')
);

it('who shouted in an older hand is put right once it was shown whose it is not any more; on the table, at once', () => {
	const won = said(box, opening(real), ...called(...bens), ...claimed('ben', bens));
	const over = said(box, opening(real), ...called(...bens), ...claimed('ben', bens), ended);
	const asks = (journal: Evening) => {
		const row = journal.folded.effective.rows.find(({ fact }) => fact.type === 'bingo.shouted')!;
		const asked = aboutFact(tableOf(journal), { type: 'bingo.shouted', player: 'ben' }, row.seq, nothing);
		return new Set(asked?.questions.flatMap(({ meant }) => meant.map(({ asks }) => asks)));
	};
	expect([evening, over, won].map(asks)).toEqual([new Set([true]), new Set([true]), new Set([undefined])]);
});

describe('C-7 a hand that was closed without a winner', () => {
	it('had one: the shout and the claim stand in place of its end, and the hands after it as they were', () => {
		expect([won(evening), callers(evening)]).toEqual([{ ben: 1 }, ['emil', 'emil', 'ben']]);
		const { journal, fell } = answered(evening, about(evening), 'Carla');
		expect([fell, won(journal)]).toEqual([[], { ben: 1, carla: 1 }]);
		// Called by Carla the second hand would have been another one: it was called by Emil. [C-2a]
		expect([callers(journal), hands(journal)[2]?.calls.length]).toEqual([['emil', 'emil', 'ben'], 1]);
		// As if she had shouted then.
		const then = said(
			box,
			opening(real),
			...[...called(...anas), { type: 'bingo.shouted', player: 'carla' } as const],
			{ type: 'layout.claimed', player: 'carla', lacks: hands(journal)[0].claims[0]?.lacks ?? [] }
		);
		expect(hands(journal)[0]).toEqual(hands(then)[0]);
	});
	it('had one, and undo takes all of it back', () => {
		const { journal } = answered(evening, about(evening), 'Carla');
		const undone = planUndo(journal);
		expect(undone.ok && undone.after.folded.snapshot).toEqual(evening.folded.snapshot);
	});
	it('had one: where no other hand has begun, the winner calls the next [C-2a]', () => {
		for (const next of [[], [opened]]) {
			const now = said(box, opening(real), ...called(...anas), closed, ...next);
			const { journal } = answered(now, about(now), 'Carla');
			expect(callers(journal)).toEqual(next.length > 0 ? ['emil', 'carla'] : ['emil']);
		}
	});
	it('had one, of two hands in a row', () => {
		const now = said(
			box,
			opening(real),
			...[...called(...anas), closed, opened, ...called(...bens), closed, opened, ...called('4C')]
		);
		const first = answered(now, about(now), 'Carla').journal;
		const { journal, fell } = answered(first, about(first, 1), 'Dora');
		expect([fell, won(journal), callers(journal)]).toEqual([
			[],
			{ carla: 1, dora: 1 },
			['emil', 'emil', 'emil']
		]);
	});
	it('had one, where the evening ended in it', () => {
		const now = said(box, opening(real), ...called(...anas), ended);
		const row = now.folded.effective.rows.at(-1);
		const asked = aboutFact(tableOf(now), ended, row?.seq ?? -1, nothing);
		const { journal, fell } = answered(now, asked, 'Carla');
		expect([fell, won(journal), types(journal).at(-1)]).toEqual([[], { carla: 1 }, 'evening.ended']);
		expect(outcomeOf(journal.folded)).toMatchObject({ status: 'over', winners: ['carla'] });
		// It is the hand that was closed that has a winner, and not the end.
		const both = said(box, opening(real), ...called(...anas), closed, ended);
		const end = both.folded.effective.rows.at(-1)?.seq ?? -1;
		const after = answered(both, aboutFact(tableOf(both), ended, end, nothing), 'Carla').journal;
		expect([won(after), types(after)]).toEqual([{ carla: 1 }, types(journal)]);
	});
	it('had one, who is shown first with what changes', () => {
		const [one] = about(evening)?.questions[0]?.meant ?? [];
		expect([one?.label, one?.asks]).toEqual(['Ana', true]);
		const table = { ...tableOf(evening), outcome: outcomeOf(evening.folded) };
		const planned = planChange(evening, one?.change ?? { together: [] });
		if (!planned.ok) throw new Error(planned.refusal.why);
		const { strikes, totals } = consequencesOf(table, { logText, refusalSentence }, planned);
		expect([strikes, totals]).toEqual([[], [{ player: 'ana', name: 'Ana', before: 0, after: 1 }]]);
	});
	it.each([
		['is named among what else changes', real, [], ['Emil calls hand 2 → Ana calls hand 2']],
		['is not, where that one had called by then', real, [opened, ...called('4C')], []],
		['is not, where the app calls', { ...real, drawing: 'app', caller: null } as const, [], []]
	])('had one: who calls next %s [C-2a]', (_, as, after, changes) => {
		const now = said(box, opening(as), ...called(...anas), closed, ...after);
		expect(changesWith(now, about(now)?.questions[0]?.meant[0]?.change)).toEqual(changes);
	});
	it('offers who held cards in it, and the caller of five held none [C-3]', () => {
		expect(names(evening)).toEqual(['Ana', 'Ben', 'Carla', 'Dora']);
		const four = said(
			box,
			opening({ ...real, players: people(4), caller: 'ana' }),
			...called(...anas),
			closed
		);
		expect(names(four)).toEqual(['Ana', 'Ben', 'Carla', 'Dora']);
	});
	it('had none, where fewer cards were called than a layout has', () => {
		const few = said(box, opening(real), ...called('4C'), closed);
		const enough = said(box, opening(real), ...called(...anas), closed);
		expect([few, enough].map((one) => canFix(one, closed))).toEqual([false, true]);
	});
	it('is not won by a layout that the app knows and that was not complete: that is said in a sentence [C-5]', () => {
		const now = said(
			box,
			opening(real),
			entered('ben', bens),
			entered('ana', anas),
			...called(...anas),
			closed
		);
		tap(now, 'Ben');
		expect(toasts.current?.text).toMatch(/^Not yet, Ben: .* not called\.$/);
		const { journal } = answered(now, about(now), 'Ana');
		expect([won(journal), hands(journal)[0].claims[0]?.cards]).toEqual([{ ana: 1 }, anas]);
	});
});

describe('C-6 with two dealt decks', () => {
	const two = { ...real, decks: 2 } as const;
	it('a winner is given with the award', () => {
		const now = said(box, opening(two), ...called(...anas), closed, opened, ...called('4C'));
		const { journal, fell } = answered(now, about(now), 'Carla');
		expect([fell, won(journal), hands(journal)[0].closed]).toEqual([[], { carla: 1 }, 'awarded']);
	});
	it('a second one who finished on the same call is read back, and the two tie', () => {
		const now = said(box, opening(two), ...called(...anas), ...claimed('ana', anas), awarded);
		expect(names(now)).toEqual(['Ben', 'Carla', 'Dora']);
		const award = now.folded.effective.rows.at(-1)?.seq;
		expect(tap(now, 'Ben')).toEqual([[award, 'ben']]);
		const claim = { type: 'layout.claimed', player: 'ben', cards: anas } as const;
		const planned = planChange(now, winnerGiven(tableOf(now), 0, claim));
		if (!planned.ok) throw new Error(planned.refusal.why);
		const context = planned.after.folded.snapshot.context;
		expect(resultOf(context.hands[0])).toEqual({ how: 'tied', players: ['ana', 'ben'] });
		const tie = ['Ana calls hand 2 → Extra hand'];
		expect(changesWith(now, winnerGiven(tableOf(now), 0, claim))).toEqual(tie);
		expect(canFix({ ...now, ...planned.after }, awarded)).toBe(true);
	});
	it.each([
		['that others followed: no extra hand fits in between', [opened, ...called('4C')]],
		['with which the evening ended: no extra hand follows', [ended]]
	])('no second one comes to a hand %s, and nobody is offered', (_, after) => {
		const won = [...called(...anas), ...claimed('ana', anas), awarded];
		const before = said(box, opening(two), ...won);
		const now = said(box, opening(two), ...won, ...after);
		expect([canFix(before, awarded), canFix(now, awarded, before)]).toEqual([true, false]);
		expect([about(before)?.questions.length, about(now)]).toEqual([1, undefined]);
	});
	it('no second one comes to a hand by an open one that no card was called in: it is the extra hand then', () => {
		const won = [...called(...anas), ...claimed('ana', anas), awarded, opened];
		const now = said(box, opening(two), ...won);
		const claim = { type: 'layout.claimed', player: 'ben', cards: anas } as const;
		const planned = planChange(now, winnerGiven(tableOf(now), 0, claim));
		expect(names(now)).toEqual(['Ben', 'Carla', 'Dora']);
		expect(planned.ok && [planned.unfit, planned.after.folded.snapshot.context.hands[1]]).toMatchObject([
			[],
			{ extra: true, holders: ['ana', 'ben'] }
		]);
	});
	it('of those whose layouts the app knows who finished on the same call is offered alone', () => {
		const late = ['2C', ...anas.slice(1)] as const;
		const known = [entered('ben', bens), entered('carla', [...anas]), entered('dora', [...late])];
		const now = said(
			box,
			opening(two),
			...[...known, ...called('2C', ...anas), ...claimed('ana', anas), awarded]
		);
		expect(names(now)).toEqual(['Carla', 'Dora']);
		const none = said(
			box,
			opening({ ...two, players: people(3), caller: 'carla', callerPlays: false }),
			...[entered('ben', bens), ...called(...anas), ...claimed('ana', anas), awarded]
		);
		expect([canFix(none, awarded), about(none)]).toEqual([false, undefined]);
	});
	it.each<[string, boolean, readonly CardsFact[]]>([
		['the app knows all cards, and nobody else finished on that call', true, []],
		['another finished on it', false, [entered('ben', [...bens.slice(1), 'AS'])]],
		['the cards of one are not known', false, []],
		['another shouted, too', false, [{ type: 'bingo.shouted', player: 'ben' }]]
	])('others are asked for, unless the app knows better: %s', (what, knows, facts) => {
		const layouts = [entered('ana', anas), entered('ben', bens), entered('carla', bens)];
		const players = what.startsWith('the cards of one') ? people(4) : people(3);
		const table = opening({ ...two, drawing: 'app', caller: null, players });
		const later = facts.filter(({ type }) => type === 'bingo.shouted');
		const first = facts.filter(({ type }) => type !== 'bingo.shouted');
		const now = said(box, table, ...layouts, ...first, ...called(...bens.slice(1), ...anas), ...later);
		const hand = hands(now)[0];
		expect([nobodyElse(hand, 'ana'), nobodyElse(hand, 'carla')]).toEqual([knows, false]);
		// With one dealt deck nobody ties: the hand is given by itself.
		expect(nobodyElse({ ...hand, decks: 1 }, 'ana')).toBe(false);
	});
	it('one is asked for beside who shouted, too, where the hand’s end is shown', () => {
		const now = said(box, opening(two), ...called(...anas), ...claimed('ana', anas), awarded);
		const asked = (journal: Evening) =>
			aboutLastShout(tableOf(journal), 'ana', nothing)?.questions.map(({ ask }) => ask);
		expect(asked(now)).toEqual([m.table_meant_who(), m.table_meant_winner_too()]);
		const one = said(box, opening(real), ...called(...anas), ...claimed('ana', anas));
		expect(asked(one)).toEqual([m.table_meant_who()]);
	});
});

describe('C-12 a hand of Cardgo', () => {
	const table = { variant: 'cardgo', drawing: 'cards', caller: 'ana', players: people(3) } as const;
	const draw = said(box, opening(table), ...ranksCalled('4', '5', '6', '7', '8'), closed, opened);
	it('that was a draw is won by the ranks that are read back', () => {
		const seq = draw.folded.effective.rows.find(({ fact }) => fact.type === 'hand.closed')?.seq;
		expect(names(draw)).toEqual(['Ben', 'Carla']);
		expect(tap(draw, 'Ben')).toEqual([[seq, 'ben']]);
		const claim = { type: 'hand.claimed', player: 'ben', ranks: ['4', '5', '6', '7', '8'] } as const;
		const planned = planChange(draw, winnerGiven(tableOf(draw), 0, claim));
		if (!planned.ok) throw new Error(planned.refusal.why);
		expect([planned.unfit, won({ ...draw, ...planned.after })]).toEqual([[], { ben: 1 }]);
	});
});
