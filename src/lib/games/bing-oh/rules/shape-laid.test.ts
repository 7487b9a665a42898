import { describe, expect, it } from 'vitest';
import { shapeLaid } from './verdict';

const from = (start: number, step: number) => Array.from({ length: 6 }, (_, i) => start + step * i);

describe('the chips on a card of six by six [B-7]', () => {
	it.each([
		['the first row', from(0, 1), 'horizontal'],
		['the last row', from(30, 1), 'horizontal'],
		['a column', from(4, 6), 'vertical'],
		['the diagonal from B 1', from(0, 7), 'diagonal'],
		['the diagonal from H 1', from(5, 5), 'diagonal']
	])('six in %s are a row; five of them are none', (_, six, shape) => {
		expect(shapeLaid([...six, 8, 9], undefined)).toBe(shape);
		expect(shapeLaid([...six.slice(1), 8, 9], undefined)).toBeUndefined();
	});

	it('six that go round a corner are none', () => {
		expect(shapeLaid(from(3, 1), undefined)).toBeUndefined();
	});

	it('where a special space demands a line only that one counts, and no letter [B-10]', () => {
		expect(shapeLaid(from(0, 1), 'horizontal')).toBe('horizontal');
		expect(shapeLaid(from(0, 1), 'vertical')).toBeUndefined();
		expect(shapeLaid(from(0, 1), 'corners')).toBeUndefined();
		expect(shapeLaid([0, 5, 30, 35], 'corners')).toBe('corners');
		expect(shapeLaid(from(0, 1), 't')).toBeUndefined();
	});
});
