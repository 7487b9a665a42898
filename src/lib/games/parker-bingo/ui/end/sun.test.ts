import { expect, it } from 'vitest';
import { layWords, widthInLetters } from '$lib/ui/table/end/fit';
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

it.each([
	[390, 412, 'Ana and Cai'],
	[390, 412, 'Ana'],
	[320, 340, 'Ana and Cai'],
	[430, 500, 'Guillermina'],
	[820, 620, 'Ana and Cai']
])('keeps the last words within the ring too, on %i by %i below %s', (w, h, name) => {
	const { y, r } = sunOf(w, h);
	const place = onTheSun(w, h);
	const words = { name, verb: 'win with', figure: '320', about: '320 ahead of Ben and Dora' };
	for (const line of layWords(words, place).filter(({ what }) => what === 'about')) {
		const half = 0.255 * line.size * widthInLetters(line.text);
		expect(Math.hypot(half, place.y + line.y - y), line.text).toBeLessThan(r * 0.94);
	}
});
