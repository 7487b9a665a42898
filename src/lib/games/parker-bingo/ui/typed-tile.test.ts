import { expect, test } from 'vitest';
import { typedTile } from './typed-tile';

test.each([
	['', '3', { typed: '3' }],
	['3', '1', { typed: '', number: 31 }],
	['7', '5', { typed: '', number: 75 }],
	['7', 'Enter', { typed: '', number: 7 }],
	['', '8', { typed: '', number: 8 }],
	['', '9', { typed: '', number: 9 }],
	['7', '6', { typed: '', wrong: '76' }],
	['7', '9', { typed: '', wrong: '79' }],
	['', 'b', { typed: 'B' }],
	['B', '7', { typed: '', number: 7 }],
	['B', '1', { typed: 'B1' }],
	['B1', 'Enter', { typed: '', number: 1 }],
	['B1', '5', { typed: '', number: 15 }],
	['B1', '6', { typed: '', wrong: 'B16' }],
	['B', '9', { typed: '', number: 9 }],
	['o', '7', undefined],
	['O', '7', { typed: 'O7' }],
	['O7', 'Enter', { typed: '', wrong: 'O7' }],
	['O7', '5', { typed: '', number: 75 }],
	['I', '3', { typed: 'I3' }],
	['I3', '0', { typed: '', number: 30 }],
	['B', 'Enter', { typed: '', wrong: 'B' }],
	['B', 'i', undefined],
	['7', 'b', undefined],
	['B', '0', undefined],
	['6', 'Backspace', { typed: '' }],
	['6', 'Escape', { typed: '' }],
	['1', '0', { typed: '', number: 10 }],
	['', '0', undefined],
	['', 'Enter', undefined],
	['', 'x', undefined],
	['4', 'Tab', undefined]
])('[PB-5] after "%s" the key %s', (typed, key, read) => {
	expect(typedTile(typed, key)).toEqual(read);
});
