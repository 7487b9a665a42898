import type { Snapshot } from '$lib/domain/box';
import { m } from '$lib/i18n';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { logText } from '../text/log';
import type { BingOhDesk } from './desk.svelte';

/** What a table without chips has to say as well: all else is on the screen that comes with it. */
const always: readonly BingOhFact['type'][] = ['dice.rolled', 'space.named'];
/** What is said by the screen that comes with it, or where it is done. */
const elsewhere: readonly BingOhFact['type'][] = [
	...(['bingoh.called', 'game.ended', 'round.scored', 'player.joined', 'player.left'] as const),
	...(['keeping.changed', 'cards.changed', 'dice.changed', 'faces.changed', 'chips.counted'] as const)
];
const rolls: readonly string[] = ['beginning', 'rolling'];

/** Says to screen readers what was recorded just now, and then who rolls next, where that is a new question. */
export function heard(desk: BingOhDesk, before: Snapshot<BingOh>, facts: readonly BingOhFact[]): void {
	const { context, state } = desk;
	const ledger = before.context.keeping === 'ledger';
	const said = facts
		.filter(({ type }) => (ledger ? !elsewhere.includes(type) : always.includes(type)))
		.map((fact) => logText(fact, before.context, context));
	if (
		ledger &&
		rolls.includes(state) &&
		(!rolls.includes(before.state) || facts.length > 1 || said.length > 0)
	)
		said.push(m.bingoh_ask_roll({ name: desk.name(desk.roller) }));
	if (said.length > 0) announcer.say(said.join('. '));
}
