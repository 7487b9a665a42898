import { expect, it } from 'vitest';
import { listedIn } from './listed.ts';

it.each([
	['en', ['Ana'], 'Ana'],
	['en', ['Al', 'Íñigo'], 'Al and Íñigo'],
	['en', ['Ana', 'Ben', 'Carla'], 'Ana, Ben, and Carla'],
	// Two names that run from right to left still stand in the order of their seats. [G-5]
	['en', ['עדי', 'عمر', 'Al'], '\u2068עדי\u2069, \u2068عمر\u2069, and Al'],
	['es', [], ''],
	['es', ['Ana', 'Ben'], 'Ana y Ben'],
	['es', ['Ana', 'Ben', 'Inés'], 'Ana, Ben e Inés'],
	['es', ['Al', 'Íñigo'], 'Al e Íñigo'],
	// Typed as an I and an accent.
	['es', ['Al', 'I\u0301ñigo'], 'Al e I\u0301ñigo'],
	['es', ['Al', 'íñigo'], 'Al e íñigo'],
	['es', ['Íñigo', 'Al'], 'Íñigo y Al'],
	['es', ['Al', 'Hilario'], 'Al e Hilario'],
	['es', ['Al', 'Híspalo'], 'Al e Híspalo'],
	['es', ['Al', 'Hiedra'], 'Al y Hiedra'],
	['es', ['Al', 'Hiamina'], 'Al y Hiamina'],
	['es', ['Al', 'Yolanda'], 'Al y Yolanda'],
	['es', ['Al', 'Ylenia'], 'Al y Ylenia'],
	['es', ['Al + Íñigo', 'Íñigo + Al'], 'Al + Íñigo e Íñigo + Al'],
	['es', ['$1', 'Í$&'], '$1 e Í$&']
] as const)('lists in %s %j as %j', (language, names, text) => {
	expect(listedIn(language, names)).toBe(text);
});
