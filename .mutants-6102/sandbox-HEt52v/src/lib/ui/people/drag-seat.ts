/** Pixels the finger moves before it is a drag and not a tap. */
// @ts-nocheck

const threshold = 6;

/**
 * Lets a row be dragged to another place of its list by a handle, with mouse, pen or finger. While it is
 * dragged nothing is reordered: the row follows the finger, and the row it would land at is marked with
 * `data-drop="before"` or `"after"`. The buttons beside it do the same for a keyboard.
 * The handle stands in a list item, whose siblings are the places.
 *
 * @param drop is told the new place, counted from 0
 */
export function dragSeat(drop: (place: number) => void) {
	return (handle: HTMLElement) => {
		let letGo: () => void = () => undefined;

		const press = (down: PointerEvent) => {
			const dragged = handle.closest('li');
			const list = dragged?.parentElement;
			if (!dragged || !list || down.button !== 0) return;
			const rows = [...list.children].filter((child) => child instanceof HTMLElement);
			const from = rows.indexOf(dragged);
			// Where the rows lie when nothing is moved.
			const middles = rows.map((other) => {
				const { top, height } = other.getBoundingClientRect();
				return top + height / 2;
			});
			const home = middles[from] ?? 0;
			let place = from;
			handle.setPointerCapture(down.pointerId);
			// A press on a handle selects no text.
			down.preventDefault();

			const unmark = () => {
				for (const other of rows) delete other.dataset.drop;
			};
			const move = ({ clientY }: PointerEvent) => {
				const by = clientY - down.clientY;
				if (!('dragged' in dragged.dataset) && Math.abs(by) < threshold) return;
				dragged.dataset.dragged = '';
				dragged.style.setProperty('translate', `0 ${String(by)}px`);
				place = middles.filter((middle, index) => index !== from && middle < home + by).length;
				unmark();
				const target = rows[place];
				if (place !== from && target) target.dataset.drop = place < from ? 'before' : 'after';
			};
			const end = (event: PointerEvent) => {
				letGo();
				if (event.type === 'pointerup' && place !== from) drop(place);
			};
			letGo = () => {
				unmark();
				delete dragged.dataset.dragged;
				dragged.style.removeProperty('translate');
				handle.removeEventListener('pointermove', move);
				handle.removeEventListener('pointerup', end);
				handle.removeEventListener('pointercancel', end);
			};
			handle.addEventListener('pointermove', move);
			handle.addEventListener('pointerup', end);
			handle.addEventListener('pointercancel', end);
		};

		handle.addEventListener('pointerdown', press);
		return () => {
			letGo();
			handle.removeEventListener('pointerdown', press);
		};
	};
}
