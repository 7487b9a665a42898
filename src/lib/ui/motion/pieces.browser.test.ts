import { expect, test, vi } from 'vitest';
import { afterPaint } from '../after-paint';
import { travel } from './pieces';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('the ball before sets out when the new number has been painted, and asks for no place sooner', async () => {
	const place = document.createElement('div');
	place.style.position = 'relative';
	const ball = document.createElement('button');
	ball.dataset.piece = 'ball';
	const before = document.createElement('b');
	Object.assign(before.dataset, { piece: 'before', shows: 'I 30' });
	place.append(ball);
	document.body.append(place, before);
	const asked = vi.spyOn(Element.prototype, 'getBoundingClientRect');
	afterPaint(travel);
	await frame();
	expect(asked).not.toHaveBeenCalled();
	await expect.poll(() => document.querySelector("[aria-hidden='true']")?.textContent).toBe('I 30');
	expect(asked).toHaveBeenCalled();
	asked.mockRestore();
	await expect.poll(() => document.querySelector("[aria-hidden='true']")).toBe(null);
});
