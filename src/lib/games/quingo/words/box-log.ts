import { m } from '$lib/i18n';
import type { BoxLog } from '../../box-screens';
import type { QuingoFact, QuingoOpening } from '../facts';
import type { Context } from '../table';
import { logText } from './log';
import { refusalSentence } from './refusals';

const contextOf = (snapshot: unknown): Context => (snapshot as { readonly context: Context }).context;

/** The log of this box for who knows only that it is a box. */
export const boxLog: BoxLog = {
	logText(fact, before, after) {
		const said = fact as QuingoFact | QuingoOpening;
		return said.type === 'table.opened'
			? m.table_log_opened()
			: logText(said, contextOf(before), contextOf(after));
	},
	refusalSentence: (snapshot, refusal) => refusalSentence(contextOf(snapshot), refusal)
};
