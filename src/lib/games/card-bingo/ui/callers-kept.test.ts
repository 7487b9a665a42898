import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '$lib/i18n';
import { said } from '$lib/session/journal.testing';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import { deck } from '../rules/cards';
import type { CardsFact } from '../rules/facts';
import { anas, bens, called, claimed, dealt, opened, opening, table } from '../rules/testing';
import { hands, nobody, nothing, real, seqOf, won } from './hands-kept.testing';
import { aboutShout } from './put-right';

beforeAll(() => language.set('en'));

const changed = (player: string | null): CardsFact => ({ type: 'caller.changed', player });

describe('C-2a the caller was changed in mid hand, and another player had won the hand before', () => {
	const first = [...called(...anas), ...claimed('ana', anas), opened];
	const later = [
		...[...called(...bens.slice(1)), ...claimed('ben', bens), opened],
		...[...called(...anas), ...claimed('carla', anas), opened, ...called('2S')]
	];
	it.each([
		['the app', null],
		['a player without cards, who sat down since', 'fina'],
		['the one who called, and back', 'ana']
	])('to %s: the hands that followed stand with who called them', (_, player) => {
		const fina: CardsFact = { type: 'player.joined', player: { id: 'fina', name: 'Fina' } };
		const change = player === 'ana' ? [changed(null), changed('ana')] : [changed(player)];
		const now = said(box, opening(real), ...first, ...called('3H'), fina, ...change, ...later);
		const about = aboutShout(tableOf(now), seqOf(now, 'bingo.shouted'), nothing);
		const { journal, fell } = answered(now, about, 'Ben');
		expect(hands(journal).slice(1)).toEqual(hands(now).slice(1));
		expect(fell).toEqual([]);
		expect(journal.folded.snapshot.context.hands[1]?.holders).toEqual(['ben', 'carla', 'dora', 'emil']);
	});
	it('with hands that the app dealt as well', () => {
		let now = table({ ...real, dealing: 'app' });
		const facts: CardsFact[] = [];
		const tell = (...more: CardsFact[]) => {
			facts.push(...more);
			now = now.tell(...more);
		};
		const hand = (winner: string, ...between: CardsFact[]) => {
			tell(dealt(now.context), ...called(...deck.slice(0, 1)), ...between, ...called(...deck.slice(1)));
			tell(...claimed(winner));
		};
		hand('ana');
		tell(opened);
		hand('ben', changed(null));
		tell(opened);
		hand('carla');
		const evening = said(box, opening({ ...real, dealing: 'app' }), ...facts);
		expect(won(evening)).toEqual({ ana: 1, ben: 1, carla: 1 });
		const about = aboutShout(tableOf(evening), seqOf(evening, 'bingo.shouted'), nothing);
		const { journal, fell } = answered(evening, about, 'Ben');
		expect([fell, won(journal)]).toEqual([[], { ben: 2, carla: 1 }]);
		expect(won(nobody(evening).journal)).toEqual({ ben: 1, carla: 1 });
	});
});
