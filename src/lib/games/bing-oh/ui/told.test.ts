import { describe, expect, it } from 'vitest';
import { deedOf, stepsOf } from '$lib/domain/steps';
import { planChange } from '$lib/session/preview';
import { tableOf } from '$lib/ui/table/meant.testing';
import type { BingOhFact } from '../rules/facts';
import * as b from '../rules/testing';
import { besidesRow } from './besides';
import { aboutFact } from './put-right';
import { asked, begins, done, first, late, points, seen, stops, table } from './told.testing';

const { dealt, named, placed, rolled, taken, turn } = b;

describe('a special space that was another one', () => {
	const rest = [...turn('ben'), ...turn('cai'), seen('cai'), dealt(), ...turn('ana')];
	const on = (space: BingOhFact, ...did: readonly BingOhFact[]) =>
		table(...turn('ana', ['ana']), space, ...did, ...rest);
	const reverse = on(named('ana', 'must-t'));
	it('has what is done there asked, and the rest of the round stands [B-13] [G-3]', () => {
		const swap = named('ana', 'swap-cards');
		expect(asked(reverse, 5, [swap]).ask?.context.act?.space).toBe('swap-cards');
		const { fell, facts } = done(reverse, 5, [swap, b.swapped('ana', 'cai')]);
		expect([fell, facts.slice(2)]).toEqual([[], [swap, b.swapped('ana', 'cai'), ...rest]]);
	});
	it('asks for a roll, and then on whose card it lies [B-11]', () => {
		const block = named('ana', 'roadblock-roll');
		expect(asked(reverse, 5, [block]).ask?.context.act?.thrown).toBeUndefined();
		const extra = rolled('ana', 0, 'H', 2);
		expect(asked(reverse, 5, [block, extra]).ask?.context.act?.thrown).toMatchObject({ number: 2 });
		const { fell, facts } = done(reverse, 5, [block, extra, b.roadblock('ana', 'ben')]);
		expect([fell, facts.slice(2)]).toEqual([[], [block, extra, b.roadblock('ana', 'ben'), ...rest]]);
	});
	it('asks which space an extra roll has hit, and what is done there [B-5]', () => {
		const [again, extra] = [named('ana', 'roll-again'), rolled('ana', 0, 'H', 2)];
		const hit = [again, extra, placed(['ana'], ['ana'])];
		expect(asked(reverse, 5, hit).ask?.state).toBe('landing');
		const swap = [named('ana', 'swap-cards'), b.swapped('ana', 'ben')];
		const { fell, facts } = done(reverse, 5, [...hit, ...swap]);
		expect([fell, facts.slice(2)]).toEqual([[], [...hit, ...swap, ...rest]]);
	});
	it('needs no answer where the rules leave one thing alone [B-11]', () => {
		const { facts } = done(reverse, 5, [named('ana', 'place-one')]);
		expect(facts.slice(2)).toEqual([named('ana', 'place-one'), b.added('ana'), ...rest]);
	});
	it('asks for what is left of it after what was done already [B-11]', () => {
		const once = on(named('ana', 'roadblock-wild'), b.roadblock('ana', 'ben'));
		const twice = named('ana', 'roadblock-wild-2');
		expect(asked(once, 5, [twice]).ask?.context.act?.left).toBe(1);
		const { fell, facts } = done(once, 5, [twice, b.roadblock('ana', 'cai')]);
		expect(fell).toEqual([]);
		expect(facts.slice(2, 5)).toEqual([twice, b.roadblock('ana', 'ben'), b.roadblock('ana', 'cai')]);
	});
	it('asks nothing while the table has not gone on', () => {
		const now = table(...turn('ana', ['ana']), named('ana', 'must-t'));
		expect(done(now, 5, [named('ana', 'swap-cards')]).journal.folded.snapshot.state).toBe('acting');
	});
	it('takes along what was taken there, and no star takes it instead [B-4] [B-12]', () => {
		const took = [taken('ana', 'ben'), taken('ana', 'cai')];
		const starred = table(
			...turn('ana', ['ana'], 1),
			...[named('ana', 'take-chips', 2), ...took, taken('ana', 'ben')],
			...[...turn('ben'), seen('ben')]
		);
		expect(points(starred)).toEqual([3, 5, 0]);
		const plan = planChange(starred, asked(starred, 5, [named('ana', 'must-t')]).change);
		const struck = plan.ok && plan.rows.flatMap((row) => ('strikes' in row ? row.strikes : []));
		expect(struck && struck.toSorted((a, b) => a - b)).toEqual([6, 7]);
		const { facts, points: now } = done(starred, 5, [named('ana', 'must-t')]);
		expect(now).toEqual([1, 5, 0]);
		expect(facts.slice(2, 4)).toEqual([named('ana', 'must-t'), taken('ana', 'ben')]);
	});
	it('that asked for a shape leaves the BING-OH! that the table saw, in the right one [B-7] [B-10]', () => {
		const called: BingOhFact = { type: 'bingoh.called', calls: [{ player: 'ana', shape: 't' }] };
		const asked = table(...turn('ana', ['ana']), named('ana', 'must-t'), called, dealt(), ...turn('ben'));
		const z = named('ana', 'must-z');
		const { fell, facts, points } = done(asked, 5, [z]);
		expect([fell, points]).toEqual([[], [5, 0, 0]]);
		const right: BingOhFact = { type: 'bingoh.called', calls: [{ player: 'ana', shape: 'z' }] };
		expect(facts.slice(2)).toEqual([z, right, dealt(), ...turn('ben')]);
		// A row of six is more than the ledger knows.
		const row = done(asked, 5, [named('ana', 'lose-turn')]).facts[3];
		expect(row).toEqual(seen('ana'));
	});
	it('that turned the order asks whose the later rolls are [B-5]', () => {
		const turned = table(
			...[...turn('ana', ['ana']), named('ana', 'reverse')],
			...[...turn('cai', [], 1), taken('cai', 'ana'), ...turn('ben'), seen('ana')]
		);
		expect(points(turned)).toEqual([5, 0, 1]);
		const right = [named('ana', 'must-t')];
		expect(asked(turned, 5, right).ask?.state).toBe('rolling');
		const stay = done(turned, 5, right, { rolls: 'told' });
		expect([stay.fell, stay.points]).toEqual([[], [5, 0, 1]]);
		expect(stay.facts.filter(({ type }) => type === 'dice.rolled')).toEqual([
			rolled('ana'),
			late(rolled('cai', 1)),
			late(rolled('ben'))
		]);
		const next = done(turned, 5, right, { rolls: 'next' });
		// The star was the one of Ben, who rolled it.
		expect([next.fell, next.points]).toEqual([[], [5, 1, 0]]);
		expect(next.facts.filter(({ type }) => type === 'dice.rolled')).toEqual([
			rolled('ana'),
			rolled('ben', 1),
			rolled('cai')
		]);
	});
});

describe('a roll that was left out', () => {
	const written = table(
		...[...turn('ana'), ...turn('ben', [], 1), taken('ben', 'ana'), ...turn('cai')],
		...[seen('cai'), dealt(), ...turn('ana', [], 1), taken('ana', 'ben', 'ana'), seen('ana')]
	);
	const missing = [rolled('ben', 1, 'H', 2), placed(['ana', 'ben']), taken('ben', 'cai')];
	const leftOut = true;
	it('is entered with all that belongs to it before another one [B-2] [B-4] [G-3]', () => {
		expect(points(written)).toEqual([5, 1, 5]);
		const states = missing.map((_, i) => asked(written, 5, missing.slice(0, i + 1), { leftOut }).ask?.state);
		expect(states).toEqual(['placing', 'starring', 'rolling']);
	});
	it('has what the rules leave alone on its special space, before its star [B-3] [B-11]', () => {
		const on = [
			rolled('ben', 1, 'H', 2),
			placed(['ben'], ['ben']),
			named('ben', 'place-one'),
			taken('ben', 'cai')
		];
		const { fell, facts } = done(written, 5, on, { leftOut, rolls: 'told' });
		expect([fell, facts.slice(2, 7)]).toEqual([[], [...on.slice(0, 3), b.added('ben'), ...on.slice(3)]]);
	});
	it('leaves the later rolls as they were recorded, if the table says so [B-5]', () => {
		const { fell, facts, points } = done(written, 5, missing, { leftOut, rolls: 'told' });
		expect(fell).toEqual([]);
		expect(facts).toEqual([
			...[...turn('ana'), ...missing],
			...[late(rolled('ben', 1)), placed(['ana', 'ben', 'cai']), taken('ben', 'ana'), ...turn('cai')],
			...[seen('cai'), dealt(), ...turn('ana', [], 1), taken('ana', 'ben', 'ana'), seen('ana')]
		]);
		// Two chips of others in Ben's reserve, then one: Ana took hers back.
		expect(points).toEqual([5, 2 + 1, 5]);
	});
	it('or makes each the next player’s, with what the stars gave them [B-4] [B-5]', () => {
		const { fell, facts, points } = done(written, 5, missing, { leftOut, rolls: 'next' });
		// In the second round it would be Ben who took from himself.
		expect(fell).toEqual([14]);
		expect(facts).toEqual([
			...[...turn('ana'), ...missing],
			...[...turn('cai', [], 1), taken('cai', 'ana'), ...turn('ana')],
			...[seen('cai'), dealt(), ...turn('ben', [], 1), seen('ana')]
		]);
		expect(points).toEqual([5, 1 + 1, 1 + 5 + 1]);
	});
	it('removed again with others of its step, or after more was recorded, brings nothing back that does not fit there any more [G-3]', () => {
		const { journal } = done(written, 5, missing, { leftOut, rolls: 'next' });
		const putIn = journal.rows.find((row) => 'before' in row)?.seq ?? -1;
		const beside = besidesRow(tableOf({ ...written, ...journal }), putIn, 'strike');
		expect(beside.filter((one) => 'restore' in one)).toEqual([]);
	});
	it('is what undo says, and not what came of it [G-3]', () => {
		// Ana took back what Cai took from Ben later: Cai has stopped instead.
		const taking = table(
			...[...turn('ana'), ...turn('ben', [], 1), taken('ben', 'ana'), ...turn('cai', [], 1)],
			...[taken('cai', 'ben', 'ana'), ...turn('ana')]
		);
		const back = [late(rolled('ana', 1, 'H', 2)), placed(['ana']), taken('ana', 'ben', 'ana')];
		for (const [from, seq, facts] of [
			[written, 5, missing],
			[taking, 8, back]
		] as const) {
			const { rows } = done(from, seq, facts, { leftOut, rolls: 'told' }).journal;
			const step = stepsOf(rows).done.at(-1);
			expect(step && deedOf(step, rows)).toMatchObject({ did: 'added', row: { fact: facts[0] } });
		}
	});
	it('is the last one of a round, before BING-OH! was called [B-7]', () => {
		const last = [rolled('ana'), placed(['ana'])];
		const { fell, facts } = done(written, 10, last, { leftOut, rolls: 'told' });
		expect(fell).toEqual([]);
		expect(facts.slice(7, 10)).toEqual([...last, seen('cai')]);
		expect(facts[11]).toEqual(late(rolled('ana', 1)));
	});
});

describe('another player rolled', () => {
	const written = table(
		...[...turn('ana'), ...turn('ben', [], 1), taken('ben', 'ana'), ...turn('cai'), seen('cai')]
	);
	const right = [late(rolled('cai', 1))];
	it('has what the star gave, and the later rolls stand [B-4] [B-5]', () => {
		expect(points(written)).toEqual([0, 1, 5]);
		expect(asked(written, 5, right).ask?.state).toBe('rolling');
		const stay = done(written, 5, right, { rolls: 'told' });
		expect([stay.fell, stay.points]).toEqual([[], [0, 0, 6]]);
		expect(stay.facts.slice(2)).toEqual([
			...[late(rolled('cai', 1)), placed(['ana', 'ben', 'cai']), taken('cai', 'ana')],
			...[late(rolled('cai')), placed(['ana', 'ben', 'cai']), seen('cai')]
		]);
		const next = done(written, 5, right, { rolls: 'next' });
		expect([next.fell, next.facts[5]]).toEqual([[], rolled('ana')]);
	});
	it('cannot have taken from their own reserve: that falls, and was declined', () => {
		const own = table(...[...turn('ana', [], 1), taken('ana', 'ben'), ...turn('ben'), seen('cai')]);
		const { fell, facts } = done(own, first, [late(rolled('ben', 1))], { rolls: 'told' });
		expect(fell).toEqual([5]);
		expect(facts.slice(2, 4)).toEqual([stops('ben'), late(rolled('ben'))]);
	});
});

it('another player began: whose the first roll was is asked [B-1] [B-5]', () => {
	const written = table(...turn('ana'), ...turn('ben'), seen('cai'));
	const shown: BingOhFact[] = [];
	const asked = aboutFact(tableOf(written), begins, 2, undefined, (right) => shown.push(right));
	asked?.questions[0]?.meant[0]?.show?.();
	const right: BingOhFact = { type: 'start.named', player: 'ben' };
	expect(shown).toEqual([right]);
	const { fell, facts } = done(written, 2, [right], { rolls: 'next' });
	expect([fell, facts[0], facts[2]]).toEqual([[], rolled('ben'), rolled('cai')]);
});
