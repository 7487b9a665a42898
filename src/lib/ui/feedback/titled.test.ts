import { expect, it } from 'vitest';
import { titled } from './titled';

it.each([
	['Parker Bingo', 'round 3', 'Parker Bingo, round 3'],
	['Good bingo!', 'Ida', 'Good bingo! Ida'],
	['¿Quién eres?', 'Sino', '¿Quién eres? Sino'],
	['Sino', '', 'Sino']
])('a title, and what stands below it, are one sentence: %s, %s', (title, below, said) => {
	expect(titled(title, below)).toBe(said);
});
