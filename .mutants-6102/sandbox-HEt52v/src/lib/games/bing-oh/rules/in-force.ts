// @ts-nocheck
import type { Context } from './game';
import type { BingOhState } from './not-now';
import { deedOf, type Deed } from './spaces';

const ofDeed: Record<Deed['does'], string> = {
	demand: 'B-10',
	roadblock: 'B-11',
	add: 'B-11',
	move: 'B-11',
	take: 'B-12',
	recall: 'B-12',
	remove: 'B-12',
	swap: 'B-13',
	renew: 'B-13',
	renewOther: 'B-13',
	lose: 'B-5',
	reverse: 'B-5',
	again: 'B-5'
};

/** Returns the rule behind a special space, or behind a dead or a free one. */
export const ruleOfSpace = (space: Parameters<typeof deedOf>[0] | undefined): string =>
	space === undefined ? 'B-14' : ofDeed[deedOf(space).does];

/** Returns the rule that the table is applying right now. */
export function ruleInForce(context: Context, state: BingOhState): string {
	if (state === 'acting') return ruleOfSpace(context.act?.space);
	const rules: Record<Exclude<BingOhState, 'acting'>, string> = {
		tallying: 'B-8',
		dealing: context.rounds.length > 0 ? 'B-8' : 'B-1',
		starting: 'B-1',
		beginning: 'B-5',
		rolling: 'B-5',
		placing: 'B-2',
		landing: 'B-3',
		starring: 'B-4',
		over: 'B-9'
	};
	return rules[state];
}
