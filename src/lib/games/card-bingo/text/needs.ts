import { m } from '$lib/i18n';
import { cardsEach, decksNeeded, mostCalls, type CardVariant } from '../rules/needs';
import type { Source } from '../rules/facts';

/** Returns what a table needs, shown before it is opened: "7 players: 7 cards each, 1 dealt deck; and the app's deck to call from." [C-6] */
export function needsSentence(
	variant: CardVariant,
	layouts: number,
	drawing: Source,
	dealing: Source,
	/** Nobody at the table calls. */
	appCalls: boolean,
	decks = decksNeeded(variant, layouts),
	/** A player calls who holds no cards. [C-3] */
	callerBeside = false
): string {
	const holders = m.cardbingo_needs_layouts({ count: layouts });
	const players = callerBeside ? m.cardbingo_needs_caller({ players: holders }) : holders;
	const each = m.cardbingo_needs_each({ count: cardsEach(variant, layouts) });
	if (dealing === 'app' && drawing === 'app')
		return (appCalls ? m.cardbingo_needs_all_app : m.cardbingo_needs_app_turns)({ players, each });
	if (variant === 'cardgo')
		return m.cardbingo_needs_cardgo({ players, each, calls: String(mostCalls(variant, layouts)) });
	return m.cardbingo_needs({
		players,
		each,
		decks: m.cardbingo_needs_decks({ count: decks }),
		second: drawing === 'app' ? m.cardbingo_needs_second_app() : m.cardbingo_needs_second_cards()
	});
}
