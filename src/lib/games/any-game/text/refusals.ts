import { m } from '$lib/i18n';
import { refusalSentences } from '$lib/ui/feedback/sentences';
import type { Context } from '../rules/game';
import type { AnyGameRefusal } from '../rules/rules';
import { nameIn, sideName } from './names';

/** Returns why this table, or any table, refused something, in one sentence. */
export const refusalSentence = refusalSentences<Context, AnyGameRefusal>(
	{
		'game-is-over': () => m.table_no_game_is_over(),
		'another-round': m.anygame_no_another_round,
		'points-missing': ({ side }, context) => m.anygame_no_points_missing({ names: sideName(context, side) }),
		'points-twice': ({ side }, context) => m.anygame_no_points_twice({ names: sideName(context, side) }),
		'partners-are-set': () => m.anygame_no_partners_are_set(),
		'already-so': () => m.anygame_no_already_so()
	},
	nameIn
);
