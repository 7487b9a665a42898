import { colours, numbersOf, type Space } from './board';

/** What five dice rolled in a bonus try are worth. A rainbow counts twice. [S-8] */
export interface Bonus {
	readonly rainbow: boolean;
	readonly points: number;
}

/** The bonus of five numbers, or nothing where two are alike. Five that follow each other are a rainbow, whatever their colours. [S-8] */
export function bonusOf(numbers: readonly number[]): Bonus | undefined {
	if (numbers.length !== colours.length || new Set(numbers).size !== numbers.length) return undefined;
	const rainbow = Math.max(...numbers) - Math.min(...numbers) === numbers.length - 1;
	const sum = numbers.reduce((total, number) => total + number, 0);
	return { rainbow, points: rainbow ? 2 * sum : sum };
}

/** Whether the five dice can show these five numbers at once, in whatever order they were named. [S-1] */
export function canShow(numbers: readonly number[]): boolean {
	// Dice from blue to red start ever one higher, so the lowest number belongs to the first die if to any.
	const sorted = [...numbers].sort((a, b) => a - b);
	return (
		sorted.length === colours.length &&
		colours.every((colour, i) => numbersOf(colour).includes(sorted[i] ?? 0))
	);
}

export const numbersShown = (dice: readonly Space[]): readonly number[] => dice.map(({ number }) => number);
