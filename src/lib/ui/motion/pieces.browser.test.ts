import { expect, test, vi } from 'vitest';
import { afterPaint, travel } from './pieces';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('the ball before sets out when the new number has been painted, and asks for no place sooner', async () => {
	document.body.innerHTML =
		'<div style="position: relative"><button data-piece="ball">B 14</button></div>' +
		'<ol><li data-piece="before" data-shows="I 30">I 30</li></ol>';
	const asked = vi.spyOn(Element.prototype, 'getBoundingClientRect');
	afterPaint(travel);
	await frame();
	expect(asked).not.toHaveBeenCalled();
	await expect.poll(() => document.querySelector("[aria-hidden='true']")?.textContent).toBe('I 30');
	expect(asked).toHaveBeenCalled();
	asked.mockRestore();
	await expect.poll(() => document.querySelector("[aria-hidden='true']")).toBe(null);
});
