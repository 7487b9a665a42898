import type { SinoState } from '..';

/** Returns the id of the rule in force. */
export function ruleInForce(state: SinoState): string {
	const rules = {
		rolling: 'S-3',
		tryingBonus: 'S-8',
		announcing: 'S-5',
		keepingPad: 'S-5',
		over: 'S-9',
		opened: 'S-2'
	};
	return rules[state];
}
