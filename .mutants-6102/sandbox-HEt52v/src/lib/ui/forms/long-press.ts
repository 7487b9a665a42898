// @ts-nocheck
import type { Attachment } from 'svelte/attachments';

/** How long, in ms, a finger rests where it means more than a tap. */
export const rests = 500;
/** How far, in px, it may slip meanwhile. */
const slips = 12;

/** Makes a control hear a long press, by finger or mouse. The tap that would follow is not heard. */
export const longPress =
	(run: () => void): Attachment<HTMLElement> =>
	(node) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let at = { x: 0, y: 0 };
		let done = false;
		const stop = () => clearTimeout(timer);
		const down = ({ button, clientX, clientY }: PointerEvent) => {
			stop();
			done = false;
			at = { x: clientX, y: clientY };
			if (button !== 0) return;
			timer = setTimeout(() => {
				done = true;
				run();
			}, rests);
		};
		const move = ({ clientX, clientY }: PointerEvent) => {
			if (Math.hypot(clientX - at.x, clientY - at.y) > slips) stop();
		};
		const click = (event: MouseEvent) => {
			stop();
			// By keyboard there is no finger that is lifted.
			if (!done || event.detail === 0) return;
			done = false;
			event.stopImmediatePropagation();
		};
		const menu = (event: Event) => event.preventDefault();
		const gone = new AbortController();
		const early = { capture: true, signal: gone.signal };
		node.addEventListener('pointerdown', down, early);
		node.addEventListener('pointermove', move, early);
		for (const end of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(end, stop, early);
		node.addEventListener('click', click, early);
		node.addEventListener('contextmenu', menu, early);
		return () => {
			stop();
			gone.abort();
		};
	};
