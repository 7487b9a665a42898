import { expect, test } from 'vitest';
import { kindName, lineName, within } from './names';

test.each([
	[lineName('row-3'), 'third row'],
	[lineName('diagonal-up'), 'diagonal from bottom left'],
	[kindName('double'), 'double bingo'],
	// Its letter is a name.
	[lineName('column-N'), 'N column']
])('%s stands within a sentence as %s', (name, said) => {
	expect(within(name)).toBe(said);
});
