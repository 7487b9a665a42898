/** How the arrow keys go: along which axis, and whether towards its end. */
const ways: Readonly<Record<string, readonly [axis: 'x' | 'y', sign: 1 | -1]>> = {
	ArrowRight: ['x', 1],
	ArrowLeft: ['x', -1],
	ArrowDown: ['y', 1],
	ArrowUp: ['y', -1]
};

const middle = (button: Element) => {
	const { left, top, width, height } = button.getBoundingClientRect();
	return { x: left + width / 2, y: top + height / 2, height };
};

/**
 * Makes a board of buttons one tab stop: the arrow keys go from button to button as they lie, Home and End to the first
 * and the last. The stop is where the focus was last. What an alert among them asks is a stop of its own. In a list that is
 * no board (`data-tabs`) every button stays a stop, as in any list, and the arrow keys are a shorter way.
 */
export function arrowKeys(board: HTMLElement): () => void {
	let stop: HTMLElement | undefined;
	const buttons = () =>
		[...board.querySelectorAll<HTMLElement>('button:not(:disabled, [role=alert] *)')].filter(
			// `checkVisibility` is not in Safari before 17.4.
			(one) => one.getClientRects().length > 0
		);
	function settle(at = stop) {
		const all = buttons();
		stop = at && all.includes(at) ? at : all[0];
		for (const one of all) one.tabIndex = one === stop || 'tabs' in board.dataset ? 0 : -1;
	}
	/**
	 * Returns the nearest button on that side: what lies straight on comes before what lies aside; sideways nothing leaves
	 * its row.
	 */
	function next(from: HTMLElement, [axis, sign]: readonly ['x' | 'y', 1 | -1]): HTMLElement | undefined {
		const here = middle(from);
		const far = (one: HTMLElement) => {
			const there = middle(one);
			const on = (there[axis] - here[axis]) * sign;
			const aside = axis === 'x' ? there.y - here.y : there.x - here.x;
			const gone = on <= 4 || (axis === 'x' && Math.abs(aside) >= here.height);
			return gone ? Infinity : on + 3 * Math.abs(aside);
		};
		const [best] = buttons().sort((a, b) => far(a) - far(b));
		return best && far(best) < Infinity ? best : undefined;
	}
	function keydown(event: KeyboardEvent) {
		const from = event.target;
		if (!(from instanceof HTMLButtonElement) || event.ctrlKey || event.altKey || event.metaKey) return;
		const { key } = event;
		const way = ways[key];
		const to = way
			? next(from, way)
			: key === 'Home'
				? buttons()[0]
				: key === 'End'
					? buttons().at(-1)
					: undefined;
		if (!to) return;
		event.preventDefault();
		to.focus();
	}
	const focusin = ({ target }: FocusEvent) => target instanceof HTMLElement && settle(target);
	board.dataset.arrows = '';
	board.addEventListener('keydown', keydown);
	board.addEventListener('focusin', focusin);
	// Another size of the screen shows other buttons, and a board changes what it has.
	const changed = new MutationObserver(() => settle());
	changed.observe(board, { childList: true, subtree: true, attributeFilter: ['disabled'] });
	const resized = new ResizeObserver(() => settle());
	resized.observe(board);
	settle();
	return () => {
		changed.disconnect();
		resized.disconnect();
		board.removeEventListener('keydown', keydown);
		board.removeEventListener('focusin', focusin);
	};
}
