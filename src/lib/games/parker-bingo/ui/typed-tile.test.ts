import { expect, test } from 'vitest';
import { typedTile } from './typed-tile';

test.each([
	['', '3', { typed: '3' }],
	['3', '1', { typed: '', number: 31 }],
	['7', '5', { typed: '', number: 75 }],
	['7', 'Enter', { typed: '', number: 7 }],
	['', '8', { typed: '', number: 8 }],
	['', '9', { typed: '', number: 9 }],
	['7', '6', { typed: '6' }],
	['7', '9', { typed: '', number: 9 }],
	['6', 'Backspace', { typed: '' }],
	['6', 'Escape', { typed: '' }],
	['1', '0', { typed: '', number: 10 }],
	['', '0', undefined],
	['', 'Enter', undefined],
	['', 'b', undefined],
	['4', 'Tab', undefined]
])('after "%s" the key %s', (typed, key, read) => {
	expect(typedTile(typed, key)).toEqual(read);
});
