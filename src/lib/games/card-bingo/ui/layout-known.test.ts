import { beforeAll, expect, it } from 'vitest';
import { language } from '$lib/i18n';
import { sure } from '$lib/domain/sure';
import { said } from '$lib/session/journal.testing';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import { anas, bens, called, claimed, entered, opened, opening } from '../rules/testing';
import { hands, nothing, real, removed, seqOf, won } from './hands-kept.testing';
import { aboutFact, aboutShout } from './put-right';

beforeAll(() => language.set('en'));

// Real cards lie on the table, and the app was shown a layout. [C-5]

const [first, second] = [sure(anas[0]), sure(anas[1])];

it.each(['removed', 'Dora’s'])(
	'a layout that two wrong claims of an old hand were checked with is %s: the hands after it stand [C-5] [G-3]',
	(how) => {
		const now = said(
			box,
			opening(real),
			...[...called(first), entered('ben', anas), ...claimed('ben')],
			...[...called(second), ...claimed('ben'), ...called(...bens), ...claimed('carla', bens)],
			...[opened, ...called(...anas), ...claimed('ben', anas)]
		);
		const seq = seqOf(now, 'layout.entered');
		const about = aboutFact(tableOf(now), entered('ben', anas), seq, nothing);
		const { journal, fell } = how === 'removed' ? removed(now, seq) : answered(now, about, 'Dora');
		expect(fell).toHaveLength(2);
		expect([hands(journal), won(journal)]).toEqual([['1 emil 7', '2 carla 5'], { carla: 1, ben: 1 }]);
	}
);

it('a claim that was read back is another player’s, whose layout the app was shown only later [C-5] [G-3]', () => {
	const now = said(
		box,
		opening(real),
		...[...called(first), ...claimed('ben', anas), ...called(second), entered('ana', anas)]
	);
	const about = aboutShout(tableOf(now), seqOf(now, 'bingo.shouted'), nothing);
	const { journal, fell } = answered(now, about, 'Ana');
	expect(fell).toEqual([]);
	expect(journal.folded.snapshot.context.hands[0].claims).toMatchObject([{ player: 'ana', cards: anas }]);
});
