import { colours, type Space } from './board';

/** What five dice rolled in a bonus try are worth. A rainbow counts twice. [S-8] */
export interface Bonus {
	readonly rainbow: boolean;
	readonly points: number;
}

/** Returns the bonus of five numbers; undefined where two are alike. Five that follow each other are a rainbow, whatever their colours. [S-8] */
export function bonusOf(numbers: readonly number[]): Bonus | undefined {
	if (numbers.length !== colours.length || new Set(numbers).size !== numbers.length) return undefined;
	const rainbow = Math.max(...numbers) - Math.min(...numbers) === numbers.length - 1;
	const sum = numbers.reduce((total, number) => total + number, 0);
	return { rainbow, points: rainbow ? 2 * sum : sum };
}

export const numbersShown = (dice: readonly Space[]): readonly number[] => dice.map(({ number }) => number);
