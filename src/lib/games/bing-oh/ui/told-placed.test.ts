import { describe, expect, it } from 'vitest';
import { chipsAt } from '../rules/chips';
import { dealt, named, placed, removed, rolled, swapped, taken, turn } from '../rules/testing';
import { asked, done, late, seen, stops, table } from './told.testing';

const all = ['ana', 'ben', 'cai'];

describe('a chip that lay on a special space, as is said later', () => {
	const stars = [taken('ana', 'ben'), stops('ana')];
	const rest = [...turn('ben'), seen('cai'), dealt(), ...turn('cai')];
	const written = table(...turn('ana', [], 2), ...stars, ...rest);
	const special = placed(all, ['cai']);
	it('has the space and its steps asked, and the stars stand with all that came after [B-3] [B-4] [G-3]', () => {
		expect(asked(written, 4, [special]).ask?.state).toBe('landing');
		const swap = [special, named('cai', 'swap-cards')];
		expect(asked(written, 4, swap).ask?.state).toBe('acting');
		const { fell, facts } = done(written, 4, [...swap, swapped('cai', 'ana')]);
		expect([fell, facts]).toEqual([
			[],
			[rolled('ana', 2), ...swap, swapped('cai', 'ana'), ...stars, ...rest]
		]);
	});
	it('asks it of each, in turn, before and after one that was told [B-3]', () => {
		const took = [named('ben', 'take-chips', 1), taken('ben', 'cai')];
		const both = table(rolled('ana', 1), placed(all, ['ben']), ...took, taken('ana', 'cai'), ...rest);
		const three = placed(all, all);
		expect(asked(both, 4, [three]).ask?.context.queue).toEqual(['ana', 'ben', 'cai']);
		const anas = named('ana', 'must-t');
		expect(asked(both, 4, [three, anas]).ask?.context.queue).toEqual(['cai']);
		const cais = [named('cai', 'remove-one'), removed('cai', 'ana')];
		const { fell, facts } = done(both, 4, [three, anas, ...cais]);
		expect(fell).toEqual([]);
		expect(facts).toEqual([rolled('ana', 1), three, anas, ...took, ...cais, taken('ana', 'cai'), ...rest]);
	});
	it('asks nothing while the table has not gone on: it asks by itself', () => {
		const { journal } = done(table(...turn('ana')), 4, [special]);
		expect(journal.folded.snapshot.state).toBe('landing');
	});
	it('asks whose the later rolls are, where the space turned the order [B-5]', () => {
		const turned = [special, named('cai', 'reverse')];
		expect(asked(written, 4, turned).ask?.state).toBe('rolling');
		expect(done(written, 4, turned, { rolls: 'told' }).facts[5]).toEqual(late(rolled('ben')));
	});
});

it('a chip that lay on no special space takes what was done there along, and neither stars nor rolls [B-3] [B-4]', () => {
	const took = [named('ben', 'take-chips', 1), taken('ben', 'cai')];
	const written = table(rolled('ana', 1), placed(all, ['ben']), ...took, taken('ana', 'cai'), ...turn('ben'));
	const { fell, facts, journal } = done(written, 4, [placed(all)]);
	expect(fell).toEqual([6]);
	expect(facts).toEqual([...turn('ana', [], 1), taken('ana', 'cai'), ...turn('ben')]);
	expect(chipsAt(journal.folded.snapshot.context.piles, 'reserve', 'ben', 'cai')).toBe(0);
});
