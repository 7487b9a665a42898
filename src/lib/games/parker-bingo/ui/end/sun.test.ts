import { expect, it } from 'vitest';
import { onTheSun, sunOf } from './sun';

it.each([
	[390, 400],
	[320, 340],
	[430, 500]
])('keeps a long name within the ring of the ball on a poster of %i by %i, as wide as a phone', (w, h) => {
	expect(onTheSun(w, h).nameWidth).toBeLessThan(sunOf(w, h).r * 1.7);
});
it('lets a long name reach across a wide poster, to be read from afar', () => {
	expect(onTheSun(1180, 600).nameWidth).toBe(1180 * 0.9);
});
