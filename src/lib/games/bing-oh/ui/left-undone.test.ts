import { describe, expect, it } from 'vitest';
import { language } from '$lib/i18n';
import { changed } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import { emptied } from '$lib/ui/table/meant';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import {
	added,
	dealt,
	left,
	missed,
	named,
	placed,
	renewed,
	roadblock,
	rolled,
	swapped,
	taken,
	turn
} from '../rules/testing';
import { tableOf } from '$lib/ui/table/meant.testing';
import { besidesRow } from './besides';
import { following } from './following';
import { aboutFact } from './put-right';
import { after, done, first, late, points, seen, table } from './told.testing';

const rest = [...turn('ben'), ...turn('cai'), seen('cai'), dealt(), ...turn('ana')];

/** Returns what stands once a row is removed from the history. */
const without = (from: Journal<BingOh>, seq: number) =>
	changed(from, {
		together: [...besidesRow(tableOf(from), seq, 'strike'), emptied(from.folded, seq)]
	}).journal;

describe('what has to be done on a special space, and is removed from the history', () => {
	const all = [...turn('ana', ['ana', 'cai'])];
	const cais = [named('cai', 'reverse'), ...turn('cai'), ...turn('ben'), seen('ben'), dealt()];
	const did: readonly (readonly BingOhFact[])[] = [
		[named('ana', 'new-card'), renewed('ana', 'ana', 2)],
		[named('ana', 'choose-new-card'), renewed('ana', 'ben', 2)],
		[named('ana', 'place-one'), added('ana')],
		[named('ana', 'swap-cards'), swapped('ana', 'ben')],
		[named('ana', 'roadblock-wild-2'), roadblock('ana', 'ben'), roadblock('ana', 'cai')],
		[named('ana', 'roadblock-roll'), rolled('ana'), missed('ana')],
		[named('ana', 'roll-again'), rolled('ana'), placed(['ana'])]
	];
	it.each(did.map((one) => [one.at(-1)?.type, one] as const))(
		'leaves the space alone, and all else as it was: %s [B-3] [B-11] [B-13]',
		(_, one) => {
			const written = table(...all, ...one, ...cais);
			const last = written.folded.effective.rows[first + 1 + one.length]?.seq ?? -1;
			const now = without(written, last);
			const again = one.some(({ type }) => type === 'chips.placed');
			const stands = again ? [...one.slice(0, 2), placed([])] : [left('ana')];
			expect(after(now)).toEqual([...all, ...stands, ...cais]);
			expect(points(now)).toEqual(points(table(...all, ...stands, ...cais)));
		}
	);
	it('is asked about again while nothing came after it', () => {
		const now = without(table(...all, named('ana', 'new-card'), renewed('ana', 'ana')), 6);
		expect(after(now).at(-1)).toEqual(named('ana', 'new-card'));
		expect(now.folded.snapshot.state).toBe('acting');
	});
	it('was open at a BING-OH! that is removed, and is left alone [B-7]', () => {
		const open = table(...all, named('ana', 'new-card'), seen('ben'), dealt(), ...turn('ben'));
		expect(after(without(open, 6))).toEqual([...all, left('ana'), left('cai'), ...turn('ben')]);
	});
});

it('who placed is removed: nobody did, and all later rolls stand [B-2]', () => {
	const now = without(table(...turn('ana', ['ben']), named('ben', 'lose-turn'), ...rest.slice(2)), 4);
	expect(after(now)).toEqual([rolled('ana'), placed([]), late(rolled('cai')), ...rest.slice(3)]);
});

it('who placed is removed, and a BING-OH! stands that was called while a special space was at work [B-2] [B-7]', () => {
	const next = [seen('cai'), dealt(), ...turn('ben')];
	const now = without(table(...turn('ana', ['ben']), named('ben', 'remove-one'), ...next), 4);
	expect(after(now)).toEqual([rolled('ana'), placed([]), ...next]);
});

it('all behind a roll that was left out was rolled as it was recorded, and nothing is asked of it [B-5]', () => {
	const before = [...turn('ana', ['ben']), named('ben', 'lose-turn')];
	const behind = [...turn('cai'), ...turn('ana'), ...turn('ben'), ...turn('cai')];
	const out = [late(rolled('ben', 0, 'O', 5)), placed([])];
	const { fell, facts } = done(table(...before, ...behind), 6, out, { leftOut: true });
	expect(fell).toEqual([]);
	// Ben has not lost the turn by then.
	const lost = [late(rolled('ben')), placed(['ana', 'ben', 'cai'])];
	expect(facts).toEqual([...before, ...out, ...behind.slice(0, 4), ...lost, ...turn('cai')]);
});

it('a roll that was read off wrongly hit no space that turns the order: later rolls stand as they were recorded [B-5]', () => {
	const right = rolled('ana', 0, 'O', 5);
	const behind = [...turn('cai'), ...turn('ben')];
	const written = table(...turn('ana', ['ben']), named('ben', 'reverse'), ...behind);
	const change = following(tableOf(written), first, right, { placed: { ben: 'placed' } });
	const { journal } = changed(written, change);
	expect(change.instead).toContainEqual(late(rolled('cai')));
	expect(after(journal).filter(({ type }) => type === 'dice.rolled')).toEqual([
		...[right, late(rolled('cai')), late(rolled('ben'))]
	]);
});

it('a roll that was read off wrongly had no star: what cannot be taken in a later round is declined, and that round stands [B-4] [B-8]', () => {
	const took = [...turn('ana', [], 1), taken('ana', 'ben'), seen('cai'), dealt()];
	const behind = [...turn('ben', [], 1), taken('ben', 'ana', 'ben'), ...turn('cai')];
	const right = rolled('ana', 0, 'O', 5);
	const { journal, fell } = changed(
		table(...took, ...behind),
		following(tableOf(table(...took, ...behind)), first, right)
	);
	expect(fell).toEqual([first + 2, first + 7]);
	expect(after(journal).slice(-3)).toEqual([{ type: 'stars.left', player: 'ben' }, ...turn('cai')]);
});

it('what is answered in the place of a chip that cannot have been taken stands, whatever is recorded behind it [B-3] [B-4]', () => {
	const stops: BingOhFact = { type: 'stars.left', player: 'ana' };
	const roll = turn('ana', ['ben'], 2);
	const took = [named('ben', 'take-chips', 1), taken('ben', 'cai'), taken('ana', 'ben', 'cai'), stops];
	const right = named('ben', 'must-t');
	const answers = [taken('ana', 'cai'), stops];
	const { fell, facts } = done(table(...roll, ...took, ...turn('ben')), 5, [right, ...answers]);
	expect(facts).toEqual([...roll, right, ...answers, ...turn('ben')]);
	expect(fell).toEqual([6, 7, 8]);
});

it('of a space that the table waited for it is not asked whose it was: no other player’s was it [B-3]', () => {
	language.set('en');
	const written = table(...turn('ana', ['ana']), named('ana', 'lose-turn'), ...turn('ben'));
	expect(aboutFact(tableOf(written), named('ana', 'lose-turn'), 5)?.questions).toEqual([]);
	const noticed = table(...turn('ana'), named('ana', 'lose-turn'), ...turn('ben'));
	expect(aboutFact(tableOf(noticed), named('ana', 'lose-turn'), 5)?.questions[0]?.meant).toHaveLength(2);
});
