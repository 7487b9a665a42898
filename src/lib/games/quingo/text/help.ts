import { keysOf } from '$lib/domain/sure';
import { m } from '$lib/i18n';
import type { Help } from '../rules/facts';
import { easeWord, type Advice, type Ease, type Worth } from '../rules/help';
import type { Band } from '../rules/sheet';
import { bandName } from './names';

const helpNames: Readonly<Record<Help, () => string>> = {
	off: m.quingo_help_off,
	hints: m.quingo_help_hints,
	ways: m.quingo_help_ways,
	odds: m.quingo_help_odds,
	advice: m.quingo_help_advice
};
/** Returns how much help there is, each with its name. */
export const helpOptions = (): readonly { readonly value: Help; readonly label: string }[] =>
	keysOf(helpNames).map((value) => ({ value, label: helpNames[value]() }));
export const helpName = (help: Help): string => helpNames[help]();

const eases: Readonly<Record<Ease, () => string>> = {
	easy: m.quingo_ease_easy,
	sometimes: m.quingo_ease_sometimes,
	seldom: m.quingo_ease_seldom
};
/** Returns how easily a number is made, in a word. */
export const easeText = (percent: number): string => eases[easeWord(percent)]();

const colours: Readonly<Record<Band, () => string>> = {
	0: m.quingo_band_red,
	1: m.quingo_band_yellow,
	2: m.quingo_band_blue,
	3: m.quingo_band_green,
	4: m.quingo_band_violet
};
/** Returns a band as a child calls it, and the numbers it has. */
const bandText = (band: Band): string =>
	m.quingo_help_band({ colour: colours[band](), band: bandName(band) });

/** Returns what a cross costs. */
export const costText = ({ points, bonus }: Worth): string =>
	bonus > 0 ? m.quingo_cost_bonus({ points: points - bonus, bonus }) : m.quingo_cost({ points });

/** Returns a suggestion with its reason; `box` is the box's name. */
export function adviceText(box: string, advice: Advice | Worth): string {
	if (!('why' in advice)) return m.quingo_advice_cross({ box, cost: costText(advice) });
	const words = { box, points: advice.points, band: bandText(advice.band) };
	switch (advice.why) {
		case 'finishes':
			return m.quingo_advice_finishes(words);
		case 'nearer':
			return m.quingo_advice_nearer(words);
		case 'hard':
			return m.quingo_advice_hard(words);
		case 'most':
			return m.quingo_advice_most(words);
		case 'gives':
			return m.quingo_advice_gives(words);
	}
}
