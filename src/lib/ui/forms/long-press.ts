import type { Attachment } from 'svelte/attachments';

/** How long, in ms, a finger rests where it means more than a tap, and how far, in px, it may slip meanwhile. */
const [rests, slips] = [500, 12];

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
		const heard = [
			['pointerdown', down],
			['pointermove', move],
			['pointerup', stop],
			['pointercancel', stop],
			['pointerleave', stop],
			['click', click],
			['contextmenu', menu]
		] as const;
		for (const [type, listener] of heard) node.addEventListener(type, listener as EventListener, true);
		return () => {
			stop();
			for (const [type, listener] of heard) node.removeEventListener(type, listener as EventListener, true);
		};
	};
