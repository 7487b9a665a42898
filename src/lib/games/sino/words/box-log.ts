import { m } from '$lib/i18n';
import type { BoxLog } from '../../box-screens';
import type { SinoFact, SinoOpening } from '../facts';
import type { Context } from '../game';
import { logText } from './log';
import { refusalSentence } from './refusals';

const contextOf = (snapshot: unknown): Context => (snapshot as { readonly context: Context }).context;

/** The log of this box for who knows only that it is a box. */
export const boxLog: BoxLog = {
	logText(fact, before, after) {
		const said = fact as SinoFact | SinoOpening;
		if (said.type !== 'table.opened') return logText(said, contextOf(before), contextOf(after));
		return said.keeping === 'pad' ? m.sino_log_opened_pad() : m.sino_log_opened_boards();
	},
	refusalSentence: (snapshot, refusal) => refusalSentence(contextOf(snapshot), refusal)
};
